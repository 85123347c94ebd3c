import { type CodeRule, type DiscountRule, unitRule } from './discount-rule.ts'

/**
 * FIXED: an amount off the size price of every unit, never more than that price. Of an order or as a code: off all of it.
 * @units minor units
 * @source diner spec §3 Discount (general) "FIXED (fixedDiscount)"; per unit as the contract says
 */
export const fixedRule: DiscountRule & CodeRule = {
  ...unitRule({
    isUsable: ({ fixedDiscount = 0 }) => fixedDiscount > 0,
    label: ({ fixedDiscount = 0 }, sizePrice) => ({
      kind: 'FIXED',
      amount: Math.min(fixedDiscount, sizePrice),
    }),
    unitOff: ({ fixedDiscount = 0 }, sizePrice) => Math.min(fixedDiscount, sizePrice),
  }),
  orderOff: ({ fixedDiscount = 0 }) => ({ value: fixedDiscount, amount: fixedDiscount }),
  codeOff: ({ value }) => Math.round(value),
}
