import type { Brand } from '../brand.ts'
import { sharing, statesOfScreen } from '../state.ts'
import type { Step } from '../step.ts'
import {
  beginning,
  button,
  checkbox,
  dialog,
  heading,
  like,
  link,
  press,
  region,
  seeDialog,
  text,
} from '../targets.ts'

/** Menus are shown in the mode that is ordered in, else in the first. */
export const menuPath = ({ plate, modes }: Brand): string => plate?.mode.path ?? modes[0]?.path ?? '/menu'
const hasPlate = ({ plate }: Brand): boolean => plate !== undefined
const search = ({ text: t }: Brand) => ({ role: 'searchbox', name: t('menu.search') }) as const

/** Answers what a closed venue says once in a session. */
export const closeNotice = ({ text: t }: Brand): readonly Step[] => [
  press(t('closed-modal.accept'), { role: 'dialog' }),
  { gone: { role: 'dialog' } },
]

/** The menu with everything that can be done there. */
export const menuStates = statesOfScreen('menu', menuPath, [
  { id: 'menu', applies: hasPlate, steps: () => [{ see: heading() }] },
  { id: 'menu.long-names', variant: 'long-names', applies: hasPlate, steps: () => [{ see: heading() }] },
  { id: 'menu.empty', variant: 'empty-menu', steps: ({ text: t }) => [{ see: text(t('menu.empty')) }] },
  {
    id: 'menu.category',
    applies: hasPlate,
    path: ({ plate }) => plate?.category.path ?? '',
    steps: ({ plate }) => [{ see: heading(plate?.category.name) }],
  },
  {
    id: 'menu.found',
    applies: ({ plate, has }) => plate !== undefined && has.menuSearch,
    steps: (brand) => [
      { fill: search(brand), with: brand.plate?.name ?? '' },
      { see: region(brand.text('menu.found')) },
    ],
  },
  {
    id: 'menu.not-found',
    applies: ({ plate, has }) => plate !== undefined && has.menuSearch,
    steps: (brand) => [
      { fill: search(brand), with: 'xqzw' },
      { see: text(brand.text('menu.no-results', { text: 'xqzw' })) },
    ],
  },
  {
    id: 'menu.filter',
    applies: ({ has, plate }) => has.allergens && plate !== undefined,
    steps: ({ text: t }) => [press(t('dietary.filters')), seeDialog(t('dietary.title'))],
  },
  {
    id: 'menu.filtered',
    applies: ({ has, plate }) => has.allergens && plate !== undefined,
    steps: (brand) => [
      press(brand.text('dietary.filters')),
      { check: { role: 'checkbox', within: dialog(brand.text('dietary.title')) } },
      {
        press: {
          role: 'button',
          pattern: like(brand, 'dietary.show', 'dietary.show.one', 'dietary.show-none'),
          within: dialog(brand.text('dietary.title')),
        },
      },
      { see: { role: 'button', pattern: like(brand, 'dietary.remove') } },
    ],
  },
  {
    id: 'menu.filter.none',
    applies: ({ clashingDiets }) => clashingDiets.length > 0,
    steps: ({ text: t, clashingDiets }) => [
      press(t('dietary.filters')),
      ...clashingDiets.map((diet) => ({
        check: checkbox(t(`dietary.diet.${diet}`), dialog(t('dietary.title'))),
      })),
      { see: text(t('dietary.show-none')) },
    ],
  },
  ...sharing({ needs: ['cart'], applies: ({ plate, has }) => plate !== undefined && has.takesOrders }, [
    {
      id: 'menu.cart-filled',
      steps: (brand) => [{ see: { role: 'link', pattern: like(brand, 'shell.logo-clears-cart') } }],
    },
    {
      id: 'menu.leave',
      steps: (brand) => [
        { press: { role: 'link', pattern: like(brand, 'shell.logo-clears-cart') } },
        { see: text(brand.text('cart.confirm.question'), { role: 'dialog' }) },
      ],
    },
  ]),
  {
    id: 'menu.order-in-progress',
    needs: ['own-order'],
    applies: canOrderUnpaid,
    steps: ({ text: t }) => [{ see: link(t('account.order-in-progress')) }],
  },
  ...sharing({ applies: hasPlate }, [
    {
      id: 'menu.closed-notice',
      variant: 'closed',
      steps: ({ text: t }) => [{ see: button(t('closed-modal.accept'), { role: 'dialog' }) }],
    },
    { id: 'menu.closed', variant: 'closed', steps: closeNotice },
    {
      id: 'menu.paused',
      variant: 'paused',
      steps: ({ text: t }) => [{ see: button(t('closed-modal.accept'), { role: 'dialog' }) }],
    },
    {
      id: 'menu.offline',
      steps: ({ text: t }) => [
        { see: beginning(button(t('shell.side-menu'))) },
        { offline: true },
        { see: text(t('late.offline')) },
      ],
    },
  ]),
])

/** Whether an order can be placed without a payment online. */
export function canOrderUnpaid({ plate, has }: Brand): boolean {
  return (
    has.takesOrders &&
    (plate?.mode.payments.some(({ method, byCard }) => method === 'CASH' || !byCard) ?? false)
  )
}
