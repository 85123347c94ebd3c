import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cashbackText } from './cashback-text.ts'
import { isProgramAt } from './is-program-at.ts'
import type { LoyaltyTerms } from './redemption.ts'
import { sampleProgram } from './sample-program.fixture.ts'
import { sampleQuote } from './sample-quote.fixture.ts'
import { withLoyalty, earnedPoints } from './with-loyalty.ts'

const terms = (held: number, differences = {}): LoyaltyTerms => ({
  program: sampleProgram(differences),
  held,
  earns: true,
  pointValue: 100,
})
/** $ 10.000 of food, and $ 1.500 of delivery that points never pay. */
const order = sampleQuote(1_000_000, { deliveryFee: 150_000, total: 1_150_000 })

describe('an order with points', () => {
  test('[CHK-05] [LOY-02] redeemed points come off the total, at 1 unit of currency each', () => {
    expect(withLoyalty(order, terms(9_000), 1_000)).toMatchObject({
      redeemedPoints: 1_000,
      loyaltyRedeemed: 100_000,
      total: 1_050_000,
    })
  })

  test('[LOY-02] a wish for a larger cart shrinks with it, and below the minimum nothing is left', () => {
    expect(withLoyalty(order, terms(9_000), 8_000).redeemedPoints).toBe(3_000)
    expect(withLoyalty(sampleQuote(150_000), terms(9_000), 8_000)).toMatchObject({
      redeemedPoints: 0,
      total: 150_000,
    })
    for (const wished of [-1, 0, 2.5, Number.NaN])
      expect(withLoyalty(order, terms(9_000), wished).total).toBe(1_150_000)
  })

  test('[LOY-01] what is paid for food earns the share of the program, in whole points', () => {
    expect(withLoyalty(order, terms(0), 0).gainedPoints).toBe(500)
    expect(withLoyalty(order, terms(9_000), 1_000).gainedPoints).toBe(450)
    expect(withLoyalty(sampleQuote(1_999), terms(0), 0).gainedPoints).toBe(0)
    const discount = {
      name: 'x',
      type: 'FIXED' as const,
      value: 1,
      amount: 400_000,
      discountReferenceId: 'd',
    }
    expect(earnedPoints(terms(0), { ...order, discounts: [discount] })).toBe(300)
  })

  test('[LOY-04] with the cashback zero flag an order that redeems earns none', () => {
    const zero = { cashbackZero: true }
    expect(withLoyalty(order, terms(9_000, zero), 1_000).gainedPoints).toBe(0)
    expect(withLoyalty(order, terms(9_000, zero), 0).gainedPoints).toBe(500)
  })

  test('[LOY-01] without a program nothing is redeemed and nothing earned', () => {
    expect(withLoyalty(order, undefined, 1_000)).toBe(order)
  })

  test('[LOY-02] the total is the one before less what the points are worth, and never negative', () => {
    fc.assert(
      fc.property(
        fc.nat(3_000_000),
        fc.nat(50_000),
        fc.nat(50_000),
        fc.nat(100),
        (food, held, wished, share) => {
          const before = sampleQuote(food)
          const program = { maxRedeemedPercentage: share, minRedeemedPoints: 0, maxRedeemedPoints: 50_000 }
          const after = withLoyalty(before, terms(held, program), wished)
          expect(after.total).toBe(before.total - after.redeemedPoints * 100)
          expect(after.total).toBeGreaterThanOrEqual(0)
          expect(Number.isSafeInteger(after.gainedPoints)).toBe(true)
          expect(after.gainedPoints * 100).toBeLessThanOrEqual(after.total)
        },
      ),
    )
  })
})

describe('a program', () => {
  test('[LOY-01] runs where it is active, at the venues it names or at all', () => {
    expect(isProgramAt(undefined, 'a')).toBe(false)
    expect(isProgramAt(sampleProgram({ active: false }), 'a')).toBe(false)
    expect(isProgramAt(sampleProgram(), 'a')).toBe(true)
    expect(isProgramAt(sampleProgram({ branchContactIds: ['b'] }), 'a')).toBe(false)
    expect(isProgramAt(sampleProgram({ branchContactIds: ['a', 'b'] }), 'a')).toBe(true)
    expect(isProgramAt(sampleProgram({ branchContactIds: ['b'] }), undefined)).toBe(true)
  })

  test('[LOY-01] cashback is shown as 100 times the ratio', () => {
    expect([0.05, 0.075, 1, 0.1 + 0.2].map(cashbackText)).toEqual(['5', '7,5', '100', '30'])
    expect([0.0125, 0.0005, 0.29, 0.070_05].map(cashbackText)).toEqual(['1,25', '0,05', '29', '7,005'])
  })
})
