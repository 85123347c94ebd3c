import { eq, sql } from 'drizzle-orm'

import type { Db } from '../db/store.ts'
import { orderEvents, orders } from '../db/schema/orders.ts'

/** SQL form of the domain's `confirmedAt`, for a query that joins other tables to the orders. */
export const confirmedAt = sql<Date>`coalesce(
  (select min(${orderEvents.at}) from ${orderEvents}
    where ${orderEvents.orderId} = ${orders.id} and ${orderEvents.status} <> 'UNCONFIRMED'),
  ${orders.orderedAt})`.mapWith(orders.orderedAt)

export async function readConfirmedAt(
  db: Db,
  { id, orderedAt }: Pick<typeof orders.$inferSelect, 'id' | 'orderedAt'>,
): Promise<Date> {
  const rows = await db.select({ confirmedAt }).from(orders).where(eq(orders.id, id))
  return rows[0]?.confirmedAt ?? orderedAt
}
