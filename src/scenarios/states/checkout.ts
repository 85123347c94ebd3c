import { paths } from '#domain/routes/routes.ts'
import { ORDER_MODES } from '#domain/venue/order-modes.ts'
import type { Brand, BrandMode } from '../brand.ts'
import { DINER, phoneOf } from '../stage-facts.ts'
import { sharing, statesOfScreen } from '../state.ts'
import type { Step, Target } from '../step.ts'
import { beginning, button, combobox, escaped, heading, press, radio, text, textbox } from '../targets.ts'
import { isOrderable } from './cart.ts'
import { closeNotice } from './menu.ts'

export const path = ({ venue }: Brand): string => paths.checkout(venue)
export const has = ({ blocks }: Brand, block: string) => blocks['checkout']?.includes(block) ?? false

const SEND_LABELS = ['checkout.place', 'checkout.pay', 'checkout.send-message'] as const

/** Sends the order, whatever amount it carries. */
export const send = ({ text: t }: Brand): Target => ({
  role: 'button',
  pattern: `^(?:${SEND_LABELS.map((key) => escaped(t(key))).join('|')}) · `,
})

const field = ({ text: t }: Brand, key: 'name' | 'phone' | 'email' | 'table'): Target =>
  beginning(textbox(t(`checkout.${key}`)))

/** Fills in who orders, as far as the mode and the brand ask for it. */
export function fillCustomer(brand: Brand, mode: BrandMode | undefined = brand.plate?.mode): Step[] {
  const { typed } = phoneOf(brand.country, 0)
  return [
    { see: send(brand) },
    { fill: field(brand, 'name'), with: DINER.name },
    ...(mode && ORDER_MODES[mode.type].hasTable
      ? [{ fill: field(brand, 'table'), with: '7' }]
      : [{ fill: field(brand, 'phone'), with: typed }]),
    ...(brand.has.askedEmail ? [{ fill: field(brand, 'email'), with: DINER.email }] : []),
  ]
}

const openNotes = ({ text: t }: Brand): Step[] => [
  press(t('checkout.add-section', { section: t('checkout.notes') })),
  { see: beginning(textbox(t('checkout.notes'))) },
]

/** Pays in a way that asks for nothing more. */
function payPlainly({ plate }: Brand): Step[] {
  const plain = plate?.mode.payments.find(({ method, byCard }) => method === 'ONLINE' || !byCard)
  return plain && plate && plate.mode.payments.length > 1 ? [{ check: beginning(radio(plain.name)) }] : []
}

const needsNoAddress = ({ plate }: Brand): boolean =>
  plate === undefined || !ORDER_MODES[plate.mode.type].needsAddress

const canBePaidPlainly = (brand: Brand): boolean =>
  isOrderable(brand) &&
  needsNoAddress(brand) &&
  (brand.plate?.mode.payments.some(({ byCard }) => !byCard) ?? false)

const chooseCard = (brand: Brand): Step[] => [
  { see: send(brand) },
  { check: beginning(radio(cardOf(brand)?.name)) },
  { see: text(brand.text('card.safe')) },
  { gone: text(brand.text('card.loading')) },
]

const isDelivered = ({ delivered, address }: Brand): boolean =>
  delivered !== undefined && address?.reached === true

export const checkoutStates = statesOfScreen('checkout', path, [
  { id: 'checkout.empty', steps: ({ text: t }) => [{ see: text(t('checkout.empty')) }] },
  ...sharing({ needs: ['cart'], applies: isOrderable }, [
    {
      id: 'checkout.filled',
      steps: (brand) => [...fillCustomer(brand), ...(has(brand, 'checkout-notes') ? openNotes(brand) : [])],
    },
    { id: 'checkout.errors', steps: (brand) => [{ press: send(brand) }, { seeRefused: true }] },
  ]),
  ...sharing({ needs: ['cart'] }, [
    {
      id: 'checkout.card',
      applies: (brand) => isOrderable(brand) && cardOf(brand) !== undefined,
      steps: chooseCard,
    },
    {
      id: 'checkout.card.refused',
      applies: (brand) => isOrderable(brand) && cardOf(brand) !== undefined && needsNoAddress(brand),
      steps: (brand) => [
        ...fillCustomer(brand),
        ...chooseCard(brand),
        { press: send(brand) },
        { see: text(brand.text('checkout.error.CARD_INVALID')) },
      ],
    },
    {
      id: 'checkout.scheduled',
      applies: (brand) => isOrderable(brand) && brand.plate?.mode.schedules === true,
      steps: ({ text: t }) => [
        { check: beginning(radio(t('schedule.later'))) },
        { see: combobox(t('schedule.hour')) },
      ],
    },
    {
      id: 'checkout.tip',
      applies: (brand) => isOrderable(brand) && brand.has.tips && has(brand, 'checkout-tip'),
      steps: ({ text: t }) => [
        press(t('checkout.add-section', { section: t('tip.title') })),
        { check: radio(t('tip.other')) },
        { see: beginning(textbox(t('tip.amount'))) },
      ],
    },
  ]),
  {
    id: 'checkout.sold-out',
    needs: ['sold-out-cart'],
    applies: ({ soldOut }) => soldOut !== undefined,
    steps: (brand) => [{ see: text(brand.text('sold-out.blocked')) }],
  },
  {
    id: 'checkout.delivery',
    needs: ['delivery-cart', 'address'],
    applies: isDelivered,
    steps: (brand) => [
      ...fillCustomer(brand, brand.delivered?.mode),
      { see: text(brand.text('checkout.change-address')) },
    ],
  },
  {
    id: 'checkout.no-address',
    needs: ['delivery-cart'],
    applies: isDelivered,
    steps: (brand) => [
      { see: beginning(button(brand.text('checkout.enter-address'))) },
      { see: send(brand) },
    ],
  },
  {
    id: 'checkout.out-of-zone',
    variant: 'out-of-zone',
    needs: ['delivery-cart', 'address'],
    applies: ({ delivered, address }) => delivered !== undefined && address !== undefined,
    steps: (brand) => [
      ...fillCustomer(brand, brand.delivered?.mode),
      { press: send(brand) },
      { see: text(brand.text('checkout.error.OUT_OF_ZONE')) },
    ],
  },
  ...sharing({ needs: ['cart'], applies: canBePaidPlainly }, [
    {
      id: 'checkout.sending',
      steps: (brand) => [
        ...fillCustomer(brand),
        ...payPlainly(brand),
        { hold: '/api/order' },
        { press: send(brand) },
        { see: text(brand.text('checkout.sending')) },
      ],
    },
    {
      id: 'checkout.failed',
      steps: (brand) => [
        ...fillCustomer(brand),
        ...payPlainly(brand),
        { fail: '/api/order' },
        { press: send(brand) },
        { see: text(brand.text('checkout.order-failed')) },
      ],
    },
  ]),
  ...sharing({ needs: ['cart'], applies: isOrderable }, [
    {
      id: 'checkout.offline',
      steps: (brand) => [
        { see: send(brand) },
        { offline: true },
        { see: text(brand.text('checkout.blocked.offline')) },
      ],
    },
    {
      id: 'checkout.closed',
      variant: 'closed',
      steps: (brand) => [...closeNotice(brand), { see: heading(brand.text('checkout.detail')) }],
    },
    { id: 'checkout.long-names', variant: 'long-names', steps: (brand) => [{ see: send(brand) }] },
  ]),
])

const cardOf = ({ plate }: Brand) => plate?.mode.payments.find(({ byCard }) => byCard)
