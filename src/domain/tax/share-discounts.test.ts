import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MAX_AMOUNT, sum } from '#domain/money/money.ts'
import { shareDiscounts } from './share-discounts.ts'

const amount = fc.oneof(fc.integer({ min: 0, max: 5_000 }), fc.integer({ min: 0, max: MAX_AMOUNT }))
const totals = fc.array(amount, { maxLength: 200 })

describe('shareDiscounts', () => {
  test.each<{ why: string; totals: number[]; discount: number; shares: number[] }>([
    { why: 'in proportion', totals: [1000, 3000], discount: 400, shares: [100, 300] },
    {
      why: 'the cent left goes to the largest rest',
      totals: [100, 100, 101],
      discount: 100,
      shares: [33, 33, 34],
    },
    {
      why: 'of equal rests to the earlier line',
      totals: [100, 100, 100],
      discount: 200,
      shares: [67, 67, 66],
    },
    { why: 'nothing for a line that costs nothing', totals: [0, 500], discount: 499, shares: [0, 499] },
    { why: 'no more than there is', totals: [200, 300], discount: 900, shares: [200, 300] },
    { why: 'no discount', totals: [200, 300], discount: 0, shares: [0, 0] },
    { why: 'nothing to share over', totals: [0, 0], discount: 100, shares: [0, 0] },
    { why: 'no lines', totals: [], discount: 100, shares: [] },
  ])('$why', ({ totals: lines, discount, shares }) => {
    expect(shareDiscounts(lines, discount)).toStrictEqual(shares)
  })

  test('the shares are whole, within their lines, and add up to the discount', () => {
    fc.assert(
      fc.property(totals, amount, (lines, discount) => {
        const shares = shareDiscounts(lines, discount)
        expect(sum(shares)).toBe(Math.min(discount, sum(lines)))
        shares.forEach((share, line) => {
          expect(Number.isSafeInteger(share)).toBe(true)
          expect(share).toBeGreaterThanOrEqual(0)
          expect(share).toBeLessThanOrEqual(lines[line] ?? -1)
        })
      }),
    )
  })

  test('no share is a whole minor unit away from the exact one', () => {
    fc.assert(
      fc.property(totals, amount, (lines, discount) => {
        const whole = sum(lines)
        const shared = Math.min(discount, whole)
        shareDiscounts(lines, discount).forEach((share, line) => {
          const off = BigInt(share) * BigInt(whole) - BigInt(lines[line] ?? 0) * BigInt(shared)
          if (whole > 0) expect(off < BigInt(whole) && off > -BigInt(whole)).toBe(true)
        })
      }),
    )
  })
})
