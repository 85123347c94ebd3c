import { expect, test } from 'vitest'

import { paidWithOf } from './paid-with.ts'

test.each([
  ['VD', 0, 'DEBIT', 'NONE'],
  ['VP', 0, 'PREPAID', 'NONE'],
  ['VN', 0, 'CREDIT', 'NONE'],
  ['VC', 6, 'CREDIT', 'PLAIN'],
  ['SI', 3, 'CREDIT', 'INTEREST_FREE'],
  ['S2', 2, 'CREDIT', 'INTEREST_FREE'],
  ['NC', 10, 'CREDIT', 'INTEREST_FREE'],
  ['credit_card', 1, 'CREDIT', 'NONE'],
  ['credit_card', 12, 'CREDIT', 'PLAIN'],
  ['debit_card', 1, 'DEBIT', 'NONE'],
  ['account_money', null, 'ACCOUNT', undefined],
])('[PAY-01] %s in %s payments is %s, %s', (type, installments, kind, installmentKind) => {
  expect(paidWithOf({ type, installments })).toEqual({ kind, installmentKind })
})

test('[PAY-01] what a provider does not say is left out, and a word that nobody knows is nothing', () => {
  expect(paidWithOf({ type: null, installments: null })).toEqual({})
  expect(paidWithOf({ type: 'crypto', installments: 3 })).toEqual({ installmentKind: 'PLAIN' })
})
