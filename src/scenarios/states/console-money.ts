import { companionPaths } from '#domain/routes/companion-routes.ts'
import { shownCode } from '#domain/shipments/access.ts'
import type { Brand } from '../brand.ts'
import { type Made, sharing, statesOfScreen } from '../state.ts'
import type { Step } from '../step.ts'
import { beginning, button, dialog, heading, like, press, text, textbox } from '../targets.ts'
import { hasCharges, hasConsoleOrders } from './order.ts'

const path = ({ venue }: Brand): string => companionPaths.console(venue)
const books = ({ venue }: Brand): string => companionPaths.books(venue)
const isUsed = ({ has }: Brand): boolean => has.orderConsole

/** Opens the row of the order that was made. */
const openMade = ({ text: t }: Brand, { orderCode = '' }: Made): Step => ({
  press: button(t('console.order', { code: shownCode(orderCode) })),
})

/** The question before money goes back, for the order that was made. */
const askGiveBack = (brand: Brand, made: Made): Step[] => [
  openMade(brand, made),
  {
    press: button(
      brand.text('console.action.name', {
        action: brand.text('console.action.GIVE_BACK'),
        code: shownCode(made.orderCode ?? ''),
      }),
    ),
  },
]

/** Money of a console's orders: what goes back, and the books. */
export const consoleMoneyStates = statesOfScreen('console', books, [
  ...sharing({ applies: hasCharges, path }, [
    {
      id: 'console.give-back',
      needs: ['charged', 'console'],
      steps: (brand, made) => [
        ...askGiveBack(brand, made),
        { see: beginning(textbox(brand.text('console.give-back.reason'), { role: 'dialog' })) },
      ],
    },
    {
      id: 'console.give-back.refused',
      needs: ['charged', 'console'],
      steps: (brand, made) => [
        ...askGiveBack(brand, made),
        {
          press: {
            role: 'button',
            pattern: like(brand, 'console.give-back.submit'),
            within: { role: 'dialog' },
          },
        },
        { seeRefused: true },
      ],
    },
    {
      id: 'console.refunding',
      needs: ['refunding', 'console'],
      steps: (brand, made) => [openMade(brand, made), { see: text(brand.text('ledger.status.SENT')) }],
    },
    {
      id: 'console.refund-failed',
      needs: ['refund-failed', 'console'],
      steps: (brand, made) => [openMade(brand, made), { see: text(brand.text('ledger.status.FAILED')) }],
    },
  ]),
  {
    id: 'console.owed',
    needs: ['owed', 'console'],
    applies: hasConsoleOrders,
    path,
    steps: (brand, made) => [openMade(brand, made), { see: text(brand.text('ledger.status.by-hand')) }],
  },
  {
    id: 'console.kitchen',
    needs: ['charged', 'kitchen'],
    applies: hasCharges,
    path,
    steps: (brand, made) => [openMade(brand, made), { see: button(brand.text('console.sold-out')) }],
  },
  ...sharing({ needs: ['refunding', 'console'], applies: hasCharges }, [
    { id: 'console.books', steps: ({ text: t }) => [{ see: heading(t('ledger.rows')) }] },
    {
      id: 'console.books.days',
      steps: (brand) => [
        { fill: beginning(textbox(brand.text('ledger.from'))), with: '2026-11-01' },
        press(brand.text('ledger.show')),
        { see: { role: 'heading', pattern: like(brand, 'ledger.days') } },
      ],
    },
  ]),
  {
    id: 'console.books.refused',
    needs: ['console'],
    applies: isUsed,
    steps: ({ text: t }) => [
      { fill: beginning(textbox(t('ledger.from'))), with: '2027-11-01' },
      press(t('ledger.show')),
      { seeRefused: true },
      // browsers mark the part of a date that is typed in a colour of their own, which no page decides
      { focus: button(t('ledger.show')) },
    ],
  },
  {
    id: 'console.books.order',
    needs: ['refunding', 'console'],
    applies: hasCharges,
    steps: (brand, { orderCode = '' }) => {
      const code = shownCode(orderCode)
      return [
        press(brand.text('ledger.order.open', { code })),
        { see: dialog(brand.text('ledger.order.money', { code })) },
        { see: text(brand.text('ledger.detail.provider')) },
      ]
    },
  },
  ...sharing({ applies: isUsed }, [
    {
      id: 'console.books.empty',
      variant: 'closed',
      needs: ['console'],
      steps: ({ text: t }) => [{ see: text(t('ledger.empty.title')) }],
    },
    {
      id: 'console.books.failed',
      needs: ['console'],
      path: ({ venue }) => companionPaths.denied(venue),
      status: 404,
      steps: (brand) => [
        { fail: '/api/admin/ledger' },
        { open: books(brand) },
        { see: text(brand.text('ledger.failed.title')) },
      ],
    },
    {
      id: 'console.books.forbidden',
      needs: ['kitchen'],
      steps: ({ text: t }) => [{ see: text(t('ledger.forbidden.title')) }],
    },
  ]),
])
