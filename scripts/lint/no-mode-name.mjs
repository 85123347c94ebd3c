import { readFileSync } from 'node:fs'

const SCHEMA = new URL('../../schemas/models/common.schema.json', import.meta.url)
const MODES = new Set(JSON.parse(readFileSync(SCHEMA, 'utf8')).$defs.OrderModeType.enum)

const isMode = (node) => node?.type === 'Literal' && MODES.has(node.value)

/** What a mode needs is a column of one table, so that a further mode is a row and not a search for its neighbours. */
export const noModeName = {
  create(context) {
    const report = (node) =>
      context.report({
        node,
        message: `${node.value} is compared by name. Ask ORDER_MODES of #domain/venue/order-modes.ts what the mode needs.`,
      })
    return {
      BinaryExpression({ operator, left, right }) {
        if (operator !== '===' && operator !== '!==') return
        for (const side of [left, right]) if (isMode(side)) report(side)
      },
      SwitchCase({ test }) {
        if (isMode(test)) report(test)
      },
    }
  },
}
