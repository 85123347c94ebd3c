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
 * Points of a phone at a branch, one immutable row per movement: the balance is their sum. A row is written in the
 * transaction that moves the points, with the account locked.
 */
export const loyaltyMovements = pgTable(
  'loyalty_movements',
  {
    branch: text('branch').notNull(),
    /** E.164 */
    phone: text('phone').notNull(),
    /** number of the movement in its account: two concurrent writers cannot use the same one */
    number: integer('number').notNull(),
    kind: text('kind').$type<LoyaltyMovementKind>().notNull(),
    /** points; negative when spent or taken back */
    amount: integer('amount').notNull(),
    /** balance after the movement */
    postBalance: integer('post_balance').notNull(),
    orderId: uuid('order_id'),
    orderCode: char('order_code', { length: 11 }),
    /** hash of the device session that earned or spent them; an unproven browser sees and spends only its own */
    deviceId: text('device_id'),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.branch, table.phone, table.number] }),
    check('loyalty_movements_covered', sql`${table.postBalance} >= 0`),
  ],
)

/** Sign-up rewards already granted, once per phone and once per browser, with the data entered for it. */
export const loyaltyClaims = pgTable(
  'loyalty_claims',
  {
    rewardId: text('reward_id').notNull(),
    branch: text('branch').notNull(),
    phone: text('phone').notNull(),
    /** whether the device had proven the phone: an unproven claim does not block the phone's owner */
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

/** Benefits granted for unproven phones, counted by device and by network; dropped by age. */
export const unprovenBenefits = pgTable(
  'unproven_benefits',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    branch: text('branch').notNull(),
    kind: text('kind').$type<'REWARD' | 'FIRST_ORDER'>().notNull(),
    deviceId: text('device_id').notNull(),
    network: text('network').notNull(),
    /** its cancellation returns the benefit */
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
