import { join } from 'node:path'

import { PGlite } from '@electric-sql/pglite'

import { reasonOf, StartupError } from '../startup-error.ts'
import { lockFolder } from './folder-lock.ts'
import { SyncedFiles } from './synced-files.ts'

/** An open embedded database. */
export type OpenPglite = {
  readonly client: PGlite
  /** undefined for a database in memory */
  readonly files?: SyncedFiles
  close(): Promise<void>
}

/** Sized for frequently read pages: the default of 128 MB is a quarter of the whole server's memory. */
const START = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB']
/** Enables syncs, which the package turns off. */
export const SYNCED = [...START.filter((each) => each !== '-F'), '-c', 'wal_sync_method=fsync']

/**
 * Opens the embedded database in a folder, which only one process can use at a time, or in memory when no folder is
 * given.
 * @param template - a dump to start from
 * @param prepare - runs before the first query
 * @errors {@link StartupError} DATA_FOLDER_UNUSABLE, DATA_FOLDER_IN_USE
 */
export async function openPglite(
  dataDir: string | undefined,
  template?: Blob,
  prepare?: (client: PGlite) => Promise<void>,
): Promise<OpenPglite> {
  const lock = dataDir === undefined ? undefined : lockFolder(dataDir)
  try {
    const files = dataDir === undefined ? undefined : new SyncedFiles(join(dataDir, 'database'))
    const client = await PGlite.create({
      fs: files,
      loadDataDir: template,
      startParams: files ? SYNCED : START,
    })
    await prepare?.(client)
    return {
      client,
      files,
      async close() {
        try {
          await client.close()
        } finally {
          lock?.release()
        }
      },
    }
  } catch (error) {
    lock?.release()
    throw new StartupError(
      'DATA_FOLDER_UNUSABLE',
      `The embedded database in ${dataDir ?? 'memory'} cannot be opened (${reasonOf(error)}). Restore the folder from a copy, or set VITRINA_DATA_DIR to another one.`,
      { cause: error },
    )
  }
}
