import type { CartItem } from '#generated/models.ts'
import { CART_TTL_HOURS } from '#domain/defaults.ts'
import type { CartState } from './cart-state.ts'

/**
 * Version of the stored form. Raise it when {@link StoredCart} or the cart item changes: older carts are then ignored.
 *
 * @source assumed: a cart lives a day, converting old ones is not worth code
 */
export const STORED_CART_VERSION = 1

/**
 * How long a cart is kept.
 *
 * @units milliseconds
 * @source design §5 "cart kept 24 h"
 */
export const CART_TTL_MS = CART_TTL_HOURS * 3_600_000

/** The cart as local storage keeps it. Times are milliseconds since 1970. */
export interface StoredCart {
  version: typeof STORED_CART_VERSION
  /** Of the branch contact the cart belongs to. */
  alias: string
  savedAt: number
  expiresAt: number
  modeId?: string
  paymentTypeId?: string
  items: CartItem[]
}

/**
 * The form in which a cart is kept.
 *
 * @param state - the cart
 * @param alias - of its branch contact
 * @param now - milliseconds since 1970
 * @units milliseconds
 * @errors none
 * @source requirement CART-04
 */
export function toStored(state: CartState, alias: string, now: number): StoredCart {
  const { modeId, paymentTypeId, items } = state
  const expiresAt = now + CART_TTL_MS
  return {
    version: STORED_CART_VERSION,
    alias,
    savedAt: now,
    expiresAt,
    modeId,
    paymentTypeId,
    items: [...items],
  }
}
