import { sql } from 'drizzle-orm'
import { bigint, boolean, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'

import type { PersonAction, PersonOutcome } from '#generated/models.ts'

import { instant } from './columns.ts'

/**
 * What a proven phone told a branch. Written and read only by browsers that have proven the phone there: what
 * others order under the same number never changes it. An unproven browser's view is built from the orders that
 * its own device session created.
 */
export const customers = pgTable(
  'customers',
  {
    branch: text('branch').notNull(),
    phone: text('phone').notNull(),
    name: text('name').notNull(),
    email: text('email'),
    optIn: boolean('opt_in').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.branch, table.phone] })],
)

/** A row that says what the theme engine changed; in words of its own, since the index asks for them so. */
export const isThemeFinding = sql`event = 'THEME_FINDING'`

/** Events as sent by the storefront, and what the theme engine changed; the venue's own table, no third party. */
export const analyticsEvents = pgTable(
  'analytics_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    sessionId: text('session_id').notNull(),
    event: text('event').notNull(),
    branchContact: text('branch_contact'),
    at: instant('at').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
  },
  (table) => [
    // funnels of one venue over a period
    index('analytics_events_branch_contact_at').on(table.branchContact, table.at),
    // dropped by age
    index('analytics_events_at').on(table.at),
    // what one visit did, for who asks for their data
    index('analytics_events_session').on(table.sessionId),
    // whether a report on a theme was written before
    index('analytics_events_theme').on(table.branchContact, table.sessionId).where(isThemeFinding),
  ],
)

/** Errors reported by browsers, kept for the operator; dropped by age. */
export const clientLogs = pgTable(
  'client_logs',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    message: text('message').notNull(),
    context: jsonb('context').$type<Record<string, unknown>>().notNull(),
  },
  (table) => [index('client_logs_at').on(table.at)],
)

/** Who asked for the data of a person or had it erased. Kept for good: it proves what was done, and holds no phone. */
export const personRequests = pgTable(
  'person_requests',
  {
    id: uuid('id').primaryKey(),
    tenant: text('tenant').notNull(),
    /** keyed hash of the phone: whoever knows the phone finds its requests, and nobody reads it from here */
    phoneHash: text('phone_hash').notNull(),
    action: text('action').$type<PersonAction>().notNull(),
    outcome: text('outcome').$type<PersonOutcome>().notNull(),
    /** who asked, in the words of who called */
    by: text('by').notNull(),
    at: instant('at').notNull(),
    /** rows by part of the document */
    rows: jsonb('rows').$type<Record<string, number>>().notNull(),
  },
  (table) => [index('person_requests_tenant').on(table.tenant, table.at)],
)
