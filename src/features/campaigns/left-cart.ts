import type { ApiClient } from '#api/client.ts'
import type { AbandonedCart } from '#generated/models.ts'
import type { Storage } from '#platform/storage.ts'
import type { Visibility } from '#platform/visibility.ts'

/** A cart as it is told to the server; where it belongs, and what is in it. */
export type LeftCart = Omit<AbandonedCart, 'navigationEvent'>

export interface LeftCartDeps {
  client: ApiClient
  visibility: Visibility
  /** Remembers over page loads that a cart was told about. */
  storage: Storage
  /** Where the page is. */
  place: Pick<LeftCart, 'branchContactId' | 'branchId'>
  /** The cart as it is now; undefined when it is empty or nobody knows whose it is. */
  cart: () => LeftCart | undefined
}

const KEY = 'left-cart'
const VERSION = 1

/** What was told: enough to take it back. */
type Told = Pick<LeftCart, 'branchContactId' | 'branchId' | 'phone' | 'email'>

const isTold = (value: unknown): value is Told => {
  if (typeof value !== 'object' || value === null) return false
  const { branchContactId, branchId, phone, email } = value as Record<string, unknown>
  return (
    [branchContactId, branchId, phone].every((text) => typeof text === 'string') &&
    (email === undefined || typeof email === 'string')
  )
}

/** Browsers refuse to keep larger requests alive behind a page that goes away. @units characters */
const KEEPALIVE_MAX = 60_000

/**
 * Tells the server when the tab is hidden with a filled cart, and takes it back when the tab is seen again: in this
 * page or in a later one. Whether it arrives is nobody's business here.
 *
 * @returns stops it
 * @source diner spec §4 "Navigation events"; requirements CAMP-03
 */
export function watchLeftCart({ client, visibility, storage, place, cart }: LeftCartDeps): () => void {
  let sending: Promise<unknown> = Promise.resolve()

  const leave = () => {
    const left = cart()
    if (left === undefined) return
    const body: AbandonedCart = { ...left, navigationEvent: 'HIDDEN' }
    const { branchContactId, branchId, phone, email } = left
    storage.write(KEY, VERSION, { branchContactId, branchId, phone, email })
    const keepalive = JSON.stringify(body).length < KEEPALIVE_MAX
    sending = client.POST('/api/abandoned/cart/', { body, keepalive }).catch(() => undefined)
  }

  const comeBack = () => {
    const told = storage.read(KEY, VERSION, isTold)
    if (told?.branchContactId !== place.branchContactId) return
    storage.remove(KEY)
    const { branchContactId, branchId, phone, email } = told
    const body = { branchContactId, branchId, phone, email, navigationEvent: 'VISIBLE' as const }
    // after what it takes back: the two must not overtake each other
    sending = sending.then(() =>
      client.PUT('/api/abandoned/cart/cancel/', { body, keepalive: true }).catch(() => undefined),
    )
  }

  if (visibility.isVisible()) comeBack()
  return visibility.onChange((visible) => (visible ? comeBack() : leave()))
}
