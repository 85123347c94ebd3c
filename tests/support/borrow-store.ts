import { sql } from 'drizzle-orm'

import { emptyDatabase } from '#server/db/empty-database.ts'
import { openStore, type Store } from '#server/db/store.ts'

type Listener = (payload: string | undefined) => void
/** A database that is open for the whole worker, and who listens to its channels at the moment. */
type Kept = { store: Store; listeners: Map<string, Listener[]> }

/** Those that no file uses. */
const spare: Kept[] = []

/**
 * An embedded database in memory, as empty as its migrations leave it. Opening one costs more than most tests, so the
 * next file gets it once it is closed. It is emptied only then: what the last file still had under way is over.
 */
export async function borrowStore(): Promise<Store> {
  const used = spare.pop()
  if (used) await used.store.db.execute(EMPTY_EVERY_TABLE)
  const kept: Kept = used ?? {
    store: await openStore({ template: await emptyDatabase() }),
    listeners: new Map(),
  }
  const { store, listeners } = kept
  let isClosed = false
  return {
    ...store,
    async listen(channel, onMessage) {
      const known = listeners.get(channel)
      if (known) {
        known.push(onMessage)
        return
      }
      listeners.set(channel, [onMessage])
      await store.listen(channel, (payload) => listeners.get(channel)?.forEach((tell) => tell(payload)))
    },
    close() {
      if (isClosed) return Promise.resolve()
      isClosed = true
      // a channel that was listened to once stays open, with nobody at its end
      for (const channel of listeners.keys()) listeners.set(channel, [])
      spare.push(kept)
      return Promise.resolve()
    },
  }
}

const EMPTY_EVERY_TABLE = sql`
  do $$
  declare every text;
  begin
    select string_agg(format('%I.%I', schemaname, tablename), ', ') into every
      from pg_tables where schemaname = 'public';
    execute 'truncate ' || every || ' restart identity';
  end $$`
