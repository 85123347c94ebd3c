import { type CodeRule, type DiscountRule, unitRule } from './discount-rule.ts'

/**
 * FINAL_PRICE: the size costs this much while the discount lasts; a size that is already cheaper keeps its price.
 * Extras come on top, as a code too: each unit of its plate costs the price of the code.
 * @units minor units
 * @source diner spec §3 Discount (general) "FINAL_PRICE (finalPrice)"; every size of the plate assumed: the discount
 *   names no size
 */
export const finalPriceRule: DiscountRule & CodeRule = {
  ...unitRule({
    isUsable: ({ finalPrice }) => finalPrice !== undefined && finalPrice >= 0,
    label: ({ finalPrice = 0 }) => ({ kind: 'FINAL_PRICE', amount: finalPrice }),
    unitOff: ({ finalPrice = Infinity }, sizePrice) => Math.max(0, sizePrice - finalPrice),
  }),
  needsPlate: true,
  codeOff: ({ plate, value }, { lines }) => {
    let off = 0
    for (const { referenceId, sizePrice, quantity, discount } of lines) {
      if (referenceId !== plate?.id) continue
      const paid = sizePrice * quantity - (discount?.amount ?? 0)
      off += Math.max(0, paid - Math.round(value) * quantity)
    }
    return off
  },
}
