import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

import * as orderTables from './schema/orders.ts'
import * as peopleTables from './schema/people.ts'
import * as tenantTables from './schema/tenants.ts'

export const schema = { ...tenantTables, ...orderTables, ...peopleTables }

/**
 * What a repository function queries: the database or a transaction on it. Inside a transaction every
 * query must go through its `tx`; on the embedded database one that does not waits for ever.
 */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>

/** An open database with its notifications; one per process. */
export type Store = {
  kind: 'embedded' | 'postgres'
  db: Db
  /** calls back for every notification on the channel, and once with `undefined` when some may have been lost */
  listen(channel: string, onMessage: (payload: string | undefined) => void): Promise<void>
  close(): Promise<void>
}

/** Where the store is and, for tests, a dumped template to load instead of creating the database. */
export type StoreOptions = { databaseUrl?: string; dataDir?: string; template?: Blob; poolSize?: number }

/**
 * Opens PostgreSQL when an address is given, the embedded database otherwise, and brings its tables up to
 * date. Only the driver that is used gets loaded.
 *
 * @errors {@link StartupError} DATABASE_UNREACHABLE, DATABASE_TOO_OLD, DATA_FOLDER_UNUSABLE, DATA_FOLDER_IN_USE
 */
export async function openStore(options: StoreOptions): Promise<Store> {
  if (options.databaseUrl !== undefined) {
    const { openPostgres } = await import('./postgres.ts')
    return openPostgres(options.databaseUrl, options.poolSize)
  }
  const { openEmbedded } = await import('./embedded.ts')
  return openEmbedded(options.dataDir, options.template)
}
