import type { OrderMode } from '#generated/models.ts'

import { findKey } from '../../repositories/idempotency-repository.ts'
import { findOrderById } from '../../repositories/orders-repository.ts'
import { listAbandonedCardOrders } from '../../repositories/payments-repository.ts'
import type { Services } from '../../services.ts'
import { moveOrder } from '../orders/change-order.ts'
import { placeOrder } from '../orders/place-order.ts'
import type { Placed, PlaceOrder } from '../orders/place-order.ts'
import { chargeOrder } from './charge-order.ts'

export type PlacedAndPaid = Placed | { kind: 'payment-refused' | 'payment-failed'; detail: string }

/**
 * Places an order and charges its card, in this order: the order exists, unconfirmed, before any money moves, and a
 * card that was refused may be followed by another for the same order.
 *
 * @source diner spec §4 "Upload API additionally sends the card token"; DECISIONS "The order before the money"
 */
export async function placeAndPay(services: Services, request: PlaceOrder): Promise<PlacedAndPaid> {
  const contact = await services.catalog.findContact(request.payload.branchContact.id)
  const modes = contact?.branchContact.deliveryConfig.orderModes ?? []
  if (contact && modes.some(takesCards)) await cancelAbandoned(services, contact.alias, request)
  const placed = await placeOrder(services, request)
  if (placed.kind !== 'created' && placed.kind !== 'repeated') return placed
  const { orderModeId, paymentType } = request.payload
  const paidBy = modes.find(({ id }) => id === orderModeId)?.paymentTypes.find(({ id }) => id === paymentType)
  if (paidBy?.upload !== 'API') return placed
  const order = await findOrderById(services.store.db, placed.order.id)
  if (order === undefined) throw new Error('A placed order is gone')
  const { token } = request.payload
  const charged = await chargeOrder(services, order, { token, origin: request.origin, now: request.now })
  if (charged.kind === 'failed') return { kind: 'payment-failed', detail: charged.detail }
  if (charged.kind === 'refused' || charged.kind === 'conflict')
    return { kind: 'payment-refused', detail: charged.detail }
  const { status } = (await findOrderById(services.store.db, order.id)) ?? order
  const payment = charged.kind === 'paid' ? 'SUCCESS' : 'PENDING'
  return { ...placed, order: { ...placed.order, status, payment } }
}

const takesCards = ({ paymentTypes }: OrderMode) => paymentTypes.some(({ upload }) => upload === 'API')

/**
 * The diner goes on to another order after a card was refused: the one it was for will not be paid any more. It goes
 * first, so that its code and its points are free for this one.
 */
async function cancelAbandoned(
  services: Services,
  branchContact: string,
  { deviceId, key }: PlaceOrder,
): Promise<void> {
  if ((await findKey(services.store.db, branchContact, key)) !== undefined) return
  const abandoned = await listAbandonedCardOrders(services.store.db, { deviceId, branchContact })
  for (const order of abandoned) await moveOrder(services, order, { status: 'CANCELED' })
}
