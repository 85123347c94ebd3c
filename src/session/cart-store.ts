import { createStore } from 'zustand/vanilla'
import { emptyCart } from '#domain/cart/cart-state.ts'
import type { CartState } from '#domain/cart/cart-state.ts'
import { toStored } from '#domain/cart/stored-form.ts'
import type { Storage } from '#platform/storage.ts'

/** Prices the lines anew; set once the menu is known. */
type Reprice = (cart: CartState) => CartState

interface CartStoreState {
  cart: CartState
  /** False until local storage was read: a cart page then waits instead of showing an empty cart. */
  restored: boolean
  /** Takes what local storage held; at once when that was nothing, else as soon as the code that judges it is there. */
  restore(now: number): Promise<void>
  /** Takes over a changed cart: prices it by today's menu and keeps it. Callers change carts with `cart-edits.ts`. */
  put(cart: CartState): void
  clear(): void
  chooseMode(modeId: string, paymentTypeId?: string): void
  choosePayment(paymentTypeId: string): void
  /** From now on every change of items, mode or payment is priced by this. */
  priceBy(reprice: Reprice): void
}

interface CartDeps {
  alias: string
  storage: Storage
  now: () => number
  /** Told why a stored cart was not what this program wrote. */
  log: (message: string) => void
}

const KEY = 'cart'
/** What is added before the stored cart is read; a page that ends before leaves both to the next one. */
const EARLY = 'cart-early'
const VERSION = 1
const anything = (value: unknown): value is unknown => value !== undefined

/**
 * The cart of one branch contact, kept in local storage with a time-to-live and the alias. The rules that change
 * carts are not loaded with it: a diner who only reads the menu does without them.
 *
 * @source diner spec §3 "Cart state"
 */
export function createCartStore({ alias, storage, now, log }: CartDeps) {
  return createStore<CartStoreState>()((set, get) => {
    let reprice: Reprice = (cart) => cart
    // at once: a plate may be added before restoring begins
    const stored = [KEY, EARLY].map((key) => storage.read(key, VERSION, anything))
    let isUnread = stored.some(anything)
    const keep = (changed: CartState) => {
      const hadItems = get().cart.items.length > 0
      const cart = reprice(changed)
      set({ cart })
      const key = isUnread ? EARLY : KEY
      if (cart.items.length > 0) storage.write(key, VERSION, toStored(cart, alias, now()))
      // An empty cart that always was empty leaves the cart of another venue where it is.
      else if (hadItems) storage.remove(key)
    }
    return {
      cart: emptyCart(),
      restored: false,
      restore: async (at) => {
        if (isUnread) {
          const show = (cart: CartState) => set({ cart })
          await import('./restore-cart.ts').then(
            ({ restoreCart }) => {
              isUnread = false
              restoreCart(stored, { alias, now: at, early: get().cart, show, keep, log })
              storage.remove(EARLY)
            },
            () => log('stored cart ignored: its code did not arrive'),
          )
        }
        set({ restored: true })
      },
      put: keep,
      clear: () => {
        const { modeId, paymentTypeId } = get().cart
        keep(emptyCart({ modeId, paymentTypeId }))
      },
      chooseMode: (modeId, paymentTypeId) => keep({ ...get().cart, modeId, paymentTypeId }),
      choosePayment: (paymentTypeId) => keep({ ...get().cart, paymentTypeId }),
      priceBy: (next) => {
        reprice = next
      },
    }
  })
}

export type CartStore = ReturnType<typeof createCartStore>
