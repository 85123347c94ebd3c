import { sql } from 'drizzle-orm'

import type { Db } from '../db/store.ts'
import { addRows, findRows, putRow } from '../db/rows.ts'
import { surveyAnswers, venueRatings } from '../db/schema/surveys.ts'

type NewSurveyAnswer = typeof surveyAnswers.$inferInsert
export type SurveyAnswerRow = typeof surveyAnswers.$inferSelect

/** The answers about an order, in the order in which they were given. */
export const listSurveyAnswers = (db: Db, orderId: string) =>
  findRows(db, surveyAnswers, { orderId }, surveyAnswers.at, surveyAnswers.questionId)

/** Call inside a transaction that holds the order locked. */
export const insertSurveyAnswers = (tx: Db, answers: readonly NewSurveyAnswer[]) =>
  addRows(tx, surveyAnswers, ...answers)

/** Adds a rating to a venue's sum; call inside the transaction of the answer. @returns the sum with it */
export const addRating = (db: Db, branchContact: string, rating: number) =>
  putRow(
    db,
    venueRatings,
    { branchContact, total: rating, count: 1 },
    { total: sql`${venueRatings.total} + ${rating}`, count: sql`${venueRatings.count} + 1` },
  )
