import { paths } from '#domain/routes/routes.ts'
import type { Brand } from '../brand.ts'
import { DINER, phoneOf } from '../stage-facts.ts'
import { type Made, sharing, statesOfScreen } from '../state.ts'
import type { PlateChange, Step } from '../step.ts'
import { beginning, button, dialog, like, press, seeDialog, text, textbox } from '../targets.ts'
import { has } from './checkout.ts'
import { canOrderUnpaid, menuPath } from './menu.ts'

/** The smallest page with the account panel, where a venue has several modes: what a panel lies on is judged where it is shown alone. */
export const entryPath = ({ venue }: Brand): string => paths.entry(venue)

/** Opens the account panel of a page. */
export const openAccount = ({ text: t }: Brand): Step[] => [
  press(t('shell.side-menu')),
  seeDialog(t('account.title')),
]

const openSignIn = (brand: Brand): Step[] => [
  ...openAccount(brand),
  press(brand.text('account.sign-in'), dialog(brand.text('account.title'))),
  seeDialog(brand.text('sign-in.title')),
]

const typePhone = (brand: Brand, phone: string): Step[] => [
  ...openSignIn(brand),
  { fill: textbox(brand.text('sign-in.phone')), with: phone },
  press(brand.text('sign-in.submit')),
]

const openOrders = (brand: Brand): Step[] => [
  ...openAccount(brand),
  press(brand.text('account.orders'), dialog(brand.text('account.title'))),
  seeDialog(brand.text('account.orders')),
]

/** Where no menu has been asked for yet. */
const orderPath = ({ venue }: Brand, { orderCode = '' }: Made): string => paths.followUp(venue, orderCode)

/** Repeats an order whose plate is not as it was. */
const orderAgain = (
  brand: Brand,
  now: PlateChange,
  next: 'account.see-cart' | 'account.see-menu',
): Step[] => [
  ...openOrders(brand),
  { plate: brand.plate?.id ?? '', now },
  { press: { role: 'button', pattern: like(brand, 'account.again-of'), within: { role: 'article' } } },
  { see: button(brand.text(next), dialog(brand.text('account.changes-title'))) },
]

const rewardPath = (brand: Brand): string => `${menuPath(brand)}?loyaltyReward=${brand.reward}`
const rewardDialog = (brand: Brand) =>
  ({ role: 'dialog', pattern: like(brand, 'loyalty.reward.title') }) as const
const hasReward = ({ reward, plate }: Brand) => reward !== undefined && plate !== undefined

/** Fills in a reward and takes it, each time for somebody else. */
function claim(brand: Brand, nth: number): Step[] {
  const { text: t } = brand
  const within = rewardDialog(brand)
  return [
    { fill: beginning(textbox(t('loyalty.reward.name'), within)), with: DINER.name },
    { fill: beginning(textbox(t('loyalty.reward.phone'), within)), with: phoneOf(brand.country, nth).typed },
    { fill: beginning(textbox(t('loyalty.reward.email'), within)), with: DINER.email },
    press(t('loyalty.reward.claim'), within),
    { gone: within },
  ]
}

/** Points are shown from the banner of the menu. */
const openPoints = (brand: Brand): Step[] => [
  { press: { role: 'button', pattern: like(brand, 'menu.cashback') } },
  seeDialog(brand.program?.name ?? ''),
]

const hasBanner = ({ program, blocks, plate }: Brand): boolean =>
  program !== undefined && plate !== undefined && (blocks['menu']?.includes('loyalty-banner') ?? false)

export const accountStates = statesOfScreen('account', entryPath, [
  { id: 'account', steps: openAccount },
  {
    id: 'account.signed-in',
    needs: ['signed-in'],
    steps: (brand) => [...openAccount(brand), { see: button(brand.text('account.sign-out')) }],
  },
  { id: 'account.sign-in', steps: openSignIn },
  {
    id: 'account.sign-in.refused',
    steps: (brand) => [...openSignIn(brand), press(brand.text('sign-in.submit')), { seeRefused: true }],
  },
  {
    id: 'account.code',
    publishedOnly: true,
    needs: ['new-phone'],
    // one phone is sent only a few codes an hour
    spends: true,
    applies: ({ has }) => has.oneTimeCodes,
    steps: (brand, { newPhone = '' }) => [
      ...typePhone(brand, newPhone),
      seeDialog(brand.text('sign-in.code-title')),
    ],
  },
  {
    id: 'account.orders',
    needs: ['own-order'],
    applies: canOrderUnpaid,
    steps: (brand) => [...openOrders(brand), { see: { role: 'article' } }],
  },
  {
    id: 'account.orders.empty',
    needs: ['signed-in'],
    steps: (brand) => [...openOrders(brand), { see: text(brand.text('account.no-orders')) }],
  },
  {
    id: 'account.orders.failed',
    needs: ['signed-in'],
    steps: (brand) => [
      ...openAccount(brand),
      { fail: '/api/orders' },
      press(brand.text('account.orders'), dialog(brand.text('account.title'))),
      { see: text(brand.text('account.orders-failed')) },
    ],
  },
  ...sharing({ needs: ['own-order'], applies: canOrderUnpaid, path: orderPath }, [
    { id: 'account.order-again', steps: (brand) => orderAgain(brand, 'dearer', 'account.see-cart') },
    { id: 'account.order-again.none', steps: (brand) => orderAgain(brand, 'sold-out', 'account.see-menu') },
  ]),
  { id: 'account.points', applies: hasBanner, path: menuPath, steps: openPoints },
  ...sharing({ applies: hasReward, path: rewardPath }, [
    {
      id: 'account.reward',
      steps: (brand) => [{ see: button(brand.text('loyalty.reward.claim'), rewardDialog(brand)) }],
    },
    {
      id: 'account.reward.refused',
      steps: (brand) => [
        press(brand.text('loyalty.reward.claim'), rewardDialog(brand)),
        { seeRefused: true },
      ],
    },
  ]),
  {
    id: 'account.points.history',
    publishedOnly: true,
    applies: (brand) => hasReward(brand) && hasBanner(brand) && !brand.has.oneTimeCodes,
    path: rewardPath,
    steps: (brand) => [
      ...claim(brand, 710),
      ...openPoints(brand),
      { see: text(brand.text('loyalty.kind.REWARD')) },
    ],
  },
  {
    id: 'account.points.redeem',
    publishedOnly: true,
    needs: ['cart'],
    applies: (brand) => hasReward(brand) && !brand.has.oneTimeCodes && has(brand, 'checkout-loyalty'),
    path: rewardPath,
    steps: (brand) => [
      ...claim(brand, 720),
      { open: paths.checkout(brand.venue) },
      press(brand.text('loyalty.redeem')),
      { see: textbox(brand.text('loyalty.how-many'), dialog(brand.program?.name)) },
    ],
  },
])
