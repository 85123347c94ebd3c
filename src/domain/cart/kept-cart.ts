import type { KeptCart } from '#generated/models.ts'
import { isKeptCart } from '#generated/validators/kept-cart.js'
import { CART_TTL_HOURS } from '#domain/defaults.ts'

/** Version of the stored form of a cart; other versions are not read. */
export const KEPT_CART_VERSION = 2

/** Time-to-live of a stored cart. @units milliseconds @source design §5 "cart kept 24 h" */
export const CART_TTL_MS = CART_TTL_HOURS * 3_600_000

/**
 * Parses a stored cart.
 * @param kept - of the current version
 * @param now - milliseconds since 1970
 * @returns no choices once it has expired
 * @units milliseconds
 * @errors throws on an invalid cart, as the store that reads it expects
 * @source diner spec §4 "kept with a time-to-live", requirement CART-04
 */
export function parseCart(kept: unknown, now: number): Omit<KeptCart, 'expiresAt'> {
  if (!isKeptCart(kept)) throw new Error('no cart')
  const { modeId, paymentTypeId, choices, expiresAt } = kept
  return expiresAt > now ? { modeId, paymentTypeId, choices } : { choices: [] }
}
