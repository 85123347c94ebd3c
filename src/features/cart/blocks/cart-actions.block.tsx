import { defineBlock } from '#layout/define-block.ts'
import { whenFilled } from '../contents.tsx'

/** 'Agregar más productos', what the cart costs so far and the way to checkout. @source requirements CART-01, CART-06 */
export const cartActionsBlock = defineBlock({ type: 'cart-actions', render: whenFilled('CartActions') })
