import type { DiscountLine, GeneralDiscount, MinorUnits } from '#generated/models.ts'
import { percentOf } from '#domain/money/money.ts'
import { appliesIn, byPriority } from './applicable.ts'
import type { PricingContext } from './discount-rule.ts'

/**
 * Discounts on the whole order as lines of the order. All that hold apply, each to the items total, in order of
 * priority and together never more than that total.
 *
 * @param discounts - those with plates are left out; MULTIPLE and FINAL_PRICE mean nothing for an order and are too
 * @param itemsTotal - after the discounts on items
 * @param context - mode and payment method
 * @returns one line per discount that takes something off
 * @units minor units
 * @errors none
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
    const amount = Math.min(left, orderOff(discount, itemsTotal))
    if (amount <= 0) continue
    left -= amount
    const { id, name, type } = discount
    lines.push({ name, type, value: orderValue(discount), amount, discountReferenceId: id })
  }
  return lines
}

function orderValue({ type, percentage = 0, fixedDiscount = 0 }: GeneralDiscount): number {
  if (type === 'PERCENT') return Math.min(percentage, 100)
  return type === 'FIXED' ? fixedDiscount : 0
}

function orderOff(discount: GeneralDiscount, itemsTotal: MinorUnits): MinorUnits {
  const value = orderValue(discount)
  return discount.type === 'PERCENT' ? percentOf(itemsTotal, value) : value
}
