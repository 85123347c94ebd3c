import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { HOUR_MS } from '#domain/time/lengths.ts'
import { setTime, systemClock } from '#platform/clock.ts'
import { correctClock } from './correct-clock.ts'

const DRAWN_AT = Date.parse('2026-05-14T12:00:00Z')
let isKept: boolean

/** What the page takes for now, before the server has said what time it is and after. */
async function timesOn(device: number, server: number) {
  vi.setSystemTime(device)
  vi.stubGlobal('fetch', async () => new Response('', { headers: { date: new Date(server).toUTCString() } }))
  const corrected = new Promise<number>((resolve) => {
    correctClock({ now: DRAWN_AT }, resolve)
  })
  const first = systemClock.now()
  return [first, await corrected]
}

beforeEach(() => {
  isKept = false
  vi.useFakeTimers({ now: DRAWN_AT, toFake: ['Date'] })
  vi.stubGlobal('document', { documentElement: { hasAttribute: () => isKept } })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  setTime(Date.now())
})

test('[HOURS-02] a page that was just drawn goes by the server where the device is wrong', async () => {
  expect(await timesOn(DRAWN_AT + 5 * HOUR_MS, DRAWN_AT)).toEqual([DRAWN_AT, DRAWN_AT])
})

test('[HOURS-02] a page that the device kept goes by the device, until the server says otherwise', async () => {
  isKept = true
  const later = DRAWN_AT + 5 * HOUR_MS
  expect(await timesOn(later, later)).toEqual([later, later])
  expect(await timesOn(later, later + HOUR_MS)).toEqual([later, later + HOUR_MS])
})
