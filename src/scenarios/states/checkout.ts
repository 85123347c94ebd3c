import { paths } from '#domain/routes/routes.ts'
import { ORDER_MODES } from '#domain/venue/order-modes.ts'
import type { Brand, BrandMode } from '../brand.ts'
import {
  beginning,
  button,
  check,
  combobox,
  escaped,
  field,
  fill,
  gone,
  heading,
  press,
  radio,
  see,
  text,
} from '../moves.ts'
import { DINER, phoneOf } from '../stage-facts.ts'
import { type Move, sharing, statesOfScreen } from '../state.ts'
import type { Target } from '../step.ts'
import { isOrderable } from './cart.ts'
import { closeNotice } from './menu.ts'

export const path = ({ venue }: Brand): string => paths.checkout(venue)
export const has = ({ blocks }: Brand, block: string) => blocks['checkout']?.includes(block) ?? false

const SEND_LABELS = ['checkout.place', 'checkout.pay', 'checkout.send-message'] as const

/** The button that sends the order, with any amount. */
export const send = ({ text: t }: Brand): Target => ({
  role: 'button',
  pattern: `^(?:${SEND_LABELS.map((key) => escaped(t(key))).join('|')}) · `,
})

/** Fills in the customer, as far as mode and brand require it. */
const fillIn =
  (modeOf: (brand: Brand) => BrandMode | undefined) =>
  (brand: Brand): readonly Move[] => {
    const mode = modeOf(brand)
    return [
      see(send),
      fill(field('checkout.name'), DINER.name),
      mode && ORDER_MODES[mode.type].hasTable
        ? fill(field('checkout.table'), '7')
        : fill(field('checkout.phone'), phoneOf(brand.country, 0).typed),
      ...(brand.has.askedEmail ? [fill(field('checkout.email'), DINER.email)] : []),
    ]
  }
export const fillCustomer = fillIn(({ plate }) => plate?.mode)
const fillForDelivery = fillIn(({ delivered }) => delivered?.mode)

/** Opens a section that is hidden at first. */
export const addSection = (title: 'checkout.notes' | 'receipt-request.title' | 'tip.title'): Move =>
  press(button(({ text: t }) => t('checkout.add-section', { section: t(title) })))

/** Selects a payment without further fields. */
function payPlainly({ plate }: Brand): readonly Move[] {
  const plain = plate?.mode.payments.find(({ method, byCard }) => method === 'ONLINE' || !byCard)
  return plain && plate && plate.mode.payments.length > 1 ? [check(beginning(radio(() => plain.name)))] : []
}

const needsNoAddress = ({ plate }: Brand): boolean =>
  plate === undefined || !ORDER_MODES[plate.mode.type].needsAddress

const canBePaidPlainly = (brand: Brand): boolean =>
  isOrderable(brand) &&
  needsNoAddress(brand) &&
  (brand.plate?.mode.payments.some(({ byCard }) => !byCard) ?? false)

const cardOf = ({ plate }: Brand) => plate?.mode.payments.find(({ byCard }) => byCard)

const chooseCard: readonly Move[] = [
  see(send),
  check(beginning(radio((brand) => cardOf(brand)?.name))),
  see(text('card.safe')),
  gone(text('card.loading')),
]

const isDelivered = ({ delivered, address }: Brand): boolean =>
  delivered !== undefined && address?.reached === true

export const checkoutStates = statesOfScreen('checkout', path, [
  { id: 'checkout.empty', steps: [see(text('checkout.empty'))] },
  ...sharing({ needs: ['cart'], applies: isOrderable }, [
    {
      id: 'checkout.filled',
      steps: [
        fillCustomer,
        (brand) =>
          has(brand, 'checkout-notes') ? [addSection('checkout.notes'), see(field('checkout.notes'))] : [],
      ],
    },
    { id: 'checkout.errors', steps: [press(send), { seeRefused: true }] },
    {
      id: 'checkout.card',
      applies: (brand) => isOrderable(brand) && cardOf(brand) !== undefined,
      steps: chooseCard,
    },
    {
      id: 'checkout.card.refused',
      applies: (brand) => isOrderable(brand) && cardOf(brand) !== undefined && needsNoAddress(brand),
      steps: [fillCustomer, ...chooseCard, press(send), see(text('checkout.error.CARD_INVALID'))],
    },
    {
      id: 'checkout.scheduled',
      applies: (brand) => isOrderable(brand) && brand.plate?.mode.schedules === true,
      steps: [check(beginning(radio('schedule.later'))), see(combobox('schedule.hour'))],
    },
    {
      id: 'checkout.tip',
      applies: (brand) => isOrderable(brand) && brand.has.tips && has(brand, 'checkout-tip'),
      steps: [addSection('tip.title'), check(radio('tip.other')), see(field('tip.amount'))],
    },
  ]),
  {
    id: 'checkout.sold-out',
    needs: ['sold-out-cart'],
    applies: ({ soldOut }) => soldOut !== undefined,
    steps: [see(text('sold-out.blocked'))],
  },
  {
    id: 'checkout.delivery',
    needs: ['delivery-cart', 'address'],
    applies: isDelivered,
    steps: [fillForDelivery, see(text('checkout.change-address'))],
  },
  {
    id: 'checkout.no-address',
    needs: ['delivery-cart'],
    applies: isDelivered,
    steps: [see(beginning(button('checkout.enter-address'))), see(send)],
  },
  {
    id: 'checkout.out-of-zone',
    variant: 'out-of-zone',
    needs: ['delivery-cart', 'address'],
    applies: ({ delivered, address }) => delivered !== undefined && address !== undefined,
    steps: [fillForDelivery, press(send), see(text('checkout.error.OUT_OF_ZONE'))],
  },
  ...sharing({ needs: ['cart'], applies: canBePaidPlainly }, [
    {
      id: 'checkout.sending',
      steps: [fillCustomer, payPlainly, { hold: '/api/order' }, press(send), see(text('checkout.sending'))],
    },
    {
      id: 'checkout.failed',
      steps: [
        fillCustomer,
        payPlainly,
        { fail: '/api/order' },
        press(send),
        see(text('checkout.order-failed')),
      ],
    },
  ]),
  ...sharing({ needs: ['cart'], applies: isOrderable }, [
    { id: 'checkout.offline', steps: [see(send), { offline: true }, see(text('checkout.blocked.offline'))] },
    { id: 'checkout.closed', variant: 'closed', steps: [...closeNotice, see(heading('checkout.detail'))] },
    { id: 'checkout.long-names', variant: 'long-names', steps: [see(send)] },
  ]),
])
