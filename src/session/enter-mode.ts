import { choosePayment } from '#domain/delivery/payment-types.ts'
import type { OrderMode } from '#generated/models.ts'
import type { CartStore } from './cart-store.ts'

/** Makes an order mode the cart's, paid in the way it offers first. */
export function enterMode(cart: CartStore, mode: OrderMode): void {
  cart.getState().put({ modeId: mode.id, paymentTypeId: choosePayment(mode, undefined)?.id })
}
