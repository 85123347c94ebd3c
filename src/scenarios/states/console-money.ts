import { companionPaths } from '#domain/routes/companion-routes.ts'
import { shownCode } from '#domain/shipments/access.ts'
import type { Brand } from '../brand.ts'
import { button, dialog, field, fill, focus, heading, open, press, see, text } from '../moves.ts'
import { type Made, type Move, sharing, statesOfScreen } from '../state.ts'
import { isUsed, madeRow, path } from './console.ts'
import { hasCharges, hasConsoleOrders } from './order.ts'
import { DENIED } from './rider.ts'

const books = ({ venue }: Brand): string => companionPaths.books(venue)
const codeOf = ({ orderCode = '' }: Made) => ({ code: shownCode(orderCode) })

/** Opens the refund dialog of the created order. */
const askGiveBack: readonly Move[] = [
  press(madeRow),
  press(
    button(({ text: t }, made) =>
      t('console.action.name', { action: t('console.action.GIVE_BACK'), ...codeOf(made) }),
    ),
  ),
]

/** Money in the console: refunds of orders, and the books. */
export const consoleMoneyStates = statesOfScreen('console', books, [
  ...sharing({ applies: hasCharges, path }, [
    {
      id: 'console.give-back',
      needs: ['charged', 'console'],
      steps: [...askGiveBack, see(field('console.give-back.reason', dialog()))],
    },
    {
      id: 'console.give-back.refused',
      needs: ['charged', 'console'],
      steps: [...askGiveBack, press('console.give-back.submit', dialog()), { seeRefused: true }],
    },
    {
      id: 'console.refunding',
      needs: ['refunding', 'console'],
      steps: [press(madeRow), see(text('ledger.status.SENT'))],
    },
    {
      id: 'console.refund-failed',
      needs: ['refund-failed', 'console'],
      steps: [press(madeRow), see(text('ledger.status.FAILED'))],
    },
    {
      id: 'console.owed',
      needs: ['owed', 'console'],
      applies: hasConsoleOrders,
      steps: [press(madeRow), see(text('ledger.status.by-hand'))],
    },
    {
      id: 'console.kitchen',
      needs: ['charged', 'kitchen'],
      steps: [press(madeRow), see(button('console.sold-out'))],
    },
  ]),
  ...sharing({ needs: ['refunding', 'console'], applies: hasCharges }, [
    { id: 'console.books', steps: [see(heading('ledger.rows'))] },
    {
      id: 'console.books.days',
      steps: [fill(field('ledger.from'), '2026-11-01'), press('ledger.show'), see(heading('ledger.days'))],
    },
  ]),
  {
    id: 'console.books.refused',
    needs: ['console'],
    applies: isUsed,
    steps: [
      fill(field('ledger.from'), '2027-11-01'),
      press('ledger.show'),
      { seeRefused: true },
      // browsers highlight the focused part of a date in their own colour, which the page cannot change
      focus(button('ledger.show')),
    ],
  },
  {
    id: 'console.books.order',
    needs: ['refunding', 'console'],
    applies: hasCharges,
    steps: [
      press(button(({ text: t }, made) => t('ledger.order.open', codeOf(made)))),
      see(dialog(({ text: t }, made) => t('ledger.order.money', codeOf(made)))),
      see(text('ledger.detail.provider')),
    ],
  },
  ...sharing({ applies: isUsed }, [
    {
      id: 'console.books.empty',
      variant: 'closed',
      needs: ['console'],
      steps: [see(text('ledger.empty.title'))],
    },
    {
      id: 'console.books.failed',
      needs: ['console'],
      ...DENIED,
      steps: [{ fail: '/api/admin/ledger' }, open(books), see(text('ledger.failed.title'))],
    },
    { id: 'console.books.forbidden', needs: ['kitchen'], steps: [see(text('ledger.forbidden.title'))] },
  ]),
])
