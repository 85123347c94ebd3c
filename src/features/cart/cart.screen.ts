import { createMessages } from '#messages/index.ts'
import { defineScreen } from '#layout/define-screen.ts'
import { loadCustomizations } from '#session/load-customizations.ts'
import type { PageDeps } from '#session/page-deps.ts'

/** 'Mi pedido': everything on it is personal, so the server sends the place and the browser fills it. @source diner spec §2.7 */
export const cartScreen = defineScreen<PageDeps, undefined>({
  id: 'cart',
  needs: ['cart-lines', 'cart-actions', 'cart-keeper'],
  load: async (deps) => {
    await loadCustomizations(deps)
    return { status: 200, data: undefined }
  },
  head: (_data, { venue }) => ({
    title: `${createMessages(venue.storefront.locale, venue.storefront.messages)()('cart.title')} · ${venue.branchContact?.name ?? ''}`,
    noIndex: true,
  }),
})
