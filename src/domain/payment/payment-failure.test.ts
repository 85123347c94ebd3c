import { expect, test } from 'vitest'

import { failureOf } from './payment-failure.ts'

test.each([
  ['DECLINED', 'given-up', 'GIVEN_UP'],
  ['DECLINED', 'too-late', 'TIMED_OUT'],
  ['DECLINED', 'link-closed', 'TIMED_OUT'],
  ['DECLINED', 'broken', 'BROKEN_OFF'],
  ['DECLINED', 'not-confirmed', 'BROKEN_OFF'],
  ['DECLINED', 'order-ended', 'ORDER_ENDED'],
  ['FAILED', 'http-500', 'BROKEN_OFF'],
  ['FAILED', null, 'BROKEN_OFF'],
] as const)('[PAY-01] %s, %s: %s, and nobody guesses at causes', (status, detail, failure) => {
  expect(failureOf({ status, detail })).toEqual({ failure, causes: [] })
})

test('[PAY-01] a refusal has the causes that Transbank names, or the one that its provider says', () => {
  const refused = (detail: string | null) => failureOf({ status: 'DECLINED', detail })
  for (const detail of ['FAILED -1', 'cc_rejected_other_reason', null])
    expect(refused(detail)).toEqual({ failure: 'REJECTED', causes: ['BAD_DATA', 'NO_FUNDS', 'NOT_ENABLED'] })
  expect(refused('cc_rejected_bad_filled_date')?.causes).toEqual(['BAD_DATA'])
  expect(refused('cc_rejected_call_for_authorize')?.causes).toEqual(['CALL_BANK'])
})

test('[PAY-01] a try that was given up for another one says nothing', () => {
  for (const detail of ['replaced', 'closed', 'given-back'])
    expect(failureOf({ status: 'DECLINED', detail })).toBeUndefined()
})

test('[PAY-01] of a try whose end is not sure nobody says that it took no money', () => {
  expect(failureOf({ status: 'FAILED', detail: 'never-arrived' })).toBeUndefined()
})
