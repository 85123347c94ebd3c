import { expect, test } from 'vitest'

import { RIDER_METERS_PER_MINUTE } from '#domain/defaults.ts'
import { MINUTE_MS } from '#domain/time/lengths.ts'
import { expectedArrivalMs } from './arrival.ts'

test('[TRK-02] a shipment is expected as promised, or as soon as a rider can be there, in whole minutes', () => {
  const now = Date.parse('2026-11-21T20:00:00Z')
  const promised = now + 10 * MINUTE_MS
  expect([
    expectedArrivalMs(promised, now),
    expectedArrivalMs(promised, now, 9 * RIDER_METERS_PER_MINUTE),
  ]).toEqual([promised, promised])
  expect(expectedArrivalMs(promised, now, 20 * RIDER_METERS_PER_MINUTE + 1)).toBe(now + 21 * MINUTE_MS)
  // a promise that has passed
  expect(expectedArrivalMs(now - MINUTE_MS, now)).toBe(now)
})
