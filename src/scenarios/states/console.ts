import { companionPaths } from '#domain/routes/companion-routes.ts'
import { shownCode } from '#domain/shipments/access.ts'
import { ORDER_MODES } from '#domain/venue/order-modes.ts'
import type { Brand } from '../brand.ts'
import { sharing, statesOfScreen } from '../state.ts'
import type { Target } from '../step.ts'
import { around, beginning, button, checkbox, heading, like, press, text, textbox } from '../targets.ts'
import { hasConsoleOrders, hasDeliveries } from './order.ts'

const path = ({ venue }: Brand): string => companionPaths.console(venue)
const isUsed = ({ has }: Brand): boolean => has.orderConsole
/** Riders are the console's business where something is delivered. */
const hasRiders = (brand: Brand): boolean =>
  hasConsoleOrders(brand) && brand.has.riders && brand.modes.some(({ type }) => ORDER_MODES[type].isShipped)

/** The row of the first order. */
const row = ({ text: t }: Brand, within?: Target) =>
  beginning(button(t('console.order', { code: '' }), within))

/** A group of the board. */
const group = ({ text: t }: Brand, id: 'new' | 'ready' | 'on-the-way') =>
  beginning({ role: 'region', name: t(`console.group.${id}`) })

/** A button of one order. */
const act = ({ text: t }: Brand, action: 'CANCEL' | 'DELIVER' | 'REFUND' = 'CANCEL', within?: Target) =>
  beginning(button(t('console.action.name', { action: t(`console.action.${action}`), code: '' }), within))

