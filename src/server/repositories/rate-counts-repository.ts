import { sql } from 'drizzle-orm'

import { putRows, chunks } from '../db/rows.ts'
import { rateCounts } from '../db/schema/limits.ts'
import type { Db } from '../db/store.ts'

/** What one process counted since its last report to the database. */
export type RateCount = typeof rateCounts.$inferInsert

/** Rows per statement. */
const BATCH = 5_000

/**
 * Adds a process's counts to the shared sums, sorted by key so that two processes never deadlock.
 * @returns the sums, by key
 */
export async function addRateCounts(db: Db, counted: readonly RateCount[]): Promise<Map<string, number>> {
  const rows = counted.toSorted((a, b) => (a.key < b.key ? -1 : 1))
  const sums = new Map<string, number>()
  for (const part of chunks(rows, BATCH)) {
    const written = await putRows(db, rateCounts, part, { count: sql`${rateCounts.count} + excluded.count` })
    for (const { key, count } of written) sums.set(key, count)
  }
  return sums
}
