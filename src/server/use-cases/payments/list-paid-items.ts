import { paidItems, type PaidItem } from '#domain/payment/paid-items.ts'
import { checkout } from '#messages/checkout.ts'
import { createMessages } from '#messages/create-messages.ts'
import { tips } from '#messages/tips.ts'

import type { Db } from '../../db/store.ts'
import { listOrderLines, type OrderRow } from '../../repositories/orders-repository.ts'
import type { Presentation } from '../../tenants/resolved.ts'

/** What the money of an order is for: its plates and its fees, in the words of its venue. */
export async function listPaidItems(
  db: Db,
  order: Pick<OrderRow, 'id' | 'price' | 'deliveryFee' | 'userServiceFee' | 'tip' | 'surcharges'>,
  brand: Pick<Presentation, 'locale' | 'messages'>,
): Promise<PaidItem[]> {
  const lines = await listOrderLines(db, [order.id])
  const t = createMessages(brand.locale, brand.messages)(checkout, tips)
  const fee = (key: 'checkout.delivery' | 'checkout.service-fee' | 'tip.line', total: number) => ({
    id: key,
    title: t(key),
    quantity: 1,
    total,
  })
  return paidItems(
    lines.map(({ item, total }) => ({
      id: item.referenceId,
      title: item.name,
      quantity: item.quantity,
      total,
    })),
    [
      fee('checkout.delivery', order.deliveryFee),
      fee('checkout.service-fee', order.userServiceFee),
      fee('tip.line', order.tip),
      ...order.surcharges.map(({ surchargeReferenceId, name, amount }) => ({
        id: surchargeReferenceId,
        title: name,
        quantity: 1,
        total: amount,
      })),
    ],
    order.price,
  )
}
