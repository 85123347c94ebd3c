import { and, eq } from 'drizzle-orm'

import type { Db } from '../db/store.ts'
import { idempotencyKeys } from '../db/schema/orders.ts'

/** The order a key was used for, and the hash of what was sent. */
export async function findKey(db: Db, branchContact: string, key: string) {
  const rows = await db
    .select({ bodyHash: idempotencyKeys.bodyHash, orderId: idempotencyKeys.orderId })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.branchContact, branchContact), eq(idempotencyKeys.key, key)))
    .limit(1)
  return rows[0]
}
