import { emptyCart } from '#domain/cart/cart-state.ts'
import type { CartState } from '#domain/cart/cart-state.ts'
import { judgeStored, withEarlyLines } from '#domain/cart/stored-cart.ts'

/** Refusals that say something is wrong; a cart of another venue or of yesterday is ordinary. */
const WORTH_A_LOG = new Set(['MALFORMED', 'OTHER_VERSION'])

interface RestoredInto {
  alias: string
  now: number
  /** the cart on screen: what was added before the stored one was here */
  early: CartState
  /** shows a cart as it was kept */
  show: (cart: CartState) => void
  /** shows one that is to be kept anew */
  keep: (cart: CartState) => void
  log: (message: string) => void
}

/**
 * Brings back what local storage held, with what was added meanwhile.
 *
 * @source diner spec §4 "restored only when its alias matches and the current cart is empty": as it was at first
 */
export function restoreCart(stored: unknown, { alias, now, early, show, keep, log }: RestoredInto): void {
  const judgement = judgeStored(stored, alias, now, emptyCart())
  if (!judgement.ok) {
    if (WORTH_A_LOG.has(judgement.reason)) log(`stored cart ignored: ${judgement.reason}`)
  } else if (early.items.length === 0) show(judgement.state)
  else keep(withEarlyLines(judgement.state, early))
}
