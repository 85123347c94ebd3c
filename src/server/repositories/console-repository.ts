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

/** Finds a token by its hash, unless it was revoked. */
export const findToken = (db: Db, tokenHash: string) =>
  findRow(db, consoleTokens, { tokenHash, revokedAt: null })

/** Records a use unless one was recorded since a given time. */
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

/** The live channel of a venue, created on first use. */
export async function channelOf(db: Db, branchContact: string, fresh: string): Promise<string> {
  const first = { branchContact, channel: fresh }
  const { channel } = await putRow(db, consoleChannels, first, { channel: sql`${consoleChannels.channel}` })
  return consoleChannel(channel)
}

/** Cuts off everyone who knew the channel. */
export const deleteChannel = (db: Db, branchContact: string) =>
  deleteRows(db, consoleChannels, { branchContact })

export type OrderWithEnd = { order: typeof orders.$inferSelect; cancellation: CancellationRow | null }

/** Selects orders of a venue; `codes` narrows them. */
type Wanted = { branchContact: string; codes?: readonly string[]; limit: number }

/** Orders, and how many exceed the limit. */
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
 * New orders that a venue has to accept, then accepted ones that have not ended. Each group is sorted by due time:
 * the slot, or the end of the longest delay. However many accepted orders stay open, they never displace a new one.
 */
export const listConfirmedOrders = (db: Db, wanted: Wanted): Promise<OrderList> =>
  listOrders(
    db,
    wanted,
    // literal states, so that the planner matches the partial index `orders_console`
    sql`${orders.status} in ('GENERATED', 'ACCEPTED', 'READY')`,
    sql`${orders.status} <> 'GENERATED', coalesce(${orders.scheduledAt}, ${confirmedAt} + ${orders.maxDelayInMinutes} * interval '1 minute')`,
  )

/**
 * Unpaid or unconfirmed orders of a venue, newest first, because old ones are rarely paid. Orders sent as a message
 * before `since` stay unconfirmed for good and need no action.
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

/** Orders of a venue with a refund under way or due, the longest waiting first. */
export function listRefundingOrders(db: Db, wanted: Wanted): Promise<OrderList> {
  const refunding = db.select({ id: refunds.orderId }).from(refunds).where(isOpenAt(wanted.branchContact))
  return listOrders(db, wanted, inArray(orders.id, refunding), asc(orders.orderedAt))
}

/**
 * Orders of a venue that ended since a given time and still need attention, newest first: delivered ones that were
 * reported or handed over without their key, and canceled ones whose food a rider brings back or had delivered.
 */
export function listRemarkableOrders(db: Db, wanted: Wanted, since: Date): Promise<OrderList> {
  const reported = db
    .select({ id: orderReports.orderId })
    .from(orderReports)
    .where(gte(orderReports.at, since))
  const { branchContact: venue, status, createdAt, updatedAt, keyConfirmedAt, withoutKeyReason } = shipments
  // created when its order was accepted, days ahead for a scheduled one; the first bound is for `shipments_status`
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
  // an order is shown with its latest shipment only
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
 * Accented letters of Spanish and Portuguese, and their replacements by `foldText`. A database may know only ASCII
 * capitals.
 */
const MARKED = 'áàâãäéèêëíìîïóòôõöúùûüñçÁÀÂÃÄÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÑÇ'
const PLAIN = 'aaaaaeeeeiiiiooooouuuunc'.repeat(2)

/** Orders of a venue since a given time that match a search, newest first: `orders_branch_contact_ordered`. */
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

/** Records why an order was canceled, or the refund that was noted; absent fields stay unchanged. */
export const saveCancellation = (
  db: Db,
  orderId: string,
  change: Partial<Omit<CancellationRow, 'orderId'>>,
) => putRow(db, orderCancellations, { orderId, ...change }, change)
