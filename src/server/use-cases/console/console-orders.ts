import { venueActions } from '#domain/order/venue-actions.ts'
import type { ConsoleOrder, ConsoleOrders, RefundChange } from '#generated/models.ts'

import type { ContactEntry } from '../../catalog/catalog.ts'
import {
  channelOf,
  findCancellations,
  listOpenOrders,
  listReportedOrders,
  saveCancellation,
} from '../../repositories/console-repository.ts'
import type { CancellationRow } from '../../repositories/console-repository.ts'
import { tellOfOrder, updateOrder } from '../../repositories/orders-repository.ts'
import type { OrderRow } from '../../repositories/orders-repository.ts'
import type { Services } from '../../services.ts'
import type { Changed } from '../orders/change-order.ts'
import { followUp } from '../orders/read-orders.ts'

/** More than a kitchen has open at once. */
const OPEN_SHOWN = 150
const REPORTED_SHOWN = 50
/** What was told of a delivered order is answered the same day or never. @source assumed */
const REPORT_DAYS = 1
const DAY_MS = 86_400_000
const CHANNEL_BYTES = 24

/** The orders of a venue that want something, and where to hear of their changes. */
export async function openOrders(
  services: Services,
  { alias, branchContact }: ContactEntry,
): Promise<ConsoleOrders> {
  const { store, clock, randomBytes } = services
  const fresh = Buffer.from(randomBytes(CHANNEL_BYTES)).toString('base64url')
  const liveChannel = await channelOf(store.db, alias, fresh)
  const since = new Date(clock().getTime() - REPORT_DAYS * DAY_MS)
  const rows = [
    ...(await listOpenOrders(store.db, alias, OPEN_SHOWN)),
    ...(await listReportedOrders(store.db, alias, since, REPORTED_SHOWN)),
  ]
  const orders: ConsoleOrder[] = []
  for (const { order, cancellation } of rows) orders.push(await asConsoleOrder(services, order, cancellation))
  return { orders, liveChannel, closure: branchContact.manualClosure }
}

/** An order with everything that a kitchen needs. */
export async function consoleOrder(services: Services, order: OrderRow): Promise<ConsoleOrder> {
  const [cancellation] = await findCancellations(services.store.db, [order.id])
  return asConsoleOrder(services, order, cancellation ?? null)
}

/** Writes down what a venue gave back of a canceled order's money; it may be corrected later. */
export async function noteRefund(
  { store, clock }: Services,
  order: OrderRow,
  { amount, text }: RefundChange,
): Promise<Changed> {
  if (order.status !== 'CANCELED' || !order.paid)
    return { kind: 'conflict', detail: 'Only an order that was paid and canceled is given back.' }
  if (amount > order.price)
    return {
      kind: 'invalid',
      errors: [{ path: '/body/amount', message: 'must not be above the price of the order' }],
    }
  return store.db.transaction(async (tx): Promise<Changed> => {
    const now = clock()
    const changed = await updateOrder(tx, order, {}, now)
    if (changed === undefined)
      return { kind: 'conflict', detail: 'The order changed meanwhile. Read it again.' }
    await saveCancellation(tx, order.id, { refundAmount: amount, refundText: text, refundedAt: now })
    await tellOfOrder(tx, 'order.changed', changed)
    return { kind: 'changed', order: changed }
  })
}

async function asConsoleOrder(
  services: Services,
  order: OrderRow,
  cancellation: CancellationRow | null,
): Promise<ConsoleOrder> {
  const refund = refundOf(cancellation)
  return {
    // the key is the diner's, to be told at the door and to nobody before
    order: { ...(await followUp(services, order)), shipmentSecurityCode: undefined },
    customerPhone: order.customerPhone,
    actions: venueActions({ ...order, refunded: refund !== undefined }),
    cancelReason: cancellation?.reason ?? undefined,
    refund,
  }
}

function refundOf(cancellation: CancellationRow | null): ConsoleOrder['refund'] {
  const { refundAmount, refundText, refundedAt } = cancellation ?? {}
  if (typeof refundAmount !== 'number' || !refundedAt) return undefined
  return { amount: refundAmount, text: refundText ?? '', at: refundedAt.toISOString() }
}
