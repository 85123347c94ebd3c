import type { ApiClient } from '#api/client.ts'
import type { AbandonedCart } from '#generated/models.ts'
import type { Storage } from '#platform/storage.ts'
import type { Visibility } from '#platform/visibility.ts'
import { withdrawCart, reportedCarts } from '#session/reported-carts.ts'

/** A cart as reported to the server: its venue and its content. */
export type LeftCart = Omit<AbandonedCart, 'navigationEvent'>

export interface LeftCartDeps {
  client: ApiClient
  visibility: Visibility
  /** Remembers across page loads that a cart was reported. */
  storage: Storage
  /** Where the page is. */
  branchContactId: string
  /** The cart as it is now; undefined when it is empty or nobody knows whose it is. @errors rejects where it cannot be priced */
  cart: () => Promise<LeftCart | undefined>
}

/** Browsers refuse larger requests with `keepalive`. @units characters */
const KEEPALIVE_MAX = 60_000

/**
 * Tells the server when the tab is hidden with a filled cart, once that can be priced, and takes it back when the tab is
 * seen again: in this page or in a later one. Whether it arrives is nobody's business here.
 * @returns stops it
 * @source diner spec §4 "Navigation events"; requirements CAMP-03
 */
export function watchLeftCart({
  client,
  visibility,
  storage,
  branchContactId,
  cart,
}: LeftCartDeps): () => void {
  const carts = reportedCarts(storage)
  let sending: Promise<unknown> = Promise.resolve()

  const leave = async () => {
    const left = await cart().catch(() => undefined)
    // visible again before it was reported
    if (left === undefined || visibility.isVisible()) return
    const body: AbandonedCart = { ...left, navigationEvent: 'HIDDEN' }
    const { branchId, phone, email } = left
    carts.put({ branchContactId, branchId, phone, email })
    const keepalive = JSON.stringify(body).length < KEEPALIVE_MAX
    sending = client.POST('/api/abandoned/cart/', { body, keepalive }).catch(() => undefined)
  }

  const comeBack = () => {
    const reported = carts.take(branchContactId)
    if (reported === undefined) return
    // after what it takes back: the two must not overtake each other
    sending = sending.then(() => withdrawCart(client, reported))
  }

  if (visibility.isVisible()) comeBack()
  return visibility.onChange((visible) => void (visible ? comeBack() : leave()))
}
