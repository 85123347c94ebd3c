import { and, eq } from 'drizzle-orm'

import type { Db } from '../db/store.ts'
import { idempotencyKeys } from '../db/schema/orders.ts'

export type KeyUse = {
  branchContact: string
  key: string
  bodyHash: string
  orderId: string
  createdAt: Date
}

/**
 * Takes a key for an order. Of concurrent takers one gets it; the others wait here until its transaction ended.
 * @returns whether the key was free
 */
export async function takeKey(db: Db, use: KeyUse): Promise<boolean> {
  const rows = await db
    .insert(idempotencyKeys)
    .values(use)
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key })
  return rows.length > 0
}

export async function findKey(db: Db, branchContact: string, key: string) {
  const rows = await db
    .select({ bodyHash: idempotencyKeys.bodyHash, orderId: idempotencyKeys.orderId })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.branchContact, branchContact), eq(idempotencyKeys.key, key)))
    .limit(1)
  return rows[0]
}
