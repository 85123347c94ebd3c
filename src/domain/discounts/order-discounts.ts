import type { DiscountLine, GeneralDiscount, MinorUnits } from '#generated/models.ts'
import { appliesIn, byPriority } from './applicable.ts'
import type { PricingContext } from './discount-rule.ts'
import { DISCOUNT_RULES } from './index.ts'

/**
 * Discounts on the whole order as lines of the order. All that hold apply, each to the items total, in order of
 * priority and together never more than that total.
 * @param discounts - those with plates are left out; types without `orderOff` mean nothing for an order and are too
 * @param itemsTotal - after the discounts on items
 * @param context - mode and payment method
 * @returns one line per discount that takes something off
 * @units minor units
 * @source requirement PAY-03, diner spec §3 Discount line; that all apply assumed: PAY-03 speaks of lines
 */
export function orderDiscountLines(
  discounts: readonly GeneralDiscount[],
  itemsTotal: MinorUnits,
  context: PricingContext,
): DiscountLine[] {
  const lines: DiscountLine[] = []
  let left = itemsTotal
  for (const discount of byPriority(discounts)) {
    if (discount.plates.length > 0 || !appliesIn(discount, context)) continue
    const { id, name, type } = discount
    const off = DISCOUNT_RULES[type].orderOff?.(discount, itemsTotal)
    const amount = Math.min(left, off?.amount ?? 0)
    if (!off || amount <= 0) continue
    left -= amount
    lines.push({ name, type, value: off.value, amount, discountReferenceId: id })
  }
  return lines
}
