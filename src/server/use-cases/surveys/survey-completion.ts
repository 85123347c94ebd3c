import type { AnsweredOrder } from '#domain/survey/draft.ts'
import { generalQuestion, questionsAskedNow } from '#domain/survey/questions.ts'
import { surveyState } from '#domain/survey/state.ts'
import type { Survey, SurveyCompletion } from '#generated/models.ts'

import type { OrderRow } from '../../repositories/orders-repository.ts'
import { listSurveyAnswers, type SurveyAnswerRow } from '../../repositories/surveys-repository.ts'
import type { Services } from '../../services.ts'

/** The survey of an order's venue. @returns undefined where it has none, or none any more */
export async function surveyOfVenue(
  { catalog }: Pick<Services, 'catalog'>,
  branchContact: string,
): Promise<Survey | undefined> {
  const survey = (await catalog.findContact(branchContact))?.settings.survey
  return survey?.active === true ? survey : undefined
}

/** The progress of an order's survey. @param answered - the order as the viewer may know it */
export async function surveyCompletion(
  services: Services,
  order: OrderRow,
  answered: ReturnType<typeof answeredOrder>,
): Promise<SurveyCompletion> {
  const answers = await listSurveyAnswers(services.store.db, order.id)
  const survey = await surveyOfVenue(services, order.branchContact)
  return { ...completionOf(order, survey, answers, services.clock()), ...answered }
}

/**
 * The order that answers belong to, as far as a viewer may know it: the customer id is the phone.
 * @source design §5 "What an order code opens"
 */
export const answeredOrder = ({ id, customerPhone }: OrderRow, isOwn: boolean) => ({
  dinerOrderId: id,
  orderingCustomerId: isOwn && customerPhone !== '' ? customerPhone : undefined,
})

export function completionOf(
  order: OrderRow,
  survey: Survey | undefined,
  answers: readonly SurveyAnswerRow[],
  now: Date,
): Omit<SurveyCompletion, keyof AnsweredOrder> {
  const answeredQuestions = answers.map(({ questionId }) => questionId).toSorted()
  const ratings = answers.filter(({ questionType, answer }) => questionType === 'rating' && answer !== '')
  const general = survey && generalQuestion(survey)?.id
  const rating = ratings.find(({ questionId }) => questionId === general) ?? ratings[0]
  return {
    orderHasResponse: answers.length > 0,
    generalNPSAnswer: rating && Number(rating.answer),
    completed:
      answers.length > 0 &&
      (survey === undefined || questionsAskedNow(survey, answeredQuestions).length === 0),
    state: surveyState(order, now),
    branchContactId: order.branchContact,
    answeredQuestions,
  }
}
