import { companionPaths } from '#domain/routes/companion-routes.ts'
import { shownCode } from '#domain/shipments/access.ts'
import { ORDER_MODES } from '#domain/venue/order-modes.ts'
import type { Brand } from '../brand.ts'
import {
  type Aim,
  beginning,
  button,
  check,
  checkbox,
  dialog,
  field,
  fill,
  heading,
  last,
  open,
  press,
  region,
  see,
  text,
} from '../moves.ts'
import { type Made, type Move, sharing, statesOfScreen } from '../state.ts'
import { hasConsoleOrders, hasDeliveries } from './order.ts'
import { DENIED } from './rider.ts'

export const path = ({ venue }: Brand): string => companionPaths.console(venue)
export const isUsed = ({ has }: Brand): boolean => has.orderConsole
/** The console shows riders for venues that deliver. */
const hasRiders = (brand: Brand): boolean =>
  hasConsoleOrders(brand) && brand.has.riders && brand.modes.some(({ type }) => ORDER_MODES[type].isShipped)

/** The row of the first order. */
const row = (within?: Aim) => beginning(button(({ text: t }) => t('console.order', { code: '' }), within))

/** The row of the created order. */
export const madeRow = button(({ text: t }, { orderCode = '' }: Made) =>
  t('console.order', { code: shownCode(orderCode) }),
)

const ready = beginning(region('console.group.ready'))
const onTheWay = beginning(region('console.group.on-the-way'))

/** A button of one order. */
const act = (action: 'CANCEL' | 'DELIVER' | 'REFUND', within?: Aim) =>
  beginning(
    button(
      ({ text: t }) => t('console.action.name', { action: t(`console.action.${action}`), code: '' }),
      within,
    ),
  )
const askCancel: readonly Move[] = [press(row()), press(act('CANCEL'))]
const cancelReason = field('console.cancel.reason', dialog())

export const consoleStates = statesOfScreen('console', path, [
  ...sharing({ applies: isUsed }, [
    { id: 'console.sign-in', steps: [see(heading('console.sign-in.title'))] },
    { id: 'console.sign-in.refused', steps: [press('console.sign-in.submit'), { seeRefused: true }] },
    {
      id: 'console.sign-in.wrong',
      steps: [
        fill(field('console.sign-in.token'), 'de-otro-local'),
        press('console.sign-in.submit'),
        see(text('console.sign-in.wrong')),
      ],
    },
    // this variant has no orders
    { id: 'console.empty', variant: 'closed', needs: ['console'], steps: [see(text('console.empty.title'))] },
    {
      id: 'console.failed',
      needs: ['console'],
      ...DENIED,
      steps: [{ fail: '/api/admin/branchcontacts/*/orders' }, open(path), see(text('console.failed.title'))],
    },
  ]),
  { id: 'console.orders', needs: ['order', 'console'], applies: hasConsoleOrders, steps: [see(row())] },
  {
    id: 'console.scheduled',
    needs: ['scheduled-order', 'console'],
    applies: (brand) => hasConsoleOrders(brand) && brand.plate?.mode.schedules === true,
    steps: [press(madeRow), see(text('console.scheduled'))],
  },
  ...sharing({ needs: ['order', 'console'], applies: hasConsoleOrders }, [
    {
      // the notice that stays until somebody looks
      id: 'console.new-orders',
      ...DENIED,
      steps: [{ newOrders: true }, open(path), see(button('console.new.seen'))],
    },
    { id: 'console.cancel', steps: [...askCancel, see(cancelReason)] },
    {
      id: 'console.cancel.refused',
      steps: [...askCancel, press('console.cancel.submit', dialog()), { seeRefused: true }],
    },
    {
      id: 'console.refused',
      steps: [
        ...askCancel,
        fill(cancelReason, 'No hay pan'),
        { fail: '/api/admin/orders/*/status' },
        press('console.cancel.submit', dialog()),
        see(text('console.refused.failed')),
      ],
    },
    { id: 'console.offline', steps: [see(row()), { offline: true }, see(text('console.offline'))] },
  ]),
  ...sharing({ needs: ['owed', 'console'], applies: hasConsoleOrders }, [
    { id: 'console.refund', steps: [press(act('REFUND')), see(field('console.refund.how', dialog()))] },
    {
      id: 'console.refund.refused',
      steps: [press(act('REFUND')), press('console.refund.submit', dialog()), { seeRefused: true }],
    },
  ]),
  {
    id: 'console.stack',
    needs: ['two-shipments', 'console'],
    applies: hasDeliveries,
    steps: [
      press(row(ready)),
      press(last(row(ready))),
      check(checkbox('console.stack.choose')),
      see(text('console.stack.one')),
      check(last(checkbox('console.stack.choose'))),
      see(button('console.stack.submit')),
    ],
  },
  {
    id: 'console.deliver',
    needs: ['shipment', 'console'],
    shipment: 'ON_ROUTE_TO_DROP_OFF',
    applies: hasDeliveries,
    steps: [
      press(row(onTheWay)),
      press(act('DELIVER', onTheWay)),
      see(button('console.deliver.submit', dialog())),
    ],
  },
  {
    id: 'console.paused',
    variant: 'paused',
    needs: ['console'],
    applies: isUsed,
    steps: [see(text('console.paused')), see(button('console.resume'))],
  },
  ...sharing({ needs: ['order', 'console'], applies: hasConsoleOrders }, [
    { id: 'console.sold-out', steps: [press('console.sold-out'), see(checkbox(undefined, dialog()))] },
    { id: 'console.pause', steps: [press('console.pause'), see(button('console.pause.submit', dialog()))] },
  ]),
  ...sharing({ needs: ['order', 'console'], applies: hasRiders }, [
    {
      id: 'console.riders',
      steps: [press('console.riders'), see(button('console.riders.submit', dialog()))],
    },
    {
      id: 'console.riders.refused',
      steps: [press('console.riders'), press('console.riders.submit', dialog()), { seeRefused: true }],
    },
  ]),
])
