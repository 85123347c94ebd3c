import fc from 'fast-check'
import { expect, test } from 'vitest'

import { tipGone } from './tip-gone.ts'

test('the tip goes back with its payment, in proportion', () => {
  const payment = { amount: 1_100, tip: 100 }
  expect([0, 550, 1_100, 2_000].map((back) => tipGone(payment, back))).toEqual([0, 50, 100, 100])
  expect([1, 2, 3].map((back) => tipGone({ amount: 3, tip: 1 }, back))).toEqual([0, 1, 1])
  expect(tipGone({ amount: 0, tip: 0 }, 0)).toBe(0)
})

test('every refund takes some of it or none, never more than the refund, and all together the whole', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 999_999_999_999 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 8 }),
      (amount, share, cuts) => {
        const payment = { amount, tip: Math.floor(amount * share) }
        let before = 0
        for (const back of [...cuts.map((cut) => Math.floor(amount * cut)), amount].toSorted(
          (a, b) => a - b,
        )) {
          const tip = tipGone(payment, back) - tipGone(payment, before)
          expect(tip).toBeGreaterThanOrEqual(0)
          expect(tip).toBeLessThanOrEqual(back - before)
          before = back
        }
        expect(tipGone(payment, before)).toBe(payment.tip)
      },
    ),
  )
})
