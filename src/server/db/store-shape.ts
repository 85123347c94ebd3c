import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/**
 * Where a repository function runs its queries: the database or a transaction. Inside a transaction every query must go
 * through its `tx`: on the embedded database any other query waits forever.
 */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>

/** An open database with its notifications; one per process. */
export type Store = {
  kind: 'embedded' | 'postgres'
  db: Db
  /** calls back for every notification on the channel, and with `undefined` when some may have been lost */
  listen(channel: string, onMessage: (payload: string | undefined) => void): Promise<void>
  /** number of connections and of requests waiting for one; absent for the embedded database */
  connections?(): Connections
  /** reclaims the space of deleted rows and of the log, and updates statistics; PostgreSQL does this itself */
  upkeep?(): Promise<void>
  close(): Promise<void>
}

export type Connections = { total: number; idle: number; waiting: number }

/** One connection: every statement runs in the same session. */
export type Session = {
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>
}
