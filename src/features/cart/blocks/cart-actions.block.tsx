import { defineBlock } from '#layout/define-block.ts'
import { useSessionValue } from '#session/session-context.tsx'
import { Actions } from '../contents.ts'

function CartActions() {
  const isEmpty = useSessionValue('cart', ({ cart }) => cart.items.length === 0)
  return isEmpty ? null : <Actions />
}

/** 'Agregar más productos', what the cart costs so far and the way to checkout. @source requirements CART-01, CART-06 */
export const cartActionsBlock = defineBlock<Record<never, never>>({
  type: 'cart-actions',
  settings: { type: 'object', additionalProperties: false, properties: {} },
  defaults: {},
  render: CartActions,
})
