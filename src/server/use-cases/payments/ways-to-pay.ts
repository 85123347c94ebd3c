import { paymentDeadline } from '#domain/payment/payment-window.ts'
import type { OrderFollowUp } from '#generated/models.ts'

import { owesUncounted } from '../../repositories/ledger-repository.ts'
import { listPayments } from '../../repositories/payments-repository.ts'
import { needsProvider } from '../../payments/payments.ts'
import type { OrderRow } from '../../repositories/orders-repository.ts'
import type { Services } from '../../services.ts'
import { isUnpaid, orderPayment } from './order-payment.ts'

type WaysToPay = Pick<OrderFollowUp, 'payUntil' | 'cardPayment'>

/** How an order that waits for its money is paid on its page, and until when; nothing for every other. */
export async function waysToPay(services: Services, order: OrderRow): Promise<WaysToPay> {
  if (!isUnpaid(order) || order.paymentMethod === 'CASH') return {}
  const way = await orderPayment(services, order)
  if (way === undefined || !needsProvider(way.payment)) return {}
  // nobody is asked for more while money that did not count is here
  if (await owesUncounted(services.store.db, order.id)) return {}
  const { payment, provider, publicKey } = way
  return {
    payUntil: new Date(paymentDeadline(order)).toISOString(),
    cardPayment:
      payment.upload === 'API'
        ? { providerName: provider.id, publicKey, isPending: await hasPendingCard(services, order) }
        : undefined,
  }
}

/** Whether nobody knows yet what became of a card of the order. */
async function hasPendingCard({ store }: Services, { id }: OrderRow): Promise<true | undefined> {
  const payments = await listPayments(store.db, id)
  return payments.some(({ kind, status }) => kind === 'CARD' && status === 'PROCESSING') || undefined
}
