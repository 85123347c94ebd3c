import type { OrderMode } from '#generated/models.ts'
import type { CartStore } from './cart-store.ts'

/** Makes an order mode the cart's; how it is paid is not chosen yet: see `use-payment.ts`. */
export function enterMode(cart: CartStore, mode: OrderMode): void {
  cart.getState().put({ modeId: mode.id, paymentTypeId: undefined })
}
