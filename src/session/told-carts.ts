import type { ApiClient } from '#api/client.ts'
import type { AbandonedCart } from '#generated/models.ts'
import { isText, type Storage } from '#platform/storage.ts'

/** A cart that the server was told of: enough to take it back. */
export type ToldCart = Pick<AbandonedCart, 'branchContactId' | 'branchId' | 'phone' | 'email'>

const TOLD_CARTS_KEY = 'left-cart'
const VERSION = 2

/** By the venue's `branchContact.id`. */
type ToldCarts = Record<string, ToldCart>

// what is no object has none of it
const isToldCart = (value: unknown): value is ToldCart => {
  const { branchContactId, branchId, phone, email = '' } = Object(value) as Record<string, unknown>
  return [branchContactId, branchId, phone, email].every(isText)
}

const isToldCarts = (value: unknown): value is ToldCarts =>
  Object.values(Object(value) as object).every(isToldCart)

/** The left carts that this device told the server of, over page loads: one for each venue. */
export function toldCarts(storage: Storage) {
  const read = () => new Map(Object.entries(storage.read(TOLD_CARTS_KEY, VERSION, isToldCarts) ?? {}))
  const write = (carts: ReadonlyMap<string, ToldCart>) => {
    if (carts.size === 0) storage.remove(TOLD_CARTS_KEY)
    else storage.write(TOLD_CARTS_KEY, VERSION, Object.fromEntries(carts))
  }
  return {
    put: (cart: ToldCart) => write(read().set(cart.branchContactId, cart)),
    /** Removes the one of a venue. @returns it */
    take: (branchContactId: string): ToldCart | undefined => {
      const carts = read()
      const cart = carts.get(branchContactId)
      carts.delete(branchContactId)
      write(carts)
      return cart
    },
    /** Removes them all. @returns them */
    takeAll: (): ToldCart[] => {
      const carts = read()
      write(new Map())
      return [...carts.values()]
    },
  }
}

/** Lets the server remind of a cart no more; it is not waited for. */
export const takeBack = (client: ApiClient, told: ToldCart): Promise<unknown> =>
  client
    .PUT('/api/abandoned/cart/cancel/', { body: { ...told, navigationEvent: 'VISIBLE' }, keepalive: true })
    .catch(() => undefined)

/** The same for those of all venues, as long as the server knows this device. @returns them */
export function takeAllBack(client: ApiClient, storage: Storage): readonly ToldCart[] {
  const carts = toldCarts(storage).takeAll()
  for (const told of carts) void takeBack(client, told)
  return carts
}
