import { sql } from 'drizzle-orm'
import { bigint, boolean, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'

import type { PersonAction, PersonOutcome } from '#generated/models.ts'

import { instant } from './columns.ts'

/**
 * Data that a proven phone gave to a branch. Only browsers that have proven the phone there read or write it; orders by
 * others under the same number never change it. An unproven browser's view is built from the orders of its own device
 * session.
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

/** Rows that report changes by the theme engine; raw SQL, so that it matches the index's condition exactly. */
export const isThemeFinding = sql`event = 'THEME_FINDING'`

/** Events sent by the storefront, and changes by the theme engine; the venue's own table, no third party. */
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
    // events of one visit, for requests for personal data
    index('analytics_events_session').on(table.sessionId),
    // whether a theme's report was stored before
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

/** Requests for a person's data or its erasure. Kept forever as proof of what was done; contains no phone. */
export const personRequests = pgTable(
  'person_requests',
  {
    id: uuid('id').primaryKey(),
    tenant: text('tenant').notNull(),
    /** keyed hash of the phone: finds the requests of a known phone, but does not reveal it */
    phoneHash: text('phone_hash').notNull(),
    action: text('action').$type<PersonAction>().notNull(),
    outcome: text('outcome').$type<PersonOutcome>().notNull(),
    /** who made the request, as the caller stated */
    by: text('by').notNull(),
    at: instant('at').notNull(),
    /** number of rows by part of the document */
    rows: jsonb('rows').$type<Record<string, number>>().notNull(),
  },
  (table) => [index('person_requests_tenant').on(table.tenant, table.at)],
)
