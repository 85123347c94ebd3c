import { UNSUPPORTED_APIS } from './unsupported-apis.mjs'

const REPLACEMENTS = {
  toSorted: '[...list].sort()',
  toReversed: '[...list].reverse()',
  findLast: 'filter() and at(-1)',
  checkVisibility: 'getClientRects().length',
  canParse: 'try new URL()',
  timeout: 'timeLimit() of #platform/time-limit.ts',
}

const lintable = UNSUPPORTED_APIS.filter(({ isShared }) => !isShared)
const GLOBALS = new Set(lintable.flatMap(({ of, names }) => (of === 'globalThis' ? names : [])))
/** Refused on any object. */
const METHODS = new Set(lintable.flatMap(({ of, names }) => (of.endsWith('.prototype') ? names : [])))
/** Refused as `Owner.name`. */
const STATICS = new Set(lintable.flatMap(({ of, names }) => names.map((name) => `${of}.${name}`)))
/** A syntax error in Safari before 16.4. */
const LOOKBEHIND = /\(\?<[=!]/

/** Refuses APIs and syntax that a browser of decision 152 lacks. */
export const noUnsupportedApi = {
  create(context) {
    const refuse = (node, name) => {
      const instead = REPLACEMENTS[name] ? ` Write ${REPLACEMENTS[name]}.` : ''
      context.report({ node, message: `${name} is missing in browsers of decision 152.${instead}` })
    }
    const check = (node, name, owner) => {
      if (METHODS.has(name) || STATICS.has(`${owner}.${name}`)) refuse(node, name)
    }
    return {
      MemberExpression(node) {
        check(node, node.computed ? node.property.value : node.property.name, node.object.name)
      },
      VariableDeclarator({ id, init }) {
        if (id.type !== 'ObjectPattern') return
        for (const { key } of id.properties) if (key) check(id, key.name, init?.name)
      },
      CallExpression({ callee }) {
        if (GLOBALS.has(callee.name)) refuse(callee, callee.name)
      },
      Literal(node) {
        if (node.regex && (LOOKBEHIND.test(node.regex.pattern) || node.regex.flags.includes('v')))
          refuse(node, 'This form of a regular expression')
      },
    }
  },
}
