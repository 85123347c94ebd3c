import type { CartItem, MinorUnits } from '#generated/models.ts'

/**
 * Price of a whole line: original price × quantity, less the line's discount.
 * @param item - a priced cart item
 * @units minor units; `discount.amount` is off the whole line
 * @source diner spec §3 Cart item; off the line assumed: a 3x2 does not divide evenly over its units
 */
export function lineTotal(item: Pick<CartItem, 'originalPrice' | 'quantity' | 'discount'>): MinorUnits {
  return item.originalPrice * item.quantity - (item.discount?.amount ?? 0)
}
