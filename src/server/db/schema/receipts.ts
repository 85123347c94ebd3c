import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

import type { ReceiptContent } from '#domain/receipt/receipt.ts'
import type { ReceiptKind, ReceiptStatus } from '#generated/models.ts'
import { instant, money, needs } from './columns.ts'
import { orders } from './orders.ts'

/** Issued receipts, never deleted or changed; only the authority's answer is added. */
export const receipts = pgTable(
  'receipts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    orderId: needs('order_id', () => orders.id),
    branchContact: text('branch_contact').notNull(),
    /** number among the receipts of the order, from 1 */
    nth: integer('nth').notNull(),
    kind: text('kind').$type<ReceiptKind>().notNull(),
    series: text('series').notNull(),
    number: integer('number').notNull(),
    /** id of the charge or refund that the receipt is for */
    cause: uuid('cause').notNull(),
    /** the receipt that a credit note reverses in part or whole */
    creditsId: uuid('credits_id'),
    amount: money('amount').notNull(),
    content: jsonb('content').$type<ReceiptContent>().notNull(),
    /** the issuing provider: a folder of src/server/fiscal */
    provider: text('provider').notNull(),
    status: text('status').$type<ReceiptStatus>().notNull(),
    /** authorization code from the authority */
    authorization: text('authorization'),
    /** where the authority shows the receipt */
    url: text('url'),
    /** reason of the refusal */
    detail: text('detail'),
    issuedAt: instant('issued_at').notNull(),
  },
  (table) => [
    // each number is used once
    uniqueIndex('receipts_number').on(table.branchContact, table.series, table.kind, table.number),
    // one receipt per charge
    uniqueIndex('receipts_charge')
      .on(table.cause)
      .where(sql`${table.kind} = 'RECEIPT'`),
    // the few receipts that wait for the authority
    index('receipts_pending')
      .on(table.id)
      .where(sql`${table.status} = 'PENDING'`),
    // the receipts of an order, each number once
    uniqueIndex('receipts_order').on(table.orderId, table.nth),
  ],
)

/**
 * The last number of each series. The transaction that issues a receipt increments it, so a failed one leaves no gap.
 */
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
