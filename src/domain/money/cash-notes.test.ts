import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { cashAmounts } from './cash-notes.ts'
import { COUNTRIES } from './countries.ts'

describe('[CHK-04] round amounts to pay with', () => {
  test.each([
    ['AR', 3_245_000, [3_300_000, 3_400_000, 4_000_000]],
    ['AR', 1_990_000, [2_000_000]],
    ['BR', 43_50, [45_00, 50_00, 60_00]],
    ['CL', 12_340, [13_000, 14_000, 15_000]],
    ['US', 100_00, []],
  ] as const)('%s, a total of %i', (country, total, amounts) => {
    expect(cashAmounts(total, COUNTRIES[country])).toEqual(amounts)
  })

  test('every country served has notes; each amount is above the total, and each once', () => {
    const countries = Object.values(COUNTRIES)
    fc.assert(
      fc.property(fc.constantFrom(...countries), fc.integer({ min: 1, max: 9_999_999 }), (country, total) => {
        const amounts = cashAmounts(total, country)
        expect(amounts.every((amount) => amount > total)).toBe(true)
        expect(new Set(amounts).size).toBe(amounts.length)
      }),
    )
    for (const country of countries) expect(cashAmounts(1, country), country.code).toHaveLength(3)
  })
})
