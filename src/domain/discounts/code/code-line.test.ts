import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CodeDiscount, DeliveryInfo } from '#generated/models.ts'
import { sampleItem } from '#domain/cart/sample-item.fixture.ts'
import { sampleDiscount, sampleMenu, samplePlate, sampleSize } from '#domain/menu/sample-menu.fixture.ts'
import { quoteOrder, type QuoteInput } from '#domain/pricing/quote.ts'
import { codeTerms } from './code-conditions.ts'
import { codeKey } from './code-key.ts'

const plate = samplePlate('a', { sizes: [sampleSize('one', 10_000)] })
const flan = samplePlate('flan', {
  sizes: [sampleSize('one', 4_000)],
  category: { id: 'desserts', showName: 'Postres' },
})
const delivery: DeliveryInfo = {
  inside: true,
  providersFailed: false,
  fees: [{ paymentMethod: 'CASH', amount: 1_500 }],
  minimumOrderPrice: 0,
  freeDeliveryAmount: 50_000,
  cashAllowed: true,
}
const base: QuoteInput = {
  items: [sampleItem(plate, { quantity: 2 })],
  menu: sampleMenu([plate, flan]),
  mode: { type: 'DELIVERY' },
  payment: { paymentMethod: 'CASH' },
  plateDiscounts: [],
  orderDiscounts: [],
  surcharges: [],
  fees: { userFee: 0, percentageUserFee: 0 },
  delivery,
}
const code = (differences: Partial<CodeDiscount>): CodeDiscount => ({
  id: 'c',
  code: 'HOLA',
  type: 'PERCENT',
  value: 10,
  active: true,
  ...differences,
})
const priced = (differences: Partial<CodeDiscount>, input: Partial<QuoteInput> = {}) =>
  quoteOrder({ ...base, ...input, codeDiscount: code(differences) })
const withFlan = { items: [...base.items, sampleItem(flan, { quantity: 2 })] }

describe('what a code takes off', () => {
  test('[CHK-05] a share of the food, half up, as a line that names the code', () => {
    expect(priced({ value: 12.5 }).codeDiscount).toEqual({
      name: 'HOLA',
      type: 'PERCENT',
      value: 12.5,
      amount: 2_500,
      discountReferenceId: 'c',
      code: 'HOLA',
    })
  })

  test("[DISC-03] 'Tope de descuento' bounds it", () => {
    expect(priced({ value: 50, maximumDiscountAmount: 3_000 }).codeDiscount?.amount).toBe(3_000)
    expect(priced({ value: 5, maximumDiscountAmount: 3_000 }).codeDiscount?.amount).toBe(1_000)
  })

  test('it is measured after the discounts on items and on the order', () => {
    const half = sampleDiscount('half', { type: 'PERCENT', percentage: 50, plates: ['a'] })
    const ten = sampleDiscount('ten', { type: 'PERCENT', percentage: 10 })
    const quote = priced({ value: 10 }, { plateDiscounts: [half], orderDiscounts: [ten] })
    expect(quote.codeDiscount?.amount).toBe(900)
  })

  test('a final price lowers each unit of its plate, extras and cheaper units aside', () => {
    const reference = { id: 'flan', showName: 'Flan' }
    expect(
      priced({ type: 'FINAL_PRICE', value: 2_500, plate: reference }, withFlan).codeDiscount?.amount,
    ).toBe(3_000)
    expect(
      priced({ type: 'FINAL_PRICE', value: 9_000, plate: reference }, withFlan).codeDiscount,
    ).toBeUndefined()
  })

  test('[DISC-06] free delivery is a line of type DELIVERY_FEE with the fee, by type or by flag', () => {
    const line = { type: 'DELIVERY_FEE', amount: 1_500 }
    expect(priced({ type: 'DELIVERY_FEE', value: 0 }).codeDiscount).toMatchObject(line)
    expect(priced({ deliveryFee: true, maximumDiscountAmount: 1 }).codeDiscount).toMatchObject(line)
    expect(priced({ deliveryFee: true, value: 1 }).codeDiscount).toMatchObject(line)
  })

  test('a code that is off takes nothing off', () => {
    const unmet = { active: false, minimumOrderAmount: 9_000_000 }
    expect(priced(unmet)).toMatchObject({ codeDiscount: undefined, codeUnmet: [] })
  })

  test('[CHK-05] no code takes more than it may, whatever its numbers', () => {
    const anyCode = fc.record({
      type: fc.constantFrom('PERCENT', 'FIXED', 'FINAL_PRICE', 'DELIVERY_FEE'),
      value: fc.oneof(fc.double({ min: 0, max: 200, noNaN: true }), fc.nat(1e9)),
      maximumDiscountAmount: fc.option(fc.nat(50_000), { nil: undefined }),
      plate: fc.constantFrom(undefined, { id: 'flan', showName: 'Flan' }),
    })
    fc.assert(
      fc.property(anyCode, fc.integer({ min: 1, max: 20 }), (some, quantity) => {
        const items = [sampleItem(plate, { quantity }), sampleItem(flan, { quantity })]
        const quote = priced(some, { items })
        const amount = quote.codeDiscount?.amount ?? 0
        const isDelivery = some.type === 'DELIVERY_FEE'
        expect(Number.isSafeInteger(amount)).toBe(true)
        expect(amount).toBeLessThanOrEqual(isDelivery ? quote.deliveryFee : quote.itemsTotal)
        if (!isDelivery) expect(amount).toBeLessThanOrEqual(some.maximumDiscountAmount ?? Infinity)
      }),
    )
  })
})

