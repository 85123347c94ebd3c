import { dehydrate, QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { HOUR_MS } from '#domain/time/lengths.ts'
import { setTime, systemClock } from '#platform/clock.ts'
import { correctClock } from './correct-clock.ts'
import { hydrateQueries } from './new-query-client.ts'

const DRAWN_AT = Date.parse('2026-05-14T12:00:00Z')
let isKept: boolean
let page: EventTarget
let queryClient: QueryClient

/** What the page takes as the current time before and after the server's answer. */
async function timesOn(device: number, server: number) {
  vi.setSystemTime(device)
  vi.stubGlobal('fetch', async () => new Response('', { headers: { date: new Date(server).toUTCString() } }))
  const corrected = new Promise<number>((resolve) => {
    correctClock({ now: DRAWN_AT }, queryClient, resolve)
  })
  const first = systemClock.now()
  return [first, await corrected]
}

beforeEach(() => {
  isKept = false
  queryClient = new QueryClient()
  vi.useFakeTimers({ now: DRAWN_AT, toFake: ['Date'] })
  page = Object.assign(new EventTarget(), { documentElement: { hasAttribute: () => isKept } })
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', new EventTarget())
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

test.each([
  ['is asked again where the page is as old as the device says', HOUR_MS, true],
  ['is not asked again where the device is wrong', 0, false],
])('what a page from a cache brought along %s', async (_what, ageMs, isAsked) => {
  const server = new QueryClient()
  server.setQueryData(['outline'], 'as it was')
  const brought = dehydrate(server)
  const corrected = timesOn(DRAWN_AT + HOUR_MS, DRAWN_AT + ageMs)
  hydrateQueries(queryClient, brought)
  await corrected
  const asked = { queryKey: ['outline'], queryFn: () => 'as it is', staleTime: 10_000 }
  expect(await queryClient.query(asked)).toBe(isAsked ? 'as it is' : 'as it was')
})

test('[HOURS-02] a device whose clock is set right while the page stays open is believed again, once somebody says so', async () => {
  await timesOn(DRAWN_AT + 5 * HOUR_MS, DRAWN_AT)
  queryClient.setQueryData(['board'], 'as it was')
  const set = DRAWN_AT + HOUR_MS
  vi.setSystemTime(set)
  const answers = [undefined, new Response('', { headers: { date: new Date(set).toUTCString() } })]
  vi.stubGlobal('fetch', async () => answers.shift() ?? Promise.reject(new Error('no network')))
  for (let looks = 0; looks < 2; looks += 1) {
    page.dispatchEvent(new Event('visibilitychange'))
    await new Promise((resolve) => {
      setImmediate(resolve)
    })
  }
  expect(systemClock.now()).toBe(set)
  expect(queryClient.getQueryState(['board'])?.isInvalidated).toBe(true)
})

test('[HOURS-02] a device that nobody could tell the time is told it once the network is back', async () => {
  isKept = true
  vi.setSystemTime(DRAWN_AT + 5 * HOUR_MS)
  vi.stubGlobal('fetch', async () => Promise.reject(new Error('no network')))
  await new Promise((resolve) => {
    correctClock({ now: DRAWN_AT }, queryClient, resolve)
  })
  expect(systemClock.now()).toBe(DRAWN_AT + 5 * HOUR_MS)
  queryClient.setQueryData(['board'], 'as it was')
  const answer = new Response('', { headers: { date: new Date(DRAWN_AT).toUTCString() } })
  vi.stubGlobal('fetch', async () => answer)
  window.dispatchEvent(new Event('online'))
  await new Promise((resolve) => {
    setImmediate(resolve)
  })
  expect(systemClock.now()).toBe(DRAWN_AT)
  expect(queryClient.getQueryState(['board'])?.isInvalidated).toBe(true)
})
