import type { PricedCart } from '#domain/pricing/price-cart.ts'
import { browserStorage, type Storage } from '#platform/storage.ts'
import { seenKey } from './cart-store.ts'

const VERSION = 1

/** Quantity, unit price and line discount, by line key. */
type Seen = Readonly<Record<string, readonly [quantity: number, price: number, off: number]>>

const isSeen = (value: unknown): value is Seen => typeof value === 'object' && value !== null

const seenOf = ({ keys, items }: PricedCart): Seen =>
  Object.fromEntries(
    items.map(({ quantity, originalPrice, discount }, index) => [
      keys[index] ?? '',
      [quantity, originalPrice, discount?.amount ?? 0],
    ]),
  )

/**
 * The cart prices that the diner saw last, also on earlier visits; used only to report changes. No price is ever
 * calculated from them.
 */
export function seenPrices(alias: string, storage: Storage = browserStorage()) {
  const key = seenKey(alias)
  return {
    /** Whether a line's price differs from the one seen; another quantity may have another discount. */
    differ: (cart: PricedCart): boolean => {
      const before = storage.read(key, VERSION, isSeen) ?? {}
      return Object.entries(seenOf(cart)).some(([line, [quantity, price, off]]) => {
        const [oldQuantity, oldPrice, oldOff] = before[line] ?? [quantity, price, off]
        return price !== oldPrice || (quantity === oldQuantity && off !== oldOff)
      })
    },
    keep: (cart: PricedCart): void => storage.write(key, VERSION, seenOf(cart)),
  }
}
