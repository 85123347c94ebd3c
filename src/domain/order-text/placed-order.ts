import type { MinorUnits, OrderFollowUp } from '#generated/models.ts'
import { formatOrderCode } from '#domain/order/code.ts'

import { orderSummary } from './order-text.ts'
import type { OrderTextKey } from './order-text.ts'

/** The words a summary is made of. */
export type SummaryWords = {
  texts: Readonly<Record<OrderTextKey, string>>
  formatMoney: (amount: MinorUnits) => string
  /** Address of the follow-up page, where it is known. */
  link?: string
}

/**
 * A placed order in a few lines: what goes out when its whole text is too long for a message.
 *
 * @param order - as its page reads it
 * @units minor units, written by `formatMoney`
 * @errors none
 * @source design §5 "WhatsApp text: longer: summary and link"
 */
export const placedOrderSummary = (order: OrderFollowUp, words: SummaryWords): string =>
  orderSummary({
    ...words,
    order: { ...order, phone: '' },
    modeName: order.orderModeName,
    paymentName: order.paymentType.showName,
    code: formatOrderCode(order.code),
  })
