import { percentOf } from '#domain/money/money.ts'
import { type CodeRule, type DiscountRule, unitRule } from './discount-rule.ts'

/**
 * PERCENT: a share of the size price of every unit, rounded half up per unit; extras are paid in full. Of an order or as
 * a code: a share of its items.
 * @units percent of 100
 * @source diner spec §3 Discount (general) "PERCENT (percentage)"; extras at full price assumed: the discount names
 *   plates, and a garnish added for its own price is not the plate
 */
export const percentRule: DiscountRule & CodeRule = {
  ...unitRule({
    isUsable: ({ percentage = 0 }) => percentage > 0 && percentage <= 100,
    label: ({ percentage = 0 }) => ({ kind: 'PERCENT', percentage }),
    unitOff: ({ percentage = 0 }, sizePrice) => percentOf(sizePrice, percentage),
  }),
  orderOff: ({ percentage = 0 }, itemsTotal) => {
    const value = Math.min(percentage, 100)
    return { value, amount: percentOf(itemsTotal, value) }
  },
  codeOff: ({ value }, { base }) => percentOf(base, Math.min(value, 100)),
}
