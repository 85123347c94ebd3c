import { consoleChannel } from '#domain/order/live.ts'
import { isOwedBack } from '#domain/order/money-back.ts'
import { venueActions } from '#domain/order/venue-actions.ts'
import { markIn } from '#domain/studio/draft-mark.ts'
import { isWithRider, shipmentActions } from '#domain/shipments/venue-shipment.ts'
import type { ConsoleOrder, ConsoleOrders, RefundChange } from '#generated/models.ts'

import type { ContactEntry } from '../../catalog/catalog.ts'
import type { Db } from '../../db/store.ts'
import {
  channelOf,
  findCancellations,
  listOpenOrders,
  listRemarkableOrders,
  saveCancellation,
} from '../../repositories/console-repository.ts'
import type { CancellationRow, OrderWithEnd } from '../../repositories/console-repository.ts'
import { lockOrder, tellOfOrder, updateOrder } from '../../repositories/orders-repository.ts'
import type { OrderRow } from '../../repositories/orders-repository.ts'
import type { Services } from '../../services.ts'
import type { Changed } from '../orders/change-order.ts'
import { takeOrderStep } from '../orders/order-step.ts'
import type { KeyTaken } from '../orders/order-step.ts'
import { partsOf, venueFollowUp } from '../orders/follow-up.ts'
import type { OrderParts } from '../orders/follow-up.ts'
import { asConsoleShipment, deliveryState } from './console-shipment.ts'

/** More than a kitchen has open at once. */
const OPEN_SHOWN = 150
const REMARKABLE_SHOWN = 50
/** A report, or a delivery without its key, is answered the same day or never. @source assumed */
const REMARK_DAYS = 1
const DAY_MS = 86_400_000
const CHANNEL_BYTES = 24

/**
 * The orders of a venue that want something, and where to hear of their changes.
 *
 * @param codes - leaves only these of them
 */
export async function openOrders(
  services: Services,
  { alias, branchContact }: ContactEntry,
  codes?: readonly string[],
): Promise<ConsoleOrders> {
  const { store, clock, randomBytes } = services
  const fresh = Buffer.from(randomBytes(CHANNEL_BYTES)).toString('base64url')
  // nothing ever happens at a draft, and reading one leaves nothing behind
  const isDraft = markIn(alias) !== undefined
  const liveChannel = isDraft ? consoleChannel(fresh) : await channelOf(store.db, alias, fresh)
  const since = new Date(clock().getTime() - REMARK_DAYS * DAY_MS)
  const rows = [
    ...(await listOpenOrders(store.db, { branchContact: alias, codes, limit: OPEN_SHOWN })),
    ...(await listRemarkableOrders(
      store.db,
      { branchContact: alias, codes, limit: REMARKABLE_SHOWN },
      since,
    )),
  ]
  const parts = await partsOf(
    services,
    rows.map(({ order }) => order),
  )
  const orders: ConsoleOrder[] = []
  for (const { order, cancellation } of rows)
    orders.push(await asConsoleOrder(services, { order, cancellation }, parts(order)))
  return { orders, liveChannel, closure: branchContact.manualClosure }
}

/** An order with everything that a kitchen needs. */
export async function consoleOrder(services: Services, order: OrderRow): Promise<ConsoleOrder> {
  const parts = await partsOf(services, [order])
  const [cancellation] = await findCancellations(services.store.db, [order.id])
  return asConsoleOrder(services, { order, cancellation: cancellation ?? null }, parts(order))
}

/**
 * Writes down what a venue gave back of a canceled order's money; it may be corrected later.
 *
 * @param key - of one press in a console: under the same key it is written once and answered again
 */
export async function noteRefund(
  { store, clock }: Services,
  read: OrderRow,
  refund: RefundChange,
  key?: string,
): Promise<Changed | KeyTaken> {
  return store.db.transaction(async (tx) => {
    const order = (await lockOrder(tx, read.id)) ?? read
    const now = clock()
    return takeOrderStep<Changed>(
      tx,
      { orderId: order.id, key, body: { refund }, now },
      {
        take: () => writeRefund(tx, order, refund, now),
        again: async () => ({ kind: 'changed', order }),
        isTaken: ({ kind }) => kind === 'changed',
      },
    )
  })
}

async function writeRefund(
  tx: Db,
  order: OrderRow,
  { amount, text }: RefundChange,
  now: Date,
): Promise<Changed> {
  if (!isOwedBack(order))
    return { kind: 'conflict', detail: 'Only an order that was paid and canceled is given back.' }
  if (amount > order.price)
    return {
      kind: 'invalid',
      errors: [{ path: '/body/amount', message: 'must not be above the price of the order' }],
    }
  const changed = await updateOrder(tx, order, {}, now)
  if (changed === undefined)
    return { kind: 'conflict', detail: 'The order changed meanwhile. Read it again.' }
  await saveCancellation(tx, order.id, { refundAmount: amount, refundText: text, refundedAt: now })
  await tellOfOrder(tx, 'order.changed', changed)
  return { kind: 'changed', order: changed }
}

async function asConsoleOrder(
  services: Services,
  { order, cancellation }: OrderWithEnd,
  parts: OrderParts,
): Promise<ConsoleOrder> {
  const refund = refundOf(cancellation)
  const venue = await services.catalog.findAny(order.branchContact)
  const ownRiders = venue?.kind === 'branchContact' && venue.branchContact.ownRiders === true
  const shipment = parts.latest && deliveryState(parts.latest)
  return {
    order: await venueFollowUp(services, order, parts),
    customerPhone: order.customerPhone,
    unprovenBenefit: await takesUnproven(services, order),
    actions: venueActions({ ...order, refunded: refund !== undefined, withRider: isWithRider(shipment) }),
    shipment: parts.latest && asConsoleShipment(parts.latest),
    shipmentActions: shipmentActions({ order, ownRiders, shipment }),
    cancelReason: cancellation?.reason ?? undefined,
    refund,
  }
}

/**
 * Whether an order takes points or a benefit of first orders for a phone that nobody proved.
 *
 * @source design §5 "Unproven phones": the console sees it
 */
async function takesUnproven(
  { catalog }: Services,
  { phoneProven, redeemedPoints, discounts, branch }: OrderRow,
): Promise<boolean> {
  if (phoneProven) return false
  if (redeemedPoints > 0) return true
  const used = discounts.filter(({ code }) => code !== undefined)
  if (used.length === 0) return false
  const codes = (await catalog.findBranch(branch))?.settings.codeDiscounts ?? []
  return codes.some(
    ({ id, firstTimeOnly }) =>
      firstTimeOnly === true && used.some(({ discountReferenceId }) => discountReferenceId === id),
  )
}

function refundOf(cancellation: CancellationRow | null): ConsoleOrder['refund'] {
  const { refundAmount, refundText, refundedAt } = cancellation ?? {}
  if (typeof refundAmount !== 'number' || !refundedAt) return undefined
  return { amount: refundAmount, text: refundText ?? '', at: refundedAt.toISOString() }
}