describe('what a code asks for', () => {
  test("[DISC-03] 'Monto mínimo en productos' is met from the amount on", () => {
    expect(priced({ minimumOrderAmount: 20_000 }).codeUnmet).toEqual([])
    const { codeUnmet, codeDiscount } = priced({ minimumOrderAmount: 20_001 })
    expect(codeUnmet).toEqual([{ kind: 'MINIMUM', amount: 20_001 }])
    expect(codeDiscount).toBeUndefined()
  })

  test('[DISC-03] its plate must be in the cart, and on the menu', () => {
    const reference = { id: 'flan', showName: 'Flan casero' }
    expect(priced({ plate: reference }).codeUnmet).toEqual([{ kind: 'PLATE', name: 'Flan casero' }])
    expect(priced({ plate: reference }, withFlan).codeUnmet).toEqual([])
    expect(priced({ plate: reference }, { ...withFlan, menu: sampleMenu([plate]) }).codeUnmet).toHaveLength(1)
  })

  test('[DISC-03] an item of its category must be in the cart, by the menu and not by what the item says', () => {
    const category = { id: 'desserts', showName: 'Postres' }
    expect(priced({ category }).codeUnmet).toEqual([{ kind: 'CATEGORY', name: 'Postres' }])
    expect(priced({ category }, withFlan).codeUnmet).toEqual([])
    const lying = base.items.map((item) => ({ ...item, categoryId: 'desserts' }))
    expect(priced({ category }, { items: lying }).codeUnmet).toHaveLength(1)
  })

  test("[DISC-03] free delivery where it is free already: 'Ya tiene envío gratis'", () => {
    const free = { type: 'DELIVERY_FEE' as const, value: 0 }
    const many = { items: [sampleItem(plate, { quantity: 5 })] }
    expect(priced(free, many).codeUnmet).toEqual([{ kind: 'ALREADY_FREE' }])
    expect(priced(free, { mode: { type: 'TAKE_AWAY' } }).codeUnmet).toEqual([{ kind: 'ALREADY_FREE' }])
    expect(priced(free).codeUnmet).toEqual([])
  })

  test('[DISC-06] free delivery waits for the address without a line', () => {
    const quote = priced({ type: 'DELIVERY_FEE', value: 0 }, { delivery: undefined })
    expect(quote).toMatchObject({ codeUnmet: [], codeDiscount: undefined })
  })

  test('[DISC-03] terms are told whether met or not, in the order of the specification', () => {
    const terms = codeTerms(
      code({
        category: { id: 'd', showName: 'Postres' },
        maximumDiscountAmount: 500,
        firstTimeOnly: true,
        plate: { id: 'f', showName: 'Flan' },
        minimumOrderAmount: 900,
      }),
    )
    expect(terms.map(({ kind }) => kind)).toEqual(['MINIMUM', 'PLATE', 'FIRST_ORDER', 'MAXIMUM', 'CATEGORY'])
    expect(codeTerms(code({}))).toEqual([])
    expect(codeTerms(code({ type: 'DELIVERY_FEE', maximumDiscountAmount: 500 }))).toEqual([])
  })
})

test('codes are compared as people type them', () => {
  expect(codeKey(' Hola10 ')).toBe(codeKey('HOLA10'))
})
