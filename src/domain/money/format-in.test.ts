import { expect, test } from 'vitest'

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
