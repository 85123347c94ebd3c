import { defineBlock } from '#layout/define-block.ts'
import { whenFilled } from '../contents.tsx'

/** Suggestions for the cart. @source diner spec §2.7, requirements CART-05 */
export const cartUpsellingBlock = defineBlock({ type: 'cart-upselling', render: whenFilled('Suggestions') })
