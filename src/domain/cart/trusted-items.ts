import type { CartItem, Menu } from '#generated/models.ts'
import type { PricingContext } from '#domain/discounts/discount-rule.ts'
import { findPlates } from '#domain/menu/find.ts'
import type { QuoteLine } from '#domain/pricing/price-items.ts'
import { refreshItem } from './refresh-item.ts'
import { withPrices } from './reprice-cart.ts'

/**
 * The items of an accepted order with names and prices of the menu, so that nothing a browser wrote except ids,
 * counts and notes reaches the kitchen. Garnishes end up in the order of the menu.
 *
 * @param items - of a payload in which `compareQuote` found nothing
 * @param menu - the quote was made by
 * @param lines - of the quote
 * @param context - mode and payment method
 * @units minor units
 * @errors none; an item that is not on the menu stays as it is, but such an order is refused before
 * @source requirement PAY-02; design §3 "the domain prices the order again"
 */
export function trustedItems(
  items: readonly CartItem[],
  menu: Menu,
  lines: readonly QuoteLine[],
  context: PricingContext,
): CartItem[] {
  const plates = findPlates(menu, new Set(items.map((item) => item.referenceId)))
  const fresh = items.map((item, index) => {
    const refreshed = refreshItem(item, plates.get(item.referenceId), context)
    return refreshed.ok ? { ...refreshed.item, index } : item
  })
  return withPrices(fresh, lines)
}
