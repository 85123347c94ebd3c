import { fail, replyOf, type SomeHandlers } from '../contract/handlers.ts'
import type { Services } from '../services.ts'
import { isOwnOrder } from '../use-cases/orders/own-order.ts'
import { findOrder } from '../use-cases/orders/read-orders.ts'
import { answerSurvey } from '../use-cases/surveys/answer-survey.ts'
import { answeredOrder, surveyCompletion, surveyOfVenue } from '../use-cases/surveys/survey-completion.ts'

/** Satisfaction surveys; an order's code gives access to its answers. */
export function surveyRoutes(services: Services) {
  return {
    async getSurvey({ path }) {
      return replyOf(await surveyOfVenue(services, path.reference), 'SURVEY_NOT_FOUND')
    },

    async getSurveyCompletion({ path, context }) {
      const order = await findOrder(services, undefined, path.orderCode)
      if (order === undefined) return fail('ORDER_NOT_FOUND')
      const answered = answeredOrder(order, await isOwnOrder(services, order, context))
      return replyOf(await surveyCompletion(services, order, answered))
    },

    async answerSurvey({ path, body, context }) {
      const order = await findOrder(services, undefined, path.reference)
      if (order === undefined) return fail('ORDER_NOT_FOUND')
      const own = answeredOrder(order, await isOwnOrder(services, order, context))
      return replyOf(await answerSurvey(services, order, body.answers, own))
    },
  } satisfies SomeHandlers
}
