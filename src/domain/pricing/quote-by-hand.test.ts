import fc from 'fast-check'
import { expect, test } from 'vitest'

import { sampleItem } from '#domain/cart/sample-item.fixture.ts'
import { withLoyalty } from '#domain/loyalty/with-loyalty.ts'
import {
  sampleGarnish,
  sampleGroup,
  sampleMenu,
  samplePlate,
  sampleSize,
} from '#domain/menu/sample-menu.fixture.ts'
import { withTip } from '#domain/tips/tip.ts'
import type {
  CodeDiscount,
  DeliveryInfo,
  GeneralDiscount,
  GeneralSurcharge,
  PaymentMethod,
  Plate,
} from '#generated/models.ts'
import { quoteOrder } from './quote.ts'

const METHODS: readonly PaymentMethod[] = ['CASH', 'CARD', 'ONLINE']
const PLATES = [
  samplePlate('bife', { sizes: [sampleSize('s', 319_051), sampleSize('m', 419_999)] }),
  samplePlate('flan', { sizes: [sampleSize('s', 69_001)] }),
  samplePlate('pasta', {
    sizes: [sampleSize('s', 149_033)],
    garnishGroups: [sampleGroup('salsa', [sampleGarnish('pesto', 12_345)])],
  }),
]

/** Percentages in quarters, so that their shares are exact in whole numbers. */
const quarters = fc.integer({ min: 1, max: 400 })
const amount = fc.oneof(fc.nat(900), fc.nat(400_000))
const paidBy = fc.option(fc.subarray([...METHODS], { minLength: 1 }), { nil: undefined })
const discount = (plates: fc.Arbitrary<string[]>) =>
  fc.record({
    type: fc.constantFrom('PERCENT' as const, 'FIXED' as const, 'MULTIPLE' as const, 'FINAL_PRICE' as const),
    quarters,
    amount,
    buy: fc.integer({ min: 2, max: 4 }),
    plates,
    paymentMethods: paidBy,
    priority: fc.option(fc.nat(3), { nil: undefined }),
  })
const world = fc.record({
  lines: fc.array(
    fc.record({
      plate: fc.constantFrom(...PLATES),
      size: fc.nat(1),
      quantity: fc.integer({ min: 1, max: 5 }),
    }),
    { minLength: 1, maxLength: 5 },
  ),
  isDelivery: fc.boolean(),
  method: fc.constantFrom(...METHODS),
  onPlates: fc.array(
    discount(
      fc.subarray(
        PLATES.map(({ id }) => id),
        { minLength: 1 },
      ),
    ),
    { maxLength: 4 },
  ),
  onOrder: fc.array(discount(fc.constant([])), { maxLength: 3 }),
  surcharges: fc.array(fc.record({ quarters: fc.option(quarters), amount, paymentMethods: paidBy }), {
    maxLength: 3,
  }),
  fees: fc.record({ amount, quarters: fc.nat(100) }),
  delivery: fc.record({ fees: fc.tuple(amount, amount, amount), free: fc.option(fc.nat(2_000_000)) }),
  code: fc.option(
    fc.record({
      type: fc.constantFrom(
        'PERCENT' as const,
        'FIXED' as const,
        'FINAL_PRICE' as const,
        'DELIVERY_FEE' as const,
      ),
      quarters,
      amount,
      minimum: fc.option(fc.nat(1_500_000)),
      most: fc.option(amount),
    }),
  ),
  decimals: fc.constantFrom(0, 2, 3),
  points: fc.record({
    held: fc.nat(4_000),
    wished: fc.nat(4_000),
    least: fc.nat(50),
    most: fc.nat(3_000),
    quarters,
  }),
  earned: fc.integer({ min: 0, max: 100 }),
  isEarnedWithPoints: fc.boolean(),
  isWithDiscounts: fc.boolean(),
  tip: fc.option(fc.constantFrom(5, 10)),
})
type World = typeof world extends fc.Arbitrary<infer T> ? T : never
type Discount = World['onPlates'][number]

