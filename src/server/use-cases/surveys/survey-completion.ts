import { generalQuestion, questionsAskedNow } from '#domain/survey/questions.ts'
import { surveyState } from '#domain/survey/state.ts'
import type { Survey, SurveyCompletion } from '#generated/models.ts'

import type { OrderRow } from '../../repositories/orders-repository.ts'
import { listSurveyAnswers } from '../../repositories/surveys-repository.ts'
import type { SurveyAnswerRow } from '../../repositories/surveys-repository.ts'
import type { Services } from '../../services.ts'

/** The survey an order's venue asks. @returns undefined where it asks none, or none any more */
export async function surveyOfVenue(
  { catalog }: Pick<Services, 'catalog'>,
  branchContact: string,
): Promise<Survey | undefined> {
  const survey = (await catalog.findContact(branchContact))?.settings.survey
  return survey?.active === true ? survey : undefined
}

/** How far the survey of an order has come. */
export async function surveyCompletion(services: Services, order: OrderRow): Promise<SurveyCompletion> {
  const answers = await listSurveyAnswers(services.store.db, order.id)
  return completionOf(order, await surveyOfVenue(services, order.branchContact), answers, services.clock())
}

export function completionOf(
  order: OrderRow,
  survey: Survey | undefined,
  answers: readonly SurveyAnswerRow[],
  now: Date,
): SurveyCompletion {
  const answeredQuestions = answers.map(({ questionId }) => questionId).toSorted()
  const ratings = answers.filter(({ questionType }) => questionType === 'rating')
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
