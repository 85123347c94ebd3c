import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

import type { QuestionType } from '#generated/models.ts'
import { instant } from './columns.ts'
import { ofOrder } from './orders.ts'

/** Survey answers for an order, one immutable row per question. */
export const surveyAnswers = pgTable(
  'survey_answers',
  {
    orderId: ofOrder(),
    questionId: text('question_id').notNull(),
    tenant: text('tenant').notNull(),
    branchContact: text('branch_contact').notNull(),
    surveyId: text('survey_id').notNull(),
    questionType: text('question_type').$type<QuestionType>().notNull(),
    /** the question as asked at the time */
    title: text('title').notNull(),
    /** a rating as a digit; empty where only reasons were chosen */
    answer: text('answer').notNull(),
    reasons: jsonb('reasons').$type<string[]>().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.questionId] }),
    // old ones are dropped by age
    index('survey_answers_at').on(table.at),
  ],
)

/**
 * Sums of the overall ratings of a branch contact, updated with each answer: showing the stars reads one row, whatever
 * the number of answers, and the sums outlive them.
 */
export const venueRatings = pgTable('venue_ratings', {
  branchContact: text('branch_contact').primaryKey(),
  /** sum of all ratings. @units stars */
  total: integer('total').notNull(),
  count: integer('count').notNull(),
})
