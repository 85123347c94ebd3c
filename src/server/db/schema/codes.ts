import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

import { instant } from './columns.ts'

/** Holds the tenant; the column keeps its first name because older processes may still run beside newer ones. */
const ofTenant = () => text('branch').notNull()

/**
 * How often a code of a tenant was used: one row for all uses together, one per phone and one per browser. Orders with
 * the same code lock the row of all uses, so that two never share the last use. A row per order whose use was returned
 * ensures that it is returned only once.
 */
export const codeUses = pgTable(
  'code_uses',
  {
    tenant: ofTenant(),
    codeId: text('code_id').notNull(),
    /** '' for all uses together, else the kind and a subject: hash of a device session, phone in E.164 or order id */
    subject: text('subject').notNull(),
    used: integer('used').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.codeId, table.subject] })],
)

/** Uses reserved by browsers for a few minutes during checkout. */
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
    // expired holds are dropped by age
    index('code_holds_expires').on(table.expiresAt),
  ],
)
