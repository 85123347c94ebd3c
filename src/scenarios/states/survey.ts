import { companionPaths } from '#domain/routes/companion-routes.ts'
import type { Brand } from '../brand.ts'
import { beginning, button, group, heading, press, see, text } from '../moves.ts'
import { type Made, sharing, statesOfScreen } from '../state.ts'
import { hasConsoleOrders } from './order.ts'

const survey = ({ venue }: Brand, { orderCode = '' }: Made): string => companionPaths.survey(venue, orderCode)
const low = (brand: Brand, made: Made): string => `${survey(brand, made)}?surveyGeneralNPSAnswer=3`
const isAsked = (brand: Brand): boolean => brand.has.survey && hasConsoleOrders(brand)
const asksReasons = (brand: Brand): boolean => isAsked(brand) && brand.has.surveyReasons
const asksRest = (brand: Brand): boolean => isAsked(brand) && brand.has.surveyRest

/** A mandatory question is marked, whatever its title. */
const seeRequired = see(text('survey.required'))

/** The questions about a delivered order. */
export const surveyStates = statesOfScreen('survey', survey, [
  ...sharing({ needs: ['delivered'] }, [
    { id: 'survey', applies: isAsked, steps: [see(heading('survey.title')), see(button('survey.send'))] },
    { id: 'survey.refused', applies: asksReasons, steps: [press('survey.send'), seeRequired] },
    {
      id: 'survey.low',
      applies: asksReasons,
      path: low,
      steps: [see(beginning(group('survey.reasons')))],
    },
    {
      id: 'survey.failed',
      applies: asksRest,
      path: low,
      steps: [
        see(button('survey.send')),
        { fail: '/api/survey/*' },
        press('survey.send'),
        see(text('survey.failed')),
      ],
    },
  ]),
  ...sharing({ needs: ['half-rated'] }, [
    {
      id: 'survey.rest',
      applies: asksRest,
      steps: [see(text('survey.received')), see(button('survey.send-rest'))],
    },
    {
      id: 'survey.rest.refused',
      applies: (brand) => isAsked(brand) && brand.has.surveyRestRequired,
      steps: [press('survey.send-rest'), seeRequired],
    },
  ]),
  ...sharing({ applies: isAsked }, [
    { id: 'survey.thanks', needs: ['rated'], steps: [see(text('survey.done.title'))] },
    { id: 'survey.early', needs: ['order'], steps: [see(heading('survey.early.title'))] },
  ]),
])
