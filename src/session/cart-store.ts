import { createStore } from 'zustand/vanilla'
import { CART_TTL_MS, cartAt, KEPT_CART_VERSION } from '#domain/cart/kept-cart.ts'
import { markIn } from '#domain/studio/draft-mark.ts'
import type { CartChoice, KeptCart, OrderMode } from '#generated/models.ts'
import { isKeptCart } from '#generated/validators/kept-cart.js'
import type { Storage } from '#platform/storage.ts'

interface Cart {
  modeId?: string
  paymentTypeId?: string
  choices: readonly CartChoice[]
}

interface CartStoreState extends Cart {
  /** Changes the cart as this device keeps it now; lines are changed by `cart-edits.ts`. */
  put(part: Partial<Cart> | ((cart: Cart) => Partial<Cart>)): void
  /** Takes over what another tab has kept meanwhile. */
  follow(): void
}

interface CartDeps {
  alias: string
  storage: Storage
  now: () => number
}

/**
 * What a diner chose at one branch contact, kept in local storage under its alias with a time-to-live, and shared by all
 * tabs. What it costs is derived from it and the menu: see `use-cart.ts`.
 *
 * Every change begins with what the device keeps, so that two tabs never overwrite each other.
 * @source diner spec §3 "Cart state"; design §5 "Carts"
 */
export function createCartStore({ alias, storage, now }: CartDeps) {
  const name = cartKey(alias)
  const isDraft = markIn(alias) !== undefined
  let known: string | null = null
  // a full storage keeps what it had: that is no news from another tab
  const remember = () => (known = storage.texts.getItem(name))
  /** What is no cart changes nothing. */
  const kept = (): Partial<Cart> => {
    if (remember() === null) return { choices: [] }
    const cart = storage.read(name, KEPT_CART_VERSION, isKeptCart)
    return cart ? cartAt(cart, now()) : {}
  }
  const store = createStore<CartStoreState>()((set, get) => ({
    choices: [],
    put: (part) => {
      get().follow()
      set(part)
      const { modeId, paymentTypeId, choices } = get()
      if (choices.length > 0)
        storage.write(name, KEPT_CART_VERSION, {
          modeId,
          paymentTypeId,
          choices: [...choices],
          expiresAt: now() + CART_TTL_MS,
        } satisfies KeptCart)
      else for (const key of [name, seenKey(alias)]) storage.remove(key)
      remember()
    },
    follow: () => {
      // The studio lends a frame the memory of another device, and clears it once the page has read it.
      if (!isDraft && storage.texts.getItem(name) !== known) set(kept())
    },
  }))
  // after it was made: a page that hydrates begins with what the server drew
  store.setState(kept())
  return store
}

export type CartStore = ReturnType<typeof createCartStore>

/** Makes an order mode the cart's; how it is paid is not chosen yet: see `usePayment`. */
export function enterMode(cart: CartStore, mode: OrderMode): void {
  cart.getState().put({ modeId: mode.id, paymentTypeId: undefined })
}

const cartKey = (alias: string): string => `cart.${alias}`

/** Where a page keeps what its diner was told about the cart; it goes with the cart. */
export const seenKey = (alias: string): string => `${cartKey(alias)}.seen`
