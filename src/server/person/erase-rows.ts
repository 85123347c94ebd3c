import { getTableColumns, sql } from 'drizzle-orm'

import { forApi } from '../db/rows.ts'
import type { Db } from '../db/store.ts'
import type { Holding } from './holdings.ts'
import type { Keys } from './keys-of-person.ts'

/** Number of rows by part of the document. */
export type Counts = Record<string, number>

/** Erases the rows selected by keys. Call inside a transaction. @returns number of deleted or changed rows, by part */
export async function eraseRows<By>(db: Db, holdings: readonly Holding<By>[], keys: By): Promise<Counts> {
  const counts: Counts = {}
  for (const { part, table, of, erase } of holdings) {
    if (erase === 'keep') continue
    const one = { one: sql<number>`1` }
    const rows =
      erase === 'delete'
        ? await db.delete(table).where(of(keys)).returning(one)
        : await db.update(table).set(erase).where(of(keys)).returning(one)
    if (rows.length > 0) counts[part] = rows.length
  }
  return counts
}

/** Reads the rows selected by keys, without the server's own secrets. */
export async function readRows({ table, of, hidden }: Holding, db: Db, keys: Keys) {
  const shown = Object.fromEntries(
    Object.entries(getTableColumns(table)).filter(([name]) => !hidden.includes(name)),
  )
  const rows: Record<string, unknown>[] = await db.select(shown).from(table).where(of(keys))
  return rows.map(forApi)
}
