import type { DeliveryInfo } from '#generated/models.ts'
import { choosePayment, type PayableMode } from '#domain/delivery/payment-types.ts'
import { type CartState, emptyCart } from './cart-state.ts'

/**
 * Whether a cart survives the change between two order modes: only when both menus are known and equal.
 *
 * @param hashA - menu hash of one mode
 * @param hashB - menu hash of the other
 * @units none
 * @errors none
 * @source diner spec §4 "unless the menu hash of the two modes is equal"; unknown hashes count as different assumed:
 *   a failed request must not carry items over to a menu without them
 */
export function keepsCart(hashA: string | undefined, hashB: string | undefined): boolean {
  return hashA !== undefined && hashA !== '' && hashA === hashB
}

/**
 * Whether the diner is asked before a change of mode or branch: when it would empty a cart that has items.
 *
 * @param state - the cart
 * @param keeps - from {@link keepsCart}; false for another branch
 * @units none
 * @errors none
 * @source diner spec §2.10 "Shown before switching mode or branch with a non-empty cart"; not asked when the cart
 *   survives assumed: the text 'se borrarán los ítems' would be untrue
 */
export function asksBeforeSwitch(state: Pick<CartState, 'items'>, keeps: boolean): boolean {
  return state.items.length > 0 && !keeps
}

/**
 * The cart in another order mode: items kept or dropped, and the default payment type of the new mode.
 *
 * @param state - the cart, confirmed to be emptied if need be
 * @param mode - the new mode
 * @param keeps - from {@link keepsCart}
 * @param delivery - of the address, if known: it may refuse cash
 * @units none
 * @errors none; kept items must be priced again by `repriceCart`
 * @source requirement MODE-04
 */
export function switchMode(
  state: CartState,
  mode: PayableMode,
  keeps: boolean,
  delivery?: DeliveryInfo,
): CartState {
  const choice = { modeId: mode.id, paymentTypeId: choosePayment(mode, delivery)?.id }
  return keeps ? { ...state, ...choice } : emptyCart(choice)
}
