import type { Session } from './store-shape.ts'
import type { StoreOptions } from './store.ts'

/**
 * Connects to the database of a server with the same settings, without migrating it.
 * @errors {@link StartupError} DATABASE_UNREACHABLE, DATA_FOLDER_UNUSABLE, DATA_FOLDER_IN_USE
 */
export async function openSession({
  databaseUrl,
  dataDir,
}: StoreOptions): Promise<Session & { close(): Promise<void> }> {
  if (databaseUrl !== undefined) {
    const { connectTo } = await import('./postgres.ts')
    const client = await connectTo(databaseUrl)
    return {
      query: (text, values) => client.query(text, values),
      close: () => client.end(),
    }
  }
  const { openPglite } = await import('./open-pglite.ts')
  const { client, close } = await openPglite(dataDir)
  return { query: (text, values) => client.query(text, values), close }
}
