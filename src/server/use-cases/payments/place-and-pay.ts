import type { OrderMode } from '#generated/models.ts'

import type { ContactEntry } from '../../catalog/catalog.ts'
import { findKey } from '../../repositories/idempotency-repository.ts'
import { findOrderById } from '../../repositories/orders-repository.ts'
import type { OrderRow } from '../../repositories/orders-repository.ts'
import type { Services } from '../../services.ts'
import { placeOrder } from '../orders/place-order.ts'
import type { Placed, PlaceOrder } from '../orders/place-order.ts'
import { issueFor } from '../receipts/issue-receipts.ts'
import { abandonedOrders } from './abandoned-orders.ts'
import { chargeOrder } from './charge-order.ts'
import { isLeftUnpaid } from './end-unpaid.ts'

export type PlacedAndPaid = Placed | { kind: 'payment-refused' | 'payment-failed'; detail: string }

/**
 * Places an order and charges its card, in this order: the order exists, unconfirmed, before any money moves, and a
 * card that was refused may be followed by another for the same order.
 *
 * @source diner spec §4 "Upload API additionally sends the card token"; decision 41
 */
export async function placeAndPay(
  services: Services,
  request: Omit<PlaceOrder, 'findReplaced'>,
): Promise<PlacedAndPaid> {
  const contact = await services.catalog.findContact(request.payload.branchContact.id)
  const modes = contact?.branchContact.deliveryConfig.orderModes ?? []
  const mayReplace = contact && request.isKnownDevice && (usesUp(request) || modes.some(takesCards))
  const findReplaced = async () => (mayReplace ? replacedBy(services, contact, request) : [])
  const placed = await placeOrder(services, { ...request, findReplaced })
  if (placed.kind !== 'created' && placed.kind !== 'repeated') return placed
  const { orderModeId, paymentType } = request.payload
  const paidBy = modes.find(({ id }) => id === orderModeId)?.paymentTypes.find(({ id }) => id === paymentType)
  if (paidBy?.upload !== 'API' || placed.order.price === 0) return placed
  const order = await findOrderById(services.store.db, placed.order.id)
  if (order === undefined) throw new Error('A placed order is gone')
  const { token } = request.payload
  const charged = await chargeOrder(services, order, { token, origin: request.origin, now: request.now })
  if (charged.kind === 'failed') return { kind: 'payment-failed', detail: charged.detail }
  if (charged.kind === 'refused' || charged.kind === 'conflict')
    return { kind: 'payment-refused', detail: charged.detail }
  const now = (await findOrderById(services.store.db, order.id)) ?? order
  if (charged.kind === 'paid') await issueFor(services, now)
  const payment = charged.kind === 'paid' ? 'SUCCESS' : 'PENDING'
  return { ...placed, order: { ...placed.order, status: now.status, payment } }
}

const takesCards = ({ paymentTypes }: OrderMode) => paymentTypes.some(({ upload }) => upload === 'API')

/** Whether an order wants what one before it may hold. */
const usesUp = ({ payload }: Pick<PlaceOrder, 'payload'>) =>
  payload.generalCodeDiscount !== undefined || payload.loyaltyInfo.redeemedPoints > 0

/**
 * The diner goes on to another order after a card was refused: the one it was for will not be paid any more. It ends
 * with this one, whose code and points it leaves free. A link may be open in another tab: its order goes only for one
 * that wants a code or points.
 */
async function replacedBy(
  services: Services,
  contact: ContactEntry,
  request: Omit<PlaceOrder, 'findReplaced'>,
): Promise<OrderRow[]> {
  const { branch } = contact.branchContact
  const abandoned = await abandonedOrders(services, branch.id, request.deviceId)
  if (abandoned.length === 0) return []
  // another card for one of them is no other order
  if ((await findKey(services.store.db, contact.alias, request.key)) !== undefined) return []
  const replaced: OrderRow[] = []
  for (const order of abandoned)
    if ((order.paymentMethod !== 'ONLINE' || usesUp(request)) && (await isLeftUnpaid(services, order)))
      replaced.push(order)
  return replaced
}
