import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { emptyCheckoutForm } from '#domain/checkout/form.ts'
import { deliveryInfoFor } from '#domain/delivery/delivery-info.ts'
import { externalBenefitOf } from '#domain/discounts/external-benefit.ts'
import { withLoyalty } from '#domain/loyalty/with-loyalty.ts'
import {
  sampleGarnish,
  sampleGroup,
  sampleMenu,
  samplePlate,
  sampleSize,
} from '#domain/menu/sample-menu.fixture.ts'
import { sampleItem } from '#domain/cart/sample-item.fixture.ts'
import { buildOrderPayload } from '#domain/order/payload.ts'
import { normalisePhone } from '#domain/phone/phone.ts'
import { quoteOrder } from '#domain/pricing/quote.ts'
import { withTip } from '#domain/tips/tip.ts'
import { sampleContact, sampleMode } from '#domain/venue/sample-venue.fixture.ts'
import type {
  CodeDiscount,
  GeneralDiscount,
  GeneralSurcharge,
  OrderPayload,
  PaymentMethod,
  PaymentType,
} from '#generated/models.ts'
import type { ContactEntry } from '#server/catalog/catalog.ts'
import { judgeOrder } from '#server/use-cases/orders/judge-order.ts'
import { orderDiscounts, plateDiscounts } from '#server/use-cases/menus.ts'
import { NEAR } from './support/order-payload.ts'

/** A Saturday, 15:00 in Buenos Aires, when the sample venue is open. */
const NOW = new Date('2026-11-21T18:00:00.000Z')
const METHODS: readonly PaymentMethod[] = ['CASH', 'CARD', 'ONLINE']
const PLATES = [
  samplePlate('bife', { sizes: [sampleSize('s', 319_050), sampleSize('m', 419_999)] }),
  samplePlate('flan', { sizes: [sampleSize('s', 69_001)], category: { id: 'postres', showName: 'Postres' } }),
  samplePlate('pasta', {
    sizes: [sampleSize('s', 149_033)],
    garnishGroups: [sampleGroup('salsa', [sampleGarnish('fileto', 0), sampleGarnish('pesto', 12_345)])],
  }),
]

const percent = fc.oneof(fc.integer({ min: 1, max: 30 }), fc.double({ min: 0, max: 100, noNaN: true }))
const amount = fc.oneof(fc.nat(20_000), fc.nat(500_000))
const method = fc.constantFrom(...METHODS)
const restriction = {
  paymentMethods: fc.option(fc.uniqueArray(method, { minLength: 1 }), { nil: undefined }),
  orderModes: fc.option(fc.constantFrom(['DELIVERY' as const], ['TAKE_AWAY' as const]), { nil: undefined }),
  priority: fc.option(fc.nat(5), { nil: undefined }),
}
const discountOf = (id: string): fc.Arbitrary<GeneralDiscount> =>
  fc
    .record({
      type: fc.constantFrom('PERCENT', 'FIXED', 'MULTIPLE', 'FINAL_PRICE'),
      percentage: percent,
      fixedDiscount: amount,
      buy: fc.integer({ min: 2, max: 4 }),
      finalPrice: amount,
      plates: fc.oneof(fc.constant([]), fc.subarray(PLATES.map((plate) => plate.id))),
      ...restriction,
    })
    .map((some) => ({ id, name: id, pay: some.buy - 1, ...some })) as fc.Arbitrary<GeneralDiscount>
const discounts = (prefix: string, most: number) =>
  fc
    .integer({ min: 0, max: most })
    .chain((count) => fc.tuple(...Array.from({ length: count }, (_, n) => discountOf(`${prefix}${n}`))))
