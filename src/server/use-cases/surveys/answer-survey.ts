import { judgeAnswers, type AnswerFault, type JudgedAnswer } from '#domain/survey/judge-answers.ts'
import { generalQuestion } from '#domain/survey/questions.ts'
import { surveyState } from '#domain/survey/state.ts'
import { combinedRating, ratingShown, type RatingSum } from '#domain/venue/rating.ts'
import type { SurveyAnswer, SurveyCompletion } from '#generated/models.ts'

import { conflict, fail, type Failure } from '../../contract/handlers.ts'
import type { ContactEntry } from '../../catalog/catalog.ts'
import type { FieldError } from '../../contract/validators.ts'
import type { Db } from '../../db/store.ts'
import { lockOrder, type OrderRow } from '../../repositories/orders-repository.ts'
import {
  addRating,
  insertSurveyAnswers,
  listSurveyAnswers,
  type SurveyAnswerRow,
} from '../../repositories/surveys-repository.ts'
import { markChanged } from '../../repositories/venue-state-repository.ts'
import type { Services } from '../../services.ts'
import { completionOf, surveyOfVenue, type answeredOrder } from './survey-completion.ts'

/**
 * Stores answers about an order. Posts for one order are serialised, so that each question is answered once and each
 * rating counts once in the venue's star.
 * @param posted - in one or several posts; an answer repeated unchanged is ignored
 * @param answered - the order as the sender may know it
 */
export async function answerSurvey(
  services: Services,
  order: OrderRow,
  posted: readonly SurveyAnswer[],
  answered: ReturnType<typeof answeredOrder>,
): Promise<SurveyCompletion | Failure> {
  const { store, catalog, clock } = services
  const survey = await surveyOfVenue(services, order.branchContact)
  const contact = await catalog.findContact(order.branchContact)
  if (survey === undefined || contact === undefined) return fail('SURVEY_NOT_FOUND')
  const now = clock()
  const state = surveyState(order, now)
  if (state !== 'OPEN') return conflict(`The survey of this order is ${state}.`)
  return store.db.transaction(async (tx) => {
    await lockOrder(tx, order.id)
    const stored = await listSurveyAnswers(tx, order.id)
    const known = stored.map(({ questionId }) => questionId)
    const judged = judgeAnswers(survey, posted, known, answered)
    if (!judged.ok) return fail('INVALID_REQUEST', { errors: judged.faults.map(fieldError) })
    const before = new Map(stored.map((row) => [row.questionId, row]))
    if (judged.answers.some((answer) => differs(answer, before.get(answer.question.id))))
      return fail('ALREADY_EXISTS')
    const fresh = judged.answers.filter(({ question }) => !before.has(question.id))
    const rows = fresh.map((answer) => rowOf(order, survey.id, answer, now))
    await insertSurveyAnswers(tx, rows)
    const general = fresh.find(({ question }) => question.id === generalQuestion(survey)?.id)
    // an empty answer is no rating
    if (general && general.answer !== '') await rate(tx, contact, Number(general.answer))
    return { ...completionOf(order, survey, [...stored, ...rows], now), ...answered }
  })
}

/** Pages are re-rendered only when the star on them changes, not with every answer. */
async function rate(tx: Db, contact: ContactEntry, rating: number): Promise<void> {
  const sum = await addRating(tx, contact.alias, rating)
  const starOf = (given: RatingSum) =>
    ratingShown({
      branch: contact.branchContact.branch,
      deliveryConfig: {
        ...contact.branchContact.deliveryConfig,
        ...combinedRating(contact.broughtRating, given),
      },
    })
  if (starOf(sum) !== starOf({ total: sum.total - rating, count: sum.count - 1 }))
    await markChanged(tx, contact)
}

function rowOf(
  { id: orderId, tenant, branchContact }: OrderRow,
  surveyId: string,
  { question, answer, reasons }: JudgedAnswer,
  at: Date,
): SurveyAnswerRow {
  const { id: questionId, type: questionType, title } = question
  return { orderId, questionId, tenant, branchContact, surveyId, questionType, title, answer, reasons, at }
}

function differs({ answer, reasons }: JudgedAnswer, stored: SurveyAnswerRow | undefined): boolean {
  if (stored === undefined) return false
  const same = (one: readonly string[], other: readonly string[]) =>
    one.length === other.length && one.every((reason) => other.includes(reason))
  return answer !== stored.answer || !same(reasons, stored.reasons)
}

const fieldError = ({ index, field, problem }: AnswerFault): FieldError => ({
  path: index === undefined ? '/body/answers' : `/body/answers/${index}/${field}`,
  message: problem,
})
