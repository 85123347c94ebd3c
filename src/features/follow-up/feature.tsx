import type { FeatureModule } from '#layout/define-feature.ts'
import { card } from '#messages/card.ts'
import { checkout } from '#messages/checkout.ts'
import { checkoutErrors } from '#messages/checkout-errors.ts'
import { followUp } from '#messages/follow-up.ts'
import { addTexts } from '#messages/index.ts'
import { order } from '#messages/order.ts'
import { orderReport } from '#messages/order-report.ts'
import { payLater } from '#messages/pay-later.ts'
import { paymentReceipt } from '#messages/payment-receipt.ts'
import { receiptRequest } from '#messages/receipt-request.ts'
import { status } from '#messages/status.ts'
import { tips } from '#messages/tips.ts'
import type { PageDeps } from '#session/page-deps.ts'
import { orderActionsBlock } from './blocks/order-actions.block.tsx'
import { orderDetailBlock } from './blocks/order-detail.block.tsx'
import { orderHandoverBlock } from './blocks/order-handover.block.tsx'
import { orderPaymentBlock } from './blocks/order-payment.block.tsx'
import { orderTrackerBlock } from './blocks/order-tracker.block.tsx'
import { followUpScreen } from './follow-up.screen.ts'

addTexts(
  followUp,
  payLater,
  paymentReceipt,
  orderReport,
  status,
  order,
  checkout,
  checkoutErrors,
  card,
  tips,
  receiptRequest,
)

export const feature: FeatureModule<PageDeps> = {
  screens: [followUpScreen],
  blocks: [orderTrackerBlock, orderPaymentBlock, orderHandoverBlock, orderDetailBlock, orderActionsBlock],
}
