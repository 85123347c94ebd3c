import { unitRule } from './discount-rule.ts'

/**
 * FIXED: an amount off the size price of every unit, never more than that price.
 *
 * @units minor units
 * @errors none
 * @source diner spec §3 Discount (general) "FIXED (fixedDiscount)"; per unit as the contract says
 */
export const fixedRule = unitRule({
  isUsable: ({ fixedDiscount = 0 }) => fixedDiscount > 0,
  label: ({ fixedDiscount = 0 }) => ({ kind: 'FIXED', amount: fixedDiscount }),
  unitOff: ({ fixedDiscount = 0 }, sizePrice) => Math.min(fixedDiscount, sizePrice),
})
