import type { MinorUnits } from '#generated/models.ts'
import type { Quote } from '#domain/pricing/quote-shape.ts'
import { sum } from '#domain/money/money.ts'

/**
 * The price of the food after all discounts: the base of the share that points may pay, and their maximum.
 * @param quote - its points do not matter
 * @units minor units
 * @source diner spec §5 "maximum percentage of the order amount"; fees and delivery left out assumed: as for codes, the
 * venue pays for points with its food, not with the courier's fee
 */
export function redeemableAmount(
  quote: Pick<Quote, 'itemsTotal' | 'discounts' | 'codeDiscount'>,
): MinorUnits {
  const code = quote.codeDiscount
  const offFood = code && code.type !== 'DELIVERY_FEE' ? code.amount : 0
  return Math.max(0, quote.itemsTotal - sum(quote.discounts.map(({ amount }) => amount)) - offFood)
}

/**
 * Whether anything of an order is discounted: a plate, the whole, or by a code.
 * @source diner spec §3 Loyalty program "supportsDiscounts"
 */
export function hasDiscount({ lines, discounts, codeDiscount }: Quote): boolean {
  return (
    discounts.length > 0 || codeDiscount !== undefined || lines.some(({ discount }) => discount !== undefined)
  )
}
