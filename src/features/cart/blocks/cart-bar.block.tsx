import { defineBlock } from '#layout/define-block.ts'
import { whenFilled } from '../contents.tsx'

/** Count, total and the way to the cart at the bottom of the menu, as soon as there is something in it. */
export const cartBarBlock = defineBlock<Record<never, never>>({
  type: 'cart-bar',
  settings: { type: 'object', additionalProperties: false, properties: {} },
  defaults: {},
  render: whenFilled('Bar', 'leave-out'),
})
