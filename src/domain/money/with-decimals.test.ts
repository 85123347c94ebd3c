import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { MAX_AMOUNT } from './money.ts'
import { roundedUpTo, roundedTo, withDecimals } from './with-decimals.ts'

describe('[PAY-01] an amount in other decimals', () => {
  test.each([
    [1_250, 2, 3, 12_500],
    [1_200, 2, 0, 12],
    [1_250, 2, 1, 125],
    [1_250, 2, 0, undefined],
    [-1_201, 2, 0, undefined],
    [12_400, 0, 2, 1_240_000],
    [0, 2, 0, 0],
    [7, 2, 2, 7],
  ])('%d with %d decimals is, with %d, %s', (amount, from, to, same) => {
    expect(withDecimals(amount, from, to)).toBe(same)
  })

  test('more decimals and back is the same amount', () => {
    const decimals = fc.integer({ min: 0, max: 3 })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MAX_AMOUNT }), decimals, decimals, (amount, from, more) => {
        const wide = withDecimals(amount, from, from + more)
        expect(wide).toBeDefined()
        expect(withDecimals(wide ?? -1, from + more, from)).toBe(amount)
      }),
    )
  })

  test.each([
    [62_050, 2, 0, 621],
    [62_049, 2, 0, 620],
    [-150, 2, 0, -1],
    [1_250, 2, 3, 12_500],
    [7, 2, 2, 7],
  ])('%d with %d decimals is about, with %d, %d', (amount, from, to, near) => {
    expect(roundedTo(amount, from, to)).toBe(near)
  })

  test.each([
    [10_030, 2, 0, 101],
    [10_000, 2, 0, 100],
    [1_250, 2, 3, 12_500],
    [0, 2, 0, 0],
  ])('%d with %d decimals is at most, with %d, %d', (amount, from, to, least) => {
    expect(roundedUpTo(amount, from, to)).toBe(least)
  })

  test('what loses no digits is not rounded', () => {
    const decimals = fc.integer({ min: 0, max: 4 })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MAX_AMOUNT }), decimals, decimals, (amount, from, to) => {
        const same = withDecimals(amount, from, to)
        if (same === undefined)
          expect(Math.abs(roundedTo(amount, from, to) * 10 ** (from - to) - amount)).toBeLessThanOrEqual(
            10 ** (from - to) / 2,
          )
        else expect(roundedTo(amount, from, to)).toBe(same)
      }),
    )
  })
})
