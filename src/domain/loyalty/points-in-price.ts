import { sum } from '#domain/money/money.ts'
import type { DiscountLine, MinorUnits, SurchargeLine } from '#generated/models.ts'

/** A placed order's amounts. */
export type PricedOrder = {
  itemsPrice: MinorUnits
  deliveryFee: MinorUnits
  userServiceFee: MinorUnits
  tip?: MinorUnits | undefined
  surcharges: readonly Pick<SurchargeLine, 'amount'>[]
  discounts: readonly Pick<DiscountLine, 'amount'>[]
  price: MinorUnits
  /** whole points */
  redeemedPoints: number
}

/**
 * What the points took off a placed order: the rest of its price, whatever a point is worth by now.
 * @units minor units, 0 without points
 */
export function pointsInPrice(order: PricedOrder): MinorUnits {
  if (order.redeemedPoints === 0) return 0
  const { itemsPrice, deliveryFee, userServiceFee, tip = 0, surcharges, discounts, price } = order
  const added = itemsPrice + deliveryFee + userServiceFee + tip + amountOf(surcharges)
  return Math.max(0, added - amountOf(discounts) - price)
}

const amountOf = (lines: readonly { amount: MinorUnits }[]): MinorUnits =>
  sum(lines.map(({ amount }) => amount))
