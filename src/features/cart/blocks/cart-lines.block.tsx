import { defineBlock } from '#layout/define-block.ts'
import { onDemand } from '#platform/on-demand.ts'
import { drawn } from '#ui/primitives/base/drawn.tsx'

/** Not of the menu page: its code comes with the page it stands on. */
const CartLines = drawn(onDemand(() => import('../pages/cart-lines-view.tsx').then((view) => view.CartLines)))

/** 'Mi pedido'. @source diner spec §2.7, requirements CART-01, CART-03 */
export const cartLinesBlock = defineBlock({ type: 'cart-lines', render: CartLines })
