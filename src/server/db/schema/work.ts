import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

import type { CartItem } from '#generated/models.ts'

import { instant } from './columns.ts'

/**
 * Work to do later. A row is taken with `for update skip locked` and hidden until `lockedUntil`, so that of several
 * processes one does it; done, it is deleted, and failing too often it stays as a dead letter.
 */
export const jobs = pgTable(
  'jobs',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** what is to be done; the list of workers has one for each */
    queue: text('queue').notNull(),
    /** what it is about: a waiting job of the same queue and key is replaced, and found to be cancelled */
    key: text('key').notNull(),
    /** jobs of a queue with the same one are done one after the other, in the order in which they were added */
    subject: text('subject'),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    runAt: instant('run_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** by the clock of the database */
    lockedUntil: instant('locked_until'),
    /** set when it was given up */
    deadAt: instant('dead_at'),
    lastError: text('last_error'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    // one job per thing and queue; dead ones are out of the way
    uniqueIndex('jobs_queue_key')
      .on(table.queue, table.key)
      .where(sql`${table.deadAt} is null`),
    // queues that have a job which is due
    index('jobs_due')
      .on(table.runAt)
      .where(sql`${table.deadAt} is null`),
    // the next job of a queue
    index('jobs_next')
      .on(table.queue, table.runAt, table.id)
      .where(sql`${table.deadAt} is null`),
    // whether an earlier one of the same subject is not done yet
    index('jobs_subject')
      .on(table.queue, table.subject, table.id)
      .where(sql`${table.deadAt} is null and ${table.subject} is not null`),
    // dead letters, dropped by age
    index('jobs_dead')
      .on(table.deadAt)
      .where(sql`${table.deadAt} is not null`),
  ],
)

/** Messages of the embedded messaging provider, for the operator to read; dropped by age. */
export const sentMessages = pgTable(
  'sent_messages',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    tenant: text('tenant').notNull(),
    channel: text('channel').$type<'sms' | 'whatsapp' | 'email'>().notNull(),
    to: text('to').notNull(),
    text: text('text').notNull(),
  },
  (table) => [index('sent_messages_at').on(table.at)],
)

/**
 * Carts left with the tab hidden, one per device and venue. Whoever recovers one must have the device session that
 * left it or the token of the message that was sent to its phone: a phone number alone opens nothing.
 */
export const abandonedCarts = pgTable(
  'abandoned_carts',
  {
    id: uuid('id').primaryKey(),
    /** hash of the unguessable token which the recovery link carries; made when the message is */
    tokenHash: text('token_hash'),
    /** hash of the device session */
    deviceId: text('device_id').notNull(),
    tenant: text('tenant').notNull(),
    branchContact: text('branch_contact').notNull(),
    orderModeId: text('order_mode_id').notNull(),
    /** E.164 */
    phone: text('phone').notNull(),
    items: jsonb('items').$type<CartItem[]>().notNull(),
    leftAt: instant('left_at').notNull(),
    /** when its message was sent; until then the job is waiting */
    remindedAt: instant('reminded_at'),
  },
  (table) => [
    uniqueIndex('abandoned_carts_device').on(table.branchContact, table.deviceId),
    // those of a phone, at one venue and at all of them
    index('abandoned_carts_of_phone').on(table.phone, table.branchContact),
    // old ones are dropped by age
    index('abandoned_carts_left').on(table.leftAt),
  ],
)
