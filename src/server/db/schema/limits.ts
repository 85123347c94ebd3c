import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'

import { instant } from './columns.ts'

/**
 * How often something was asked in a window of time, added up over all processes. Unlogged, which drizzle cannot say:
 * a crash of the database forgets the counts, and no count costs its log.
 */
export const rateCounts = pgTable(
  'rate_counts',
  {
    /** hash of the limit, the window and who is counted: no address and no phone */
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  // ended windows are dropped
  (table) => [index('rate_counts_ends').on(table.endsAt)],
)
