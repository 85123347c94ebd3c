import { and, asc, count, desc, eq, gt, lte, ne, notInArray, or, sql } from 'drizzle-orm'

import { ORDER_CHANGED, orderChannel } from '#domain/order/live.ts'
import { isOpen, moneyState } from '#domain/payment/ledger.ts'
import type { Actor } from '#domain/payment/money-rights.ts'
import { markIn } from '#domain/studio/draft-mark.ts'
import { ORDER_MODES } from '#domain/venue/order-modes.ts'
import type { OrderStatus, PaymentChanged } from '#generated/models.ts'

import type { Page } from '../contract/page.ts'
import type { Db } from '../db/store.ts'
import {
  addRows,
  changeRow,
  changeRows,
  findPage,
  findRow,
  findRows,
  hasRow,
  lockName,
  lockRow,
  matching,
} from '../db/rows.ts'
import { orderEvents, orderLines, orders, outbox, type OrderActor } from '../db/schema/orders.ts'
import { readLedger } from './ledger-repository.ts'
import { notifyLive, notifyRiders, notifyVenue } from './live-repository.ts'
import type { AccountViewer } from './loyalty-repository.ts'
import { settleCodes, settlePoints, settleMoney } from './settle-order.ts'
import type { ShipmentRow } from './shipments-repository.ts'
import { isPhone } from './is-phone.ts'

export type OrderRow = typeof orders.$inferSelect
export type NewOrder = typeof orders.$inferInsert
export type NewOrderLine = Omit<typeof orderLines.$inferInsert, 'orderId'>

/** Row counts of lists stop here: counting millions for a page of twenty is not worth it. */
const MAX_COUNTED = 10_000

export const findOrderById = (db: Db, id: string) => findRow(db, orders, { id })

/** Locks an order until the transaction ends. */
export const lockOrder = (db: Db, id: string) => lockRow(db, orders, { id })

/** Whether the diner was erased from an order: until then every order has a text. */
export const isErased = ({ orderText }: Pick<OrderRow, 'orderText'>): boolean => orderText === ''

/** @param code - in stored form */
export const findOrderByCode = (db: Db, code: string) => findRow(db, orders, { code })

/** The lines of these orders, each order's in sequence. */
export const listOrderLines = (db: Db, orderId: readonly string[]) =>
  findRows(db, orderLines, { orderId }, asc(orderLines.orderId), asc(orderLines.line))

/** The events of these orders, each order's oldest first. */
export const listOrderEvents = (db: Db, orderId: readonly string[]) =>
  findRows(db, orderEvents, { orderId }, asc(orderEvents.orderId), asc(orderEvents.revision))

/**
 * Updates an order unless it was changed concurrently. `paid` is left out, because it follows from the ledger.
 * @returns the row after the change, or undefined when its revision had moved on
 */
export const updateOrder = (
  db: Db,
  order: Pick<OrderRow, 'id' | 'revision'>,
  change: Omit<Partial<NewOrder>, 'paid'>,
  at: Date,
): Promise<OrderRow | undefined> => updateSettled(db, order, change, at)

/** Like {@link updateOrder}, including `paid`: only `settlePaid` has read the ledger for it. */
export const updateSettled = (
  db: Db,
  order: Pick<OrderRow, 'id' | 'revision'>,
  change: Partial<NewOrder>,
  at: Date,
) =>
  changeRow(
    db,
    orders,
    { id: order.id, revision: order.revision },
    { ...change, revision: order.revision + 1, updatedAt: at },
  )

/** Moves an order to another device session of its browser. Nothing else changes, and nobody is notified. */
export const giveToDevice = (db: Db, id: string, deviceId: string): Promise<void> =>
  changeRows(db, orders, { id }, { deviceId })

/**
 * Adds an event to an order's history, publishes it, and settles points, codes and money; call inside the transaction
 * of the change.
 * @param actor - who moves the order; `system` for an order that nobody paid
 * @param by - who at the venue moved it
 */
export async function insertOrderMove(db: Db, order: OrderRow, actor: OrderActor, by?: Actor): Promise<void> {
  const { id, revision, status, updatedAt } = order
  await addRows(db, orderEvents, { orderId: id, revision, status, at: updatedAt, actor })
  await publishOrder(db, 'order.moved', order)
  await settlePoints(db, order)
  await settleCodes(db, order)
  if (await settleMoney(db, order, by)) await publishOrder(db, 'payment.changed', order)
}

/** Events of drafts are not published. */
const isOfDraft = (branchContact: string): boolean => markIn(branchContact) !== undefined

/**
 * Publishes an order's change to the outbox, its live pages and riders; call inside the transaction of the change.
 */
export async function publishOrder(
  db: Db,
  topic: 'order.moved' | 'order.changed' | 'order.reported' | 'payment.changed',
  { id, revision, updatedAt, code, branchContact, status, type, paid }: OrderRow,
): Promise<void> {
  if (isOfDraft(branchContact)) return
  const order = { code, branchContact, status, revision }
  const payload = topic === 'payment.changed' ? { ...order, paid, ...(await readMoneyState(db, id)) } : order
  await addRows(db, outbox, { topic, subject: id, payload, createdAt: updatedAt })
  await notifyReaders(db, { code, branchContact })
  // the rider's page also shows amount, destination and notes
  if (ORDER_MODES[type].isShipped) await notifyRiders(db, branchContact, updatedAt)
}

