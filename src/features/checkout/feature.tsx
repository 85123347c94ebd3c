import type { FeatureModule } from '#layout/define-feature.ts'
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
import { checkoutScreen } from './checkout.screen.ts'

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
