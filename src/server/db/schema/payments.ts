import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

import { instant, money, needs } from './columns.ts'
import { orders } from './orders.ts'

/**
 * Known state of a payment. PROCESSING: a card was sent and the result is not known yet; OPEN: a link that can be paid.
 * The others are final, except that a bank can turn APPROVED into CHARGED_BACK.
 */
export type PaymentStatus = 'PROCESSING' | 'OPEN' | 'APPROVED' | 'DECLINED' | 'FAILED' | 'CHARGED_BACK'

/**
 * One row per attempt to pay an order, by card or link. The id is the provider's reference for the attempt, and its
 * idempotency key. The resulting money is in the ledger.
 */
export const payments = pgTable(
  'payments',
  {
    id: uuid('id').primaryKey(),
    orderId: needs('order_id', () => orders.id),
    provider: text('provider').notNull(),
    /** the account at the provider that receives the money */
    publicKey: text('public_key').notNull(),
    kind: text('kind').$type<'CARD' | 'LINK'>().notNull(),
    status: text('status').$type<PaymentStatus>().notNull(),
    amount: money('amount').notNull(),
    /** currency of the amount when the payment began; null where a process of an earlier version wrote it */
    currency: text('currency'),
    decimals: integer('decimals'),
    /** id of the payment or link at the provider */
    reference: text('reference'),
    /** the link; for a card, its bank's authentication page followed by the data to post to it */
    url: text('url'),
    /** the provider's reason */
    detail: text('detail'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** when the provider was last asked for the result */
    askedAt: instant('asked_at'),
    /** for a link that needs our confirmation: since when we may have sent it, so money may have moved */
    confirmedAt: instant('confirmed_at'),
    /** for a link: when its page was closed at the provider; null while it can still be paid */
    closedAt: instant('closed_at'),
    /** written by earlier versions; refunds are in the ledger */
    refundedAt: instant('refunded_at'),
  },
  (table) => [
    // the attempts of an order
    index('payments_order').on(table.orderId, table.createdAt),
    // one card charge at a time, none after the order is paid, and one payable link per order
    uniqueIndex('payments_one_under_way')
      .on(table.orderId, table.kind)
      .where(sql`${table.status} in ('PROCESSING', 'OPEN', 'APPROVED')`),
  ],
)

/** Accepted notices of providers, so that each counts once. Dropped by age. */
export const paymentNotices = pgTable(
  'payment_notices',
  {
    provider: text('provider').notNull(),
    noticeId: text('notice_id').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.noticeId] }),
    index('payment_notices_at').on(table.at),
  ],
)

/** Card tokens of the sandbox: the outcome of the charge, the network and the last digits, never the card. */
export const sandboxTokens = pgTable(
  'sandbox_tokens',
  {
    /** hash of the token: a copy of the database cannot be used to pay */
    tokenHash: text('token_hash').primaryKey(),
    merchant: text('merchant').notNull(),
    outcome: text('outcome').notNull(),
    brand: text('brand'),
    lastFour: text('last_four'),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('sandbox_tokens_expires').on(table.expiresAt)],
)

/** Payments and links of the sandbox, as a provider keeps them. */
export const sandboxPayments = pgTable(
  'sandbox_payments',
  {
    id: text('id').primaryKey(),
    merchant: text('merchant').notNull(),
    /** the merchant's idempotency key and reference */
    externalReference: text('external_reference').notNull(),
    status: text('status').$type<'open' | 'pending' | 'approved' | 'declined'>().notNull(),
    amount: money('amount').notNull(),
    decimals: integer('decimals').notNull(),
    /** '' in rows of earlier versions */
    currency: text('currency').notNull().default(''),
    detail: text('detail'),
    /** for a card: the outcome chosen by its token */
    outcome: text('outcome'),
    brand: text('brand'),
    lastFour: text('last_four'),
    /** for a link: the contents of its page, and its return address */
    isLink: boolean('is_link').notNull(),
    description: text('description').notNull(),
    returnUrl: text('return_url'),
    expiresAt: instant('expires_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [uniqueIndex('sandbox_payments_reference').on(table.merchant, table.externalReference)],
)

/** Refunds of the sandbox. A sent refund is confirmed a little later. */
export const sandboxRefunds = pgTable(
  'sandbox_refunds',
  {
    /** the merchant's idempotency key */
    id: text('id').primaryKey(),
    paymentId: text('payment_id').notNull(),
    amount: money('amount').notNull(),
    status: text('status').$type<'confirmed' | 'sent' | 'refused'>().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('sandbox_refunds_payment').on(table.paymentId)],
)
