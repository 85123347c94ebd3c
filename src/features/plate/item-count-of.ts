import type { CartState } from '#domain/cart/cart.ts'

/** Units of a plate in the cart, without the line that is being edited: the limit counts all lines together. */
export function itemCountOf(cart: CartState, plateId: string, exceptIndex?: number): number {
  return cart.items.reduce(
    (count, item, index) => (item.referenceId === plateId && index !== exceptIndex ? count + item.quantity : count),
    0,
  )
}
