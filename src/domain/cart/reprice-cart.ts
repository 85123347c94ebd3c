import type { CartItem, GeneralDiscount, Menu } from '#generated/models.ts'
import type { PricingContext } from '#domain/discounts/discount-rule.ts'
import { priceItems, type QuoteLine } from '#domain/pricing/price-items.ts'
import type { CartState } from './cart.ts'

/**
 * The cart with today's prices and the discounts that hold now. To be called after every change of items, mode or
 * payment method: a discount on quantities depends on all lines of a plate.
 *
 * @param state - the cart
 * @param menu - of its mode
 * @param discounts - on plates
 * @param context - mode and payment method
 * @units minor units
 * @errors none; items that left the menu keep what they have, see `revalidate`
 * @source requirement HOME-08
 */
export function repriceCart(
  state: CartState,
  menu: Menu,
  discounts: readonly GeneralDiscount[],
  context: PricingContext,
): CartState {
  const { lines } = priceItems({ items: state.items, menu, discounts, context })
  return { ...state, items: withPrices(state.items, lines) }
}

/**
 * Items that carry the prices of their lines.
 *
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
