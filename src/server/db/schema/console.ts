import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

import type { TokenRole, WebhookTopic } from '#generated/models.ts'

import { instant, money, partOf } from './columns.ts'
import { ofOrder } from './orders.ts'

/** Tokens with which a branch contact's staff or its till makes the operator's calls. They stand here only as hashes. */
export const consoleTokens = pgTable(
  'console_tokens',
  {
    id: uuid('id').primaryKey(),
    tenant: text('tenant').notNull(),
    branchContact: text('branch_contact').notNull(),
    /** whose it is, for who has to revoke it */
    label: text('label').notNull(),
    /** what it may do with money; what was made before there were roles may do everything */
    role: text('role').$type<TokenRole>().notNull().default('MANAGER'),
    tokenHash: text('token_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
    revokedAt: instant('revoked_at'),
  },
  (table) => [
    // the bearer token of a request
    uniqueIndex('console_tokens_token').on(table.tokenHash),
    index('console_tokens_branch_contact').on(table.branchContact, table.createdAt),
  ],
)

/** Unguessable ids of the live channels of venues' consoles; one changes when a token of its venue is revoked. */
export const consoleChannels = pgTable('console_channels', {
  branchContact: text('branch_contact').primaryKey(),
  channel: text('channel').notNull(),
})

/** Why an order was canceled. What was given back stands in the ledger; the columns for it are of earlier versions. */
export const orderCancellations = pgTable('order_cancellations', {
  orderId: ofOrder().primaryKey(),
  reason: text('reason'),
  refundAmount: money('refund_amount'),
  refundText: text('refund_text'),
  refundedAt: instant('refunded_at'),
})

/** Addresses that hear of what happens at a branch contact, or at all of a tenant. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: uuid('id').primaryKey(),
    tenant: text('tenant').notNull(),
    /** absent: all of the tenant */
    branchContact: text('branch_contact'),
    url: text('url').notNull(),
    /** signs what is sent: the receiver has the same, so it cannot be kept as a hash */
    secret: text('secret').notNull(),
    topics: jsonb('topics').$type<WebhookTopic[]>().notNull(),
    createdAt: instant('created_at').notNull(),
    disabledAt: instant('disabled_at'),
  },
  (table) => [index('webhooks_tenant').on(table.tenant, table.createdAt)],
)

export type DeliveryState = 'WAITING' | 'DELIVERED' | 'GIVEN_UP'

/** What a webhook has heard or has still to hear; dropped by age. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: uuid('id').primaryKey(),
    webhookId: partOf('webhook_id', () => webhooks.id),
    /** row of the outbox it came from: a repeat of the event is no second delivery, and the order of events */
    eventId: bigint('event_id', { mode: 'number' }).notNull(),
    topic: text('topic').$type<WebhookTopic>().notNull(),
    /** what it is about; its events are told in their order */
    subject: text('subject').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    state: text('state').$type<DeliveryState>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** status of the last answer, or why there was none */
    lastAnswer: text('last_answer'),
    lastAt: instant('last_at'),
    nextAt: instant('next_at').notNull(),
    /** when the event happened */
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('webhook_deliveries_event').on(table.webhookId, table.eventId),
    // what is still to be told
    index('webhook_deliveries_waiting')
      .on(table.webhookId, table.eventId)
      .where(sql`${table.state} = 'WAITING'`),
    // old ones are dropped by age
    index('webhook_deliveries_created').on(table.createdAt),
  ],
)
