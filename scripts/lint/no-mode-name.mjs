import { readFileSync } from 'node:fs'

const SCHEMA = new URL('../../schemas/models/common.schema.json', import.meta.url)
const MODES = new Set(JSON.parse(readFileSync(SCHEMA, 'utf8')).$defs.OrderModeType.enum)

const isMode = (node) => node?.type === 'Literal' && MODES.has(node.value)

/** Properties of a mode are columns of one table, so that a new mode is one new row. */
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
