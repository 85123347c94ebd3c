import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CodeDiscount, DeliveryInfo } from '#generated/models.ts'
import { sampleItem } from '#domain/cart/sample-item.fixture.ts'
import { sampleDiscount, sampleMenu, samplePlate, sampleSize } from '#domain/menu/sample-menu.fixture.ts'
import { discountLinesOf, quoteOrder, type QuoteInput } from './quote.ts'

const plate = samplePlate('a', { sizes: [sampleSize('one', 10_000)] })
const delivery: DeliveryInfo = {
  inside: true,
  providersFailed: false,
  fees: [
    { paymentMethod: 'CASH', amount: 1_500 },
    { paymentMethod: 'CARD', amount: 2_000 },
  ],
  minimumOrderPrice: 0,
  freeDeliveryAmount: 50_000,
  cashAllowed: true,
}
const base: QuoteInput = {
  items: [sampleItem(plate, { quantity: 2 })],
  menu: sampleMenu([plate]),
  mode: { type: 'DELIVERY' },
  payment: { paymentMethod: 'CASH' },
  plateDiscounts: [],
  orderDiscounts: [],
  surcharges: [],
  fees: { userFee: 0, percentageUserFee: 0 },
  delivery,
}
const quote = (differences: Partial<QuoteInput> = {}) => quoteOrder({ ...base, ...differences })
const ten = sampleDiscount('ten', { type: 'PERCENT', percentage: 10 })
const code = (differences: Partial<CodeDiscount>): CodeDiscount => ({
  id: 'c',
  code: 'HOLA',
  type: 'FIXED',
  value: 3_000,
  active: true,
  ...differences,
})

describe('quoteOrder', () => {
  test('[PAY-02b] price = items + delivery fee of the payment method', () => {
    expect(quote()).toMatchObject({ itemsTotal: 20_000, deliveryFee: 1_500, total: 21_500, issues: [] })
    expect(quote({ payment: { paymentMethod: 'CARD' } }).total).toBe(22_000)
  })

  test('[PAY-02a] service fee = userFee + share of the items after all their discounts', () => {
    const onPlate = sampleDiscount('p', { type: 'FIXED', fixedDiscount: 1_000, plates: ['a'] })
    const priced = quote({
      fees: { userFee: 350, percentageUserFee: 10 },
      plateDiscounts: [onPlate],
      orderDiscounts: [ten],
    })
    expect(priced).toMatchObject({
      itemsTotal: 18_000,
      serviceFee: 350 + 1_620,
      total: 16_200 + 1_970 + 1_500,
    })
  })

  test('[PAY-03] discounts and surcharges appear as lines and in the total', () => {
    const surcharge = { id: 's', name: 'Card', type: 'PERCENT' as const, value: 5 }
    expect(quote({ orderDiscounts: [ten], surcharges: [surcharge] })).toMatchObject({
      discounts: [{ discountReferenceId: 'ten', amount: 2_000 }],
      surcharges: [{ surchargeReferenceId: 's', amount: 900 }],
      total: 18_000 + 900 + 1_500,
    })
  })

  test('[CHK-05] delivery is free from the threshold on, measured before discounts on the order', () => {
    const five = { items: [sampleItem(plate, { quantity: 5 })], orderDiscounts: [ten] }
    expect(quote(five)).toMatchObject({
      freeDelivery: true,
      deliveryFee: 0,
      deliveryFeeBeforeFree: 1_500,
      total: 45_000,
    })
    expect(quote(five).missingForFreeDelivery).toBeUndefined()
    expect(quote()).toMatchObject({ freeDelivery: false, missingForFreeDelivery: 30_000 })
  })

  test('[CHK-05] a code takes its amount off, never more than the food', () => {
    expect(quote({ codeDiscount: code({}) })).toMatchObject({
      codeDiscount: { amount: 3_000 },
      total: 18_500,
    })
    expect(quote({ codeDiscount: code({ value: 99_000 }) })).toMatchObject({
      codeDiscount: { amount: 20_000, code: 'HOLA' },
      total: 1_500,
    })
  })

  test('[DISC-06] a free-delivery code takes the delivery fee off', () => {
    const free = code({ type: 'DELIVERY_FEE', value: 0 })
    expect(quote({ codeDiscount: free })).toMatchObject({ codeDiscount: { amount: 1_500 }, total: 20_000 })
  })

  test('[PAY-02] no delivery fee in another mode', () => {
    expect(quote({ mode: { type: 'TAKE_AWAY' } })).toMatchObject({ deliveryFee: 0, total: 20_000 })
  })

  test('[HOME-08] a discount of one order mode or payment method holds there only', () => {
    const some = sampleDiscount('p', {
      type: 'PERCENT',
      percentage: 50,
      plates: ['a'],
      orderModes: ['DELIVERY'],
      paymentMethods: ['CASH'],
    })
    expect(quote({ plateDiscounts: [some] }).itemsTotal).toBe(10_000)
    expect(quote({ plateDiscounts: [some], payment: { paymentMethod: 'CARD' } }).itemsTotal).toBe(20_000)
    expect(quote({ plateDiscounts: [some], payment: undefined }).itemsTotal).toBe(20_000)
    expect(quote({ plateDiscounts: [some], mode: { type: 'TAKE_AWAY' } }).itemsTotal).toBe(20_000)
  })

  test('[ORDER-04] the faults of the items are passed on', () => {
    expect(quote({ menu: sampleMenu([]) })).toMatchObject({
      itemsTotal: 0,
      issues: [{ code: 'PLATE_UNAVAILABLE' }],
    })
  })

  test('[PAY-02] the same input gives the same quote and stays as it was', () => {
    const before = structuredClone(base)
    expect(quote()).toEqual(quote())
    expect(base).toEqual(before)
  })
})

describe('any order', () => {
  const anyInput = fc.record({
    quantity: fc.integer({ min: 1, max: 50 }),
    percentage: fc.double({ min: 0, max: 100, noNaN: true }),
    fixedDiscount: fc.nat(500_000),
    surcharge: fc.nat(30),
    userFee: fc.nat(1_000),
    percentageUserFee: fc.double({ min: 0, max: 100, noNaN: true }),
    amount: fc.nat(500_000),
    isDeliveryCode: fc.boolean(),
  })

  test('[PAY-02] the total is whole, never negative, and the sum of its parts', () => {
    fc.assert(
      fc.property(anyInput, (some) => {
        const { quantity, percentage, fixedDiscount, surcharge, userFee, percentageUserFee } = some
        const priced = quote({
          items: [sampleItem(plate, { quantity })],
          orderDiscounts: [{ ...ten, percentage }, sampleDiscount('f', { type: 'FIXED', fixedDiscount })],
          surcharges: [{ id: 's', name: 's', type: 'PERCENT', value: surcharge }],
          fees: { userFee, percentageUserFee },
          codeDiscount: code({ type: some.isDeliveryCode ? 'DELIVERY_FEE' : 'FIXED', value: some.amount }),
        })
        const off = discountLinesOf(priced).reduce((sum, line) => sum + line.amount, 0)
        const added = priced.surcharges.reduce((sum, line) => sum + line.amount, 0)
        expect(Number.isSafeInteger(priced.total)).toBe(true)
        expect(priced.total).toBeGreaterThanOrEqual(0)
        expect(priced.total).toBe(priced.itemsTotal + added + priced.serviceFee + priced.deliveryFee - off)
      }),
    )
  })
})