/** The state of an order's money by its ledger. */
async function readMoneyState(
  db: Db,
  orderId: string,
): Promise<Pick<PaymentChanged, 'moneyState' | 'refundOpen'>> {
  const { charges, refunds } = await readLedger(db, orderId)
  return { moneyState: moneyState(charges, refunds), refundOpen: refunds.some(isOpen) }
}

/** Notifies the open pages of an order, its diner's and its venue's, to reload it. */
export async function notifyReaders(
  db: Db,
  { code, branchContact }: Pick<OrderRow, 'code' | 'branchContact'>,
): Promise<void> {
  await notifyLive(db, { channel: orderChannel(code), event: ORDER_CHANGED })
  await notifyVenue(db, branchContact, code)
}

/**
 * Publishes a shipment's change to the outbox, the order's pages and riders; call inside the transaction of the
 * change.
 */
export async function publishShipment(
  db: Db,
  { id, revision, updatedAt, branchContact, status, withoutKeyReason }: ShipmentRow,
  code: string,
): Promise<void> {
  if (isOfDraft(branchContact)) return
  const payload = { code, branchContact, status, revision, withoutKeyReason: withoutKeyReason ?? undefined }
  await addRows(db, outbox, { topic: 'shipment.moved', subject: id, payload, createdAt: updatedAt })
  await notifyReaders(db, { code, branchContact })
  await notifyRiders(db, branchContact, updatedAt)
}

/** Orders of a phone at a venue, newest first: all for a proven phone, else those of the device itself. */
export async function listSeenOrders(db: Db, viewer: AccountViewer, branchContact: string, page: Page) {
  const { phone, deviceId, isProven } = viewer
  if (deviceId === undefined) return { rows: [], total: 0 }
  return listWhere(
    db,
    and(
      isPhone(orders.customerPhone, phone),
      eq(orders.branchContact, branchContact),
      isProven ? undefined : eq(orders.deviceId, deviceId),
    ),
    page,
  )
}

/**
 * The latest orders that contain the viewer's own data: those of its device, and for a proven phone those placed
 * under proof. Orders that others placed under the number say nothing about its owner.
 */
export async function listOwnHistory(db: Db, viewer: AccountViewer, limit: number): Promise<OrderRow[]> {
  const { branch, phone, deviceId, isProven } = viewer
  if (deviceId === undefined) return []
  const isOwnDevice = eq(orders.deviceId, deviceId)
  const own = and(
    isPhone(orders.customerPhone, phone),
    eq(orders.branch, branch),
    isProven ? or(isOwnDevice, eq(orders.phoneProven, true)) : isOwnDevice,
  )
  return findPage(db, orders, own, { limit }, desc(orders.orderedAt))
}

/** Counts the orders of a phone at all venues in a time span, up to a given order. */
export const countOrdersOfPhone = (
  db: Db,
  { customerPhone, orderedAt }: Pick<OrderRow, 'customerPhone' | 'orderedAt'>,
  since: Date,
) =>
  db.$count(
    orders,
    and(
      isPhone(orders.customerPhone, customerPhone),
      gt(orders.orderedAt, since),
      lte(orders.orderedAt, orderedAt),
    ),
  )

/** Serialises concurrent orders of a device at a branch until this transaction ends. */
export const lockEarning = (tx: Db, { branch, deviceId = '' }: Pick<AccountViewer, 'branch' | 'deviceId'>) =>
  lockName(tx, `earning ${branch} ${deviceId}`)

/** Whether a device has placed an order at a branch since a given time that earns points. */
export const earnedSince = (
  db: Db,
  { branch, deviceId }: { branch: string; deviceId: string },
  since: Date,
  except: string[],
) =>
  hasRow(
    db,
    orders,
    and(
      matching(orders, { deviceId, branch }),
      gt(orders.orderedAt, since),
      gt(orders.gainedPoints, 0),
      ne(orders.status, 'CANCELED'),
      notInArray(orders.id, except),
    ),
  )

/** The operator's list. */
export async function listOrders(
  db: Db,
  filter: { branchContact?: string; status?: OrderStatus },
  page: Page,
) {
  return listWhere(
    db,
    and(
      filter.branchContact === undefined ? undefined : eq(orders.branchContact, filter.branchContact),
      filter.status === undefined ? undefined : eq(orders.status, filter.status),
    ),
    page,
  )
}

async function listWhere(db: Db, where: ReturnType<typeof and>, page: Page) {
  const rows = await findPage(db, orders, where, page, desc(orders.orderedAt))
  const counted = db
    .select({ one: sql`1`.as('one') })
    .from(orders)
    .where(where)
    .limit(MAX_COUNTED)
    .as('counted')
  const totals = await db.select({ total: count() }).from(counted)
  return { rows, total: Number(totals[0]?.total ?? 0) }
}
