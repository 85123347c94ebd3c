import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/**
 * What a repository function queries: the database or a transaction on it. Inside a transaction every
 * query must go through its `tx`; on the embedded database one that does not waits for ever.
 */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>

/** An open database with its notifications; one per process. */
export type Store = {
  kind: 'embedded' | 'postgres'
  db: Db
  /** calls back for every notification on the channel, and once with `undefined` when some may have been lost */
  listen(channel: string, onMessage: (payload: string | undefined) => void): Promise<void>
  /** how many connections there are, and who waits for one; the embedded database has none */
  connections?(): Connections
  /** gives back the room of rows that are gone and of the log, and counts rows; PostgreSQL does so by itself */
  upkeep?(): Promise<void>
  close(): Promise<void>
}

export type Connections = { total: number; idle: number; waiting: number }

/** One connection: every statement runs in the same session. */
export type Session = {
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>
}
