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
import { tellLive, tellRiders, tellVenue } from './live-repository.ts'
import type { AccountViewer } from './loyalty-repository.ts'
import { settleCodes, settlePoints, settleMoney } from './settle-order.ts'
import type { ShipmentRow } from './shipments-repository.ts'
import { isPhone } from './is-phone.ts'

export type OrderRow = typeof orders.$inferSelect
export type NewOrder = typeof orders.$inferInsert
export type NewOrderLine = Omit<typeof orderLines.$inferInsert, 'orderId'>

/** Lists say how many rows there are, up to here: counting ten million for a page of twenty helps nobody. */
const MAX_COUNTED = 10_000

export const findOrderById = (db: Db, id: string) => findRow(db, orders, { id })

/** The order, which nobody else changes until the transaction ends. */
export const lockOrder = (db: Db, id: string) => lockRow(db, orders, { id })

/** Whether its diner was taken out of an order: every order has a text until then. */
export const isErased = ({ orderText }: Pick<OrderRow, 'orderText'>): boolean => orderText === ''

/** @param code - in stored form */
export const findOrderByCode = (db: Db, code: string) => findRow(db, orders, { code })

/** The lines of these orders, of each in their order. */
export const listOrderLines = (db: Db, orderId: readonly string[]) =>
  findRows(db, orderLines, { orderId }, asc(orderLines.orderId), asc(orderLines.line))

/** The steps of these orders, of each the oldest first. */
export const listOrderEvents = (db: Db, orderId: readonly string[]) =>
  findRows(db, orderEvents, { orderId }, asc(orderEvents.orderId), asc(orderEvents.revision))

/**
 * Changes an order that nobody changed meanwhile. Whether it is paid is no part of it: its ledger says so.
 * @returns the row after the change, or undefined when its revision had moved on
 */
export const updateOrder = (
  db: Db,
  order: Pick<OrderRow, 'id' | 'revision'>,
  change: Omit<Partial<NewOrder>, 'paid'>,
  at: Date,
): Promise<OrderRow | undefined> => updateSettled(db, order, change, at)

/** As {@link updateOrder}, with what its ledger says: `settlePaid` alone has read it. */
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

/** The order is that of another device session of its browser. Nothing else of it changes, and nobody is told. */
export const giveToDevice = (db: Db, id: string, deviceId: string): Promise<void> =>
  changeRows(db, orders, { id }, { deviceId })

/**
 * Adds a step to an order's history, tells of it, and settles its points, codes and money; call inside the transaction
 * of the change.
 * @param actor - whose move it is; `system` for an order that nobody paid
 * @param by - who at the venue moved it
 */
export async function insertOrderMove(db: Db, order: OrderRow, actor: OrderActor, by?: Actor): Promise<void> {
  const { id, revision, status, updatedAt } = order
  await addRows(db, orderEvents, { orderId: id, revision, status, at: updatedAt, actor })
  await tellOfOrder(db, 'order.moved', order)
  await settlePoints(db, order)
  await settleCodes(db, order)
  if (await settleMoney(db, order, by)) await tellOfOrder(db, 'payment.changed', order)
}

/** Nobody is told of what happens at a draft. */
const isOfDraft = (branchContact: string): boolean => markIn(branchContact) !== undefined

/** Tells of an order by the outbox, whoever follows it, and riders; call inside the transaction of the change. */
export async function tellOfOrder(
  db: Db,
  topic: 'order.moved' | 'order.changed' | 'order.reported' | 'payment.changed',
  { id, revision, updatedAt, code, branchContact, status, type, paid }: OrderRow,
): Promise<void> {
  if (isOfDraft(branchContact)) return
  const order = { code, branchContact, status, revision }
  const payload = topic === 'payment.changed' ? { ...order, paid, ...(await moneyTold(db, id)) } : order
  await addRows(db, outbox, { topic, subject: id, payload, createdAt: updatedAt })
  await tellReaders(db, { code, branchContact })
  // what to collect, where and the notes stand on the rider's page too
  if (ORDER_MODES[type].isShipped) await tellRiders(db, branchContact, updatedAt)
}

/** What became of the money of an order, by its ledger. */
async function moneyTold(
  db: Db,
  orderId: string,
): Promise<Pick<PaymentChanged, 'moneyState' | 'refundOpen'>> {
  const { charges, refunds } = await readLedger(db, orderId)
  return { moneyState: moneyState(charges, refunds), refundOpen: refunds.some(isOpen) }
}

/** Tells the open pages of an order to read it again: its own, and its venue's. */
export async function tellReaders(
  db: Db,
  { code, branchContact }: Pick<OrderRow, 'code' | 'branchContact'>,
): Promise<void> {
  await tellLive(db, { channel: orderChannel(code), event: ORDER_CHANGED })
  await tellVenue(db, branchContact, code)
}

/** Tells of a shipment by the outbox, whoever follows its order, and riders; call inside the transaction of the change. */
export async function tellOfShipment(
  db: Db,
  { id, revision, updatedAt, branchContact, status, withoutKeyReason }: ShipmentRow,
  code: string,
): Promise<void> {
  if (isOfDraft(branchContact)) return
  const payload = { code, branchContact, status, revision, withoutKeyReason: withoutKeyReason ?? undefined }
  await addRows(db, outbox, { topic: 'shipment.moved', subject: id, payload, createdAt: updatedAt })
  await tellReaders(db, { code, branchContact })
  await tellRiders(db, branchContact, updatedAt)
}

/** Orders of a phone at a venue, newest first: all of them for a proven phone, else those of the device itself. */
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
 * The latest orders in which the viewer spoke of itself: its device's own, and for a proven phone those placed under
 * proof. What somebody else ordered under the number is no word of its owner.
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

/** Orders of a phone at all venues since a moment, up to one of them. */
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

/** Of concurrent orders of a device at a branch the others wait until this transaction ends. */
export const lockEarning = (tx: Db, { branch, deviceId = '' }: Pick<AccountViewer, 'branch' | 'deviceId'>) =>
  lockName(tx, `earning ${branch} ${deviceId}`)

/** Whether a device has placed an order at a branch since a moment that earns points. */
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
