import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'

import { instant } from './columns.ts'

/**
 * Requests counted per time window, over all processes. The table is unlogged, which drizzle cannot express: counting
 * writes no log, and a database crash resets the counts.
 */
export const rateCounts = pgTable(
  'rate_counts',
  {
    /** hash of the limit, the window and the counted subject: contains no address and no phone */
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  // ended windows are dropped
  (table) => [index('rate_counts_ends').on(table.endsAt)],
)
