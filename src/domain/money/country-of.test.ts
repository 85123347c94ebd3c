import { describe, expect, test } from 'vitest'

import { COUNTRIES } from './countries.ts'
import { countryOf, formatOf, moneyOf } from './country-of.ts'
import { DEFAULT_MONEY_FORMAT } from './money.ts'

const dollar = { code: 'USD', symbol: 'US$', mantissaLength: 2 } as const

describe('the money of a tenant', () => {
  test('[THEME-05] is that of its country, unless it names its own', () => {
    expect(countryOf({ country: 'CL' })).toEqual(COUNTRIES.CL)
    expect(countryOf({ country: 'CL', currency: dollar })).toEqual({
      ...COUNTRIES.CL,
      currencyCode: 'USD',
      currencySymbol: 'US$',
      mantissaLength: 2,
    })
  })

  test('of a folder that may break its schema: what can be read of it, else the default', () => {
    const format = { currencySymbol: 'US$', mantissaLength: 2 }
    expect(moneyOf({ country: 'CL', currency: dollar })).toEqual(format)
    for (const mantissaLength of [0, 1, 2])
      expect(moneyOf({ currency: { ...dollar, mantissaLength } })).toEqual({ ...format, mantissaLength })
    for (const broken of [
      { symbol: 'US$' },
      { ...dollar, symbol: 5 },
      { ...dollar, mantissaLength: 3 },
      null,
    ])
      expect(moneyOf({ country: 'CL', currency: broken })).toMatchObject({ mantissaLength: 0 })
    for (const nothing of [undefined, null, 'text', {}, { country: 'XX' }])
      expect(moneyOf(nothing)).toEqual(DEFAULT_MONEY_FORMAT)
  })

  test('of no venue: the sign of the one country with it, else its code', () => {
    const symbolOf = (currency: string) => formatOf({ currency, decimals: 2 }).currencySymbol
    expect(formatOf({ currency: 'UYU', decimals: 2 })).toEqual({
      currencySymbol: COUNTRIES.UY.currencySymbol,
      mantissaLength: 2,
    })
    // of two countries, and of none
    expect([symbolOf('USD'), symbolOf('EUR')]).toEqual(['USD', 'EUR'])
    expect(symbolOf('')).toBe(DEFAULT_MONEY_FORMAT.currencySymbol)
  })
})
