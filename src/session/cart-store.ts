import { createStore } from 'zustand/vanilla'
import { addItem, emptyCart, removeItem, setItemQuantity, updateItem } from '#domain/cart/cart.ts'
import type { CartState } from '#domain/cart/cart.ts'
import { restore, revalidate, toStored } from '#domain/cart/stored-cart.ts'
import type { CartChange } from '#domain/cart/stored-cart.ts'
import type { CartItem, GeneralDiscount, Menu, OrderModeType } from '#generated/models.ts'
import type { Storage } from '#platform/storage.ts'

type Outcome = { ok: true } | { ok: false; code: 'MAX_QUANTITY'; max: number }

interface CartStoreState {
  cart: CartState
  /** False until local storage was read: a cart page then waits instead of showing an empty cart. */
  restored: boolean
  restore(now: number): void
  add(item: CartItem): Outcome
  update(index: number, item: CartItem): Outcome
  setQuantity(index: number, quantity: number): Outcome
  remove(index: number): void
  clear(): void
  chooseMode(modeId: string, paymentTypeId?: string): void
  choosePayment(paymentTypeId: string): void
  /** Brings every line to today's menu and prices; returns what had to change. */
  revalidate(menu: Menu, discounts: GeneralDiscount[], orderModeType: OrderModeType): CartChange[]
}

interface CartDeps {
  alias: string
  storage: Storage
  now: () => number
}

const KEY = 'cart'
const VERSION = 1
const anything = (value: unknown): value is unknown => value !== undefined

/**
 * The cart of one branch contact, kept in local storage with a time-to-live and the alias.
 *
 * @source diner spec §3 "Cart state", §4 "restored only when its alias matches and the current cart is empty"
 */
export function createCartStore({ alias, storage, now }: CartDeps) {
  return createStore<CartStoreState>()((set, get) => {
    const keep = (cart: CartState) => {
      set({ cart })
      if (cart.items.length === 0) storage.remove(KEY)
      else storage.write(KEY, VERSION, toStored(cart, alias, now()))
    }
    const settle = (result: { ok: true; state: CartState } | { ok: false; code: 'MAX_QUANTITY'; max: number }): Outcome => {
      if (!result.ok) return result
      keep(result.state)
      return { ok: true }
    }
    return {
      cart: emptyCart(),
      restored: false,
      restore: (at) => {
        const stored = restore(storage.read(KEY, VERSION, anything), alias, at, get().cart)
        set({ restored: true, ...(stored ? { cart: stored } : {}) })
      },
      add: (item) => settle(addItem(get().cart, item)),
      update: (index, item) => settle(updateItem(get().cart, index, item)),
      setQuantity: (index, quantity) => settle(setItemQuantity(get().cart, index, quantity)),
      remove: (index) => keep(removeItem(get().cart, index)),
      clear: () => keep({ ...emptyCart(), modeId: get().cart.modeId, paymentTypeId: get().cart.paymentTypeId }),
      chooseMode: (modeId, paymentTypeId) => keep({ ...get().cart, modeId, paymentTypeId }),
      choosePayment: (paymentTypeId) => keep({ ...get().cart, paymentTypeId }),
      revalidate: (menu, discounts, orderModeType) => {
        const { state, changes } = revalidate(get().cart, menu, discounts, { orderModeType })
        // Also without a change worth telling: names and limits follow the menu.
        keep(state)
        return changes
      },
    }
  })
}

export type CartStore = ReturnType<typeof createCartStore>
