/**
 * The code for a cart with items, as one chunk: a diner who only reads the menu does not load the rules of carts and
 * prices.
 */
import { itemCount } from '#domain/cart/choices.ts'
import { paths } from '#domain/routes/routes.ts'
import { useVisitPath } from '#session/links.ts'
import { useCart } from '#session/use-cart.ts'
import { useVenue } from '#session/page-context.ts'
import { CartBar } from '#ui/patterns/cart-bar.tsx'
import { MenuNews } from './menu-news.ts'
import { ModeQuestion } from './mode-question.ts'
import { WayToCart } from './way-to-cart.tsx'

export { CartActions } from './cart-actions.tsx'
export { ContinuePanel } from './continue-panel.tsx'
export { Lines } from './lines.tsx'
export { Suggestions } from './suggestions.tsx'

export function Bar() {
  const { alias, branch } = useVenue()
  const visitPath = useVisitPath()
  const { cart } = useCart()
  if (!cart) return null
  const to = visitPath(paths.cart(alias))
  return (
    <>
      <CartBar to={to} count={itemCount(cart)} total={cart.itemsTotal} besideChat={branch?.chatEnabled} />
      <WayToCart to={to} />
    </>
  )
}

/** Dialogs and notices of a cart with items, whichever part of it the page shows. */
export function CartNotices() {
  return (
    <>
      <ModeQuestion />
      <MenuNews />
    </>
  )
}
