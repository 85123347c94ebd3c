import { sql } from 'drizzle-orm'

import { openStore } from '#server/db/store.ts'
import type { Store } from '#server/db/store.ts'
import { migratedTemplate } from '../server/support/template.ts'

/** Databases of this worker that no file uses. */
const spare: Store[] = []

/**
 * An embedded database in memory, as empty as its migrations leave it. Opening one costs more than most tests, so the
 * next file gets it once it is closed, emptied.
 */
export async function borrowStore(): Promise<Store> {
  const store = spare.pop() ?? (await openStore({ template: await migratedTemplate() }))
  let isClosed = false
  return {
    ...store,
    listen: (channel, onMessage) => store.listen(channel, (payload) => !isClosed && onMessage(payload)),
    async close() {
      if (isClosed) return
      isClosed = true
      await empty(store)
      spare.push(store)
    },
  }
}

const EVERY_TABLE = sql`
  do $$
  declare every text;
  begin
    select string_agg(format('%I.%I', schemaname, tablename), ', ') into every
      from pg_tables where schemaname = 'public';
    execute 'truncate ' || every || ' restart identity';
  end $$`

const empty = ({ db }: Store) => db.execute(EVERY_TABLE)
