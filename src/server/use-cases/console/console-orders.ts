import { venueActions } from '#domain/order/venue-actions.ts'
import type { ConsoleOrder, ConsoleOrders, RefundChange } from '#generated/models.ts'

import type { ContactEntry } from '../../catalog/catalog.ts'
import {
  channelOf,
  findCancellations,
  listOpenOrders,
  saveCancellation,
} from '../../repositories/console-repository.ts'
import type { CancellationRow } from '../../repositories/console-repository.ts'
import { tellOfOrder, updateOrder } from '../../repositories/orders-repository.ts'
import type { OrderRow } from '../../repositories/orders-repository.ts'
import type { Services } from '../../services.ts'
import type { Changed } from '../orders/change-order.ts'
import { followUp } from '../orders/read-orders.ts'

/** More than a kitchen has open at once. */
const SHOWN = 200
const CHANNEL_BYTES = 24

/** The orders of a venue that want something, and where to hear of their changes. */
export async function openOrders(services: Services, { alias }: ContactEntry): Promise<ConsoleOrders> {
  const { store, randomBytes } = services
  const fresh = Buffer.from(randomBytes(CHANNEL_BYTES)).toString('base64url')
  const liveChannel = await channelOf(store.db, alias, fresh)
  const rows = await listOpenOrders(store.db, alias, SHOWN)
  const orders: ConsoleOrder[] = []
  for (const { order, cancellation } of rows) orders.push(await asConsoleOrder(services, order, cancellation))
  return { orders, liveChannel }
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
    order: await followUp(services, order),
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
