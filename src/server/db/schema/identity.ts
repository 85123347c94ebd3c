import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

import { instant } from './columns.ts'

/**
 * Phones that a device session has proven at a branch by a one-time code. Only a proof lets a browser see data that it
 * did not create itself.
 */
export const phoneProofs = pgTable(
  'phone_proofs',
  {
    /** hash of the device session */
    deviceId: text('device_id').notNull(),
    branch: text('branch').notNull(),
    /** E.164 */
    phone: text('phone').notNull(),
    provenAt: instant('proven_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.deviceId, table.branch, table.phone] }),
    // old ones are dropped by age
    index('phone_proofs_proven').on(table.provenAt),
  ],
)

/**
 * Sent one-time codes. A code belongs to the device that requested it: another request for the same phone neither
 * invalidates it nor can use it.
 */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    deviceId: text('device_id').notNull(),
    branch: text('branch').notNull(),
    phone: text('phone').notNull(),
    /** network of the request, by `networkOf`; absent in codes of the previous version */
    network: text('network'),
    /** salted and slow hash: with a fast one, six digits are guessed at once */
    codeHash: text('code_hash').notNull(),
    tries: integer('tries').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    // recent codes of a phone, and the last one of a device
    index('one_time_codes_phone_created').on(table.phone, table.createdAt),
    // old codes are dropped by age
    index('one_time_codes_created').on(table.createdAt),
  ],
)
