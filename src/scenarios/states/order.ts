import { companionPaths } from '#domain/routes/companion-routes.ts'
import { paths } from '#domain/routes/routes.ts'
import type { Brand } from '../brand.ts'
import { button, check, dialog, field, fill, gone, heading, press, radio, see, text } from '../moves.ts'
import { sharing, type State, statesOfScreen } from '../state.ts'
import { canOrderUnpaid } from './menu.ts'

const seeOrder = see(heading('follow-up.title'))
const paysByCard = ({ has, plate }: Brand): boolean =>
  has.takesOrders && (plate?.mode.payments.some(({ byCard }) => byCard) ?? false)
const paysByLink = ({ has, plate }: Brand): boolean =>
  has.takesOrders && (plate?.mode.payments.some(({ byLink }) => byLink) ?? false)

/** Whether the venue moves its orders in the console. */
export const hasConsoleOrders = (brand: Brand): boolean => brand.has.orderConsole && canOrderUnpaid(brand)

/** Whether the console has orders charged to a card when placed. */
export const hasCharges = (brand: Brand): boolean => brand.has.orderConsole && paysByCard(brand)

/** Whether the venue's own riders deliver to an address. */
export const hasDeliveries = ({ has, delivered, address }: Brand): boolean =>
  has.riders &&
  has.orderConsole &&
  address?.reached === true &&
  (delivered?.mode.payments.some(({ method, byCard }) => method === 'CASH' || !byCard) ?? false)

const followUpStates = statesOfScreen(
  'follow-up',
  ({ venue }, { orderCode = '' }) => paths.followUp(venue, orderCode),
  [
    ...sharing({ needs: ['order'], applies: canOrderUnpaid }, [
      { id: 'follow-up', steps: [seeOrder] },
      { id: 'follow-up.cancel', steps: [press('report.cancel'), see(dialog())] },
      { id: 'follow-up.edit', steps: [press('follow-up.edit'), see(button('follow-up.edit.save'))] },
      {
        id: 'follow-up.edit.failed',
        steps: [
          press('follow-up.edit'),
          fill(field('follow-up.notes', dialog()), 'Sin sal'),
          { fail: '/api/diner/order/details' },
          press('follow-up.edit.save'),
          { seeRefused: true },
        ],
      },
    ]),
    ...sharing({ applies: hasConsoleOrders }, [
      {
        id: 'follow-up.delivered',
        needs: ['delivered'],
        steps: [seeOrder, see(text('status.hint.DELIVERED'))],
      },
      { id: 'follow-up.canceled', needs: ['canceled'], steps: [seeOrder, see(text('status.hint.CANCELED'))] },
      {
        id: 'follow-up.refunded',
        needs: ['refunded'],
        steps: [seeOrder, see(text('follow-up.refund.CONFIRMED'))],
      },
    ]),
    {
      id: 'follow-up.refunding',
      needs: ['refunding'],
      applies: hasCharges,
      steps: [seeOrder, see(text('follow-up.refund.SENT'))],
    },
    ...sharing({ applies: paysByLink }, [
      { id: 'follow-up.unpaid', needs: ['unpaid'], steps: [see(heading('pay-later.title'))] },
      { id: 'follow-up.paid', needs: ['paid'], steps: [see(heading('payment-receipt.title'))] },
    ]),
    {
      id: 'follow-up.paid.cancel',
      needs: ['paid'],
      applies: (brand) => brand.has.orderConsole && paysByLink(brand),
      steps: [press('report.cancel'), see(text('report.cancel.money.PROVIDER'))],
    },
    {
      id: 'follow-up.payment-refused',
      needs: ['refused'],
      applies: paysByCard,
      steps: [see(text('failed-payment.causes'))],
    },
    ...sharing({ needs: ['delivered'], applies: hasConsoleOrders }, [
      { id: 'follow-up.problem', steps: [press('report.open'), see(text('report.title'))] },
      {
        id: 'follow-up.problem.refused',
        steps: [press('report.open'), press('report.confirm', dialog()), see(text('report.choose'))],
      },
      {
        id: 'follow-up.problem.failed',
        steps: [
          press('report.open'),
          check(radio('report.type.OTHER')),
          { fail: '/api/diner/order/*' },
          press('report.confirm', dialog()),
          see(text('report.failed')),
        ],
      },
    ]),
    {
      id: 'follow-up.on-the-way',
      needs: ['shipment'],
      shipment: 'ON_ROUTE_TO_DROP_OFF',
      applies: hasDeliveries,
      steps: [seeOrder],
    },
  ],
)

const trackingStates = statesOfScreen(
  'tracking',
  ({ venue }, { orderCode = '' }) => companionPaths.tracking(venue, orderCode),
  [
    ...sharing({ needs: ['shipment'], applies: hasDeliveries }, [
      {
        id: 'tracking.looking',
        shipment: 'LOOKING_FOR_DRIVER',
        steps: [see(text('tracking.status.LOOKING_FOR_DRIVER'))],
      },
      {
        id: 'tracking.key',
        shipment: 'ON_ROUTE_TO_DROP_OFF',
        steps: [see(dialog('tracking.key-modal.title'))],
      },
      {
        id: 'tracking.on-the-way',
        shipment: 'ON_ROUTE_TO_DROP_OFF',
        steps: [
          press('tracking.key-modal.continue', dialog()),
          gone(dialog()),
          // before that it shows that it polls
          see(text('tracking.live')),
        ],
      },
      { id: 'tracking.delivered', shipment: 'DELIVERED', steps: [see(text('tracking.hint.DELIVERED'))] },
    ]),
    {
      id: 'tracking.unknown',
      path: ({ venue }) => companionPaths.tracking(venue, 'NADA-NADA'),
      status: 404,
      steps: [see(heading())],
    },
  ],
)

/** The pages after an order: the order itself, and the tracking of a delivery. */
export const orderStates: readonly State[] = [...followUpStates, ...trackingStates]
