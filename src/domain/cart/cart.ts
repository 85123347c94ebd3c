import type { CartItem } from '#generated/models.ts'
import type { CartState } from './cart-state.ts'
import { mergeItems, withQuantity } from './merge-items.ts'

export { emptyCart, itemCount, itemsTotal } from './cart-state.ts'
export type { CartState } from './cart-state.ts'
export { lineTotal } from './line-total.ts'
export { mergeKey } from './merge-key.ts'

/** Outcome of a change to the cart. */
export type CartChangeResult =
  | { ok: true; state: CartState }
  | { ok: false; code: 'MAX_QUANTITY'; max: number }

/**
 * The same cart with other items: identical ones merged, positions and totals computed anew.
 *
 * @param state - mode and payment type are kept
 * @param items - lines in order
 * @units units
 * @errors none; maxima are not judged here
 * @source diner spec §3 Cart state "per-referenceId quantity totals"
 */
export function withItems(state: CartState, items: readonly CartItem[]): CartState {
  const merged = mergeItems(items)
  const totals = new Map<string, number>()
  for (const { referenceId, quantity } of merged) {
    totals.set(referenceId, (totals.get(referenceId) ?? 0) + quantity)
  }
  return { ...state, items: merged, totals: Object.fromEntries(totals) }
}

/**
 * Adds an item, merging it into an identical line.
 *
 * @param state - the cart
 * @param item - from `toCartItem`; its index is set here
 * @returns the new cart, or the maximum the message names
 * @units units
 * @errors MAX_QUANTITY when the plate would pass its maximum over all lines
 * @source requirement CART-02
 */
export function addItem(state: CartState, item: CartItem): CartChangeResult {
  return limited(state, withItems(state, [...state.items, item]), item)
}

/**
 * Replaces a line by its edited form; it may merge into another line. An unknown position changes nothing.
 *
 * @param state - the cart
 * @param index - position of the line
 * @param item - its edited form
 * @units units
 * @errors MAX_QUANTITY when the change raises the plate above its maximum
 * @source requirements CART-01, CART-02
 */
export function updateItem(state: CartState, index: number, item: CartItem): CartChangeResult {
  if (!state.items[index]) return { ok: true, state }
  return limited(
    state,
    withItems(
      state,
      state.items.map((old, at) => (at === index ? item : old)),
    ),
    item,
  )
}

/**
 * Sets the quantity of a line; 0 or less removes it. An unknown position changes nothing.
 *
 * @param state - the cart
 * @param index - position of the line
 * @param quantity - wanted; a fraction is cut off
 * @units units
 * @errors MAX_QUANTITY when the change raises the plate above its maximum
 * @source requirements CART-02, CART-03
 */
export function setItemQuantity(state: CartState, index: number, quantity: number): CartChangeResult {
  const item = state.items[index]
  if (!item) return { ok: true, state }
  const wanted = Math.trunc(quantity)
  if (!(wanted >= 1)) return { ok: true, state: removeItem(state, index) }
  return updateItem(state, index, withQuantity(item, wanted))
}

/**
 * Removes a line; an unknown position changes nothing.
 *
 * @param state - the cart
 * @param index - position of the line
 * @units none
 * @errors none
 * @source requirement CART-03
 */
export function removeItem(state: CartState, index: number): CartState {
  if (!state.items[index]) return state
  return withItems(
    state,
    state.items.filter((_, at) => at !== index),
  )
}

/**
 * Units of a plate over all lines.
 *
 * @param state - the cart
 * @param referenceId - id of the plate
 * @param exceptIndex - a line not to count, because it is being edited
 * @units units
 * @errors none; 0 when the plate is not in the cart
 * @source diner spec §3 Cart state
 */
export function unitsOf(state: CartState, referenceId: string, exceptIndex?: number): number {
  const total = Object.hasOwn(state.totals, referenceId) ? (state.totals[referenceId] ?? 0) : 0
  const left = exceptIndex === undefined ? undefined : state.items[exceptIndex]
  return left?.referenceId === referenceId ? total - left.quantity : total
}

function limited(
  before: CartState,
  after: CartState,
  { referenceId, maxQuantity }: CartItem,
): CartChangeResult {
  const units = unitsOf(after, referenceId)
  if (units > maxQuantity && units > unitsOf(before, referenceId)) {
    return { ok: false, code: 'MAX_QUANTITY', max: maxQuantity }
  }
  return { ok: true, state: after }
}
