import { expect, test } from 'vitest'

import { ApiError, type ApiErrorCode } from '#api/client.ts'
import type { RiderStep } from '#domain/shipments/steps.ts'
import { HOUR_MS } from '#domain/time/lengths.ts'
import { sendStep } from './ride-store.ts'

const KEY_STEP: RiderStep = {
  key: 'key-of-a-delivery',
  trip: 'simple/a',
  kind: 'key',
  subjectId: 'a',
  at: 1,
  body: { key: '1234' },
}
const MOVE: RiderStep = {
  ...KEY_STEP,
  kind: 'shipment',
  body: { id: 'a', status: 'IN_STORE', rider_id: 'me', rider_name: 'Rita', rider_phone: '+5491155557001' },
}
const failing = (code: ApiErrorCode, status: number) => ({
  send: () => Promise.reject(new ApiError(code, status)),
})

test('an answer is an arrival, with what it tells', async () => {
  const after = { trip: 'simple/a', shipments: [] }
  expect(await sendStep({ send: async () => after }, MOVE)).toEqual({ kind: 'sent', after })
})

test.each<[ApiErrorCode, number]>([
  ['EXPIRED_BY_OTHER', 409],
  ['KEY_LOCKED', 409],
  ['STATUS_CONFLICT', 409],
  ['FORBIDDEN', 403],
])('%s is a refusal', async (code, status) => {
  expect(await sendStep(failing(code, status), MOVE)).toEqual({ kind: 'refused', code })
})

test.each<[ApiErrorCode, number]>([
  ['NETWORK', 0],
  ['INTERNAL', 500],
  ['UNAVAILABLE', 503],
  ['RATE_LIMITED', 429],
  ['UNREADABLE', 408],
  ['UNREADABLE', 403],
])('%s with %i is tried again', async (code, status) => {
  for (const step of [MOVE, KEY_STEP])
    expect(await sendStep(failing(code, status), step)).toEqual({ kind: 'failed' })
})

test('a move that is not understood met a process of another version, for an hour; a key may be mistyped', async () => {
  const at = Date.now()
  const answer = (step: RiderStep) => sendStep(failing('INVALID_REQUEST', 400), step)
  const refused = { kind: 'refused', code: 'INVALID_REQUEST' }
  expect(await answer({ ...MOVE, at })).toEqual({ kind: 'failed' })
  expect(await answer({ ...MOVE, at: at - 2 * HOUR_MS })).toEqual(refused)
  expect(await answer({ ...KEY_STEP, at })).toEqual(refused)
})

test('a shift that is over refuses no step: it waits for the next shift', async () => {
  for (const step of [MOVE, KEY_STEP])
    expect(await sendStep(failing('UNAUTHENTICATED', 401), step)).toEqual({ kind: 'denied' })
})
