import { count, inArray, isNull, sql } from 'drizzle-orm'

import { isFinal, ORDER_TRANSITIONS } from '#domain/order/status.ts'
import type { OrderStatus } from '#generated/models.ts'

import { orders, outbox } from '../db/schema/orders.ts'
import { jobs } from '../db/schema/work.ts'
import type { Db } from '../db/store.ts'

/** Jobs of a queue: waiting, given up, and the delay of the first due job. @units seconds */
export type QueueState = { queue: string; waiting: number; failed: number; lateSeconds: number }

export async function listQueues(db: Db, now: Date): Promise<QueueState[]> {
  const due = sql`${now.toISOString()}::timestamptz - min(${jobs.runAt}) filter (where ${jobs.deadAt} is null)`
  return db
    .select({
      queue: jobs.queue,
      waiting: sql<number>`(count(*) filter (where ${jobs.deadAt} is null))::int`,
      failed: sql<number>`(count(*) filter (where ${jobs.deadAt} is not null))::int`,
      lateSeconds: sql<number>`coalesce(greatest(extract(epoch from ${due}), 0), 0)::float8`,
    })
    .from(jobs)
    .groupBy(jobs.queue)
}

/** Order states that are not final. */
export const OPEN_STATES = (Object.keys(ORDER_TRANSITIONS) as OrderStatus[]).filter(
  (status) => !isFinal(status),
)

/** Number of open orders by state. */
export const countOpenOrders = (db: Db) =>
  db
    .select({ status: orders.status, orders: count() })
    .from(orders)
    .where(inArray(orders.status, OPEN_STATES))
    .groupBy(orders.status)

/** Number of undelivered events. */
export const countEvents = (db: Db) => db.$count(outbox, isNull(outbox.deliveredAt))
