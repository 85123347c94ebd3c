import type { CartItem, GeneralDiscount, Menu, OrderedItem } from '#generated/models.ts'
import type { PricingContext } from '#domain/discounts/discount-rule.ts'
import { emptyCart } from './cart.ts'
import { revalidate } from './revalidate.ts'
import type { CartChange } from './revalidate.ts'

/** What of an earlier order can be ordered today. */
export interface OrderedAgain {
  /** Items that can be ordered, at today's prices. */
  items: readonly CartItem[]
  /** What is not as it was, line by line in the order's own order. */
  changes: CartChange[]
}

/**
 * The items of an earlier order as a cart of today: plates, garnishes, prices and discounts are those of the menu,
 * and everything that differs from the order is listed. It is the cart's own check, with the order in place of what
 * was stored.
 *
 * @param ordered - the lines as they were sold
 * @param menu - of the mode in which it is ordered now
 * @param discounts - on plates
 * @param context - mode and payment method
 * @units minor units; units
 * @errors none; what cannot be ordered any more is left out and listed
 * @source issue 3 part 8 "order again … at today's prices with a list of what changed"
 */
export function orderAgain(
  ordered: readonly OrderedItem[],
  menu: Menu,
  discounts: readonly GeneralDiscount[],
  context: PricingContext,
): OrderedAgain {
  // lines stay apart as they were sold: changes are told by their place in the order
  const items = ordered.map((line, index) => ({ ...line, index }))
  const { state, changes } = revalidate({ ...emptyCart(), items }, menu, discounts, context)
  return { items: state.items, changes }
}
