import { join } from 'node:path'

import { reasonOf, StartupError } from '../startup-error.ts'
import { lockFolder } from './folder-lock.ts'
import type { Session } from './store-shape.ts'
import type { StoreOptions } from './store.ts'

/**
 * Connects to the database that a server of the same settings uses, as it is: nothing is migrated.
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
  const lock = dataDir === undefined ? undefined : lockFolder(dataDir)
  try {
    const { PGlite } = await import('@electric-sql/pglite')
    const client = await PGlite.create({
      dataDir: dataDir === undefined ? undefined : join(dataDir, 'database'),
    })
    return {
      query: (text, values) => client.query(text, values),
      async close() {
        await client.close()
        lock?.release()
      },
    }
  } catch (error) {
    lock?.release()
    throw new StartupError(
      'DATA_FOLDER_UNUSABLE',
      `The embedded database in ${dataDir ?? 'memory'} cannot be opened (${reasonOf(error)}).`,
      { cause: error },
    )
  }
}