const CODE_PLATE = 'bife'
const shareOf = (whole: number, percent: number) => Math.floor((2 * whole * percent + 400) / 800)
const total = (amounts: readonly number[]) => amounts.reduce((sum, one) => sum + one, 0)
const sizeOf = (plate: Plate, size: number) => plate.sizes[size] ?? plate.sizes[0]!
const holdsFor = (method: PaymentMethod) => (rule: { paymentMethods?: PaymentMethod[] }) =>
  rule.paymentMethods === undefined || rule.paymentMethods.includes(method)
const inOrder = (rules: readonly Discount[]) =>
  [0, 1, 2, 3, undefined].flatMap((priority) => rules.filter((rule) => rule.priority === priority))

/** The units of the order one by one, each with what it costs and what its plate's discount takes off it. */
function unitsByHand({ lines, onPlates, method }: World) {
  const units = lines.flatMap(({ plate, size, quantity }) =>
    Array.from({ length: quantity }, () => {
      const { price } = sizeOf(plate, size)
      return { plate: plate.id, price, extra: plate.id === 'pasta' ? 12_345 : 0, off: 0 }
    }),
  )
  const rules = inOrder(onPlates.filter(holdsFor(method)))
  for (const { id } of PLATES) {
    const own = units.filter(({ plate }) => plate === id).toSorted((a, b) => a.price - b.price)
    for (const rule of rules.filter(({ plates }) => plates.includes(id))) {
      own.forEach((unit, nth) => {
        const { price } = unit
        const isFree = nth < Math.floor(own.length / rule.buy)
        unit.off = {
          PERCENT: shareOf(price, rule.quarters),
          FIXED: Math.min(price, rule.amount),
          FINAL_PRICE: Math.max(0, price - rule.amount),
          MULTIPLE: isFree ? price : 0,
        }[rule.type]
      })
      if (own.some(({ off }) => off > 0)) break
    }
  }
  return units
}

function byHand(some: World) {
  const { method, isDelivery, code, points, fees, delivery } = some
  const units = unitsByHand(some)
  const items = total(units.map(({ price, extra, off }) => price + extra - off))
  let base = items
  for (const rule of inOrder(some.onOrder.filter(holdsFor(method)))) {
    const off = { PERCENT: shareOf(items, rule.quarters), FIXED: rule.amount, MULTIPLE: 0, FINAL_PRICE: 0 }
    base -= Math.min(base, off[rule.type])
  }
  const added = some.surcharges
    .filter(holdsFor(method))
    .map((one) => (one.quarters === null ? one.amount : shareOf(base, one.quarters)))
  const isFree = delivery.free !== null && items >= delivery.free
  const brought = isDelivery && !isFree ? (delivery.fees[METHODS.indexOf(method)] ?? 0) : 0
  let offFood = 0
  let offDelivery = 0
  if (code && items >= (code.minimum ?? 0)) {
    const off = {
      PERCENT: shareOf(base, code.quarters),
      FIXED: code.amount,
      FINAL_PRICE: total(finalPriceOff(some, units)),
      DELIVERY_FEE: 0,
    }
    if (code.type === 'DELIVERY_FEE') offDelivery = brought
    else offFood = Math.min(off[code.type], base, code.most ?? Infinity)
  }
  const food = base - offFood
  const isDiscounted = units.some(({ off }) => off > 0) || base < items || offFood + offDelivery > 0
  const pointValue = 10 ** some.decimals
  const share =
    isDiscounted && !some.isWithDiscounts ? 0 : Math.floor((food * points.quarters) / 400 / pointValue)
  const most = Math.min(points.held, points.most, share)
  const used = Math.min(points.wished, most)
  const redeemedPoints = used < points.least ? 0 : used
  const paid = food - redeemedPoints * pointValue
  const isEarned = some.isEarnedWithPoints || redeemedPoints === 0
  return {
    itemsTotal: items,
    serviceFee: fees.amount + shareOf(base, fees.quarters),
    deliveryFee: brought,
    redeemedPoints,
    gainedPoints: isEarned ? Math.floor((paid * some.earned) / 100 / pointValue) : 0,
    total:
      paid +
      total(added) +
      fees.amount +
      shareOf(base, fees.quarters) +
      brought -
      offDelivery +
      (some.tip === null ? 0 : shareOf(items, some.tip * 4)),
  }
}

