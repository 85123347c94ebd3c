import { and, eq } from 'drizzle-orm'

import type { Db } from '../db/store.ts'
import { orderSteps } from '../db/schema/orders.ts'

type OrderStep = typeof orderSteps.$inferSelect

/** What a venue sent under a key for an order, if it did. */
export async function findOrderStep(
  db: Db,
  { orderId, key }: Pick<OrderStep, 'orderId' | 'key'>,
): Promise<OrderStep | undefined> {
  const [row] = await db
    .select()
    .from(orderSteps)
    .where(and(eq(orderSteps.orderId, orderId), eq(orderSteps.key, key)))
  return row
}

export async function insertOrderStep(db: Db, step: OrderStep): Promise<void> {
  await db.insert(orderSteps).values(step)
}