const surcharges: fc.Arbitrary<GeneralSurcharge[]> = fc.array(
  fc.record({
    id: fc.constantFrom('box', 'card', 'night'),
    name: fc.constant('Recargo'),
    type: fc.constantFrom('PERCENT' as const, 'FIXED' as const),
    value: percent,
    paymentMethods: restriction.paymentMethods,
  }),
  { minLength: 1, maxLength: 4 },
)
const code: fc.Arbitrary<CodeDiscount> = fc.record({
  id: fc.constant('the-code'),
  code: fc.constant('HOLA'),
  type: fc.constantFrom(
    'PERCENT' as const,
    'FIXED' as const,
    'FINAL_PRICE' as const,
    'DELIVERY_FEE' as const,
  ),
  value: fc.oneof(percent, amount),
  active: fc.constant(true),
  minimumOrderAmount: fc.option(fc.nat(1_000_000), { nil: undefined }),
  maximumDiscountAmount: fc.option(amount, { nil: undefined }),
  plate: fc.option(fc.constant({ id: 'flan', showName: 'Flan' }), { nil: undefined }),
  category: fc.option(fc.constant({ id: 'postres', showName: 'Postres' }), { nil: undefined }),
  deliveryFee: fc.option(fc.boolean(), { nil: undefined }),
})
const item = fc
  .record({
    plate: fc.constantFrom(...PLATES),
    size: fc.nat(1),
    quantity: fc.integer({ min: 1, max: 6 }),
    salsa: fc.constantFrom('fileto', 'pesto'),
  })
  .map(({ plate, size, quantity, salsa }) =>
    sampleItem(plate, {
      sizeId: (plate.sizes[size] ?? plate.sizes[0])?.id,
      quantity,
      garnishes: plate.garnishGroups.length > 0 ? { salsa: { [salsa]: 1 } } : {},
    }),
  )
const world = fc.record({
  items: fc.array(item, { minLength: 1, maxLength: 6 }),
  isDelivery: fc.boolean(),
  method,
  discounts: discounts('d', 4),
  partner: discounts('club.', 2),
  surcharges,
  fees: fc.record({ userFee: amount, percentageUserFee: percent }),
  zone: fc.record({ fee: amount, freeDeliveryAmount: fc.option(fc.nat(2_000_000), { nil: undefined }) }),
  code: fc.option(code, { nil: undefined }),
  program: fc.record({
    supportsDiscounts: fc.boolean(),
    cashbackZero: fc.boolean(),
    orderPercentage: fc.double({ min: 0, max: 1, noNaN: true }),
    maxRedeemedPercentage: percent,
    minRedeemedPoints: fc.nat(50),
    maxRedeemedPoints: fc.nat(5_000),
  }),
  held: fc.nat(9_000),
  wished: fc.integer({ min: 0, max: 9_000 }),
  tip: fc.option(
    fc.oneof(
      fc.record({ type: fc.constant('PERCENT' as const), value: fc.constantFrom(5, 10, 33) }),
      fc.record({ type: fc.constant('AMOUNT' as const), value: fc.nat(200_000) }),
    ),
    { nil: undefined },
  ),
})
type World = typeof world extends fc.Arbitrary<infer T> ? T : never

const paymentTypes: PaymentType[] = METHODS.map((paymentMethod) => ({
  id: paymentMethod.toLowerCase(),
  showName: paymentMethod,
  description: '',
  active: true,
  paymentMethod,
  upload: 'APP',
}))
const tips = { percentages: [5, 10], freeAmount: true }

function contactOf(some: World): ContactEntry {
  const mode = sampleMode(some.isDelivery ? 'DELIVERY' : 'TAKE_AWAY', 'Modo', { paymentTypes })
  const sample = sampleContact('Roma', { tips })
  const fee = some.zone.fee
  return {
    kind: 'branchContact',
    alias: 'roma',
    tenant: 'roma',
    published: true,
    version: '1',
    soldOut: [],
    broughtRating: {},
    branchContact: { ...sample, deliveryConfig: { ...sample.deliveryConfig, orderModes: [mode] } },
    settings: {
      zones: [
        {
          id: 'near',
          name: 'Cerca',
          center: [NEAR.lat, NEAR.lng],
          radiusMeters: 1_000,
          fees: { CASH: fee, CARD: fee + 1, ONLINE: fee + 7 },
          minimumOrderPrice: 0,
          freeDeliveryAmount: some.zone.freeDeliveryAmount,
          cashAllowed: true,
        },
      ],
      fees: some.fees,
      surcharges: { [mode.id]: uniqueById(some.surcharges) },
      discounts: some.discounts,
      customizations: [],
    },
  }
}

const uniqueById = <T extends { id: string }>(things: readonly T[]): T[] => [
  ...new Map(things.map((thing) => [thing.id, thing])).values(),
]

