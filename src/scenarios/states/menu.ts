import type { Brand } from '../brand.ts'
import type { State } from '../state.ts'
import type { Step } from '../step.ts'
import { beginning, button, dialog, heading, like, link, press, seeDialog, text } from '../targets.ts'

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
export const menuStates: readonly State[] = [
  {
    id: 'menu',
    screen: 'menu',
    title: 'scenario.menu',
    variant: 'open',
    applies: hasPlate,
    path: menuPath,
    steps: () => [{ see: heading() }],
  },
  {
    id: 'menu.long-names',
    screen: 'menu',
    title: 'scenario.menu.long-names',
    variant: 'long-names',
    applies: hasPlate,
    path: menuPath,
    steps: () => [{ see: heading() }],
  },
  {
    id: 'menu.empty',
    screen: 'menu',
    title: 'scenario.menu.empty',
    variant: 'empty-menu',
    path: menuPath,
    steps: ({ text: t }) => [{ see: text(t('menu.empty')) }],
  },
  {
    id: 'menu.category',
    screen: 'menu',
    title: 'scenario.menu.category',
    variant: 'open',
    applies: hasPlate,
    path: ({ plate }) => plate?.category.path ?? '',
    steps: ({ plate }) => [{ see: heading(plate?.category.name) }],
  },
  {
    id: 'menu.found',
    screen: 'menu',
    title: 'scenario.menu.found',
    variant: 'open',
    applies: ({ plate, has }) => plate !== undefined && has.menuSearch,
    path: menuPath,
    steps: (brand) => [
      { fill: search(brand), with: brand.plate?.name ?? '' },
      { see: { text: brand.text('menu.results.one') } },
    ],
  },
  {
    id: 'menu.not-found',
    screen: 'menu',
    title: 'scenario.menu.not-found',
    variant: 'open',
    applies: ({ plate, has }) => plate !== undefined && has.menuSearch,
    path: menuPath,
    steps: (brand) => [
      { fill: search(brand), with: 'xqzw' },
      { see: text(brand.text('menu.no-results', { text: 'xqzw' })) },
    ],
  },
  {
    id: 'menu.filter',
    screen: 'menu',
    title: 'scenario.menu.filter',
    variant: 'open',
    applies: ({ has, plate }) => has.allergens && plate !== undefined,
    path: menuPath,
    steps: ({ text: t }) => [press(t('dietary.filters')), seeDialog(t('dietary.title'))],
  },
  {
    id: 'menu.filtered',
    screen: 'menu',
    title: 'scenario.menu.filtered',
    variant: 'open',
    applies: ({ has, plate }) => has.allergens && plate !== undefined,
    path: menuPath,
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
    id: 'menu.cart-filled',
    screen: 'menu',
    title: 'scenario.menu.cart-filled',
    variant: 'open',
    needs: ['cart'],
    applies: ({ plate, has }) => plate !== undefined && has.takesOrders,
    path: menuPath,
    steps: (brand) => [{ see: { role: 'link', pattern: like(brand, 'shell.logo-clears-cart') } }],
  },
  {
    id: 'menu.leave',
    screen: 'menu',
    title: 'scenario.menu.leave',
    variant: 'open',
    needs: ['cart'],
    applies: ({ plate, has }) => plate !== undefined && has.takesOrders,
    path: menuPath,
    steps: (brand) => [
      { press: { role: 'link', pattern: like(brand, 'shell.logo-clears-cart') } },
      { see: text(brand.text('cart.confirm.question'), { role: 'dialog' }) },
    ],
  },
  {
    id: 'menu.order-in-progress',
    screen: 'menu',
    title: 'scenario.menu.order-in-progress',
    variant: 'open',
    needs: ['own-order'],
    applies: canOrderUnpaid,
    path: menuPath,
    steps: ({ text: t }) => [{ see: link(t('account.order-in-progress')) }],
  },
  {
    id: 'menu.closed-notice',
    screen: 'menu',
    title: 'scenario.menu.closed-notice',
    variant: 'closed',
    applies: hasPlate,
    path: menuPath,
    steps: ({ text: t }) => [{ see: button(t('closed-modal.accept'), { role: 'dialog' }) }],
  },
  {
    id: 'menu.closed',
    screen: 'menu',
    title: 'scenario.menu.closed',
    variant: 'closed',
    applies: hasPlate,
    path: menuPath,
    steps: closeNotice,
  },
  {
    id: 'menu.offline',
    screen: 'menu',
    title: 'scenario.menu.offline',
    variant: 'open',
    applies: hasPlate,
    path: menuPath,
    steps: ({ text: t }) => [
      { see: beginning(button(t('shell.side-menu'))) },
      { offline: true },
      { see: text(t('late.offline')) },
    ],
  },
]

/** Whether an order can be placed without a payment online. */
export function canOrderUnpaid({ plate, has }: Brand): boolean {
  return (
    has.takesOrders &&
    (plate?.mode.payments.some(({ method, byCard }) => method === 'CASH' || !byCard) ?? false)
  )
}
