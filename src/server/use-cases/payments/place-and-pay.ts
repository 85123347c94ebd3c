import type { OrderCreated, PaymentUpload } from '#generated/models.ts'

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
  const placed = await placeOrder(services, request)
  if (placed.kind !== 'created' && placed.kind !== 'repeated') return placed
  const uploads = await uploadsOf(services, request)
  if (placed.kind === 'created' && [...uploads.values()].includes('API'))
    await cancelAbandoned(services, request, placed.order)
  if (uploads.get(request.payload.paymentType) !== 'API') return placed
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

/** How each payment of the mode is made, by its id. */
async function uploadsOf(
  { catalog }: Services,
  { payload }: PlaceOrder,
): Promise<ReadonlyMap<string, PaymentUpload>> {
  const contact = await catalog.findContact(payload.branchContact.id)
  const modes = contact?.branchContact.deliveryConfig.orderModes ?? []
  const mode = modes.find(({ id }) => id === payload.orderModeId)
  return new Map(mode?.paymentTypes.map(({ id, upload }) => [id, upload]))
}

/** The diner went on to another order after a card was refused: the one it was for will not be paid any more. */
async function cancelAbandoned(
  services: Services,
  { deviceId, payload }: PlaceOrder,
  { id }: OrderCreated,
): Promise<void> {
  const branchContact = payload.branchContact.id
  const abandoned = await listAbandonedCardOrders(services.store.db, { deviceId, branchContact, except: id })
  for (const order of abandoned) await moveOrder(services, order, { status: 'CANCELED' })
}
