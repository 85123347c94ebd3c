import { paths } from '#domain/routes/routes.ts'
import type { Brand } from '../brand.ts'
import { article, button, dialog, field, fill, gone, press, see, text, textbox, type Aim } from '../moves.ts'
import { DINER, phoneOf } from '../stage-facts.ts'
import { type Made, type Move, sharing, statesOfScreen } from '../state.ts'
import type { PlateChange } from '../step.ts'
import { has } from './checkout.ts'
import { canOrderUnpaid, menuPath } from './menu.ts'

/**
 * The smallest page with the account panel, for venues with several modes: the page behind a panel is audited on its
 * own.
 */
export const entryPath = ({ venue }: Brand): string => paths.entry(venue)

/** Opens the account panel of a page. */
export const openAccount: readonly Move[] = [press('shell.side-menu'), see(dialog('account.title'))]

const openSignIn: readonly Move[] = [
  ...openAccount,
  press('account.sign-in', dialog('account.title')),
  see(dialog('sign-in.title')),
]

const openOrders: readonly Move[] = [
  ...openAccount,
  press('account.orders', dialog('account.title')),
  see(dialog('account.orders')),
]

/** A page on which no menu was requested yet. */
const orderPath = ({ venue }: Brand, { orderCode = '' }: Made): string => paths.followUp(venue, orderCode)

/** Repeats an order whose plate has changed. */
const orderAgain = (now: PlateChange, next: 'account.see-cart' | 'account.see-menu'): readonly Move[] => [
  ...openOrders,
  ({ plate }) => ({ plate: plate?.id ?? '', now }),
  press(button('account.again-of', article())),
  see(button(next, dialog('account.changes-title'))),
]

const rewardPath = (brand: Brand): string => `${menuPath(brand)}?loyaltyReward=${brand.reward}`
const rewardDialog = dialog('loyalty.reward.title')
const hasReward = ({ reward, plate }: Brand) => reward !== undefined && plate !== undefined

/** Fills in and claims a reward, each time as another diner. */
const claim = (nth: number): readonly Move[] => [
  fill(field('loyalty.reward.name', rewardDialog), DINER.name),
  fill(field('loyalty.reward.phone', rewardDialog), ({ country }) => phoneOf(country, nth).typed),
  fill(field('loyalty.reward.email', rewardDialog), DINER.email),
  press('loyalty.reward.claim', rewardDialog),
  gone(rewardDialog),
]

const pointsDialog: Aim = dialog(({ program }) => program?.name)
/** Opens the points from the menu's banner. */
const openPoints: readonly Move[] = [press('menu.cashback'), see(pointsDialog)]

const hasBanner = ({ program, blocks, plate }: Brand): boolean =>
  program !== undefined && plate !== undefined && (blocks['menu']?.includes('loyalty-banner') ?? false)

export const accountStates = statesOfScreen('account', entryPath, [
  { id: 'account', steps: openAccount },
  { id: 'account.signed-in', needs: ['signed-in'], steps: [...openAccount, see(button('account.sign-out'))] },
  { id: 'account.sign-in', steps: openSignIn },
  { id: 'account.sign-in.refused', steps: [...openSignIn, press('sign-in.submit'), { seeRefused: true }] },
  {
    id: 'account.code',
    publishedOnly: true,
    needs: ['new-phone'],
    // the server limits codes per phone and hour
    spends: true,
    applies: ({ has }) => has.oneTimeCodes,
    steps: [
      ...openSignIn,
      fill(textbox('sign-in.phone'), (_, { newPhone }) => newPhone),
      press('sign-in.submit'),
      see(dialog('sign-in.code-title')),
    ],
  },
  {
    id: 'account.orders',
    needs: ['own-order'],
    applies: canOrderUnpaid,
    steps: [...openOrders, see(article())],
  },
  ...sharing({ needs: ['signed-in'] }, [
    { id: 'account.orders.empty', steps: [...openOrders, see(text('account.no-orders'))] },
    {
      id: 'account.orders.failed',
      steps: [
        ...openAccount,
        { fail: '/api/orders' },
        press('account.orders', dialog('account.title')),
        see(text('account.orders-failed')),
      ],
    },
  ]),
  ...sharing({ needs: ['own-order'], applies: canOrderUnpaid, path: orderPath }, [
    { id: 'account.order-again', steps: orderAgain('dearer', 'account.see-cart') },
    { id: 'account.order-again.none', steps: orderAgain('sold-out', 'account.see-menu') },
  ]),
  { id: 'account.points', applies: hasBanner, path: menuPath, steps: openPoints },
  ...sharing({ applies: hasReward, path: rewardPath }, [
    { id: 'account.reward', steps: [see(button('loyalty.reward.claim', rewardDialog))] },
    {
      id: 'account.reward.refused',
      steps: [press('loyalty.reward.claim', rewardDialog), { seeRefused: true }],
    },
  ]),
  {
    id: 'account.points.history',
    publishedOnly: true,
    applies: (brand) => hasReward(brand) && hasBanner(brand) && !brand.has.oneTimeCodes,
    path: rewardPath,
    steps: [...claim(710), ...openPoints, see(text('loyalty.kind.REWARD'))],
  },
  {
    id: 'account.points.redeem',
    publishedOnly: true,
    needs: ['cart'],
    applies: (brand) => hasReward(brand) && !brand.has.oneTimeCodes && has(brand, 'checkout-loyalty'),
    path: rewardPath,
    steps: [
      ...claim(720),
      ({ venue }) => ({ open: paths.checkout(venue) }),
      press('loyalty.redeem'),
      see(textbox('loyalty.how-many', pointsDialog)),
    ],
  },
])
