import { companionPaths } from '#domain/routes/companion-routes.ts'
import type { Brand } from '../brand.ts'
import { statesOfScreen } from '../state.ts'
import { beginning, button, checkbox, heading, press, text, textbox } from '../targets.ts'
import { canOrderUnpaid } from './menu.ts'

const path = ({ venue }: Brand): string => companionPaths.console(venue)
const hasOrders = (brand: Brand): boolean => brand.has.orderConsole && canOrderUnpaid(brand)
const isUsed = ({ has }: Brand): boolean => has.orderConsole
/** A button of one order's card. */
const act = ({ text: t }: Brand) =>
  beginning(button(t('console.action.name', { action: t('console.action.CANCEL'), code: '' })))

export const consoleStates = statesOfScreen('console', [
  {
    id: 'console.sign-in',
    applies: isUsed,
    path,
    steps: ({ text: t }) => [{ see: heading(t('console.sign-in.title')) }],
  },
  {
    id: 'console.sign-in.refused',
    applies: isUsed,
    path,
    steps: ({ text: t }) => [press(t('console.sign-in.submit')), { seeRefused: true }],
  },
  {
    // nothing is ordered there
    id: 'console.empty',
    variant: 'closed',
    needs: ['console'],
    applies: isUsed,
    path,
    steps: ({ text: t }) => [{ see: text(t('console.empty.title')) }],
  },
  {
    id: 'console.failed',
    needs: ['console'],
    applies: isUsed,
    path: ({ venue }) => companionPaths.denied(venue),
    status: 404,
    steps: (brand) => [
      { fail: '/api/admin/branchcontacts/*/orders', status: 500 },
      { open: path(brand) },
      { see: text(brand.text('console.failed.title')) },
    ],
  },
  {
    id: 'console.orders',
    needs: ['order', 'console'],
    applies: hasOrders,
    path,
    steps: (brand) => [{ see: act(brand) }],
  },
  {
    id: 'console.cancel',
    needs: ['order', 'console'],
    applies: hasOrders,
    path,
    steps: (brand) => [
      { press: act(brand) },
      { see: beginning(textbox(brand.text('console.cancel.reason'), { role: 'dialog' })) },
    ],
  },
  {
    id: 'console.sold-out',
    needs: ['order', 'console'],
    applies: hasOrders,
    path,
    steps: ({ text: t }) => [press(t('console.sold-out')), { see: checkbox(undefined, { role: 'dialog' }) }],
  },
  {
    id: 'console.pause',
    needs: ['order', 'console'],
    applies: hasOrders,
    path,
    steps: ({ text: t }) => [
      press(t('console.pause')),
      { see: button(t('console.pause.submit'), { role: 'dialog' }) },
    ],
  },
  {
    id: 'console.riders',
    needs: ['order', 'console'],
    applies: (brand) => hasOrders(brand) && brand.has.riders,
    path,
    steps: ({ text: t }) => [
      press(t('console.riders')),
      { see: button(t('console.riders.submit'), { role: 'dialog' }) },
    ],
  },
])
