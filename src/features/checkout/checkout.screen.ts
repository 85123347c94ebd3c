import { checkout } from '#messages/checkout.ts'
import { createMessages } from '#messages/index.ts'
import { defineScreen } from '#layout/define-screen.ts'
import { loadCustomizations } from '#session/load-customizations.ts'
import type { PageDeps } from '#session/page-deps.ts'

/** 'Confirmación del pedido': personal from top to bottom, so the server sends the places and the browser fills them. @source diner spec §2.8 */
export const checkoutScreen = defineScreen<PageDeps, undefined>({
  id: 'checkout',
  needs: [
    'cart-keeper',
    'checkout-schedule',
    'checkout-customer',
    'checkout-address',
    'checkout-payment',
    'checkout-submit',
  ],
  load: async (deps) => {
    await loadCustomizations(deps)
    return { status: 200, data: undefined }
  },
  head: (_data, { venue }) => ({
    title: `${createMessages(venue.storefront.locale, venue.storefront.messages)(checkout)('checkout.title')} · ${venue.branchContact?.name ?? ''}`,
    noIndex: true,
  }),
})
