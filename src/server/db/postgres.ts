import { setTimeout as delay } from 'node:timers/promises'

import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'

import { reasonOf, StartupError } from '../startup-error.ts'
import { migrateTables } from './migrate.ts'
import { postgresListener } from './postgres-listener.ts'
import { POSTGRES_LIMITS, PostgresPool, type PostgresLimits } from './postgres-pool.ts'
import type { Store } from './store-shape.ts'
import { retryOnRollback } from './retry-transaction.ts'
import { isUnavailable } from './unavailable.ts'

const OLDEST_VERSION = 150_000
const DEFAULT_POOL_SIZE = 10
/** An arbitrary number, the same in every process: its holder migrates, the others wait and find nothing to do. */
const MIGRATION_LOCK = 7_201_946
const ASK_AGAIN_MS = 200
const WAIT_PAUSE_MS = 500

export type PostgresOptions = {
  poolSize?: number
  limits?: PostgresLimits
  /** how long the start waits for an unavailable database; not at all when absent. @units ms */
  waitMs?: number
  /** called once with the reason for waiting */
  onWait?: (reason: string) => void
}

/**
 * Opens a PostgreSQL database and migrates it under an advisory lock.
 * @errors {@link StartupError} DATABASE_UNREACHABLE, DATABASE_TOO_OLD
 */
export async function openPostgres(
  databaseUrl: string,
  { poolSize = DEFAULT_POOL_SIZE, limits = POSTGRES_LIMITS, waitMs = 0, onWait }: PostgresOptions = {},
): Promise<Store> {
  const deadline = performance.now() + waitMs
  const report = (error: unknown) => onWait?.(`${placeOf(databaseUrl)} (${reasonOf(error)})`)
  for (let isReported = false; ; isReported = true) {
    try {
      await prepare(databaseUrl)
      break
    } catch (error) {
      if (error instanceof StartupError) throw error
      if (!isUnavailable(error) || performance.now() > deadline) throw unreachable(databaseUrl, error)
      if (!isReported) report(error)
      await delay(WAIT_PAUSE_MS)
    }
  }
  const pool = new PostgresPool(databaseUrl, poolSize, limits)
  const listener = postgresListener(databaseUrl, limits)
  return {
    kind: 'postgres',
    db: retryOnRollback(drizzle(pool)),
    listen: (channel, onMessage) => listener.listen(channel, onMessage),
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    async close() {
      await listener.close()
      await pool.end()
    },
  }
}

/** Migrates on a connection without timeouts: creating an index may take long. */
async function prepare(databaseUrl: string): Promise<void> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 1,
    connectionTimeoutMillis: POSTGRES_LIMITS.connectMs,
  })
  // the next query fails instead
  pool.on('error', () => undefined).on('connect', (client) => client.on('error', () => undefined))
  try {
    await checkVersion(pool)
    await migrateAlone(pool)
  } finally {
    await pool.end()
  }
}

/**
 * One connection without the limits of the others, which the caller ends.
 * @errors {@link StartupError} DATABASE_UNREACHABLE, DATABASE_TOO_OLD
 */
export async function connectTo(databaseUrl: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: POSTGRES_LIMITS.connectMs,
  })
  // the next query fails instead
  client.on('error', () => undefined)
  try {
    await client.connect()
  } catch (error) {
    throw unreachable(databaseUrl, error)
  }
  await checkVersion(client)
  return client
}

async function checkVersion(database: pg.Pool | pg.Client): Promise<void> {
  const { rows } = await database.query<{ version: number }>(
    `select current_setting('server_version_num')::int as version`,
  )
  const version = rows[0]?.version ?? 0
  if (version >= OLDEST_VERSION) return
  throw new StartupError(
    'DATABASE_TOO_OLD',
    `DATABASE_URL: PostgreSQL 15 or newer is needed, found ${Math.floor(version / 10_000)}. Upgrade the server or leave DATABASE_URL empty for the embedded database.`,
  )
}

/** Migrates while no other process does. */
export async function migrateAlone(pool: pg.Pool, folder?: string): Promise<void> {
  const client = await pool.connect()
  try {
    // polls instead of waiting: a concurrent index build waits for every running statement
    while (!(await tryLock(client))) await delay(ASK_AGAIN_MS)
    try {
      await migrateTables(client, { folder })
    } finally {
      await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])
    }
  } finally {
    client.release()
  }
}

async function tryLock(client: pg.PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ isOurs: boolean }>('select pg_try_advisory_lock($1) as "isOurs"', [
    MIGRATION_LOCK,
  ])
  return rows[0]?.isOurs === true
}

function unreachable(databaseUrl: string, error: unknown): StartupError {
  return new StartupError(
    'DATABASE_UNREACHABLE',
    `DATABASE_URL: ${placeOf(databaseUrl)} cannot be used (${reasonOf(error)}). Check host, user, password and database name, or leave it empty for the embedded database.`,
    { cause: error },
  )
}

/** Host and name of a database. An invalid URL is not shown, because any part of it may be the password. */
function placeOf(databaseUrl: string): string {
  const { host = '', pathname = '' } = URL.parse(databaseUrl) ?? {}
  return (!pathname.includes('@') && host + pathname) || 'the value given'
}
