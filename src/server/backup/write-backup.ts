import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { newestMigration } from '../db/migrate.ts'
import type { Session } from '../db/store-shape.ts'
import { BackupError, type Contents, type Line } from './backup-file.ts'
import { listCounters, listTables, listTablesOfFiles } from './tables.ts'
import { hasTenantFolder, listTenantsDir } from '../tenants/read-folder.ts'
import { listShown } from '../tenants/shown-files.ts'
import type { TenantFault } from '../tenants/tenant-fault.ts'

const ROWS_AT_ONCE = 500
/** A picture of 8 MB has 16 million characters: one at a time fits any memory, and is as fast as several. */
const FILES_AT_ONCE = 1

export type BackupOptions = {
  tenantsDir: string
  at: Date
  /** called for each table before its rows are read */
  onTable?: (table: string) => void
  /** called for entries that are no regular files: path and kind */
  onNoFile?: (path: string, found: string) => void
}

/**
 * Reads a consistent snapshot of a database, while others write, and the folders of its tenants.
 * @returns lines of {@link Line}, and of rows
 * @errors {@link BackupError} for a database that no server has used yet
 */
export async function* backupLines(session: Session, options: BackupOptions): AsyncGenerator<string> {
  const { tenantsDir, at, onTable, onNoFile } = options
  let kept: Kept
  const contents: Contents = { rows: 0, files: 0 }
  await session.query('begin isolation level repeatable read read only')
  try {
    const migration = await newestMigration(session)
    if (migration === 0)
      throw new BackupError('There is nothing to keep: no server has used this database yet.')
    kept = await listKept(tenantsDir)
    for (const { file, found } of kept.faults) onNoFile?.(file, found)
    yield text(['vitrina', { format: 1, at: at.toISOString(), migration }])
    const ofFiles = await listTablesOfFiles(session)
    for (const table of await listTables(session)) {
      onTable?.(table)
      yield text(['table', table])
      for await (const row of rowsOf(session, table, ofFiles.has(table) ? FILES_AT_ONCE : ROWS_AT_ONCE)) {
        contents.rows += 1
        yield row
      }
    }
    for (const { table, column, sequence } of await listCounters(session))
      yield text(['counter', table, column, await lastOf(session, sequence)])
  } finally {
    // nothing was written; a lost connection has nothing to roll back
    await session.query('rollback').catch(() => undefined)
  }
  for (const path of kept.paths) {
    const bytes = await readFile(join(tenantsDir, path)).catch((error: NodeJS.ErrnoException) =>
      whenGone(error, join(tenantsDir, dirname(path))),
    )
    if (bytes === undefined) onNoFile?.(path, 'a file that was taken away meanwhile')
    else {
      contents.files += 1
      yield text(['file', path, bytes.toString('base64')])
    }
  }
  yield text(['end', contents])
}

/**
 * The folder was replaced by a publication meanwhile; while that runs there is no folder, so its contents are unknown.
 */
function whenGone(error: NodeJS.ErrnoException, folder: string): undefined {
  if (error.code !== 'ENOENT' || !existsSync(folder)) throw error
}

const text = (line: Line): string => JSON.stringify(line)

/** Rows as serialised by the database: no number or timestamp passes through JavaScript. */
async function* rowsOf(session: Session, table: string, atOnce: number): AsyncGenerator<string> {
  await session.query(
    `declare kept no scroll cursor for select to_jsonb(one)::text as row from public."${table}" one`,
  )
  for (;;) {
    const { rows } = (await session.query(`fetch ${atOnce} from kept`)) as { rows: { row: string }[] }
    for (const { row } of rows) yield row
    if (rows.length < atOnce) break
  }
  await session.query('close kept')
}

async function lastOf(session: Session, sequence: string): Promise<string | null> {
  const { rows } = (await session.query(
    `select case when is_called then last_value end::text as last from ${sequence}`,
  )) as { rows: { last: string | null }[] }
  return rows[0]?.last ?? null
}

type NoFile = Pick<TenantFault, 'file' | 'found'>

/** Paths below the tenants folder: of files, and of entries that are no files. */
type Kept = { paths: string[]; faults: NoFile[] }

/** What a backup keeps of the tenants folder. */
async function listKept(tenantsDir: string): Promise<Kept> {
  const paths: string[] = []
  const faults: NoFile[] = []
  for (const entry of await listTenantsDir(tenantsDir)) {
    const { name } = entry
    if (name.startsWith('.')) continue
    if (entry.isFile()) paths.push(name)
    else if (await hasTenantFolder(tenantsDir, name)) {
      const shown = await listShown(join(tenantsDir, name))
      paths.push(...shown.paths.map((path) => `${name}/${path}`))
      faults.push(...shown.faults)
    } else if (entry.isSymbolicLink()) faults.push({ file: name, found: 'a link that leads to no tenant' })
  }
  return { paths: paths.toSorted(), faults: faults.toSorted((a, b) => (a.file < b.file ? -1 : 1)) }
}
