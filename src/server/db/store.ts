import type { PostgresOptions } from './postgres.ts'
import type { Store } from './store-shape.ts'

export type { Db, Store } from './store-shape.ts'

/** Where the store is; for a throw-away store also a dump of an empty database to start from. */
export type StoreOptions = PostgresOptions & { databaseUrl?: string; dataDir?: string; template?: Blob }

/**
 * Opens PostgreSQL when a URL is given, the embedded database otherwise, and migrates it. Only the driver in use is
 * loaded.
 * @errors {@link StartupError} DATABASE_UNREACHABLE, DATABASE_TOO_OLD, DATA_FOLDER_UNUSABLE, DATA_FOLDER_IN_USE
 */
export async function openStore(options: StoreOptions): Promise<Store> {
  if (options.databaseUrl !== undefined) {
    const { openPostgres } = await import('./postgres.ts')
    return openPostgres(options.databaseUrl, options)
  }
  const { openEmbedded } = await import('./embedded.ts')
  return openEmbedded(options.dataDir, options.template)
}
