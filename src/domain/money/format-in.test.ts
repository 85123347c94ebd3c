import { expect, test } from 'vitest'

import { formatOf } from './country-of.ts'
import { formatIn } from './format-in.ts'

const PESOS = { currencyCode: 'ARS', currencySymbol: '$', mantissaLength: 2 }

test('an amount has the sign of its venue, or the code of another currency, and its own decimals', () => {
  expect(formatIn({}, PESOS)).toEqual({ currencySymbol: '$', mantissaLength: 2 })
  expect(formatIn({ currency: 'ARS', decimals: 0 }, PESOS)).toEqual({
    currencySymbol: '$',
    mantissaLength: 0,
  })
  expect(formatIn({ currency: 'CLP', decimals: 0 }, PESOS)).toEqual({
    currencySymbol: 'CLP',
    mantissaLength: 0,
  })
})

test.each([
  ['PEN', 2, 'S/'],
  ['PYG', 0, '₲'],
  ['ARS', 2, '$'],
  // of two countries, and of none that is served
  ['USD', 2, 'USD'],
  ['EUR', 2, 'EUR'],
])('without a venue %s is written with %i decimals and %s', (currency, decimals, currencySymbol) => {
  expect(formatOf({ currency, decimals })).toEqual({ currencySymbol, mantissaLength: decimals })
})