/** What browser and server both know: the browser by calls, the server by its own data. */
function both(some: World) {
  const contact = contactOf(some)
  const [mode] = contact.branchContact.deliveryConfig.orderModes
  const payment = paymentTypes.find(({ paymentMethod }) => paymentMethod === some.method)
  if (mode === undefined || payment === undefined) throw new Error('The sample venue has no mode')
  const menu = { ...sampleMenu(PLATES), orderModeId: mode.id, discounts: plateDiscounts(some.discounts) }
  const delivery = some.isDelivery ? deliveryInfoFor(contact.settings.zones, NEAR) : undefined
  const program = { active: true, name: 'Puntos', ...some.program }
  const loyalty = { program, held: some.held, earns: true, pointValue: 100 }
  const externalBenefit = externalBenefitOf('club', some.partner)
  return { contact, mode, payment, menu, delivery, loyalty, externalBenefit }
}

/** The order as the browser prices and sends it. */
function sent(some: World): OrderPayload {
  const { contact, mode, payment, menu, delivery, loyalty, externalBenefit } = both(some)
  const priced = quoteOrder({
    items: some.items,
    menu,
    mode,
    payment,
    plateDiscounts: menu.discounts,
    orderDiscounts: orderDiscounts(some.discounts, mode.type),
    surcharges: contact.settings.surcharges[mode.id] ?? [],
    fees: some.fees,
    delivery,
    codeDiscount: some.code,
    externalBenefit,
  })
  const quote = withTip(withLoyalty(priced, loyalty, some.wished), tips, some.tip)
  const form = {
    ...emptyCheckoutForm('AR', true),
    customerName: 'Ana',
    phone: '+5491155550000',
    location: some.isDelivery ? NEAR : undefined,
    paysWith: some.method === 'CASH' ? quote.total : undefined,
    tip: some.tip,
  }
  const { branchContact } = contact
  const input = { form, items: some.items, quote, mode, payment, branchContact, phone: form.phone }
  return JSON.parse(JSON.stringify(buildOrderPayload({ ...input, deliveryInfo: delivery }))) as OrderPayload
}

/** The verdict of the server, which reads ids, counts and wishes of the payload and nothing else. */
function judged(some: World, payload: OrderPayload) {
  const { contact, menu, loyalty, externalBenefit } = both(some)
  const priced = { codeDiscount: payload.generalCodeDiscount && some.code, externalBenefit }
  const address = { ok: true as const, check: 'CONFIRMED' as const, isElsewhere: false, point: NEAR }
  const phone = normalisePhone(payload.phone, 'AR')
  const benefits = { priced, loyalty, issues: [] }
  return judgeOrder(payload, contact, menu, { benefits, address, phone }, NOW)
}

describe('the price of an order', () => {
  test('[PAY-02] is the same in browser and server for any cart, discounts, code, benefit, points, tip, fees and surcharges', () => {
    fc.assert(
      fc.property(world, (some) => {
        const payload = sent(some)
        const judgement = judged(some, payload)
        expect(judgement).toMatchObject({ ok: true, order: { quote: { total: payload.price } } })
      }),
      { numRuns: 600 },
    )
  })

  test('[PAY-02, DISC-03] no amount of it can be changed on the way', () => {
    const tampers: ((payload: OrderPayload) => OrderPayload)[] = [
      (payload) => ({ ...payload, price: payload.price - 1 }),
      (payload) => ({ ...payload, userServiceFee: payload.userServiceFee + 1 }),
      (payload) => ({ ...payload, deliveryFee: payload.deliveryFee + 1 }),
      (payload) => ({
        ...payload,
        discounts: [
          ...payload.discounts,
          { name: 'x', type: 'FIXED', value: 1, amount: 1, discountReferenceId: 'invented' },
        ],
      }),
      (payload) => ({
        ...payload,
        items: payload.items.map((one) => ({ ...one, price: one.price + 1 })),
      }),
    ]
    fc.assert(
      fc.property(world, fc.constantFrom(...tampers), (some, tamper) => {
        expect(judged(some, tamper(sent(some))).ok).toBe(false)
      }),
      { numRuns: 300 },
    )
  })
})
