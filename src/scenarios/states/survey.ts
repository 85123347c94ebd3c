import { companionPaths } from '#domain/routes/companion-routes.ts'
import type { Brand } from '../brand.ts'
import { type Made, sharing, statesOfScreen } from '../state.ts'
import type { Step } from '../step.ts'
import { around, beginning, button, heading, press, text } from '../targets.ts'
import { hasConsoleOrders } from './order.ts'

const survey = ({ venue }: Brand, { orderCode = '' }: Made): string => companionPaths.survey(venue, orderCode)
const low = (brand: Brand, made: Made): string => `${survey(brand, made)}?surveyGeneralNPSAnswer=3`
const isAsked = (brand: Brand): boolean => brand.has.survey && hasConsoleOrders(brand)
const asksReasons = (brand: Brand): boolean => isAsked(brand) && brand.has.surveyReasons

/** A question that has to be answered is marked, whatever its title. */
const seeRequired = ({ text: t }: Brand): Step => ({ see: around(t('survey.required', { title: '|' })) })

/** The questions about an order that arrived. */
export const surveyStates = statesOfScreen('survey', survey, [
  {
    id: 'survey',
    needs: ['delivered'],
    applies: isAsked,
    steps: ({ text: t }) => [{ see: heading(t('survey.title')) }, { see: button(t('survey.send')) }],
  },
  ...sharing({ needs: ['delivered'], applies: asksReasons }, [
    { id: 'survey.refused', steps: (brand) => [press(brand.text('survey.send')), seeRequired(brand)] },
    {
      id: 'survey.low',
      path: low,
      steps: ({ text: t }) => [{ see: beginning({ role: 'group', name: t('survey.reasons') }) }],
    },
  ]),
  {
    id: 'survey.failed',
    needs: ['delivered'],
    applies: (brand) => isAsked(brand) && brand.has.surveyRest,
    path: low,
    steps: ({ text: t }) => [
      { see: button(t('survey.send')) },
      { fail: '/api/survey/*' },
      press(t('survey.send')),
      { see: text(t('survey.failed')) },
    ],
  },
  {
    id: 'survey.rest',
    needs: ['half-rated'],
    applies: (brand) => isAsked(brand) && brand.has.surveyRest,
    steps: ({ text: t }) => [{ see: text(t('survey.received')) }, { see: button(t('survey.send-rest')) }],
  },
  {
    id: 'survey.rest.refused',
    needs: ['half-rated'],
    applies: (brand) => isAsked(brand) && brand.has.surveyRestRequired,
    steps: (brand) => [press(brand.text('survey.send-rest')), seeRequired(brand)],
  },
  {
    id: 'survey.thanks',
    needs: ['rated'],
    applies: isAsked,
    steps: ({ text: t }) => [{ see: text(t('survey.done.title')) }],
  },
  {
    id: 'survey.early',
    needs: ['order'],
    applies: isAsked,
    steps: ({ text: t }) => [{ see: heading(t('survey.early.title')) }],
  },
])
