import { sql } from 'drizzle-orm'

import type { Db } from '#server/db/store.ts'

/** Rows of a statement in its own words, as the test says they are. */
export async function rowsOf<T>(db: Db, statement: string): Promise<T[]> {
  const { rows } = (await db.execute(sql.raw(statement))) as { rows: T[] }
  return rows
}
