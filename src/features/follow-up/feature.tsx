import type { FeatureModule } from '#layout/define-feature.ts'
import { checkout } from '#messages/checkout.ts'
import { followUp } from '#messages/follow-up.ts'
import { addTexts } from '#messages/index.ts'
import { order } from '#messages/order.ts'
import { status } from '#messages/status.ts'
import type { PageDeps } from '#session/page-deps.ts'
import { orderActionsBlock } from './blocks/order-actions.block.tsx'
import { orderDetailBlock } from './blocks/order-detail.block.tsx'
import { orderHandoverBlock } from './blocks/order-handover.block.tsx'
import { orderTrackerBlock } from './blocks/order-tracker.block.tsx'
import { followUpScreen } from './follow-up.screen.ts'

addTexts(followUp, status, order, checkout)

export const feature: FeatureModule<PageDeps> = {
  screens: [followUpScreen],
  blocks: [orderTrackerBlock, orderHandoverBlock, orderDetailBlock, orderActionsBlock],
}
