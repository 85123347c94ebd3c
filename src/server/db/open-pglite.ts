import { join } from 'node:path'

import { PGlite } from '@electric-sql/pglite'

import { reasonOf, StartupError } from '../startup-error.ts'
import { lockFolder } from './folder-lock.ts'
import { SyncedFiles } from './synced-files.ts'

/** An open embedded database. */
export type OpenPglite = {
  readonly client: PGlite
  /** undefined for one in memory */
  readonly files?: SyncedFiles
  close(): Promise<void>
}

/** With room for pages that are read often: the default of 128 MB is a quarter of what the whole server takes. */
const START = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB']
/** With syncs, which the package leaves out. */
export const SYNCED = [...START.filter((each) => each !== '-F'), '-c', 'wal_sync_method=fsync']

/**
 * Opens the embedded database of a folder, which one process has at a time; in memory without one.
 * @param template - a dump to begin with
 * @param prepare - what is done before anybody asks
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
