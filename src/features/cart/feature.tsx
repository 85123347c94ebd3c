import { defineBlock } from '#layout/define-block.ts'
import type { FeatureModule } from '#layout/define-feature.ts'
import { defineScreen } from '#layout/define-screen.ts'
import { createMessages } from '#messages/index.ts'
import { onDemand } from '#platform/on-demand.ts'
import { loadCustomizations } from '#session/use-customizations.ts'
import type { PageDeps } from '#session/page-deps.ts'
import { lazyView } from '#ui/primitives/base/lazy-view.tsx'
import { cartColumnBlock } from './blocks/cart-column.block.tsx'
import { cartKeeperBlock } from './blocks/cart-keeper.block.tsx'
import { whenFilled } from './contents.tsx'

/**
 * 'Mi pedido': everything on it is personal, so the server sends placeholders and the browser fills them.
 * @source diner spec §2.7
 */
const cartScreen = defineScreen<PageDeps, undefined>({
  id: 'cart',
  needs: ['cart-lines', 'cart-actions', 'cart-keeper'],
  load: async (deps) => {
    await loadCustomizations(deps)
    return { status: 200, data: undefined }
  },
  head: (_data, { venue }) => ({
    title: `${createMessages(venue.storefront)()('cart.title')} · ${venue.branchContact?.name ?? ''}`,
    noIndex: true,
  }),
})

/** Not part of the menu page: its code loads with its own page. */
const CartLines = lazyView(
  onDemand(() => import('./pages/cart-lines-view.tsx').then((view) => view.CartLines)),
)

export const feature: FeatureModule<PageDeps> = {
  screens: [cartScreen],
  blocks: [
    // 'Mi pedido'. @source diner spec §2.7, requirements CART-01, CART-03
    defineBlock({ type: 'cart-lines', render: CartLines }),
    // Suggestions for the cart. @source diner spec §2.7, requirements CART-05
    defineBlock({ type: 'cart-upselling', render: whenFilled('Suggestions') }),
    // 'Agregar más productos', the price of the cart so far and the button to checkout. @source requirements CART-01,
    // CART-06
    defineBlock({ type: 'cart-actions', render: whenFilled('CartActions') }),
    // Count, total and the link to the cart at the bottom of the menu, once the cart has items.
    defineBlock({ type: 'cart-bar', render: whenFilled('Bar', 'leave-out') }),
    cartColumnBlock,
    cartKeeperBlock,
  ],
}