/** Off each line of the code's plate: what its units cost more than the code says. */
const finalPriceOff = ({ lines, code }: World, units: ReturnType<typeof unitsByHand>): number[] => {
  let from = 0
  return lines.map(({ plate, quantity }) => {
    const own = units.slice(from, from + quantity)
    from += quantity
    if (plate.id !== CODE_PLATE || !code) return 0
    return Math.max(0, total(own.map(({ price, off }) => price - off)) - code.amount * quantity)
  })
}

function quoted(some: World) {
  const { method, delivery, fees, code, points } = some
  const written = (rules: readonly Discount[], prefix: string): GeneralDiscount[] =>
    rules.map(({ quarters: percent, amount: off, buy, ...rule }, nth) => ({
      ...rule,
      id: `${prefix}${nth}`,
      name: 'Oferta',
      percentage: percent / 4,
      fixedDiscount: off,
      finalPrice: off,
      buy,
      pay: buy - 1,
    }))
  const surcharges = some.surcharges.map(
    ({ quarters: percent, amount: value, paymentMethods }, nth): GeneralSurcharge => ({
      id: `s${nth}`,
      name: 'Recargo',
      type: percent === null ? 'FIXED' : 'PERCENT',
      value: percent === null ? value : percent / 4,
      paymentMethods,
    }),
  )
  const info: DeliveryInfo = {
    inside: true,
    providersFailed: false,
    fees: METHODS.map((paymentMethod, nth) => ({ paymentMethod, amount: delivery.fees[nth] ?? 0 })),
    minimumOrderPrice: 0,
    freeDeliveryAmount: delivery.free ?? undefined,
    cashAllowed: true,
  }
  const codeDiscount: CodeDiscount | undefined = code
    ? {
        id: 'code',
        code: 'HOLA',
        active: true,
        type: code.type,
        value: code.type === 'PERCENT' ? code.quarters / 4 : code.amount,
        minimumOrderAmount: code.minimum ?? undefined,
        maximumDiscountAmount: code.most ?? undefined,
        plate: code.type === 'FINAL_PRICE' ? { id: CODE_PLATE, showName: 'Bife' } : undefined,
      }
    : undefined
  const priced = quoteOrder({
    items: some.lines.map(({ plate, size, quantity }) =>
      sampleItem(plate, {
        sizeId: sizeOf(plate, size).id,
        quantity,
        garnishes: plate.id === 'pasta' ? { salsa: { pesto: 1 } } : {},
      }),
    ),
    menu: sampleMenu(PLATES),
    mode: { type: some.isDelivery ? 'DELIVERY' : 'TAKE_AWAY' },
    payment: { paymentMethod: method },
    plateDiscounts: written(some.onPlates, 'p'),
    orderDiscounts: written(some.onOrder, 'o'),
    surcharges,
    fees: { userFee: fees.amount, percentageUserFee: fees.quarters / 4 },
    delivery: some.isDelivery ? info : undefined,
    codeDiscount,
  })
  const program = {
    active: true,
    name: 'Puntos',
    orderPercentage: some.earned / 100,
    minRedeemedPoints: points.least,
    maxRedeemedPoints: points.most,
    maxRedeemedPercentage: points.quarters / 4,
    supportsDiscounts: some.isWithDiscounts,
    cashbackZero: !some.isEarnedWithPoints,
  }
  const terms = { program, held: points.held, earns: true, pointValue: 10 ** some.decimals }
  const tip = some.tip === null ? undefined : { type: 'PERCENT' as const, value: some.tip }
  return withTip(withLoyalty(priced, terms, points.wished), { percentages: [5, 10], freeAmount: false }, tip)
}

test('[PAY-02] [PAY-03] [LOY-02] a price is what it comes to unit by unit, with 0, 2 or 3 decimals', () => {
  fc.assert(
    fc.property(world, (some) => {
      expect(quoted(some)).toMatchObject(byHand(some))
    }),
    { numRuns: 500 },
  )
})
