import { companionPaths } from '#domain/routes/companion-routes.ts'
import { paths } from '#domain/routes/routes.ts'
import type { Brand } from '../brand.ts'
import { type Made, sharing, type State, statesOfScreen } from '../state.ts'
import type { Step } from '../step.ts'
import { around, beginning, button, heading, like, press, radio, text, textbox } from '../targets.ts'
import { canOrderUnpaid } from './menu.ts'

const page = ({ venue }: Brand, { orderCode = '' }: Made): string => paths.followUp(venue, orderCode)
const seeOrder = (brand: Brand): Step => ({
  see: { role: 'heading', pattern: like(brand, 'follow-up.title') },
})
const paysByCard = ({ has, plate }: Brand): boolean =>
  has.takesOrders && (plate?.mode.payments.some(({ byCard }) => byCard) ?? false)
const paysByLink = ({ has, plate }: Brand): boolean =>
  has.takesOrders && (plate?.mode.payments.some(({ byLink }) => byLink) ?? false)

/** Orders that the venue moves in its console. */
export const hasConsoleOrders = (brand: Brand): boolean => brand.has.orderConsole && canOrderUnpaid(brand)

/** Orders of a venue's console that a card pays for as they are placed. */
export const hasCharges = (brand: Brand): boolean => brand.has.orderConsole && paysByCard(brand)

/** Riders of the venue bring what was ordered to an address. */
export const hasDeliveries = ({ has, delivered, address }: Brand): boolean =>
  has.riders &&
  has.orderConsole &&
  address?.reached === true &&
  (delivered?.mode.payments.some(({ method, byCard }) => method === 'CASH' || !byCard) ?? false)

const followUpStates = statesOfScreen('follow-up', page, [
  ...sharing({ needs: ['order'], applies: canOrderUnpaid }, [
    { id: 'follow-up', steps: (brand) => [seeOrder(brand)] },
    {
      id: 'follow-up.cancel',
      steps: ({ text: t }) => [press(t('report.cancel')), { see: { role: 'dialog' } }],
    },
    {
      id: 'follow-up.edit',
      steps: ({ text: t }) => [press(t('follow-up.edit')), { see: button(t('follow-up.edit.save')) }],
    },
    {
      id: 'follow-up.edit.failed',
      steps: ({ text: t }) => [
        press(t('follow-up.edit')),
        { fill: beginning(textbox(t('follow-up.notes'), { role: 'dialog' })), with: 'Sin sal' },
        { fail: '/api/diner/order/details' },
        press(t('follow-up.edit.save')),
        { seeRefused: true },
      ],
    },
  ]),
  ...sharing({ applies: hasConsoleOrders }, [
    {
      id: 'follow-up.delivered',
      needs: ['delivered'],
      steps: (brand) => [seeOrder(brand), { see: text(brand.text('status.hint.DELIVERED')) }],
    },
    {
      id: 'follow-up.canceled',
      needs: ['canceled'],
      steps: (brand) => [seeOrder(brand), { see: text(brand.text('status.hint.CANCELED')) }],
    },
    {
      id: 'follow-up.refunded',
      needs: ['refunded'],
      steps: (brand) => [
        seeOrder(brand),
        { see: around(brand.text('follow-up.refund.CONFIRMED', { amount: '|' })) },
      ],
    },
  ]),
  {
    id: 'follow-up.refunding',
    needs: ['refunding'],
    applies: hasCharges,
    steps: (brand) => [
      seeOrder(brand),
      { see: around(brand.text('follow-up.refund.SENT', { amount: '|' })) },
    ],
  },
  {
    id: 'follow-up.unpaid',
    needs: ['unpaid'],
    applies: paysByLink,
    steps: ({ text: t }) => [{ see: heading(t('pay-later.title')) }],
  },
  {
    id: 'follow-up.paid',
    needs: ['paid'],
    applies: paysByLink,
    steps: ({ text: t }) => [{ see: heading(t('payment-receipt.title')) }],
  },
  {
    id: 'follow-up.paid.cancel',
    needs: ['paid'],
    applies: (brand) => brand.has.orderConsole && paysByLink(brand),
    steps: ({ text: t }) => [
      press(t('report.cancel')),
      { see: around(t('report.cancel.money.PROVIDER', { amount: '|' })) },
    ],
  },
  {
    id: 'follow-up.payment-refused',
    needs: ['refused'],
    applies: paysByCard,
    steps: ({ text: t }) => [{ see: text(t('failed-payment.causes')) }],
  },
  ...sharing({ needs: ['delivered'], applies: hasConsoleOrders }, [
    {
      id: 'follow-up.problem',
      steps: ({ text: t }) => [press(t('report.open')), { see: text(t('report.title')) }],
    },
    {
      id: 'follow-up.problem.refused',
      steps: ({ text: t }) => [
        press(t('report.open')),
        press(t('report.confirm'), { role: 'dialog' }),
        { see: text(t('report.choose')) },
      ],
    },
    {
      id: 'follow-up.problem.failed',
      steps: ({ text: t }) => [
        press(t('report.open')),
        { check: radio(t('report.type.OTHER')) },
        { fail: '/api/diner/order/*' },
        press(t('report.confirm'), { role: 'dialog' }),
        { see: text(t('report.failed')) },
      ],
    },
  ]),
  {
    id: 'follow-up.on-the-way',
    needs: ['shipment'],
    shipment: 'ON_ROUTE_TO_DROP_OFF',
    applies: hasDeliveries,
    steps: (brand) => [seeOrder(brand)],
  },
])

const track = ({ venue }: Brand, { orderCode = '' }: Made): string =>
  companionPaths.tracking(venue, orderCode)

const trackingStates = statesOfScreen('tracking', track, [
  ...sharing({ needs: ['shipment'], applies: hasDeliveries }, [
    {
      id: 'tracking.looking',
      shipment: 'LOOKING_FOR_DRIVER',
      steps: ({ text: t }) => [{ see: text(t('tracking.status.LOOKING_FOR_DRIVER')) }],
    },
    {
      id: 'tracking.key',
      shipment: 'ON_ROUTE_TO_DROP_OFF',
      steps: (brand) => [{ see: { role: 'dialog', pattern: like(brand, 'tracking.key-modal.title') } }],
    },
    {
      id: 'tracking.on-the-way',
      shipment: 'ON_ROUTE_TO_DROP_OFF',
      steps: ({ text: t }) => [
        press(t('tracking.key-modal.continue'), { role: 'dialog' }),
        { gone: { role: 'dialog' } },
        // until then it says that it asks
        { see: text(t('tracking.live')) },
      ],
    },
    {
      id: 'tracking.delivered',
      shipment: 'DELIVERED',
      steps: ({ text: t }) => [{ see: text(t('tracking.hint.DELIVERED')) }],
    },
  ]),
  {
    id: 'tracking.unknown',
    path: ({ venue }) => companionPaths.tracking(venue, 'NADA-NADA'),
    status: 404,
    steps: () => [{ see: heading() }],
  },
])

/** What follows an order: its page, and the way of a delivery. */
export const orderStates: readonly State[] = [...followUpStates, ...trackingStates]
