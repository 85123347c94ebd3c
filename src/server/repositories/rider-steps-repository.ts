import { and, eq } from 'drizzle-orm'

import type { Db } from '../db/store.ts'
import { riderSteps } from '../db/schema/delivery.ts'

export type RiderStep = typeof riderSteps.$inferSelect

/** The step a rider sent under a key, if there is one. */
export async function findStep(
  db: Db,
  { riderId, key }: Pick<RiderStep, 'riderId' | 'key'>,
): Promise<RiderStep | undefined> {
  const [row] = await db
    .select()
    .from(riderSteps)
    .where(and(eq(riderSteps.riderId, riderId), eq(riderSteps.key, key)))
  return row
}

export async function insertStep(db: Db, step: RiderStep): Promise<void> {
  await db.insert(riderSteps).values(step)
}
