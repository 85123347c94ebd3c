import { lazy } from 'react'
import { defineBlock } from '#layout/define-block.ts'

/** Not of the menu page: its code comes with the page it stands on. */
const CartActions = lazy(() =>
  import('../pages/cart-actions-view.tsx').then((view) => ({ default: view.CartActions })),
)

/** 'Agregar más productos', what the cart costs so far and the way to checkout. @source requirements CART-01, CART-06 */
export const cartActionsBlock = defineBlock<Record<never, never>>({
  type: 'cart-actions',
  settings: { type: 'object', additionalProperties: false, properties: {} },
  defaults: {},
  render: CartActions,
})
