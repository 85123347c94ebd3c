import { persist, type StorageValue } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import { CART_TTL_MS, KEPT_CART_VERSION, parseCart } from '#domain/cart/kept-cart.ts'
import { markIn } from '#domain/studio/draft-mark.ts'
import type { CartChoice, KeptCart, OrderMode } from '#generated/models.ts'
import type { Storage } from '#platform/storage.ts'

interface Cart {
  modeId?: string
  paymentTypeId?: string
  choices: readonly CartChoice[]
}

interface CartStoreState extends Cart {
  /** Changes the cart as stored now; lines are changed by `cart-edits.ts`. */
  put(part: Partial<Cart> | ((cart: Cart) => Partial<Cart>)): void
  /** Loads what another tab has stored meanwhile. */
  follow(): void
}

interface CartDeps {
  alias: string
  storage: Storage
  now: () => number
  /** Called with the reason when a stored cart is invalid. */
  log: (message: string) => void
}

/**
 * What a diner chose at one branch contact, kept in local storage under its alias with a time-to-live, and shared by
 * all tabs. Its price is derived from it and the menu: see `use-cart.ts`.
 *
 * Every change starts from the stored cart, so that two tabs never overwrite each other.
 * @source diner spec §3 "Cart state"; design §5 "Carts"
 */
export function createCartStore({ alias, storage, now, log }: CartDeps) {
  const { texts } = storage
  const name = cartKey(alias)
  const isDraft = markIn(alias) !== undefined
  let known: string | null = null
  // a full storage keeps its old content, which is not a change by another tab
  const remember = () => (known = texts.getItem(name))
  const store = createStore<CartStoreState>()(
    persist(
      (set, get) => ({
        choices: [],
        put: (part) => {
          get().follow()
          set(part)
        },
        follow: () => {
          // The studio gives a frame a substitute storage and clears it once the page has read it.
          if (!isDraft && texts.getItem(name) !== known) void store.persist.rehydrate()
        },
      }),
      {
        name,
        version: KEPT_CART_VERSION,
        storage: {
          getItem: () => {
            const text = remember()
            return text === null ? null : (JSON.parse(text) as StorageValue<KeptCart>)
          },
          setItem: (_, value) => {
            if (value.state.choices.length > 0) texts.setItem(name, JSON.stringify(value))
            else for (const key of [name, seenKey(alias)]) texts.removeItem(key)
            remember()
          },
          removeItem: () => undefined,
        },
        partialize: ({ modeId, paymentTypeId, choices }) => ({
          modeId,
          paymentTypeId,
          choices: [...choices],
          expiresAt: now() + CART_TTL_MS,
        }),
        // a cart lives for a day: no migration between versions
        migrate: (_, version) => {
          throw new Error(`version ${version}`)
        },
        merge: (kept, current) => ({
          ...current,
          ...(known === null ? { choices: [] } : parseCart(kept, now())),
        }),
        onRehydrateStorage: () => (_, error) => {
          if (error instanceof Error) log(`cart ignored: ${error.message}`)
        },
      },
    ),
  )
  return store
}

export type CartStore = ReturnType<typeof createCartStore>

/** Sets the cart's order mode; how it is paid is chosen later: see `usePayment`. */
export function enterMode(cart: CartStore, mode: OrderMode): void {
  cart.getState().put({ modeId: mode.id, paymentTypeId: undefined })
}

const cartKey = (alias: string): string => `cart.${alias}`

/** Where a page stores which cart notices its diner has seen; removed with the cart. */
export const seenKey = (alias: string): string => `${cartKey(alias)}.seen`
