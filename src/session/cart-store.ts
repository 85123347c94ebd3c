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
  restore(): Promise<void>
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
  tabStorage: Storage
  now: () => number
  /** Told why a stored cart was not what this program wrote. */
  log: (message: string) => void
}

const KEY = 'cart'
/** Kept by the tab: what its pages added before they had read the stored cart; one that ends before leaves it to the next. */
const EARLY = 'cart-early'
const VERSION = 1
const anything = (value: unknown): value is unknown => value !== undefined

/**
 * The cart of one branch contact, kept in local storage with a time-to-live and the alias. The rules that change
 * carts are not loaded with it: a diner who only reads the menu does without them.
 *
 * @source diner spec §3 "Cart state"
 */
export function createCartStore({ alias, storage, tabStorage, now, log }: CartDeps) {
  return createStore<CartStoreState>()((set, get) => {
    let reprice: Reprice = (cart) => cart
    let isUnread = true
    /** What pages before this one have left: this page adds to it. */
    const early = tabStorage.read<unknown[]>(EARLY, VERSION, Array.isArray) ?? []
    const read = () => [storage.read(KEY, VERSION, anything), ...early]
    const keep = (changed: CartState) => {
      const hadItems = get().cart.items.length > 0
      const cart = reprice(changed)
      set({ cart })
      const stored = cart.items.length > 0 ? toStored(cart, alias, now()) : undefined
      // An empty cart that always was empty leaves the cart of another venue where it is.
      if (!stored && !hadItems) return
      if (isUnread) return tabStorage.write(EARLY, VERSION, [...early, stored])
      tabStorage.remove(EARLY)
      if (stored) storage.write(KEY, VERSION, stored)
      else storage.remove(KEY)
    }
    return {
      cart: emptyCart(),
      restored: false,
      restore: async () => {
        if (read().some(anything)) {
          await import('./restore-cart.ts').then(
            ({ restoreCart }) => {
              isUnread = false
              restoreCart(read(), {
                alias,
                now: now(),
                early: get().cart,
                show: (cart) => set({ cart }),
                keep,
                log,
              })
            },
            () => log('stored cart ignored: its code did not arrive'),
          )
        } else {
          isUnread = false
          // what was added before anybody asked is kept like the rest
          keep(get().cart)
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
