import { and, eq, exists, inArray, not, or, sql, type SQL } from 'drizzle-orm'

import { isFinished, SHIPMENT_TRANSITIONS } from '#domain/shipments/transitions.ts'
import { DAY_MS } from '#domain/time/lengths.ts'
import type { ShipmentStatus } from '#generated/models.ts'

import { hasRow, matching } from '../db/rows.ts'
import { shipments } from '../db/schema/delivery.ts'
import { refunds } from '../db/schema/ledger.ts'
import { orders } from '../db/schema/orders.ts'
import { payments } from '../db/schema/payments.ts'
import type { Db } from '../db/store.ts'
import { OPEN_STATES } from '../repositories/waiting-work-repository.ts'

/**
 * After this time an order sent to its venue by message counts as finished: no console reports its end.
 * @source assumed: as long as an order waits for its money
 */
const BY_MESSAGE_MS = 2 * DAY_MS

/** Statuses in which a rider has the shipment or may get it. */
const OPEN_SHIPMENTS = (Object.keys(SHIPMENT_TRANSITIONS) as ShipmentStatus[]).filter(
  (status) => !isFinished({ status }),
)
/** Whether the rider still has to act on a shipment. */
const isWithRider = or(eq(shipments.foodDue, true), inArray(shipments.status, OPEN_SHIPMENTS))

/** Whether an order is unfinished: food, money, or a rider under way. */
export function isOpen(db: Db, now: Date): SQL {
  const until = new Date(now.getTime() - BY_MESSAGE_MS).toISOString()
  const isOverByMessage = sql`(coalesce(${orders.context} ->> 'byMessage', '') = 'true'
    and coalesce(${orders.scheduledAt}, ${orders.orderedAt}) < ${until}::timestamptz)`
  const one = { one: sql`1` }
  const reasons = [
    and(inArray(orders.status, OPEN_STATES), not(isOverByMessage)),
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
            matching(payments, { status: ['PROCESSING', 'OPEN'], closedAt: null }),
          ),
        ),
    ),
    exists(
      db
        .select(one)
        .from(shipments)
        .where(and(eq(shipments.orderId, orders.id), isWithRider)),
    ),
  ]
  return sql`(${sql.join(reasons, sql` or `)})`
}

/** Codes of the unfinished orders among these. */
export async function listOpenOrders(db: Db, ids: readonly string[], now: Date): Promise<string[]> {
  const rows = await db
    .select({ code: orders.code })
    .from(orders)
    .where(and(inArray(orders.id, [...ids]), isOpen(db, now)))
    .orderBy(orders.code)
  return rows.map(({ code }) => code)
}

/** Whether one of the riders has a shipment. */
export const areCarrying = (db: Db, riderIds: readonly string[]): Promise<boolean> =>
  hasRow(db, shipments, and(inArray(shipments.riderId, [...riderIds]), isWithRider))
