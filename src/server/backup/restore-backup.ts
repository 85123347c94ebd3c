import { mkdir, mkdtemp, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'

import { hasMigration, migrateTables, newestMigration } from '../db/migrate.ts'
import type { Session } from '../db/store-shape.ts'
import { listTenantsDir } from '../tenants/read-folder.ts'
import { BackupError, readLine, type Contents, type Line, type Made } from './backup-file.ts'
import { listCounters, listTables, type Counter } from './tables.ts'

const ROWS_AT_ONCE = 500
const CHARACTERS_AT_ONCE = 4_000_000

export type RestoreOptions = {
  /** target of the tenants' folders; must be empty or missing */
  tenantsDir: string
  /** called for each table before its rows are written */
  onTable?: (table: string) => void
}

/**
 * Restores a backup into an empty database and an empty folder, completely or not at all. A backup of an older version
 * is migrated as its database would have been.
 * @param lines - of the unpacked backup
 * @returns what was restored, and when the backup was made
 * @errors {@link BackupError} for an invalid or incomplete backup, and for a target that is not empty
 */
export async function restoreBackup(
  session: Session,
  lines: AsyncIterable<string>,
  options: RestoreOptions,
): Promise<Contents & { at: string }> {
  const { tenantsDir } = options
  const isMade = await emptyFolder(tenantsDir)
  try {
    const parts = numbered(lines)
    const made = await readMade(parts)
    await makeTables(session, made)
    // inside the target, which may be a mounted volume
    const folder = await mkdtemp(join(resolve(tenantsDir), '.restored-'))
    try {
      await session.query('begin')
      const contents = await fill(session, parts, folder, options)
      // files before the commit: a filled database implies that all files are there
      for (const name of await readdir(folder)) await rename(join(folder, name), join(tenantsDir, name))
      await session.query('commit')
      await migrateTables(session)
      await session.query('analyze')
      return { ...contents, at: made.at }
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  } catch (error) {
    // has no effect outside a transaction or on a lost connection
    await session.query('rollback').catch(() => undefined)
    if (isMade) await rmdir(tenantsDir).catch(() => undefined)
    throw error
  }
}

type Part = { text: string; number: number }

async function* numbered(lines: AsyncIterable<string>): AsyncGenerator<Part> {
  let number = 0
  for await (const text of lines) yield { text, number: (number += 1) }
}

async function readMade(parts: AsyncGenerator<Part>): Promise<Made> {
  const first = await parts.next()
  const line = first.done === true ? undefined : readLine(first.value.text, first.value.number)
  if (line?.[0] !== 'vitrina') throw new BackupError('This is no backup of Vitrina.')
  return line[1]
}

/** @returns whether the folder was missing */
async function emptyFolder(tenantsDir: string): Promise<boolean> {
  const isMade = (await mkdir(tenantsDir, { recursive: true })) !== undefined
  const [found] = await listTenantsDir(tenantsDir)
  if (found === undefined) return isMade
  throw new BackupError(
    `TENANTS_DIR: ${tenantsDir} is not empty, it has '${found.name}'. Name a folder that is, or is not there yet.`,
  )
}

/** Creates the tables as they were when the backup was made. */
async function makeTables(session: Session, { migration }: Made): Promise<void> {
  if (!hasMigration(migration))
    throw new BackupError('This backup was made by a newer version of Vitrina: restore it with that one.')
  const taken = new BackupError('The database is not empty: restore into one that no server has used.')
  if ((await newestMigration(session)) > migration) throw taken
  await migrateTables(session, { upTo: migration })
  for (const table of await listTables(session)) {
    const { rows } = await session.query(`select 1 from public."${table}" limit 1`)
    if (rows.length > 0) throw taken
  }
}

async function fill(
  session: Session,
  parts: AsyncGenerator<Part>,
  folder: string,
  { onTable }: RestoreOptions,
): Promise<Contents> {
  const tables = await listTables(session)
  const counters = await listCounters(session)
  const contents: Contents = { rows: 0, files: 0 }
  let table: string | undefined
  for await (const { rows, line, number } of piecesOf(parts)) {
    const damaged = new BackupError(
      `This backup is damaged: line ${number} does not fit what stands before it.`,
    )
    if (rows !== undefined) {
      if (table === undefined) throw damaged
      await insertRows(session, table, rows)
      contents.rows += rows.length
    } else if (line[0] === 'table') {
      table = tables.find((name) => name === line[1])
      if (table === undefined) throw damaged
      onTable?.(table)
    } else if (line[0] === 'counter') {
      const counter = counters.find((one) => one.table === line[1] && one.column === line[2])
      if (counter === undefined) throw damaged
      await setCounter(session, counter, line[3])
    } else if (line[0] === 'file') {
      await writeInside(folder, line[1], Buffer.from(line[2], 'base64'))
      contents.files += 1
    } else {
      if (line[0] !== 'end' || line[1].rows !== contents.rows || line[1].files !== contents.files)
        throw damaged
      return contents
    }
  }
  throw new BackupError('This backup is not whole: its end is missing.')
}

type Piece = { number: number } & ({ rows: string[]; line?: undefined } | { rows?: undefined; line: Line })

/** The structural lines, with the rows between them in batches. */
async function* piecesOf(parts: AsyncGenerator<Part>): AsyncGenerator<Piece> {
  let rows: string[] = []
  let characters = 0
  for await (const { text, number } of parts) {
    const isRow = text.startsWith('{')
    if (isRow) {
      rows.push(text)
      characters += text.length
    }
    if (rows.length > 0 && (!isRow || rows.length === ROWS_AT_ONCE || characters > CHARACTERS_AT_ONCE)) {
      yield { rows, number }
      rows = []
      characters = 0
    }
    if (!isRow) yield { line: readLine(text, number), number }
  }
}

async function insertRows(session: Session, table: string, rows: readonly string[]): Promise<void> {
  const read = `select * from jsonb_populate_recordset(null::public."${table}", $1::jsonb)`
  await session.query(`insert into public."${table}" overriding system value ${read}`, [
    `[${rows.join(',')}]`,
  ])
}

async function setCounter(session: Session, { sequence }: Counter, last: string | null): Promise<void> {
  if (last !== null) await session.query('select setval($1::regclass, $2::bigint)', [sequence, last])
}

async function writeInside(folder: string, path: string, content: Uint8Array): Promise<void> {
  const target = resolve(folder, path)
  if (!target.startsWith(`${folder}${sep}`))
    throw new BackupError(`This backup is damaged: a file of it lies outside: ${path}`)
  await mkdir(dirname(target), { recursive: true })
  await writeFile(target, content)
}
