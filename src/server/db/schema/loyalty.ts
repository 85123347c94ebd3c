import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  char,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

import type { LoyaltyMovementKind } from '#generated/models.ts'
import { instant } from './columns.ts'

/**
 * Points of a phone at a branch, one row per movement, never changed: the balance is their sum.
 * A row is written under a lock of its account, in the transaction of what moves the points.
 */
export const loyaltyMovements = pgTable(
  'loyalty_movements',
  {
    branch: text('branch').notNull(),
    /** E.164 */
    phone: text('phone').notNull(),
    /** counts the movements of the account: two writers cannot both follow the same row */
    number: integer('number').notNull(),
    kind: text('kind').$type<LoyaltyMovementKind>().notNull(),
    /** points, negative when spent or taken back */
    amount: integer('amount').notNull(),
    /** points after it */
    postBalance: integer('post_balance').notNull(),
    orderId: uuid('order_id'),
    orderCode: char('order_code', { length: 11 }),
    /** hash of the device session that earned or spent them; what a browser without proof sees and spends */
    deviceId: text('device_id'),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.branch, table.phone, table.number] }),
    check('loyalty_movements_covered', sql`${table.postBalance} >= 0`),
  ],
)

/** Sign-up rewards that were credited, each once per phone and once per browser, with what was typed for it. */
export const loyaltyClaims = pgTable(
  'loyalty_claims',
  {
    rewardId: text('reward_id').notNull(),
    branch: text('branch').notNull(),
    phone: text('phone').notNull(),
    /** whether the device had proven the phone: who only named it keeps nothing from its owner */
    phoneProven: boolean('phone_proven').notNull().default(false),
    deviceId: text('device_id').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    branchContact: text('branch_contact'),
    acquisitionChannel: text('acquisition_channel'),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.rewardId, table.phone, table.phoneProven] }),
    uniqueIndex('loyalty_claims_device').on(table.rewardId, table.deviceId),
  ],
)

/** Benefits that were given for phones that nobody proved, counted by device and by network; dropped by age. */
export const unprovenBenefits = pgTable(
  'unproven_benefits',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    branch: text('branch').notNull(),
    kind: text('kind').$type<'REWARD' | 'FIRST_ORDER'>().notNull(),
    deviceId: text('device_id').notNull(),
    network: text('network').notNull(),
    /** a canceled order gives it back */
    orderId: uuid('order_id'),
    at: instant('at').notNull(),
  },
  (table) => [
    index('unproven_benefits_device').on(table.branch, table.deviceId, table.at),
    index('unproven_benefits_network').on(table.branch, table.network, table.at),
    index('unproven_benefits_order').on(table.orderId),
    index('unproven_benefits_at').on(table.at),
  ],
)
