import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { COUNTRIES } from './countries.ts'
import { formatAmount, formatMoney, MAX_AMOUNT, minorUnitsPerUnit, percentOf, sum } from './money.ts'

describe('formatMoney', () => {
  test.each([
    [0, '$ 0'],
    [5, '$ 0,05'],
    [50, '$ 0,50'],
    [99, '$ 0,99'],
    [100, '$ 1'],
    [99_900, '$ 999'],
    [100_000, '$ 1.000'],
    [1_240_000, '$ 12.400'],
    [1_240_050, '$ 12.400,50'],
    [123_456_789, '$ 1.234.567,89'],
    [MAX_AMOUNT, '$ 9.999.999.999,99'],
    [-1_240_050, '-$ 12.400,50'],
  ])('[THEME-05] %i minor units of a peso read %s', (amount, text) => {
    expect(formatMoney(amount, COUNTRIES.AR)).toBe(text)
  })

  test('[THEME-05] a currency without decimals shows every unit', () => {
    expect(formatMoney(8900, COUNTRIES.CL)).toBe('$ 8.900')
    expect(formatMoney(7, COUNTRIES.CL)).toBe('$ 7')
    expect(formatMoney(1_000_000, COUNTRIES.PY)).toBe('₲ 1.000.000')
  })

  test('[THEME-05] the sign is $ when no country is known', () => {
    expect(formatMoney(150_000)).toBe('$ 1.500')
  })

  test('[THEME-05] a fraction of a cent is rounded, never shown', () => {
    expect(formatMoney(1000.4, COUNTRIES.AR)).toBe('$ 10')
    expect(formatMoney(-0.2, COUNTRIES.AR)).toBe('$ 0')
  })

  test('[THEME-05] three decimals are possible', () => {
    expect(formatAmount(1_234_567, 3)).toBe('1.234,567')
  })

  test('[THEME-05] taking the separators away gives the amount back', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: MAX_AMOUNT }),
        fc.integer({ min: 0, max: 3 }),
        (amount, decimals) => {
          const [whole = '', cents = ''] = formatAmount(amount, decimals).split(',')
          expect(whole).toMatch(/^\d{1,3}(\.\d{3})*$/)
          expect(Number(whole.replaceAll('.', '') + cents.padEnd(decimals, '0'))).toBe(amount)
        },
      ),
    )
  })
})

describe('percentOf', () => {
  test.each([
    [1000, 10, 100],
    [1005, 10, 101],
    [1004, 10, 100],
    [1, 50, 1],
    [3, 50, 2],
    [999, 33.33, 333],
    [1_000, 0, 0],
    [1_234, 100, 1_234],
    [200, 0.25, 1],
    [199, 0.25, 0],
  ])('[PAY-02] of %i, %f %% is %i, half up', (amount, percent, expected) => {
    expect(percentOf(amount, percent)).toBe(expected)
  })

  test('[PAY-02] percentages that binary fractions cannot hold still round half up', () => {
    expect(percentOf(50, 1.1 * 10)).toBe(6)
    expect(percentOf(15_000, 0.07)).toBe(11)
    expect(percentOf(1_000, 2.05)).toBe(21)
    expect(percentOf(100_000_000, 1.005)).toBe(1_005_000)
    expect([percentOf(-50, 1), percentOf(-51, 1)]).toEqual([0, -1])
  })

  test('[PAY-02] the largest amounts stay exact', () => {
    expect(percentOf(MAX_AMOUNT, 100)).toBe(MAX_AMOUNT)
    expect(percentOf(MAX_AMOUNT, 99.9999)).toBe(999_998_999_999)
  })

  test('[PAY-02] agrees with exact arithmetic for any amount and any percentage of two decimals', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: MAX_AMOUNT }),
        fc.integer({ min: 0, max: 10_000 }),
        (amount, bips) => {
          const exact = (BigInt(amount) * BigInt(bips) * 2n + 10_000n) / 20_000n
          expect(percentOf(amount, bips / 100)).toBe(Number(exact))
        },
      ),
    )
  })
})

describe('sum and units', () => {
  test('[PAY-02] adds amounts; nothing is 0', () => {
    expect(sum([1, 20, 300])).toBe(321)
    expect(sum([])).toBe(0)
  })

  test('[LOY-02] a currency unit is 100 cents of a peso and 1 Chilean peso', () => {
    expect(minorUnitsPerUnit(COUNTRIES.AR)).toBe(100)
    expect(minorUnitsPerUnit(COUNTRIES.CL)).toBe(1)
  })
})

describe('countries', () => {
  test('[CHK-11] the twelve countries carry their own code', () => {
    expect(Object.keys(COUNTRIES)).toHaveLength(12)
    for (const [code, country] of Object.entries(COUNTRIES)) expect(country.code).toBe(code)
  })

  test('[CHK-11] calling codes are digits without plus and currencies ISO codes', () => {
    for (const country of Object.values(COUNTRIES)) {
      expect(country.phonePrefix).toMatch(/^[0-9]{1,4}$/)
      expect(country.currencyCode).toMatch(/^[A-Z]{3}$/)
      expect(country.currencySymbol.length).toBeLessThanOrEqual(4)
    }
  })
})
