import { addItem, setItemQuantity, updateItem } from '#domain/cart/cart.ts'
import type { CartChangeResult, CartState } from '#domain/cart/cart.ts'
import { repriceCart } from '#domain/cart/reprice-cart.ts'
import { withoutSoldOut } from '#domain/cart/sold-out-lines.ts'
import { revalidate } from '#domain/cart/stored-cart.ts'
import type { CartChange } from '#domain/cart/stored-cart.ts'
import type { PricingContext } from '#domain/discounts/discount-rule.ts'
import type { CartItem, Menu, OrderMode, Plate } from '#generated/models.ts'
import type { CartStore } from './cart-store.ts'
import { enterMode } from './enter-mode.ts'

/** Whether a change was made, or the maximum that its message names. */
export type CartOutcome = { ok: true } | Extract<CartChangeResult, { ok: false }>

function settle(store: CartStore, result: CartChangeResult): CartOutcome {
  if (!result.ok) return result
  store.getState().put(result.state)
  return { ok: true }
}

const cartOf = (store: CartStore) => store.getState().cart

/**
 * Gives a cart without an order mode the one of the page. On a slow device a diner adds before the page's mode has
 * arrived in the cart, and a cart that is kept without one leads nowhere.
 */
export function enterFirstMode(store: CartStore, mode: OrderMode): void {
  if (cartOf(store).modeId === undefined) enterMode(store, mode)
}

export const addLine = (store: CartStore, item: CartItem): CartOutcome =>
  settle(store, addItem(cartOf(store), item))

export const updateLine = (store: CartStore, index: number, item: CartItem): CartOutcome =>
  settle(store, updateItem(cartOf(store), index, item))

/** Zero removes the line. @source requirements CART-03 */
export const setLineQuantity = (store: CartStore, index: number, quantity: number): CartOutcome =>
  settle(store, setItemQuantity(cartOf(store), index, quantity))

/** Takes the garnishes that ran out off a line; nothing happens where the diner has to choose another one. */
export function dropSoldOut(store: CartStore, index: number, plate: Plate, mode: OrderMode): CartOutcome {
  const cart = cartOf(store)
  const line = cart.items[index]
  const without = line && withoutSoldOut(line, plate, pricingContext(mode, cart.paymentTypeId))
  return without ? updateLine(store, index, without) : { ok: true }
}

/** What discounts depend on: the order mode, and how the cart is paid. */
export function pricingContext(mode: OrderMode, paymentTypeId: string | undefined): PricingContext {
  const payment = mode.paymentTypes.find(({ id }) => id === paymentTypeId)
  return { orderModeType: mode.type, paymentMethod: payment?.paymentMethod }
}

/**
 * Brings every line to today's menu and prices, and has every later change priced by them too: a discount on
 * quantities depends on all lines of a plate. What ran out stays, for the diner to take out.
 *
 * @returns what had to change
 * @source diner spec §8 "The cart is revalidated", requirements CART-04, HOME-08
 */
export function bringUpToDate(store: CartStore, menu: Menu, mode: OrderMode): CartChange[] {
  const before = cartOf(store)
  const { state, changes } = revalidate(
    before,
    menu,
    menu.discounts,
    pricingContext(mode, before.paymentTypeId),
    'keep',
  )
  store
    .getState()
    .priceBy((cart: CartState) =>
      cart.modeId === mode.id
        ? repriceCart(cart, menu, menu.discounts, pricingContext(mode, cart.paymentTypeId))
        : cart,
    )
  // Also without a change worth telling: names and limits follow the menu.
  store.getState().put(state)
  return changes
}