export const consoleStates = statesOfScreen('console', path, [
  ...sharing({ applies: isUsed }, [
    { id: 'console.sign-in', steps: ({ text: t }) => [{ see: heading(t('console.sign-in.title')) }] },
    {
      id: 'console.sign-in.refused',
      steps: ({ text: t }) => [press(t('console.sign-in.submit')), { seeRefused: true }],
    },
    {
      id: 'console.sign-in.wrong',
      steps: ({ text: t }) => [
        { fill: beginning(textbox(t('console.sign-in.token'))), with: 'de-otro-local' },
        press(t('console.sign-in.submit')),
        { see: text(t('console.sign-in.wrong')) },
      ],
    },
    {
      // nothing is ordered there
      id: 'console.empty',
      variant: 'closed',
      needs: ['console'],
      steps: ({ text: t }) => [{ see: text(t('console.empty.title')) }],
    },
    {
      id: 'console.failed',
      needs: ['console'],
      path: ({ venue }) => companionPaths.denied(venue),
      status: 404,
      steps: (brand) => [
        { fail: '/api/admin/branchcontacts/*/orders' },
        { open: path(brand) },
        { see: text(brand.text('console.failed.title')) },
      ],
    },
  ]),
  {
    id: 'console.orders',
    needs: ['order', 'console'],
    applies: hasConsoleOrders,
    steps: (brand) => [{ see: row(brand) }],
  },
  {
    id: 'console.scheduled',
    needs: ['scheduled-order', 'console'],
    applies: (brand) => hasConsoleOrders(brand) && brand.plate?.mode.schedules === true,
    steps: (brand, { orderCode = '' }) => [
      { press: button(brand.text('console.order', { code: shownCode(orderCode) })) },
      { see: around(brand.text('console.scheduled', { moment: '|' })) },
    ],
  },
  ...sharing({ needs: ['order', 'console'], applies: hasConsoleOrders }, [
    {
      // the strip that stays until somebody looks
      id: 'console.new-orders',
      path: ({ venue }) => companionPaths.denied(venue),
      status: 404,
      steps: (brand) => [
        { newOrders: true },
        { open: path(brand) },
        { see: button(brand.text('console.new.seen')) },
      ],
    },
    {
      id: 'console.cancel',
      steps: (brand) => [
        { press: row(brand) },
        { press: act(brand) },
        { see: beginning(textbox(brand.text('console.cancel.reason'), { role: 'dialog' })) },
      ],
    },
    {
      id: 'console.cancel.refused',
      steps: (brand) => [
        { press: row(brand) },
        { press: act(brand) },
        press(brand.text('console.cancel.submit'), { role: 'dialog' }),
        { seeRefused: true },
      ],
    },
    {
      id: 'console.refused',
      steps: (brand) => [
        { press: row(brand) },
        { press: act(brand) },
        {
          fill: beginning(textbox(brand.text('console.cancel.reason'), { role: 'dialog' })),
          with: 'No hay pan',
        },
        { fail: '/api/admin/orders/*/status' },
        press(brand.text('console.cancel.submit'), { role: 'dialog' }),
        { see: around(brand.text('console.refused.failed', { code: '|' })) },
      ],
    },
    {
      id: 'console.offline',
      steps: (brand) => [
        { see: row(brand) },
        { offline: true },
        { see: around(brand.text('console.offline', { time: '|' })) },
      ],
    },
  ]),
  ...sharing({ needs: ['owed', 'console'], applies: hasConsoleOrders }, [
    {
      id: 'console.refund',
      steps: (brand) => [
        { press: act(brand, 'REFUND') },
        { see: beginning(textbox(brand.text('console.refund.how'), { role: 'dialog' })) },
      ],
    },
    {
      id: 'console.refund.refused',
      steps: (brand) => [
        { press: act(brand, 'REFUND') },
        {
          press: {
            role: 'button',
            pattern: like(brand, 'console.refund.submit'),
            within: { role: 'dialog' },
          },
        },
        { seeRefused: true },
      ],
    },
  ]),
  {
    id: 'console.stack',
    needs: ['two-shipments', 'console'],
    applies: hasDeliveries,
    steps: (brand) => [
      { press: row(brand, group(brand, 'ready')) },
      { press: { ...row(brand, group(brand, 'ready')), last: true } },
      { check: checkbox(brand.text('console.stack.choose')) },
      { see: text(brand.text('console.stack.one')) },
      { check: { ...checkbox(brand.text('console.stack.choose')), last: true } },
      { see: button(brand.text('console.stack.submit')) },
    ],
  },
  {
    id: 'console.deliver',
    needs: ['shipment', 'console'],
    shipment: 'ON_ROUTE_TO_DROP_OFF',
    applies: hasDeliveries,
    steps: (brand) => [
      {
        press: row(brand, group(brand, 'on-the-way')),
      },
      {
        press: act(brand, 'DELIVER', group(brand, 'on-the-way')),
      },
      { see: button(brand.text('console.deliver.submit'), { role: 'dialog' }) },
    ],
  },
  {
    id: 'console.paused',
    variant: 'paused',
    needs: ['console'],
    applies: isUsed,
    steps: ({ text: t }) => [{ see: text(t('console.paused')) }, { see: button(t('console.resume')) }],
  },
  ...sharing({ needs: ['order', 'console'] }, [
    {
      id: 'console.sold-out',
      applies: hasConsoleOrders,
      steps: ({ text: t }) => [
        press(t('console.sold-out')),
        { see: checkbox(undefined, { role: 'dialog' }) },
      ],
    },
    {
      id: 'console.pause',
      applies: hasConsoleOrders,
      steps: ({ text: t }) => [
        press(t('console.pause')),
        { see: button(t('console.pause.submit'), { role: 'dialog' }) },
      ],
    },
    {
      id: 'console.riders',
      applies: hasRiders,
      steps: ({ text: t }) => [
        press(t('console.riders')),
        { see: button(t('console.riders.submit'), { role: 'dialog' }) },
      ],
    },
    {
      id: 'console.riders.refused',
      applies: hasRiders,
      steps: ({ text: t }) => [
        press(t('console.riders')),
        press(t('console.riders.submit'), { role: 'dialog' }),
        { seeRefused: true },
      ],
    },
  ]),
])
