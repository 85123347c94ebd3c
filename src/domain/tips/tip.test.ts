import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Tip, TipTerms } from '#generated/models.ts'
import type { Quote } from '#domain/pricing/quote-shape.ts'
import { isTipTaken, tipAmount, withTip } from './tip.ts'

const terms: TipTerms = { percentages: [5, 10, 15], freeAmount: true }
const basis = { itemsTotal: 3_190_000 }
const percent = (value: number): Tip => ({ type: 'PERCENT', value })
const amount = (value: number): Tip => ({ type: 'AMOUNT', value })
const quote = (over: Partial<Quote> = {}): Quote => ({
  lines: [],
  itemsTotal: 3_190_000,
  discounts: [],
  surcharges: [],
  deliveryFee: 150_000,
  deliveryFeeBeforeFree: 150_000,
  freeDelivery: false,
  serviceFee: 35_000,
  redeemedPoints: 0,
  loyaltyRedeemed: 0,
  gainedPoints: 0,
  codeUnmet: [],
  tip: 0,
  total: 3_375_000,
  issues: [],
  ...over,
})

describe('a tip', () => {
  test('is a percentage of the items, whatever fees and discounts of the order there are', () => {
    expect(tipAmount(percent(10), terms, basis)).toBe(319_000)
    expect(withTip(quote(), terms, percent(10))).toMatchObject({ tip: 319_000, total: 3_694_000 })
    const cheaper = quote({ serviceFee: 0, loyaltyRedeemed: 500_000, total: 2_840_000 })
    expect(withTip(cheaper, terms, percent(10))).toMatchObject({ tip: 319_000, total: 3_159_000 })
  })

  test('is rounded half up, to whole minor units', () => {
    expect(tipAmount(percent(5), terms, { itemsTotal: 1_230 })).toBe(62)
  })

  test('is an amount of the diner up to the price of the items', () => {
    expect(withTip(quote(), terms, amount(200_000))).toMatchObject({ tip: 200_000, total: 3_575_000 })
    expect(isTipTaken(amount(3_190_000), terms, basis)).toBe(true)
    expect(isTipTaken(amount(3_190_001), terms, basis)).toBe(false)
    expect(isTipTaken(amount(0), terms, basis)).toBe(false)
  })

  test('is only what the venue takes', () => {
    expect(isTipTaken(percent(12), terms, basis)).toBe(false)
    expect(isTipTaken(amount(100), { ...terms, freeAmount: false }, basis)).toBe(false)
    expect(isTipTaken(amount(100), { percentages: [10] }, basis)).toBe(true)
    expect(isTipTaken(percent(10), undefined, basis)).toBe(false)
    expect(withTip(quote(), terms, percent(12))).toMatchObject({ tip: 0, total: 3_375_000 })
    expect(withTip(quote(), undefined, percent(10))).toMatchObject({ tip: 0, total: 3_375_000 })
    expect(withTip(quote(), terms, undefined)).toMatchObject({ tip: 0, total: 3_375_000 })
  })

  test('[PAY-02] never makes an order cheaper, and is whole', () => {
    const anyTip = fc.record({
      type: fc.constantFrom('PERCENT' as const, 'AMOUNT' as const),
      value: fc.integer({ min: -10, max: 10_000_000 }),
    })
    fc.assert(
      fc.property(anyTip, fc.nat(100_000_000), fc.nat(100_000_000), (tip, itemsTotal, total) => {
        const tipped = withTip(quote({ itemsTotal, total }), terms, tip)
        expect(Number.isSafeInteger(tipped.tip)).toBe(true)
        expect(tipped.tip).toBeGreaterThanOrEqual(0)
        expect(tipped.tip).toBeLessThanOrEqual(itemsTotal)
        expect(tipped.total).toBe(total + tipped.tip)
      }),
    )
  })
})
