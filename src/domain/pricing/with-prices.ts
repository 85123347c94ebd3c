import type { CartItem } from '#generated/models.ts'
import type { QuoteLine } from './price-items.ts'

/**
 * Items that carry the prices of their lines.
 * @param items - of a cart or an order
 * @param lines - of `priceItems` or a quote, for the same items
 * @units minor units
 * @errors none; an item whose line is worth nothing keeps its prices
 * @source requirement CART-08
 */
export function withPrices(items: readonly CartItem[], lines: readonly QuoteLine[]): CartItem[] {
  return items.map((item, index) => {
    const line = lines[index]
    if (!line || line.quantity === 0 || !line.isOnMenu) return item
    const { discount: _, ...plain } = item
    return {
      ...plain,
      price: line.unitPrice,
      originalPrice: line.originalUnit,
      priceWithoutModifiers: line.sizePrice,
      ...(line.discount && { discount: line.discount }),
    }
  })
}
