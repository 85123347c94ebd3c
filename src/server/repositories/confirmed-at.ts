import { sql } from 'drizzle-orm'

import { orderEvents, orders } from '../db/schema/orders.ts'

/** As `confirmedAt` of the domain, in a query that joins other tables to the orders. */
export const confirmedAt = sql<Date>`coalesce(
  (select min(${orderEvents.at}) from ${orderEvents}
    where ${orderEvents.orderId} = ${orders.id} and ${orderEvents.status} <> 'UNCONFIRMED'),
  ${orders.orderedAt})`.mapWith(orders.orderedAt)
