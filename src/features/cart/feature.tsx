import type { FeatureModule } from '#layout/define-feature.ts'
import { defineScreen } from '#layout/define-screen.ts'
import { createMessages } from '#messages/index.ts'
import { loadCustomizations } from '#session/use-customizations.ts'
import type { PageDeps } from '#session/page-deps.ts'
import { cartActionsBlock } from './blocks/cart-actions.block.tsx'
import { cartBarBlock } from './blocks/cart-bar.block.tsx'
import { cartColumnBlock } from './blocks/cart-column.block.tsx'
import { cartKeeperBlock } from './blocks/cart-keeper.block.tsx'
import { cartLinesBlock } from './blocks/cart-lines.block.tsx'
import { cartUpsellingBlock } from './blocks/cart-upselling.block.tsx'

/** 'Mi pedido': everything on it is personal, so the server sends the place and the browser fills it. @source diner spec §2.7 */
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

export const feature: FeatureModule<PageDeps> = {
  screens: [cartScreen],
  blocks: [
    cartLinesBlock,
    cartUpsellingBlock,
    cartActionsBlock,
    cartBarBlock,
    cartColumnBlock,
    cartKeeperBlock,
  ],
}
