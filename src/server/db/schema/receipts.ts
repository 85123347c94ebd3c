import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

import type { ReceiptContent } from '#domain/receipt/receipt.ts'
import type { ReceiptKind, ReceiptStatus } from '#generated/models.ts'
import { instant, money, needs } from './columns.ts'
import { orders } from './orders.ts'

/**
 * Receipts as they were issued. Nothing deletes them or changes what they say; what an authority answers is added.
 */
export const receipts = pgTable(
  'receipts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    orderId: needs('order_id', () => orders.id),
    branchContact: text('branch_contact').notNull(),
    /** its place among the receipts of the order, from 1 */
    nth: integer('nth').notNull(),
    kind: text('kind').$type<ReceiptKind>().notNull(),
    series: text('series').notNull(),
    number: integer('number').notNull(),
    /** id of the charge or refund that it is issued for */
    cause: uuid('cause').notNull(),
    /** the receipt that a credit takes back from */
    creditsId: uuid('credits_id'),
    amount: money('amount').notNull(),
    content: jsonb('content').$type<ReceiptContent>().notNull(),
    /** who issued it: a folder of src/server/fiscal */
    provider: text('provider').notNull(),
    status: text('status').$type<ReceiptStatus>().notNull(),
    /** code under which the authority knows it */
    authorization: text('authorization'),
    /** where the authority shows it */
    url: text('url'),
    /** why it was refused */
    detail: text('detail'),
    issuedAt: instant('issued_at').notNull(),
  },
  (table) => [
    // no number is given twice
    uniqueIndex('receipts_number').on(table.branchContact, table.series, table.kind, table.number),
    // money that came is receipted once
    uniqueIndex('receipts_charge')
      .on(table.cause)
      .where(sql`${table.kind} = 'RECEIPT'`),
    // those that wait for their authority, of any number that do not
    index('receipts_pending')
      .on(table.id)
      .where(sql`${table.status} = 'PENDING'`),
    // the receipts of an order, each place once
    uniqueIndex('receipts_order').on(table.orderId, table.nth),
  ],
)

/** The last number of each series, counted up in the transaction that issues the receipt: one that fails leaves no gap. */
export const receiptNumbers = pgTable(
  'receipt_numbers',
  {
    branchContact: text('branch_contact').notNull(),
    series: text('series').notNull(),
    kind: text('kind').$type<ReceiptKind>().notNull(),
    last: integer('last').notNull(),
  },
  (table) => [primaryKey({ columns: [table.branchContact, table.series, table.kind] })],
)
