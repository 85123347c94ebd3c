import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { MAX_AMOUNT } from '#domain/money/money.ts'
import { decimalOf, minorUnits } from './amount.ts'

describe('minorUnits', () => {
  test.each([
    ['3.50', 2, 350],
    ['3.5', 2, 350],
    ['0.29', 2, 29],
    ['1.005', 3, 1005],
    ['12', 0, 12],
    ['12.00', 0, 12],
    ['.5', 2, 50],
    ['5.', 2, 500],
    ['1.2e3', 2, 120_000],
    ['12000e-3', 2, 1200],
    ['-0', 2, 0],
    ['0.070', 2, 7],
  ])('%s with %i decimals is %i', (text, decimals, amount) => {
    expect(minorUnits(text, decimals)).toBe(amount)
  })

  test.each([
    ['', 2],
    ['.', 2],
    ['-1', 2],
    ['1.005', 2],
    ['8.5', 0],
    ['1,50', 2],
    ['NaN', 2],
    ['1e99', 2],
    ['$5', 2],
  ])('%j with %i decimals is no price', (text, decimals) => {
    expect(minorUnits(text, decimals)).toBeUndefined()
  })

  test('whatever is written as a decimal is read back', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: MAX_AMOUNT }),
        fc.integer({ min: 0, max: 3 }),
        (amount, decimals) => {
          expect(minorUnits(decimalOf(amount, decimals), decimals)).toBe(amount)
        },
      ),
    )
  })

  test('a JSON number of two decimals is never off by one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (amount) => {
        expect(minorUnits(String(amount / 100), 2)).toBe(amount)
      }),
    )
  })
})
