import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

import * as codeTables from './schema/codes.ts'
import * as consoleTables from './schema/console.ts'
import * as deliveryTables from './schema/delivery.ts'
import * as identityTables from './schema/identity.ts'
import * as integrityTables from './schema/integrity.ts'
import * as ledgerTables from './schema/ledger.ts'
import * as limitTables from './schema/limits.ts'
import * as loyaltyTables from './schema/loyalty.ts'
import * as orderTables from './schema/orders.ts'
import * as paymentTables from './schema/payments.ts'
import * as peopleTables from './schema/people.ts'
import * as settlementTables from './schema/settlements.ts'
import * as studioTables from './schema/studio.ts'
import * as tenantTables from './schema/tenants.ts'
import * as workTables from './schema/work.ts'

export const schema = {
  ...tenantTables,
  ...orderTables,
  ...peopleTables,
  ...codeTables,
  ...consoleTables,
  ...deliveryTables,
  ...identityTables,
  ...limitTables,
  ...loyaltyTables,
  ...workTables,
  ...paymentTables,
  ...ledgerTables,
  ...settlementTables,
  ...integrityTables,
  ...studioTables,
}

/**
 * What a repository function queries: the database or a transaction on it. Inside a transaction every
 * query must go through its `tx`; on the embedded database one that does not waits for ever.
 */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>

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
