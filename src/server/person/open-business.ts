import { and, eq, exists, inArray, isNull, lt, not, notInArray, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import { DAY_MS } from '#domain/time/lengths.ts'
import { shipments } from '../db/schema/delivery.ts'
import { refunds } from '../db/schema/ledger.ts'
import { orders } from '../db/schema/orders.ts'
import { payments } from '../db/schema/payments.ts'
import type { Db } from '../db/store.ts'

/**
 * An order that went to its venue by message is over after this time: no console tells its end.
 *
 * @source assumed: as long as an order waits for its money
 */
const BY_MESSAGE_MS = 2 * DAY_MS

const ENDED = ['DELIVERED', 'CANCELED'] as const
/** Shipments that their rider has nothing to do with any more. */
const SHIPMENT_ENDED = ['DELIVERED', 'DRIVER_CANCELED', 'RETURNED', 'CANCELED'] as const

/** Whether something is still to happen with an order: food, money, or a rider on the way. */
export function isOpen(db: Db, now: Date): SQL {
  const ended = inArray(orders.status, [...ENDED])
  const byMessage = and(
    sql`coalesce(${orders.context} ->> 'byMessage', '') = 'true'`,
    lt(
      sql`coalesce(${orders.scheduledAt}, ${orders.orderedAt})`,
      sql`${new Date(now.getTime() - BY_MESSAGE_MS).toISOString()}::timestamptz`,
    ),
  )
  const one = { one: sql`1` }
  const reasons = [
    not(or(ended, byMessage) ?? ended),
    exists(
      db
        .select(one)
        .from(refunds)
        .where(and(eq(refunds.orderId, orders.id), inArray(refunds.status, ['REQUESTED', 'SENT', 'FAILED']))),
    ),
    exists(
      db
        .select(one)
        .from(payments)
        .where(
          and(
            eq(payments.orderId, orders.id),
            inArray(payments.status, ['PROCESSING', 'OPEN']),
            isNull(payments.closedAt),
          ),
        ),
    ),
    exists(
      db
        .select(one)
        .from(shipments)
        .where(
          and(
            eq(shipments.orderId, orders.id),
            or(eq(shipments.foodDue, true), notInArray(shipments.status, [...SHIPMENT_ENDED])),
          ),
        ),
    ),
  ]
  return sql`(${sql.join(reasons, sql` or `)})`
}

/** Codes of those orders that are not over. */
export async function listOpenOrders(db: Db, ids: readonly string[], now: Date): Promise<string[]> {
  const rows = await db
    .select({ code: orders.code })
    .from(orders)
    .where(and(inArray(orders.id, [...ids]), isOpen(db, now)))
    .orderBy(orders.code)
  return rows.map(({ code }) => code)
}

/** Whether one of the riders carries something. */
export async function areCarrying(db: Db, riderIds: readonly string[]): Promise<boolean> {
  const rows = await db
    .select({ id: shipments.id })
    .from(shipments)
    .where(
      and(
        inArray(shipments.riderId, [...riderIds]),
        or(eq(shipments.foodDue, true), notInArray(shipments.status, [...SHIPMENT_ENDED])),
      ),
    )
    .limit(1)
  return rows.length > 0
}
