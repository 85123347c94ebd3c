import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

import type { TokenRole, WebhookTopic } from '#generated/models.ts'

import { instant, money, partOf } from './columns.ts'
import { ofOrder } from './orders.ts'

/** Tokens for the operator's calls by a branch contact's staff or till, stored only as hashes. */
export const consoleTokens = pgTable(
  'console_tokens',
  {
    id: uuid('id').primaryKey(),
    tenant: text('tenant').notNull(),
    branchContact: text('branch_contact').notNull(),
    /** who has the token, shown when it is to be revoked */
    label: text('label').notNull(),
    /** what the token allows with money; tokens from before there were roles allow everything */
    role: text('role').$type<TokenRole>().notNull().default('MANAGER'),
    tokenHash: text('token_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
    revokedAt: instant('revoked_at'),
  },
  (table) => [
    // finds the bearer token of a request
    uniqueIndex('console_tokens_token').on(table.tokenHash),
    index('console_tokens_branch_contact').on(table.branchContact, table.createdAt),
  ],
)

/** Unguessable ids of the consoles' live channels; revoking a token of the venue changes its id. */
export const consoleChannels = pgTable('console_channels', {
  branchContact: text('branch_contact').primaryKey(),
  channel: text('channel').notNull(),
})

/** Why an order was canceled. Refunds are in the ledger; their columns here are from earlier versions. */
export const orderCancellations = pgTable('order_cancellations', {
  orderId: ofOrder().primaryKey(),
  reason: text('reason'),
  refundAmount: money('refund_amount'),
  refundText: text('refund_text'),
  refundedAt: instant('refunded_at'),
})

/** Addresses that receive the events of a branch contact, or of a whole tenant. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: uuid('id').primaryKey(),
    tenant: text('tenant').notNull(),
    /** absent for the whole tenant */
    branchContact: text('branch_contact'),
    url: text('url').notNull(),
    /** signs deliveries; the receiver has the same secret, so a hash would not do */
    secret: text('secret').notNull(),
    topics: jsonb('topics').$type<WebhookTopic[]>().notNull(),
    createdAt: instant('created_at').notNull(),
    disabledAt: instant('disabled_at'),
  },
  (table) => [index('webhooks_tenant').on(table.tenant, table.createdAt)],
)

export type DeliveryState = 'WAITING' | 'DELIVERED' | 'GIVEN_UP'

/** Pending and finished deliveries of a webhook; dropped by age. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: uuid('id').primaryKey(),
    webhookId: partOf('webhook_id', () => webhooks.id),
    /** row of the outbox: makes a repeated event no second delivery, and gives the order of events */
    eventId: bigint('event_id', { mode: 'number' }).notNull(),
    topic: text('topic').$type<WebhookTopic>().notNull(),
    /** what the event is about; events of one subject are delivered in order */
    subject: text('subject').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    state: text('state').$type<DeliveryState>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** status of the last response, or why there was none */
    lastAnswer: text('last_answer'),
    lastAt: instant('last_at'),
    nextAt: instant('next_at').notNull(),
    /** when the event happened */
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('webhook_deliveries_event').on(table.webhookId, table.eventId),
    // pending deliveries
    index('webhook_deliveries_waiting')
      .on(table.webhookId, table.eventId)
      .where(sql`${table.state} = 'WAITING'`),
    // old ones are dropped by age
    index('webhook_deliveries_created').on(table.createdAt),
  ],
)
