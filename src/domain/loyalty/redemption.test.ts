import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  checkRedemption,
  redeemablePoints,
  redemptionLimits,
  pointsIn,
  type LoyaltyTerms,
} from './redemption.ts'
import { sampleProgram } from './sample-program.fixture.ts'
import { sampleQuote } from './sample-quote.fixture.ts'

const PESO = 100
const terms = (held: number, differences = {}): LoyaltyTerms => ({
  program: sampleProgram(differences),
  held,
  earns: true,
  pointValue: PESO,
})
/** $ 10.000 of food: 30 % of it are 3,000 points. */
const food = sampleQuote(1_000_000)
const discount = { name: 'x', type: 'FIXED' as const, value: 1, amount: 200_000, discountReferenceId: 'd' }

describe('the bounds of a redemption', () => {
  test('[LOY-02] the default is the lowest of points held, program maximum and share of the order', () => {
    expect(redemptionLimits(terms(1_200), food).most).toBe(1_200)
    expect(redemptionLimits(terms(90_000), food).most).toBe(3_000)
    expect(redemptionLimits(terms(90_000, { maxRedeemedPoints: 2_000 }), food).most).toBe(2_000)
  })

  test('[LOY-02] nothing is offered when the lowest bound lies below the minimum', () => {
    expect(redemptionLimits(terms(499), food).most).toBe(0)
    expect(redemptionLimits(terms(500), food).most).toBe(500)
    expect(redemptionLimits(terms(9_000), sampleQuote(100_000)).most).toBe(0)
  })

  test('[LOY-02] the share is of the food after discounts and code; a free delivery takes nothing off it', () => {
    const off = sampleQuote(1_000_000, {
      discounts: [discount],
      codeDiscount: { ...discount, amount: 300_000 },
    })
    expect(redemptionLimits(terms(9_000), off).order).toBe(1_500)
    const free = sampleQuote(1_000_000, {
      codeDiscount: { ...discount, type: 'DELIVERY_FEE', amount: 90_000 },
    })
    expect(redemptionLimits(terms(9_000), free).order).toBe(3_000)
  })

  test('[LOY-02] parts of a point are dropped, also of a currency without cents', () => {
    expect(redemptionLimits(terms(9_000), sampleQuote(999_999)).order).toBe(2_999)
    expect(redemptionLimits({ ...terms(9_000), pointValue: 1 }, sampleQuote(9_999)).order).toBe(2_999)
    expect(pointsIn(500, 100, 0)).toBe(0)
  })

  test('[LOY-04] a program that supports no discounts takes no points on a discounted order', () => {
    const strict = terms(9_000, { supportsDiscounts: false })
    const line = {
      index: 0,
      referenceId: 'a',
      unitPrice: 1,
      originalUnit: 1,
      sizePrice: 1,
      quantity: 1,
      total: 1,
      isOnMenu: true,
      discount: { itemId: 'a', type: 'FIXED' as const, discountReferenceId: 'd', amount: 1 },
    }
    for (const part of [{ discounts: [discount] }, { codeDiscount: discount }, { lines: [line] }]) {
      const quote = sampleQuote(1_000_000, part)
      expect(redemptionLimits(strict, quote)).toMatchObject({ discounted: true, order: 0, most: 0 })
      expect(redemptionLimits(terms(9_000), quote).most).toBeGreaterThan(0)
    }
    expect(redemptionLimits(strict, food)).toMatchObject({ discounted: false, most: 3_000 })
  })
})

describe('points that are typed', () => {
  const limits = redemptionLimits(terms(4_000, { maxRedeemedPoints: 3_500 }), food)

  test.each([
    [0, { ok: true }],
    [500, { ok: true }],
    [3_000, { ok: true }],
    [4_001, { ok: false, code: 'OVER_HELD', limit: 4_000 }],
    [3_501, { ok: false, code: 'OVER_MAXIMUM', limit: 3_500 }],
    [499, { ok: false, code: 'UNDER_MINIMUM', limit: 500 }],
    [600.5, { ok: false, code: 'UNDER_MINIMUM', limit: 500 }],
    [-3, { ok: false, code: 'UNDER_MINIMUM', limit: 500 }],
    [Number.NaN, { ok: false, code: 'UNDER_MINIMUM', limit: 500 }],
    [3_001, { ok: false, code: 'OVER_ORDER', limit: 3_000 }],
  ])('[LOY-02] %s', (points, verdict) => {
    expect(checkRedemption(points, limits)).toEqual(verdict)
  })
})

describe('any redemption', () => {
  const any = fc.record({
    held: fc.nat(50_000),
    minRedeemedPoints: fc.nat(5_000),
    maxRedeemedPoints: fc.nat(50_000),
    maxRedeemedPercentage: fc.double({ min: 0, max: 100, noNaN: true }),
    itemsTotal: fc.nat(5_000_000),
    wished: fc.integer({ min: -10, max: 60_000 }),
  })

  test('[LOY-02] what is redeemed is what the check would let through, and never more than any bound', () => {
    fc.assert(
      fc.property(any, ({ held, itemsTotal, wished, ...program }) => {
        const limits = redemptionLimits(terms(held, program), sampleQuote(itemsTotal))
        const points = redeemablePoints(wished, limits)
        expect(checkRedemption(points, limits)).toEqual({ ok: true })
        expect(points).toBeLessThanOrEqual(Math.max(0, wished))
        expect(points).toBeLessThanOrEqual(Math.min(limits.held, limits.maximum, limits.order))
        expect(points * PESO).toBeLessThanOrEqual(itemsTotal)
        if (points > 0) expect(points).toBeGreaterThanOrEqual(limits.minimum)
      }),
    )
  })

  test('[LOY-02] an amount that the check lets through is redeemed as it is', () => {
    fc.assert(
      fc.property(any, ({ held, itemsTotal, wished, ...program }) => {
        const limits = redemptionLimits(terms(held, program), sampleQuote(itemsTotal))
        if (checkRedemption(wished, limits).ok) expect(redeemablePoints(wished, limits)).toBe(wished)
        expect(checkRedemption(limits.most, limits)).toEqual({ ok: true })
      }),
    )
  })
})
