import { setTimeout as delay } from 'node:timers/promises'

import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator'

import { migrationsFolder } from './migrations-folder.ts'
import type { Session } from './store-shape.ts'

/** First line of a migration whose statements run one by one, outside a transaction. */
const APART = /^-- concurrently\s*\n/
const NEW_INDEX = /^create\s+(?:unique\s+)?index\s+concurrently\s+(?:if\s+not\s+exists\s+)?"(\w+)"/i

/**
 * While a statement waits for a table lock, all later writers queue behind it. @source assumed: a diner waits this long
 */
const LOCK_TIMEOUT_MS = 2_000
const RETRY_MS = 500
/** @source assumed: ten minutes; a transaction that stays open longer needs a person */
const MOST_TRIES = 240
const LOCK_NOT_AVAILABLE = '55P03'
const DEADLOCK = '40P01'

/** @property upTo - the last migration to run, by Drizzle's timestamp; all when absent */
type MigrateOptions = { folder?: string; upTo?: number }

/**
 * Migrates the tables, oldest migration first, each in its own transaction. Locks stay short, and a process that dies
 * in between leaves only whole migrations; the next start continues from there. Drizzle's own migrator uses one
 * transaction for all, in which no index can be built without locking writers. The caller ensures that no other process
 * migrates at the same time.
 *
 * A transaction that gets no lock in time is rolled back, lets the writers pass and is retried. A file that begins with
 * `-- concurrently` runs outside a transaction: it builds indexes of filled tables and validates constraints without
 * blocking writers. Its statements must be repeatable, and an unfinished index is rebuilt.
 * @errors those of the database; the failed migration is not recorded
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

/** The newest applied migration; 0 for an empty database. */
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

/** Whether this program knows a migration. */
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
    // a lost connection has nothing to roll back
    await session.query('rollback').catch(() => undefined)
    throw error
  }
}

/** PostgreSQL keeps an index whose build was interrupted, but never uses it. */
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
