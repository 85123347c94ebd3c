import { itemCount } from '#domain/cart/choices.ts'
import { paths } from '#domain/routes/routes.ts'
import { useVisitPath } from '#session/links.ts'
import { useCart } from '#session/use-cart.ts'
import { useVenue } from '#session/page-context.ts'
import { CartBar } from '#ui/patterns/cart-bar.tsx'

export function Bar() {
  const { alias } = useVenue()
  const visitPath = useVisitPath()
  const { cart } = useCart()
  if (!cart) return null
  return <CartBar to={visitPath(paths.cart(alias))} count={itemCount(cart)} total={cart.itemsTotal} />
}
