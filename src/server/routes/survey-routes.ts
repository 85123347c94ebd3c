import { fail } from '../contract/handlers.ts'
import type { Handlers } from '../contract/handlers.ts'
import type { Services } from '../services.ts'
import { isOwnOrder } from '../use-cases/orders/own-order.ts'
import { findOrder } from '../use-cases/orders/read-orders.ts'
import { answerSurvey } from '../use-cases/surveys/answer-survey.ts'
import { answeredOrder, surveyCompletion, surveyOfVenue } from '../use-cases/surveys/survey-completion.ts'
import { rateGuard } from './rate-limits.ts'

type Served = 'getSurvey' | 'answerSurvey' | 'getSurveyCompletion'

/** A survey is two or three posts; who sends them by the dozen is trying out codes. */
const ANSWERS = { perMinute: 30, burst: 20 }
/** Codes cannot be guessed, and nobody shall try. */
const LOOK_UPS = { perMinute: 120, burst: 60 }

/** Satisfaction surveys; the code of an order is the key to its answers. */
export function surveyRoutes(services: Services): Handlers<Served> {
  const guardAnswers = rateGuard(ANSWERS, services.config.rateLimits)
  const guardLookUps = rateGuard(LOOK_UPS, services.config.rateLimits)
  return {
    async getSurvey({ path, context }) {
      const refused = guardLookUps(context)
      if (refused !== undefined) return refused
      const survey = await surveyOfVenue(services, path.reference)
      return survey === undefined ? fail('SURVEY_NOT_FOUND') : { status: 200, body: survey }
    },

    async getSurveyCompletion({ path, context }) {
      const refused = guardLookUps(context)
      if (refused !== undefined) return refused
      const order = await findOrder(services, undefined, path.orderCode)
      if (order === undefined) return fail('ORDER_NOT_FOUND')
      const answered = answeredOrder(order, await isOwnOrder(services, order, context))
      return { status: 200, body: await surveyCompletion(services, order, answered) }
    },

    async answerSurvey({ path, body, context }) {
      const refused = guardAnswers(context)
      if (refused !== undefined) return refused
      const order = await findOrder(services, undefined, path.reference)
      if (order === undefined) return fail('ORDER_NOT_FOUND')
      const own = answeredOrder(order, await isOwnOrder(services, order, context))
      const answered = await answerSurvey(services, order, body.answers, own)
      switch (answered.kind) {
        case 'answered':
          return { status: 200, body: answered.completion }
        case 'no-survey':
          return fail('SURVEY_NOT_FOUND')
        case 'answered-before':
          return fail('ALREADY_EXISTS')
        case 'not-now':
          return fail('STATUS_CONFLICT', { detail: answered.detail })
        case 'invalid':
          return fail('INVALID_REQUEST', { errors: answered.errors })
      }
    },
  }
}
