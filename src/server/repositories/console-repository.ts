import {
  and,
  asc,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  notExists,
  or,
  sql,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

import { SCHEDULE_DAYS_AHEAD } from '#domain/defaults.ts'
import { consoleChannel } from '#domain/order/live.ts'
import type { OrderSearch } from '#domain/order/order-search.ts'
import { DAY_MS } from '#domain/time/lengths.ts'
import type { ShipmentStatus } from '#generated/models.ts'

import type { Db } from '../db/store.ts'
import { addRows, changeRows, deleteRows, findPage, findRow, hasChanged, putRow } from '../db/rows.ts'
import { consoleChannels, consoleTokens, orderCancellations } from '../db/schema/console.ts'
import { shipments } from '../db/schema/delivery.ts'
import { refunds } from '../db/schema/ledger.ts'
import { orderReports, orders } from '../db/schema/orders.ts'
import { isOpenAt } from './books-repository.ts'
import { confirmedAt } from './confirmed-at.ts'

export type ConsoleTokenRow = typeof consoleTokens.$inferSelect
export type CancellationRow = typeof orderCancellations.$inferSelect

export const insertToken = (db: Db, row: typeof consoleTokens.$inferInsert) => addRows(db, consoleTokens, row)

/** Newest first. */
export const listTokens = (db: Db, branchContact: string, limit: number) =>
  findPage(db, consoleTokens, { branchContact }, { limit }, desc(consoleTokens.createdAt))

/** The token with a hash, unless it was revoked. */
export const findToken = (db: Db, tokenHash: string) =>
  findRow(db, consoleTokens, { tokenHash, revokedAt: null })

/** Notes a use, unless one was noted since a moment. */
export async function touchToken(db: Db, id: string, at: Date, since: Date): Promise<void> {
  const isOld = or(isNull(consoleTokens.lastUsedAt), lt(consoleTokens.lastUsedAt, since))
  await changeRows(db, consoleTokens, and(eq(consoleTokens.id, id), isOld), { lastUsedAt: at })
}

/** @returns whether the venue had such a token */
export const revokeToken = (db: Db, branchContact: string, id: string, at: Date) =>
  hasChanged(
    db,
    consoleTokens,
    { branchContact, id },
    { revokedAt: sql`coalesce(${consoleTokens.revokedAt}, ${at.toISOString()}::timestamptz)` },
  )

/** The live channel of a venue, made on first use. */
export async function channelOf(db: Db, branchContact: string, fresh: string): Promise<string> {
  const first = { branchContact, channel: fresh }
  const { channel } = await putRow(db, consoleChannels, first, { channel: sql`${consoleChannels.channel}` })
  return consoleChannel(channel)
}

/** Who knew the channel hears nothing any more. */
export const deleteChannel = (db: Db, branchContact: string) =>
  deleteRows(db, consoleChannels, { branchContact })

export type OrderWithEnd = { order: typeof orders.$inferSelect; cancellation: CancellationRow | null }

/** Which orders of a venue: `codes` leaves only these of them. */
type Wanted = { branchContact: string; codes?: readonly string[]; limit: number }

/** Orders, and how many more there are than the limit lets in. */
export type OrderList = { rows: OrderWithEnd[]; leftOut: number }

async function listOrders(
  db: Db,
  { branchContact, codes, limit }: Wanted,
  where: SQL | undefined,
  first: SQL,
): Promise<OrderList> {
  const isNamed = codes && inArray(orders.code, [...codes])
  const wanted = and(eq(orders.branchContact, branchContact), where, isNamed)
  const rows = await db
    .select({ order: orders, cancellation: orderCancellations })
    .from(orders)
    .leftJoin(orderCancellations, eq(orderCancellations.orderId, orders.id))
    .where(wanted)
    .orderBy(first, asc(orders.id))
    .limit(limit)
  const total = rows.length < limit ? rows.length : await db.$count(orders, wanted)
  return { rows, leftOut: Math.max(0, total - rows.length) }
}

/**
 * What a venue has to accept, then what it has agreed to and not ended; each due soonest first: at its slot, or when its
 * longest delay is over. What nobody has ended, however much it is, keeps no new order from being heard of.
 */
export const listConfirmedOrders = (db: Db, wanted: Wanted): Promise<OrderList> =>
  listOrders(
    db,
    wanted,
    // the states as words of the query: the planner compares them with the index `orders_console`
    sql`${orders.status} in ('GENERATED', 'ACCEPTED', 'READY')`,
    sql`${orders.status} <> 'GENERATED', coalesce(${orders.scheduledAt}, ${confirmedAt} + ${orders.maxDelayInMinutes} * interval '1 minute')`,
  )

/**
 * Orders of a venue that nobody has paid or confirmed yet, newest first: old ones are hardly paid any more. What went to it
 * as a message before a moment stays unconfirmed for good, and is nothing to do.
 */
export const listUnconfirmedOrders = (db: Db, wanted: Wanted, since: Date): Promise<OrderList> =>
  listOrders(
    db,
    wanted,
    and(
      sql`${orders.status} = 'UNCONFIRMED'`,
      or(gte(orders.orderedAt, since), sql`(${orders.context} -> 'byMessage') is null`),
    ),
    desc(orders.orderedAt),
  )

/** Orders of a venue whose money is on its way back, or has to be given back, oldest first: they have waited longest. */
export function listRefundingOrders(db: Db, wanted: Wanted): Promise<OrderList> {
  const refunding = db.select({ id: refunds.orderId }).from(refunds).where(isOpenAt(wanted.branchContact))
  return listOrders(db, wanted, inArray(orders.id, refunding), asc(orders.orderedAt))
}

/**
 * Orders of a venue that came to their end since a moment and still want to be seen, newest first: delivered ones that were
 * reported, or handed over without their key, and canceled ones whose food a rider brings back or had delivered.
 */
export function listRemarkableOrders(db: Db, wanted: Wanted, since: Date): Promise<OrderList> {
  const reported = db
    .select({ id: orderReports.orderId })
    .from(orderReports)
    .where(gte(orderReports.at, since))
  const { branchContact: venue, status, createdAt, updatedAt, keyConfirmedAt, withoutKeyReason } = shipments
  // made when its order was accepted, days ahead where that is scheduled; the first bound is for `shipments_status`
  const isRecent = gte(createdAt, new Date(since.getTime() - (SCHEDULE_DAYS_AHEAD + 1) * DAY_MS))
  const ended = (ends: ShipmentStatus[], ...which: SQLWrapper[]) => {
    const isHere = and(
      eq(venue, wanted.branchContact),
      inArray(status, ends),
      isRecent,
      gte(updatedAt, since),
    )
    return db
      .select({ id: shipments.orderId })
      .from(shipments)
      .where(and(isHere, ...which))
  }
  const withoutKey = ended(['DELIVERED', 'RETURNED'], isNotNull(withoutKeyReason))
  const later = alias(shipments, 'later')
  const laterOnes = db
    .select({ id: later.id })
    .from(later)
    .where(and(eq(later.orderId, shipments.orderId), gt(later.createdAt, createdAt)))
  // an order is shown with its latest shipment
  const comingBack = ended(['CANCELED', 'DRIVER_CANCELED'], shipments.foodDue, notExists(laterOnes))
  const deliveredAnyway = ended(['DELIVERED', 'RETURNED'], isNotNull(keyConfirmedAt), notExists(laterOnes))
  const where = or(
    and(eq(orders.status, 'DELIVERED'), or(inArray(orders.id, reported), inArray(orders.id, withoutKey))),
    and(
      eq(orders.status, 'CANCELED'),
      or(inArray(orders.id, comingBack), inArray(orders.id, deliveredAnyway)),
    ),
  )
  return listOrders(db, wanted, where, desc(orders.orderedAt))
}

/**
 * The letters that Spanish and Portuguese write with a mark, and those that `foldText` makes of them. A database may know no
 * other capitals than those of ASCII.
 */
const MARKED = 'áàâãäéèêëíìîïóòôõöúùûüñçÁÀÂÃÄÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÑÇ'
const PLAIN = 'aaaaaeeeeiiiiooooouuuunc'.repeat(2)

/** Orders of a venue since a moment that a search fits, newest first: `orders_branch_contact_ordered`. */
export function listFoundOrders(
  db: Db,
  wanted: Wanted,
  { name, code, phoneEnd }: OrderSearch,
  since: Date,
): Promise<OrderList> {
  const folded = sql`lower(translate(${orders.customerName}, ${MARKED}, ${PLAIN}))`
  return listOrders(
    db,
    wanted,
    and(
      gte(orders.orderedAt, since),
      or(
        name === '' ? undefined : sql`strpos(${folded}, ${name}) > 0`,
        code === '' ? undefined : sql`strpos(${orders.code}, ${code}) > 0`,
        phoneEnd === undefined
          ? undefined
          : sql`right(${orders.customerPhone}, ${phoneEnd.length}) = ${phoneEnd}`,
      ),
    ),
    desc(orders.orderedAt),
  )
}

export const findCancellation = (db: Db, orderId: string) => findRow(db, orderCancellations, { orderId })

/** Writes down why an order was canceled, or what was given back; what is not named stays. */
export const saveCancellation = (
  db: Db,
  orderId: string,
  change: Partial<Omit<CancellationRow, 'orderId'>>,
) => putRow(db, orderCancellations, { orderId, ...change }, change)
