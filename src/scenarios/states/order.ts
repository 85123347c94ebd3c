import { companionPaths } from '#domain/routes/companion-routes.ts'
import { paths } from '#domain/routes/routes.ts'
import type { Brand } from '../brand.ts'
import { statesOfScreen } from '../state.ts'
import type { Made, State } from '../state.ts'
import type { Step } from '../step.ts'
import { beginning, button, heading, like, press, text, textbox } from '../targets.ts'
import { canOrderUnpaid } from './menu.ts'

const page = ({ venue }: Brand, { orderCode = '' }: Made): string => paths.followUp(venue, orderCode)
const seeOrder = (brand: Brand): Step => ({
  see: { role: 'heading', pattern: like(brand, 'follow-up.title') },
})
/** Riders of the venue bring what was ordered to an address. */
export const hasDeliveries = ({ has, delivered, address }: Brand): boolean =>
  has.riders &&
  has.orderConsole &&
  address?.reached === true &&
  (delivered?.mode.payments.some(({ method, byCard }) => method === 'CASH' || !byCard) ?? false)

const followUpStates = statesOfScreen('follow-up', [
  {
    id: 'follow-up',
    needs: ['order'],
    applies: canOrderUnpaid,
    path: page,
    steps: (brand) => [seeOrder(brand)],
  },
  {
    id: 'follow-up.cancel',
    needs: ['order'],
    applies: canOrderUnpaid,
    path: page,
    steps: ({ text: t }) => [press(t('report.cancel')), { see: { role: 'dialog' } }],
  },
  {
    id: 'follow-up.edit',
    needs: ['order'],
    applies: canOrderUnpaid,
    path: page,
    steps: ({ text: t }) => [press(t('follow-up.edit')), { see: button(t('follow-up.edit.save')) }],
  },
  {
    id: 'follow-up.delivered',
    needs: ['delivered'],
    applies: (brand) => canOrderUnpaid(brand) && brand.has.orderConsole,
    path: page,
    steps: (brand) => [seeOrder(brand), { see: text(brand.text('status.hint.DELIVERED')) }],
  },
  {
    id: 'follow-up.problem',
    needs: ['delivered'],
    applies: (brand) => canOrderUnpaid(brand) && brand.has.orderConsole,
    path: page,
    steps: ({ text: t }) => [press(t('report.open')), { see: text(t('report.title')) }],
  },
  {
    id: 'follow-up.on-the-way',
    needs: ['shipment'],
    shipment: 'ON_ROUTE_TO_DROP_OFF',
    applies: hasDeliveries,
    path: page,
    steps: (brand) => [seeOrder(brand)],
  },
])

const track = ({ venue }: Brand, { orderCode = '' }: Made): string =>
  companionPaths.tracking(venue, orderCode)

const trackingStates = statesOfScreen('tracking', [
  {
    id: 'tracking.looking',
    needs: ['shipment'],
    shipment: 'LOOKING_FOR_DRIVER',
    applies: hasDeliveries,
    path: track,
    steps: ({ text: t }) => [{ see: text(t('tracking.status.LOOKING_FOR_DRIVER')) }],
  },
  {
    id: 'tracking.key',
    needs: ['shipment'],
    shipment: 'ON_ROUTE_TO_DROP_OFF',
    applies: hasDeliveries,
    path: track,
    steps: (brand) => [{ see: { role: 'dialog', pattern: like(brand, 'tracking.key-modal.title') } }],
  },
  {
    id: 'tracking.on-the-way',
    needs: ['shipment'],
    shipment: 'ON_ROUTE_TO_DROP_OFF',
    applies: hasDeliveries,
    path: track,
    steps: ({ text: t }) => [
      press(t('tracking.key-modal.continue'), { role: 'dialog' }),
      { gone: { role: 'dialog' } },
    ],
  },
  {
    id: 'tracking.delivered',
    needs: ['shipment'],
    shipment: 'DELIVERED',
    applies: hasDeliveries,
    path: track,
    steps: ({ text: t }) => [{ see: text(t('tracking.hint.DELIVERED')) }],
  },
  {
    id: 'tracking.unknown',
    path: ({ venue }) => companionPaths.tracking(venue, 'NADA-NADA'),
    status: 404,
    steps: () => [{ see: heading() }],
  },
])

const survey = ({ venue }: Brand, { orderCode = '' }: Made): string => companionPaths.survey(venue, orderCode)
const low = (brand: Brand, made: Made): string => `${survey(brand, made)}?surveyGeneralNPSAnswer=3`
const isAsked = (brand: Brand): boolean => brand.has.survey && brand.has.orderConsole && canOrderUnpaid(brand)
const asksReasons = (brand: Brand): boolean => isAsked(brand) && brand.has.surveyReasons

/** What stands behind the title of a question in the text that says it is missing. */
const requiredOf = ({ text: t }: Brand): string =>
  t('survey.required', { title: '|' }).split('|').at(-1)?.trim() ?? ''

const surveyStates = statesOfScreen('survey', [
  {
    id: 'survey',
    needs: ['delivered'],
    applies: isAsked,
    path: survey,
    steps: ({ text: t }) => [{ see: heading(t('survey.title')) }, { see: button(t('survey.send')) }],
  },
  {
    id: 'survey.refused',
    needs: ['delivered'],
    applies: asksReasons,
    path: survey,
    steps: (brand) => [press(brand.text('survey.send')), { see: text(requiredOf(brand)) }],
  },
  {
    id: 'survey.low',
    needs: ['delivered'],
    applies: asksReasons,
    path: low,
    steps: ({ text: t }) => [{ see: beginning({ role: 'group', name: t('survey.reasons') }) }],
  },
  {
    id: 'survey.early',
    needs: ['order'],
    applies: isAsked,
    path: survey,
    steps: ({ text: t }) => [{ see: heading(t('survey.early.title')) }],
  },
])

const guideStates = statesOfScreen('guide', [
  {
    id: 'guide',
    path: () => companionPaths.guide(),
    steps: ({ text: t }) => [{ see: heading(t('guide.idle.title')) }],
  },
  {
    id: 'guide.near',
    located: true,
    applies: ({ address }) => address !== undefined,
    path: () => companionPaths.guide(),
    steps: (brand) => [
      press(brand.text('guide.locate')),
      { see: { role: 'list', pattern: like(brand, 'guide.near') } },
    ],
  },
  {
    id: 'guide.failed',
    located: true,
    applies: ({ address }) => address !== undefined,
    path: () => companionPaths.guide(),
    steps: ({ text: t }) => [
      { see: heading(t('guide.idle.title')) },
      { fail: '/api/menu/near', status: 500 },
      press(t('guide.locate')),
      { see: text(t('guide.failed')) },
    ],
  },
  {
    id: 'guide.unknown-address',
    path: () => companionPaths.guide(),
    steps: ({ text: t }) => [
      { fill: beginning(textbox(t('guide.address'))), with: 'Calle Inventada 12' },
      press(t('guide.address-search')),
      { see: text(t('guide.address-unknown')) },
    ],
  },
])

/** What follows an order: its page, the way of a delivery, the survey; and the guide that leads to the next. */
export const orderStates: readonly State[] = [
  ...followUpStates,
  ...trackingStates,
  ...surveyStates,
  ...guideStates,
]
