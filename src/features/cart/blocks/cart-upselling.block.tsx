import { defineBlock } from '#layout/define-block.ts'
import { useSessionValue } from '#session/session-context.tsx'
import { Suggestions } from '../contents.ts'

function CartUpselling() {
  const isEmpty = useSessionValue('cart', ({ cart }) => cart.items.length === 0)
  return isEmpty ? null : <Suggestions />
}

/** Suggestions for the cart. @source diner spec §2.7, requirements CART-05 */
export const cartUpsellingBlock = defineBlock<Record<never, never>>({
  type: 'cart-upselling',
  settings: { type: 'object', additionalProperties: false, properties: {} },
  defaults: {},
  render: CartUpselling,
})
