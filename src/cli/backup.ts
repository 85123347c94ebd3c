import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'

import { backupLines } from '#server/backup/write-backup.ts'
import { readConfig } from '#server/config.ts'
import { openSession } from '#server/db/session.ts'
import { readOptions } from './exchange/options.ts'
import { UsageError } from './usage-error.ts'
import { writeAtomically } from './write-atomically.ts'

/** It contains names, phones and keys: other users of this machine must not read it. */
const MODE = 0o600
/** Compressing line by line takes twice as long. */
const CHUNK_CHARACTERS = 65_536

/**
 * Writes the whole database of the environment and the tenants' folders into one file, or to the standard output. With
 * PostgreSQL the server may be running; the embedded database is locked by a running server.
 */
export async function backup(args: readonly string[]): Promise<number> {
  const { words } = readOptions(args, {})
  const [file] = words
  if (file === undefined || words.length > 1)
    throw new UsageError('vitrina backup takes a file, or - for the output.')
  const { databaseUrl, dataDir, tenantsDir } = readConfig(process.env)
  const session = await openSession({ databaseUrl, dataDir })
  try {
    const onTable = (table: string) => process.stderr.write(`keeping ${table}\n`)
    const onNoFile = (path: string, found: string) =>
      process.stderr.write(`not kept as a file: ${path}, ${found}\n`)
    const lines = withBreaks(backupLines(session, { tenantsDir, at: new Date(), onTable, onNoFile }))
    if (file === '-') await pipeline(lines, createGzip(), process.stdout, { end: false })
    else
      await writeAtomically(file, (draft) =>
        pipeline(lines, createGzip(), createWriteStream(draft, { mode: MODE, flush: true })),
      )
    if (file !== '-') process.stderr.write(`${file} holds the backup.\n`)
    return 0
  } finally {
    await session.close()
  }
}

async function* withBreaks(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let chunk = ''
  for await (const line of lines) {
    chunk += `${line}\n`
    if (chunk.length < CHUNK_CHARACTERS) continue
    yield chunk
    chunk = ''
  }
  yield chunk
}
