import type { CartItem, MinorUnits } from '#generated/models.ts'
import { lineTotal } from './line-total.ts'

/** The cart of one branch contact. `items[n].index` is always `n`. */
export interface CartState {
  readonly items: readonly CartItem[]
  readonly modeId?: string
  readonly paymentTypeId?: string
  /** Units per plate over all lines, by referenceId. */
  readonly totals: Readonly<Record<string, number>>
}

/**
 * A cart without items.
 *
 * @param choice - mode and payment type, if already chosen
 * @units none
 * @errors none
 * @source diner spec §3 Cart state
 */
export function emptyCart(choice: Pick<CartState, 'modeId' | 'paymentTypeId'> = {}): CartState {
  return { ...choice, items: [], totals: {} }
}

/**
 * Price of all items after their discounts.
 *
 * @param state - the cart
 * @units minor units
 * @errors none
 * @source diner spec §5 Money
 */
export function itemsTotal(state: Pick<CartState, 'items'>): MinorUnits {
  return state.items.reduce((total, item) => total + lineTotal(item), 0)
}

/**
 * Units of all items.
 *
 * @param state - the cart
 * @units units
 * @errors none
 * @source assumed: the number beside the cart button
 */
export function itemCount(state: Pick<CartState, 'items'>): number {
  return state.items.reduce((count, item) => count + item.quantity, 0)
}
