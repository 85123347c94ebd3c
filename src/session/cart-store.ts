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
  /** Changes the cart as this device keeps it now; lines are changed by `cart-edits.ts`. */
  put(part: Partial<Cart> | ((cart: Cart) => Partial<Cart>)): void
  /** Takes over what another tab has kept meanwhile. */
  follow(): void
}

interface CartDeps {
  alias: string
  storage: Storage
  now: () => number
  /** Told why a kept cart was not what this program wrote. */
  log: (message: string) => void
}

/**
 * What a diner chose at one branch contact, kept in local storage under its alias with a time-to-live, and shared by all
 * tabs. What it costs is derived from it and the menu: see `use-cart.ts`.
 *
 * Every change begins with what the device keeps, so that two tabs never overwrite each other.
 * @source diner spec §3 "Cart state"; design §5 "Carts"
 */
export function createCartStore({ alias, storage, now, log }: CartDeps) {
  const { texts } = storage
  const name = cartKey(alias)
  const isDraft = markIn(alias) !== undefined
  let known: string | null = null
  // a full storage keeps what it had: that is no news from another tab
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
          // The studio lends a frame the memory of another device, and clears it once the page has read it.
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
        // a cart lives a day: one of another version is not worth being read
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

/** Makes an order mode the cart's; how it is paid is not chosen yet: see `usePayment`. */
export function enterMode(cart: CartStore, mode: OrderMode): void {
  cart.getState().put({ modeId: mode.id, paymentTypeId: undefined })
}

const cartKey = (alias: string): string => `cart.${alias}`

/** Where a page keeps what its diner was told about the cart; it goes with the cart. */
export const seenKey = (alias: string): string => `${cartKey(alias)}.seen`
