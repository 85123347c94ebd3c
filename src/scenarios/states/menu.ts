import type { Brand } from '../brand.ts'
import {
  beginning,
  button,
  check,
  checkbox,
  dialog,
  fill,
  gone,
  heading,
  link,
  press,
  region,
  searchbox,
  see,
  text,
} from '../moves.ts'
import { type Move, sharing, statesOfScreen } from '../state.ts'

/** Menus are shown in the mode used for orders, else in the first one. */
export const menuPath = ({ plate, modes }: Brand): string => plate?.mode.path ?? modes[0]?.path ?? '/menu'
const hasPlate = ({ plate }: Brand): boolean => plate !== undefined
const search = searchbox('menu.search')
const filters = dialog('dietary.title')
const accept = button('closed-modal.accept', dialog())

/** Closes the notice that a closed venue shows once per session. */
export const closeNotice: readonly Move[] = [press(accept), gone(dialog())]

/** The menu and its actions. */
export const menuStates = statesOfScreen('menu', menuPath, [
  { id: 'menu', applies: hasPlate, steps: [see(heading())] },
  { id: 'menu.long-names', variant: 'long-names', applies: hasPlate, steps: [see(heading())] },
  { id: 'menu.empty', variant: 'empty-menu', steps: [see(text('menu.empty'))] },
  {
    id: 'menu.category',
    applies: hasPlate,
    path: ({ plate }) => plate?.category.path ?? '',
    steps: [see(heading(({ plate }) => plate?.category.name))],
  },
  ...sharing({ applies: ({ plate, has }) => plate !== undefined && has.menuSearch }, [
    { id: 'menu.found', steps: [fill(search, ({ plate }) => plate?.name), see(region('menu.found'))] },
    {
      id: 'menu.not-found',
      steps: [fill(search, 'xqzw'), see(text(({ text: t }) => t('menu.no-results', { text: 'xqzw' })))],
    },
  ]),
  ...sharing({ applies: ({ plate, has }) => plate !== undefined && has.allergens }, [
    { id: 'menu.filter', steps: [press('dietary.filters'), see(filters)] },
    {
      id: 'menu.filtered',
      steps: [
        press('dietary.filters'),
        check(checkbox(undefined, filters)),
        press(button(['dietary.show', 'dietary.show.one', 'dietary.show-none'], filters)),
        see(button('dietary.remove')),
      ],
    },
  ]),
  {
    id: 'menu.filter.none',
    applies: ({ clashingDiets }) => clashingDiets.length > 0,
    steps: [
      press('dietary.filters'),
      ({ clashingDiets }) => clashingDiets.map((diet) => check(checkbox(`dietary.diet.${diet}`, filters))),
      see(text('dietary.show-none')),
    ],
  },
  ...sharing({ needs: ['cart'], applies: ({ plate, has }) => plate !== undefined && has.takesOrders }, [
    { id: 'menu.cart-filled', steps: [see(link('shell.logo-clears-cart'))] },
    {
      id: 'menu.leave',
      steps: [press(link('shell.logo-clears-cart')), see(text('cart.confirm.question', dialog()))],
    },
  ]),
  {
    id: 'menu.order-in-progress',
    needs: ['own-order'],
    applies: canOrderUnpaid,
    steps: [see(link('account.order-in-progress'))],
  },
  ...sharing({ applies: hasPlate }, [
    { id: 'menu.closed-notice', variant: 'closed', steps: [see(accept)] },
    { id: 'menu.closed', variant: 'closed', steps: closeNotice },
    { id: 'menu.paused', variant: 'paused', steps: [see(accept)] },
    {
      id: 'menu.offline',
      steps: [see(beginning(button('shell.side-menu'))), { offline: true }, see(text('late.offline'))],
    },
  ]),
])

/** Whether an order can be placed without an online payment. */
export function canOrderUnpaid({ plate, has }: Brand): boolean {
  return (
    has.takesOrders &&
    (plate?.mode.payments.some(({ method, byCard }) => method === 'CASH' || !byCard) ?? false)
  )
}
