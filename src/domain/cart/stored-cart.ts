import { type CartState, emptyCart, withItems } from './cart.ts'
import { isCartItem } from './is-cart-item.ts'
import { CART_TTL_MS, STORED_CART_VERSION } from './stored-form.ts'

export { toStored } from './stored-form.ts'
export type { StoredCart } from './stored-form.ts'
export { revalidate } from './revalidate.ts'
export type { CartChange } from './revalidate.ts'

const MAX_LINES = 200

/** Why a stored cart was not restored. */
export type StoredCartRefusal =
  | 'NOTHING_STORED'
  | 'MALFORMED'
  | 'OTHER_VERSION'
  | 'OTHER_ALIAS'
  | 'EXPIRED'
  | 'CART_NOT_EMPTY'

/** Outcome of {@link judgeStored}. */
export type StoredCartJudgement = { ok: true; state: CartState } | { ok: false; reason: StoredCartRefusal }

/**
 * Judges a stored cart: restored only when its alias matches, it has not expired and the current cart is empty.
 * Anything that is not a stored cart of this version is refused, whatever it is.
 *
 * @param parsed - what JSON.parse gave, or undefined
 * @param alias - of the branch contact on screen
 * @param now - milliseconds since 1970
 * @param current - the cart on screen
 * @returns the cart with totals computed anew, or the reason for the log
 * @units milliseconds
 * @errors a {@link StoredCartRefusal}; never throws
 * @source diner spec §4 "A stored cart is restored only when", requirement CART-04
 */
export function judgeStored(
  parsed: unknown,
  alias: string,
  now: number,
  current: Pick<CartState, 'items'>,
): StoredCartJudgement {
  if (parsed === undefined || parsed === null) return refuse('NOTHING_STORED')
  if (typeof parsed !== 'object') return refuse('MALFORMED')
  const stored = parsed as Readonly<Record<string, unknown>>
  if (stored['version'] !== STORED_CART_VERSION) return refuse('OTHER_VERSION')
  const { modeId, paymentTypeId, items } = stored
  if (typeof stored['alias'] !== 'string' || !isOptionalText(modeId) || !isOptionalText(paymentTypeId)) {
    return refuse('MALFORMED')
  }
  if (!Array.isArray(items) || items.length > MAX_LINES || !items.every(isCartItem))
    return refuse('MALFORMED')
  if (stored['alias'] !== alias) return refuse('OTHER_ALIAS')
  if (!isLive(stored['expiresAt'], now)) return refuse('EXPIRED')
  if (current.items.length > 0) return refuse('CART_NOT_EMPTY')
  return { ok: true, state: withItems(emptyCart({ modeId, paymentTypeId }), items) }
}

/**
 * A restored cart with what was added before it was there, as if that had come after: in the order mode of before, which a
 * page of another mode asks about as ever.
 *
 * @param restored - the stored cart
 * @param early - the cart on screen, or that of a page before which ended too soon
 * @units units
 * @errors none; maxima are judged when the cart is brought up to date, which says what it takes away
 * @source requirements CART-02, CART-04; assumed: a slow network takes away nothing that was chosen
 */
export function withEarlyLines(restored: CartState, early: CartState): CartState {
  const { modeId = early.modeId, paymentTypeId = early.paymentTypeId } = restored
  return withItems({ ...restored, modeId, paymentTypeId }, [...restored.items, ...early.items])
}

/** An end further away than a whole lifetime was not written by this version at this hour. */
function isLive(expiresAt: unknown, now: number): boolean {
  return typeof expiresAt === 'number' && expiresAt > now && expiresAt - now <= CART_TTL_MS
}

function isOptionalText(value: unknown): value is string | undefined {
  return value === undefined || typeof value === 'string'
}

function refuse(reason: StoredCartRefusal): StoredCartJudgement {
  return { ok: false, reason }
}
