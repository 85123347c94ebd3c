import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

import { instant } from './columns.ts'

/** Its column says what it held first: a process of before goes on beside one that counts by tenant. */
const ofTenant = () => text('branch').notNull()

/**
 * How often a code of a tenant was used, by whom: one row for all uses together, one per phone and one per browser. The
 * row of all uses is what orders with the same code wait for, so that two of them never share the last use. And one row
 * for each order whose use came back: it comes back once.
 */
export const codeUses = pgTable(
  'code_uses',
  {
    tenant: ofTenant(),
    codeId: text('code_id').notNull(),
    /** '' for all uses together, else the kind and the hash of a device session, a phone in E.164 or the id of an order */
    subject: text('subject').notNull(),
    used: integer('used').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.codeId, table.subject] })],
)

/** Uses that browsers hold for a few minutes while their diners finish the order. */
export const codeHolds = pgTable(
  'code_holds',
  {
    tenant: ofTenant(),
    codeId: text('code_id').notNull(),
    /** hash of the device session */
    deviceId: text('device_id').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenant, table.codeId, table.deviceId] }),
    // those that are over are dropped by age
    index('code_holds_expires').on(table.expiresAt),
  ],
)
