import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'

import type { ScriptFinding } from '#generated/models.ts'
import { instant } from './columns.ts'

/** Scripts and resources that browsers blocked by a page's policy: one row per kind, however often it is reported. */
export const policyReports = pgTable(
  'policy_reports',
  {
    /** of the page's venue; '' for a page without one */
    alias: text('alias').notNull(),
    /** kind of the page: 'checkout' */
    page: text('page').notNull(),
    directive: text('directive').notNull(),
    /** origin and path, or the browser's keyword: 'inline' */
    blocked: text('blocked').notNull(),
    /** what requested it, in the last report */
    source: text('source'),
    count: integer('count').notNull(),
    firstSeenAt: instant('first_seen_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.alias, table.page, table.directive, table.blocked] }),
    index('policy_reports_last_seen').on(table.lastSeenAt),
  ],
)

/** Comparisons of the public payment pages with the inventory of scripts. */
export const scriptChecks = pgTable(
  'script_checks',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    at: instant('at').notNull(),
    /** addresses that were fetched */
    pages: integer('pages').notNull(),
    scripts: integer('scripts').notNull(),
    /** differences; empty when there were none */
    findings: jsonb('findings').$type<ScriptFinding[]>().notNull(),
  },
  (table) => [index('script_checks_at').on(table.at)],
)
