import { emptyCart } from '#domain/cart/cart-state.ts'
import type { CartState } from '#domain/cart/cart-state.ts'
import { judgeStored, withEarlyLines } from '#domain/cart/stored-cart.ts'

/** Refusals that say something is wrong; a cart of another venue or of yesterday is ordinary. */
const WORTH_A_LOG = new Set(['MALFORMED', 'OTHER_VERSION'])

interface RestoredInto {
  alias: string
  now: number
  /** the cart on screen: what was added before the stored ones were read */
  early: CartState
  /** shows a cart as it is stored */
  show: (cart: CartState) => void
  /** shows one that is to be stored anew, in place of all */
  keep: (cart: CartState) => void
  log: (message: string) => void
}

/**
 * Brings back what local storage held, with what was added before it was read: by this page, and by those of its tab
 * before that ended too soon.
 *
 * @param stored - the cart, and the early lines of each page before
 * @source diner spec §4 "restored only when its alias matches and the current cart is empty": every page begins with an
 * empty one, and what a diner adds faster than the code comes joins it
 */
export function restoreCart(
  stored: readonly unknown[],
  { alias, now, early, show, keep, log }: RestoredInto,
): void {
  const judgements = stored.map((one) => judgeStored(one, alias, now, emptyCart()))
  for (const one of judgements)
    if (!one.ok && WORTH_A_LOG.has(one.reason)) log(`stored cart ignored: ${one.reason}`)
  const [before, ...later] = judgements.map((one) => (one.ok ? one.state : undefined))
  const added = [...later, early].flatMap((cart) => (cart && cart.items.length > 0 ? [cart] : []))
  // as it is stored, with its time to live
  if (before && added.length === 0) return show(before)
  const [first, ...others] = before ? [before, ...added] : added
  if (first) keep(others.reduce(withEarlyLines, first))
}
