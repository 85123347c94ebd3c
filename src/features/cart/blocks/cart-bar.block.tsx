import { itemCount, itemsTotal } from '#domain/cart/cart-state.ts'
import { paths } from '#domain/routes/routes.ts'
import { defineBlock } from '#layout/define-block.ts'
import { useVisitPath } from '#session/links.ts'
import { useSessionValue } from '#session/session-context.tsx'
import { useVenue } from '#session/venue-context.tsx'
import { CartBar } from '#ui/patterns/cart-bar.tsx'

function Bar() {
  const { alias } = useVenue()
  const visitPath = useVisitPath()
  const cart = useSessionValue('cart', (state) => state.cart)
  return (
    <CartBar to={visitPath(paths.cart(alias))} count={itemCount(cart)} total={itemsTotal(cart)} narrowOnly />
  )
}

/** Count, total and the way to the cart at the bottom of the menu, as soon as there is something in it. */
export const cartBarBlock = defineBlock<Record<never, never>>({
  type: 'cart-bar',
  settings: { type: 'object', additionalProperties: false, properties: {} },
  defaults: {},
  render: Bar,
})
