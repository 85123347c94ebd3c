import type { AbandonedCart } from '#generated/models.ts'
import { browserStorage } from '#platform/storage.ts'
import type { Storage } from '#platform/storage.ts'

/** A cart that the server was told of: enough to take it back. */
export type ToldCart = Pick<AbandonedCart, 'branchContactId' | 'branchId' | 'phone' | 'email'>

const KEY = 'left-cart'
const VERSION = 2

/** By the venue's `branchContact.id`. */
type ToldCarts = Record<string, ToldCart>

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

function isToldCart(value: unknown): value is ToldCart {
  if (!isObject(value)) return false
  const { branchContactId, branchId, phone, email } = value as Record<string, unknown>
  return (
    [branchContactId, branchId, phone].every((text) => typeof text === 'string') &&
    (email === undefined || typeof email === 'string')
  )
}

const isToldCarts = (value: unknown): value is ToldCarts =>
  isObject(value) && Object.values(value).every(isToldCart)

/** The left carts that this device told the server of, over page loads: one for each venue. */
export function toldCarts(storage: Storage) {
  const read = () => new Map(Object.entries(storage.read(KEY, VERSION, isToldCarts) ?? {}))
  const write = (carts: ReadonlyMap<string, ToldCart>) => {
    if (carts.size === 0) storage.remove(KEY)
    else storage.write(KEY, VERSION, Object.fromEntries(carts))
  }
  return {
    put: (cart: ToldCart) => write(read().set(cart.branchContactId, cart)),
    /** Removes the one of a venue. @returns it */
    take: (branchContactId: string): ToldCart | undefined => {
      const carts = read()
      const cart = carts.get(branchContactId)
      if (carts.delete(branchContactId)) write(carts)
      return cart
    },
  }
}

/** Forgets all of them: they hold phone and email. */
export const forgetToldCarts = (): void => browserStorage().remove(KEY)
