import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

import type { CartItem } from '#generated/models.ts'

import { instant } from './columns.ts'

/**
 * Background jobs. A process takes a row with `for update skip locked` and hides it until `lockedUntil`, so that only
 * one process runs it. A finished job is deleted; one that fails too often stays as a dead letter.
 */
export const jobs = pgTable(
  'jobs',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** kind of work; each has a worker */
    queue: text('queue').notNull(),
    /**
     * what the job is about: a new job replaces a waiting one of the same queue and key, and cancelling finds it by
     * them
     */
    key: text('key').notNull(),
    /** jobs of a queue with the same subject run one after the other, in order of insertion */
    subject: text('subject'),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    runAt: instant('run_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** by the clock of the database */
    lockedUntil: instant('locked_until'),
    /** when it was given up */
    deadAt: instant('dead_at'),
    lastError: text('last_error'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    // one job per queue and key; dead ones do not count
    uniqueIndex('jobs_queue_key')
      .on(table.queue, table.key)
      .where(sql`${table.deadAt} is null`),
    // queues with a due job
    index('jobs_due')
      .on(table.runAt)
      .where(sql`${table.deadAt} is null`),
    // the next job of a queue
    index('jobs_next')
      .on(table.queue, table.runAt, table.id)
      .where(sql`${table.deadAt} is null`),
    // whether an earlier job of the same subject is unfinished
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
 * Carts abandoned with the tab hidden, one per device and venue. To recover one, a caller needs the device session that
 * left it or the token sent to its phone: the phone number alone grants no access.
 */
export const abandonedCarts = pgTable(
  'abandoned_carts',
  {
    id: uuid('id').primaryKey(),
    /** hash of the unguessable token in the recovery link; set when the message is written */
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
    /** when its message was sent; before that, its job is waiting */
    remindedAt: instant('reminded_at'),
  },
  (table) => [
    uniqueIndex('abandoned_carts_device').on(table.branchContact, table.deviceId),
    // carts of a phone, at one venue and at all
    index('abandoned_carts_of_phone').on(table.phone, table.branchContact),
    // old ones are dropped by age
    index('abandoned_carts_left').on(table.leftAt),
  ],
)
