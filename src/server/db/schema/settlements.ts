import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

import type { SettlementRowKind } from '#generated/models.ts'
import { instant, money } from './columns.ts'

/** Days of a venue that a settlement file of a provider covers. */
export const settlementFiles = pgTable(
  'settlement_files',
  {
    branchContact: text('branch_contact').notNull(),
    provider: text('provider').notNull(),
    /** first and last day, YYYY-MM-DD in the zone of the venue */
    fromDay: text('from_day').notNull(),
    toDay: text('to_day').notNull(),
    /** when it was imported first */
    at: instant('at').notNull(),
  },
  // the files of a venue from a day on
  (table) => [primaryKey({ columns: [table.branchContact, table.toDay, table.fromDay, table.provider] })],
)

/** Payments, refunds and charge-backs as the settlement files of a venue have them. Written once. */
export const settlementRows = pgTable(
  'settlement_rows',
  {
    branchContact: text('branch_contact').notNull(),
    provider: text('provider').notNull(),
    day: text('day').notNull(),
    /** what tells it from every other row of the day */
    key: text('key').notNull(),
    kind: text('kind').$type<SettlementRowKind>().notNull(),
    reference: text('reference'),
    attemptId: text('attempt_id'),
    authorizationCode: text('authorization_code'),
    lastFour: text('last_four'),
    amount: money('amount').notNull(),
    currency: text('currency'),
    decimals: integer('decimals').notNull(),
    fee: money('fee'),
    net: money('net'),
    /** of a payment that is paid out in parts, which of them: '2/3' */
    part: text('part'),
    /** whether it is of a report of released money, beside which the whole one may be imported too */
    released: boolean('released'),
  },
  // the rows of some days
  (table) => [primaryKey({ columns: [table.branchContact, table.day, table.provider, table.key] })],
)
