import { eq, sql } from 'drizzle-orm'

import type { Db } from '../db/store.ts'
import { findRows } from '../db/rows.ts'
import { orders } from '../db/schema/orders.ts'
import { surveyAnswers, venueRatings } from '../db/schema/surveys.ts'

type NewSurveyAnswer = typeof surveyAnswers.$inferInsert
export type SurveyAnswerRow = typeof surveyAnswers.$inferSelect

/** What was answered about an order, in the order of the answers. */
export const listSurveyAnswers = (db: Db, orderId: string): Promise<SurveyAnswerRow[]> =>
  findRows(db, surveyAnswers, { orderId }, surveyAnswers.at, surveyAnswers.questionId)

/** Lets one post of an order's answers through at a time; call inside a transaction. */
export async function lockAnswersOf(db: Db, orderId: string): Promise<void> {
  await db.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for('update')
}

/** Call inside a transaction, after {@link lockAnswersOf}. */
export async function insertSurveyAnswers(db: Db, answers: NewSurveyAnswer[]): Promise<void> {
  if (answers.length > 0) await db.insert(surveyAnswers).values(answers)
}

/** Adds a rating to a venue's sum; call inside the transaction of the answer. @returns the sum with it */
export async function addRating(db: Db, branchContact: string, rating: number) {
  const rows = await db
    .insert(venueRatings)
    .values({ branchContact, total: rating, count: 1 })
    .onConflictDoUpdate({
      target: venueRatings.branchContact,
      set: { total: sql`${venueRatings.total} + ${rating}`, count: sql`${venueRatings.count} + 1` },
    })
    .returning({ total: venueRatings.total, count: venueRatings.count })
  return rows[0] ?? { total: rating, count: 1 }
}
