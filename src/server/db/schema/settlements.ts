import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

import type { SettlementRowKind } from '#generated/models.ts'
import { instant, money } from './columns.ts'

/** The date ranges of a venue covered by imported settlement files of a provider. */
export const settlementFiles = pgTable(
  'settlement_files',
  {
    branchContact: text('branch_contact').notNull(),
    provider: text('provider').notNull(),
    /** first and last day, YYYY-MM-DD in the venue's time zone */
    fromDay: text('from_day').notNull(),
    toDay: text('to_day').notNull(),
    /** when it was first imported */
    at: instant('at').notNull(),
  },
  // files of a venue from a day on
  (table) => [primaryKey({ columns: [table.branchContact, table.toDay, table.fromDay, table.provider] })],
)

/** Payments, refunds and charge-backs from the settlement files of a venue. Written once. */
export const settlementRows = pgTable(
  'settlement_rows',
  {
    branchContact: text('branch_contact').notNull(),
    provider: text('provider').notNull(),
    day: text('day').notNull(),
    /** identifies the row within its day */
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
    /** for a payment paid out in parts, the part: '2/3' */
    part: text('part'),
    /** whether it comes from a report of released money; the complete report may be imported too */
    released: boolean('released'),
  },
  // rows of a range of days
  (table) => [primaryKey({ columns: [table.branchContact, table.day, table.provider, table.key] })],
)
