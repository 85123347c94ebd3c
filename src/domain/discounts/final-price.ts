import { unitRule } from './discount-rule.ts'

/**
 * FINAL_PRICE: the size costs this much while the discount lasts; a size that is already cheaper keeps its price.
 * Extras come on top.
 *
 * @units minor units
 * @errors none
 * @source diner spec §3 Discount (general) "FINAL_PRICE (finalPrice)"; every size of the plate assumed: the discount
 *   names no size
 */
export const finalPriceRule = unitRule({
  isUsable: ({ finalPrice }) => finalPrice !== undefined && finalPrice >= 0,
  label: ({ finalPrice = 0 }) => ({ kind: 'FINAL_PRICE', amount: finalPrice }),
  unitOff: ({ finalPrice = Infinity }, sizePrice) => Math.max(0, sizePrice - finalPrice),
})
