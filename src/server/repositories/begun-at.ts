import { sql } from 'drizzle-orm'

import { orderEvents, orders } from '../db/schema/orders.ts'

/** From when the minutes of an order count, see `begunMs`; in a query of more tables than that of orders. */
export const begunAt = sql<Date>`coalesce(
  (select min(${orderEvents.at}) from ${orderEvents}
    where ${orderEvents.orderId} = ${orders.id} and ${orderEvents.status} <> 'UNCONFIRMED'),
  ${orders.orderedAt})`.mapWith(orders.orderedAt)
