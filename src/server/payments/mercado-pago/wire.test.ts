import { expect, test } from 'vitest'

import { stateOf } from './wire.ts'

const PAID = { id: 1, status: 'approved', transaction_amount: 10.5, currency_id: 'ARS' }

test.each([
  ['nothing', { transaction_amount: null }],
  ['no number', { transaction_amount: Number.NaN }],
  ['no currency', { currency_id: null }],
])('[PAY-01] a payment that says %s of what was paid is an answer that broke off', (_what, said) => {
  expect(stateOf(PAID)).toMatchObject({ status: 'approved', amount: 1_050, currency: 'ARS' })
  // if it were taken for 0, everything would count as refunded and the order as never paid
  expect(stateOf({ ...PAID, ...said })).toBeUndefined()
})
