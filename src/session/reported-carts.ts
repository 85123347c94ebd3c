import type { ApiClient } from '#api/client.ts'
import type { AbandonedCart } from '#generated/models.ts'
import { isText, type Storage } from '#platform/storage.ts'

/** An abandoned cart that was reported to the server: enough to withdraw it. */
export type ReportedCart = Pick<AbandonedCart, 'branchContactId' | 'branchId' | 'phone' | 'email'>

const REPORTED_CARTS_KEY = 'left-cart'
const VERSION = 2

/** By the venue's `branchContact.id`. */
type CartsByVenue = Record<string, ReportedCart>

// ignores non-objects
const isReportedCart = (value: unknown): value is ReportedCart => {
  const { branchContactId, branchId, phone, email = '' } = Object(value) as Record<string, unknown>
  return [branchContactId, branchId, phone, email].every(isText)
}

const isCartsByVenue = (value: unknown): value is CartsByVenue =>
  Object.values(Object(value) as object).every(isReportedCart)

/** Abandoned carts that this device reported to the server, kept across page loads: one per venue. */
export function reportedCarts(storage: Storage) {
  const read = () => new Map(Object.entries(storage.read(REPORTED_CARTS_KEY, VERSION, isCartsByVenue) ?? {}))
  const write = (carts: ReadonlyMap<string, ReportedCart>) => {
    if (carts.size === 0) storage.remove(REPORTED_CARTS_KEY)
    else storage.write(REPORTED_CARTS_KEY, VERSION, Object.fromEntries(carts))
  }
  return {
    put: (cart: ReportedCart) => write(read().set(cart.branchContactId, cart)),
    /** Removes the cart of a venue. @returns it */
    take: (branchContactId: string): ReportedCart | undefined => {
      const carts = read()
      const cart = carts.get(branchContactId)
      carts.delete(branchContactId)
      write(carts)
      return cart
    },
    /** Removes all carts. @returns them */
    takeAll: (): ReportedCart[] => {
      const carts = read()
      write(new Map())
      return [...carts.values()]
    },
  }
}

/** Withdraws a cart, so that the server sends no reminder; not awaited. */
export const withdrawCart = (client: ApiClient, cart: ReportedCart): Promise<unknown> =>
  client
    .PUT('/api/abandoned/cart/cancel/', { body: { ...cart, navigationEvent: 'VISIBLE' }, keepalive: true })
    .catch(() => undefined)

/** Withdraws the carts of all venues, while the server still knows this device. @returns them */
export function withdrawAllCarts(client: ApiClient, storage: Storage): readonly ReportedCart[] {
  const carts = reportedCarts(storage).takeAll()
  for (const cart of carts) void withdrawCart(client, cart)
  return carts
}
