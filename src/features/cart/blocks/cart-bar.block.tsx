import { defineBlock } from '#layout/define-block.ts'
import { whenFilled } from '../contents.tsx'

/** Count, total and the way to the cart at the bottom of the menu, as soon as there is something in it. */
export const cartBarBlock = defineBlock({ type: 'cart-bar', render: whenFilled('Bar', 'leave-out') })
