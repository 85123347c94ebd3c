import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

import { instant, money, needs } from './columns.ts'
import { orders } from './orders.ts'

/**
 * What is known of a payment. PROCESSING: a card was sent and its result is not known yet; OPEN: a link that can be
 * paid. The others are the end of it; CHARGED_BACK: approved, until a bank took the money away.
 */
export type PaymentStatus = 'PROCESSING' | 'OPEN' | 'APPROVED' | 'DECLINED' | 'FAILED' | 'CHARGED_BACK'

/**
 * One row per attempt to pay an order: a card that was sent, or a link. The id is the reference under which the
 * provider knows the attempt, and its idempotency key. What money came of it stands in the ledger.
 */
export const payments = pgTable(
  'payments',
  {
    id: uuid('id').primaryKey(),
    orderId: needs('order_id', () => orders.id),
    provider: text('provider').notNull(),
    /** the account at the provider that gets the money */
    publicKey: text('public_key').notNull(),
    kind: text('kind').$type<'CARD' | 'LINK'>().notNull(),
    status: text('status').$type<PaymentStatus>().notNull(),
    amount: money('amount').notNull(),
    /** what the amount was counted in when the payment began; null where a process of an earlier version wrote it */
    currency: text('currency'),
    decimals: integer('decimals'),
    /** of the payment, or of the link, at the provider */
    reference: text('reference'),
    /** of the link; of a card, the page on which its bank asks who pays, with what is posted to it behind */
    url: text('url'),
    /** the provider's reason */
    detail: text('detail'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** when the provider was last asked what became of it */
    askedAt: instant('asked_at'),
    /** of a link whose bank waits for our word: since when we may have given it, and money may have moved */
    confirmedAt: instant('confirmed_at'),
    /** of a link: when its page was closed at the provider; null while somebody may still pay there */
    closedAt: instant('closed_at'),
    /** written by earlier versions; the ledger knows what went back */
    refundedAt: instant('refunded_at'),
  },
  (table) => [
    // the attempts of an order
    index('payments_order').on(table.orderId, table.createdAt),
    // an order is charged by one card at a time and never again while it is paid; it has one link that can be paid
    uniqueIndex('payments_one_under_way')
      .on(table.orderId, table.kind)
      .where(sql`${table.status} in ('PROCESSING', 'OPEN', 'APPROVED')`),
  ],
)

/** Notices of providers that were taken: each counts once. Dropped by age. */
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

/** Card tokens of the sandbox: what will become of the charge, its network and the end of its number, never the card. */
export const sandboxTokens = pgTable(
  'sandbox_tokens',
  {
    /** hash of the token: a copy of the database pays for nothing */
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
    /** idempotency key of the merchant, and its own reference */
    externalReference: text('external_reference').notNull(),
    status: text('status').$type<'open' | 'pending' | 'approved' | 'declined'>().notNull(),
    amount: money('amount').notNull(),
    decimals: integer('decimals').notNull(),
    /** '' where a process of an earlier version wrote it */
    currency: text('currency').notNull().default(''),
    detail: text('detail'),
    /** of a card: what its token said */
    outcome: text('outcome'),
    brand: text('brand'),
    lastFour: text('last_four'),
    /** of a link: what is shown on its page, and where it leads back to */
    isLink: boolean('is_link').notNull(),
    description: text('description').notNull(),
    returnUrl: text('return_url'),
    expiresAt: instant('expires_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [uniqueIndex('sandbox_payments_reference').on(table.merchant, table.externalReference)],
)

/** Refunds of the sandbox. One that is sent is confirmed a little later. */
export const sandboxRefunds = pgTable(
  'sandbox_refunds',
  {
    /** idempotency key of the merchant */
    id: text('id').primaryKey(),
    paymentId: text('payment_id').notNull(),
    amount: money('amount').notNull(),
    status: text('status').$type<'confirmed' | 'sent' | 'refused'>().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('sandbox_refunds_payment').on(table.paymentId)],
)
