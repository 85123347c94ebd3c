const FORBIDDEN_MEMBERS = {
  'Date.now': 'Pass the instant in (`now: Date`).',
  'Math.random': 'Pass the random bytes in.',
  'performance.now': 'Pass the instant in (`now: Date`).',
  'crypto.randomUUID': 'Pass the id in.',
  'crypto.getRandomValues': 'Pass the random bytes in.',
}

/** Methods that read the time zone of the machine. */
const LOCAL_TIME =
  /^(?:get|set)(?:FullYear|Month|Date|Day|Hours|Minutes|Seconds|Milliseconds|TimezoneOffset)$/
const LOCALE_TEXT = new Set(['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'])
const GLOBALS = new Set([
  'window',
  'document',
  'localStorage',
  'sessionStorage',
  'navigator',
  'fetch',
  'process',
])

/** Rules are functions of their arguments: no clock, randomness, machine time zone, browser or environment. */
export const noHiddenInput = {
  create(context) {
    const report = (node, message) => context.report({ node, message })
    return {
      MemberExpression(node) {
        if (node.computed) return
        const property = node.property.name
        const owner = node.object.type === 'Identifier' ? node.object.name : ''
        const advice = FORBIDDEN_MEMBERS[`${owner}.${property}`]
        if (advice) report(node, `${owner}.${property} is a hidden input of a business rule. ${advice}`)
        else if (LOCAL_TIME.test(property))
          report(node, `${property} reads the machine's time zone. Use civilAt() of #domain/time/zoned.ts.`)
        else if (LOCALE_TEXT.has(property))
          report(
            node,
            `${property} reads the machine's locale. Use the formatters of #domain/money or #domain/time.`,
          )
        else if (GLOBALS.has(owner) && !isLocal(context, node.object))
          report(node, `${owner} is a hidden input of a business rule. Pass what is needed in.`)
      },
      NewExpression(node) {
        if (node.callee.name === 'Date' && node.arguments.length === 0)
          report(node, 'new Date() reads the clock. Pass the instant in (`now: Date`).')
        if (isIntl(node.callee) && node.arguments.length === 0)
          report(node, "Intl without arguments takes the machine's locale and time zone. Name both.")
      },
      CallExpression(node) {
        if (node.callee.name === 'Date')
          report(node, 'Date() reads the clock. Pass the instant in (`now: Date`).')
        if (node.callee.name === 'fetch' && !isLocal(context, node.callee))
          report(node, 'fetch is a hidden input of a business rule. Pass what is needed in.')
      },
    }
  },
}

const isIntl = (callee) => callee.type === 'MemberExpression' && callee.object.name === 'Intl'

/** True when the file declares the name itself, for instance as a parameter called `window`. */
function isLocal(context, identifier) {
  for (let scope = context.sourceCode.getScope(identifier); scope; scope = scope.upper) {
    const variable = scope.set?.get(identifier.name)
    if (variable) return variable.defs.length > 0
  }
  return false
}
