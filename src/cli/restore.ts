import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'

import { BackupError, linesOf } from '#server/backup/backup-file.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { readConfig } from '#server/config.ts'
import { openSession } from '#server/db/session.ts'
import { readOptions } from './exchange/options.ts'
import { UsageError } from './usage-error.ts'

/** Restores a backup into the empty database and the empty tenants folder of the environment. */
export async function restore(args: readonly string[]): Promise<number> {
  const { words } = readOptions(args, {})
  const [file] = words
  if (file === undefined || words.length > 1)
    throw new UsageError('vitrina restore takes a file, or - for the input.')
  const { databaseUrl, dataDir, tenantsDir } = readConfig(process.env)
  // opened first, since the name may be wrong
  const packed = file === '-' ? process.stdin : (await open(file)).createReadStream()
  const session = await openSession({ databaseUrl, dataDir })
  let summary: string
  try {
    const onTable = (table: string) => process.stderr.write(`filling ${table}\n`)
    const lines = linesOf(unpack(packed))
    const { rows, files, at } = await restoreBackup(session, lines, { tenantsDir, onTable })
    summary = `Restored ${rows} rows and ${files} files of ${at}.\n`
  } catch (error) {
    throw isUnpacking(error) ? new BackupError(`${file} is no backup, or not whole: ${error.message}`) : error
  } finally {
    packed.destroy()
    await session.close()
  }
  // everything is on disk now
  process.stdout.write(summary)
  return 0
}

async function* unpack(packed: Readable): AsyncGenerator<string> {
  const unpacked = createGunzip().setEncoding('utf8')
  packed.on('error', (error) => unpacked.destroy(error))
  yield* packed.pipe(unpacked)
}

const isUnpacking = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')
