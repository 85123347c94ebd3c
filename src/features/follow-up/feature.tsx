import type { FeatureModule } from '#layout/define-feature.ts'
import type { PageDeps } from '#session/page-deps.ts'
import { orderActionsBlock } from './blocks/order-actions.block.tsx'
import { orderDetailBlock } from './blocks/order-detail.block.tsx'
import { orderHandoverBlock } from './blocks/order-handover.block.tsx'
import { orderPaymentBlock } from './blocks/order-payment.block.tsx'
import { orderTrackerBlock } from './blocks/order-tracker.block.tsx'
import { followUpScreen } from './follow-up.screen.ts'

export const feature: FeatureModule<PageDeps> = {
  screens: [followUpScreen],
  blocks: [orderTrackerBlock, orderPaymentBlock, orderHandoverBlock, orderDetailBlock, orderActionsBlock],
}
