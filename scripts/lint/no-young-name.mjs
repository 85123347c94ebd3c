import { YOUNG_NAMES } from './young-names.mjs'

const IN_THEIR_PLACE = {
  toSorted: '[...list].sort()',
  toReversed: '[...list].reverse()',
  findLast: 'filter() and at(-1)',
  checkVisibility: 'getClientRects().length',
  canParse: 'try new URL()',
  timeout: 'timeLimit() of #platform/time-limit.ts',
}

const told = YOUNG_NAMES.filter(({ isShared }) => !isShared)
const GLOBALS = new Set(told.flatMap(({ of, names }) => (of === 'globalThis' ? names : [])))
/** Of anything. */
const METHODS = new Set(told.flatMap(({ of, names }) => (of.endsWith('.prototype') ? names : [])))
/** Of what is named before the point. */
const STATICS = new Set(told.flatMap(({ of, names }) => names.map((name) => `${of}.${name}`)))
/** Safari before 16.4 cannot read a file with it. */
const LOOKBEHIND = /\(\?<[=!]/

/** What the browsers of decision 152 have not. */
export const noYoungName = {
  create(context) {
    const refuse = (node, name) => {
      const instead = IN_THEIR_PLACE[name] ? ` Write ${IN_THEIR_PLACE[name]}.` : ''
      context.report({ node, message: `${name} is younger than the browsers of decision 152.${instead}` })
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
