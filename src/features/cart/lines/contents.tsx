/**
 * Everything that is needed once the cart holds something, as one piece of code: who only reads the menu does
 * without the rules of carts and prices.
 */
import { itemCount } from '#domain/cart/choices.ts'
import { paths } from '#domain/routes/routes.ts'
import { useVisitPath } from '#session/links.ts'
import { useCart } from '#session/use-cart.ts'
import { useVenue } from '#session/page-context.ts'
import { CartBar } from '#ui/patterns/cart-bar.tsx'
import { MenuNews } from './menu-news.ts'
import { ModeQuestion } from './mode-question.ts'

export { CartActions } from './cart-actions.tsx'
export { GoOn } from './go-on.tsx'
export { Lines } from './lines.tsx'
export { Suggestions } from './suggestions.tsx'

export function Bar() {
  const { alias } = useVenue()
  const visitPath = useVisitPath()
  const { cart } = useCart()
  if (!cart) return null
  return <CartBar to={visitPath(paths.cart(alias))} count={itemCount(cart)} total={cart.itemsTotal} />
}

/** What a cart with items asks and tells its diner, whatever of it the page shows. */
export function Keeper() {
  return (
    <>
      <ModeQuestion />
      <MenuNews />
    </>
  )
}
