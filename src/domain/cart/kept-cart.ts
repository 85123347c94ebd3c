import type { KeptCart } from '#generated/models.ts'
import { CART_TTL_HOURS } from '#domain/defaults.ts'

/** Version of the form in which a device keeps a cart; one of another version is not read. */
export const KEPT_CART_VERSION = 3

/** How long a cart is kept. @units milliseconds @source design §5 "cart kept 24 h" */
export const CART_TTL_MS = CART_TTL_HOURS * 3_600_000

/**
 * A cart that was kept, as it is now.
 * @param now - milliseconds since 1970
 * @returns no choices once its time is over
 * @source diner spec §4 "kept with a time-to-live", requirement CART-04
 */
export const cartAt = (
  { modeId, paymentTypeId, choices, expiresAt }: KeptCart,
  now: number,
): Omit<KeptCart, 'expiresAt'> => (expiresAt > now ? { modeId, paymentTypeId, choices } : { choices: [] })
