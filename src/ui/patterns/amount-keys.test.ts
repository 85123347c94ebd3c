import { expect, test } from 'vitest'

import { COUNTRIES } from '#domain/money/countries.ts'
import { amountKeys } from './amount-keys.ts'

test('a currency without decimals is typed without a sign for them', () => {
  expect([COUNTRIES.AR, COUNTRIES.CL, COUNTRIES.PY].map(amountKeys)).toEqual([
    'decimal',
    'numeric',
    'numeric',
  ])
})
