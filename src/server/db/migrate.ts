import { setTimeout as delay } from 'node:timers/promises'

import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator'

import { migrationsFolder } from './migrations-folder.ts'
import type { Session } from './store-shape.ts'

/** First line of a migration whose statements run one by one, outside of a transaction. */
const APART = /^-- concurrently\s*\n/
const NEW_INDEX = /^create\s+(?:unique\s+)?index\s+concurrently\s+(?:if\s+not\s+exists\s+)?"(\w+)"/i

/** While a statement waits for a lock on a table, all later writers of it wait behind. @source assumed: a diner waits this long */
const LOCK_TIMEOUT_MS = 2_000
const RETRY_MS = 500
/** @source assumed: ten minutes; a transaction that is open for longer is looked after by a person */
const MOST_TRIES = 240
const LOCK_NOT_AVAILABLE = '55P03'
const DEADLOCK = '40P01'

/** @property upTo - the last one wanted, as Drizzle notes it; all when absent */
type MigrateOptions = { folder?: string; upTo?: number }

/**
 * Brings the tables up to date, the oldest migration first, each in a transaction of its own: its locks are short, and a
 * process that ends in between leaves whole migrations. The next start goes on from there. Drizzle's own migrator runs
 * all of them in one transaction, in which no index can be made without locking writers. The caller sees to it that no
 * other process migrates meanwhile.
 *
 * A transaction that does not get a lock soon gives up, lets the writers pass and is tried again. A file that begins with
 * `-- concurrently` runs outside of a transaction: indexes of tables that have rows are made, and constraints validated,
 * while others write. Each of its statements can be run again, and an index that was left unfinished is made anew.
 * @errors what the database says; the last migration is not noted then
 * @source issue 15 part 11 "add without locking writers (concurrent indexes) and lose nothing"
 */
export async function migrateTables(
  session: Session,
  { folder = migrationsFolder(), upTo = Infinity }: MigrateOptions = {},
): Promise<void> {
  await session.query('create schema if not exists drizzle')
  await session.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  )
  const newest = await newestMigration(session)
  for (const migration of readMigrationFiles({ migrationsFolder: folder }))
    if (migration.folderMillis > newest && migration.folderMillis <= upTo) await apply(session, migration)
}

/** The newest migration that the tables have; 0 for a database without any. */
export async function newestMigration(session: Session): Promise<number> {
  const { rows } = (await session.query(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as "hasAny"`,
  )) as { rows: { hasAny: boolean }[] }
  if (rows[0]?.hasAny !== true) return 0
  const newest = (await session.query(
    'select coalesce(max(created_at), 0)::text as at from drizzle.__drizzle_migrations',
  )) as { rows: { at: string }[] }
  return Number(newest.rows[0]?.at)
}

/** Whether this program has a migration. */
export const hasMigration = (at: number): boolean =>
  readMigrationFiles({ migrationsFolder: migrationsFolder() }).some(({ folderMillis }) => folderMillis === at)

async function apply(session: Session, migration: MigrationMeta): Promise<void> {
  const note = `insert into drizzle.__drizzle_migrations (hash, created_at)
    values ('${migration.hash}', ${migration.folderMillis})`
  if (!APART.test(migration.sql[0] ?? '')) {
    await patiently(() => together(session, [...migration.sql, note]))
    return
  }
  for (const statement of migration.sql) await patiently(() => alone(session, statement))
  await session.query(note)
}

async function together(session: Session, statements: readonly string[]): Promise<void> {
  await session.query('begin')
  try {
    await session.query(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`)
    for (const statement of statements) await session.query(statement)
    await session.query('commit')
  } catch (error) {
    // a connection that is gone has nothing to roll back
    await session.query('rollback').catch(() => undefined)
    throw error
  }
}

/** PostgreSQL keeps an index whose making ended early, and never uses it. */
async function alone(session: Session, text: string): Promise<void> {
  const statement = text.replace(APART, '').trim()
  const name = NEW_INDEX.exec(statement)?.[1]
  if (name !== undefined) {
    const { rows } = await session.query(
      `select indisvalid as whole from pg_index where indexrelid = to_regclass('"${name}"')`,
    )
    const [found] = rows as { whole: boolean }[]
    if (found?.whole === true) return
    if (found) await session.query(`drop index concurrently "${name}"`)
  }
  await session.query(statement)
}

async function patiently(work: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      if (tries === MOST_TRIES || !isHeldUp(error)) throw error
      await delay(RETRY_MS)
    }
  }
}

const isHeldUp = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === LOCK_NOT_AVAILABLE || error.code === DEADLOCK)
