import type { FeatureModule } from '#layout/define-feature.ts'
import { defineScreen } from '#layout/define-screen.ts'
import { checkout } from '#messages/checkout.ts'
import { createMessages } from '#messages/index.ts'
import { loadCustomizations } from '#session/use-customizations.ts'
import type { PageDeps } from '#session/page-deps.ts'
import { checkoutAddressBlock } from './blocks/checkout-address.block.tsx'
import { checkoutCodeBlock } from './blocks/checkout-code.block.tsx'
import { checkoutCustomerBlock } from './blocks/checkout-customer.block.tsx'
import { checkoutDetailBlock } from './blocks/checkout-detail.block.tsx'
import { checkoutLoyaltyBlock } from './blocks/checkout-loyalty.block.tsx'
import { checkoutNotesBlock } from './blocks/checkout-notes.block.tsx'
import { checkoutPaymentBlock } from './blocks/checkout-payment.block.tsx'
import { checkoutScheduleBlock } from './blocks/checkout-schedule.block.tsx'
import { checkoutSubmitBlock } from './blocks/checkout-submit.block.tsx'
import { checkoutTipBlock } from './blocks/checkout-tip.block.tsx'
import { checkoutVenueBlock } from './blocks/checkout-venue.block.tsx'

/**
 * 'Confirmación del pedido': everything on it is personal, so the server sends placeholders and the browser fills them.
 * @source diner spec §2.8
 */
const checkoutScreen = defineScreen<PageDeps, undefined>({
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
    title: `${createMessages(venue.storefront)(checkout)('checkout.title')} · ${venue.branchContact?.name ?? ''}`,
    noIndex: true,
  }),
})

export const feature: FeatureModule<PageDeps> = {
  screens: [checkoutScreen],
  blocks: [
    checkoutVenueBlock,
    checkoutScheduleBlock,
    checkoutCustomerBlock,
    checkoutAddressBlock,
    checkoutPaymentBlock,
    checkoutCodeBlock,
    checkoutLoyaltyBlock,
    checkoutNotesBlock,
    checkoutDetailBlock,
    checkoutSubmitBlock,
    checkoutTipBlock,
  ],
}
