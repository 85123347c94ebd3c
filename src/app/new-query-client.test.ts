import { dehydrate, onlineManager, QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'

import { ApiError } from '#api/client.ts'
import { HOUR_MS, MINUTE_MS } from '#domain/time/lengths.ts'
import { correctedTime, setTime } from '#platform/clock.ts'
import { dateQueries, hydrateQueries, newQueryClient, pageQueryClient } from './new-query-client.ts'

const DRAWN_AT = Date.parse('2026-05-14T12:00:00Z')
const KEY = ['outline']

/** A page's dehydrated state, and a browser that hydrates it with its clock off by this much. */
function pageOn(skewMs: number) {
  vi.useFakeTimers({ now: DRAWN_AT, toFake: ['Date'] })
  const server = new QueryClient()
  // the clock of that server is wrong
  vi.setSystemTime(DRAWN_AT - 2 * HOUR_MS)
  server.setQueryData(KEY, 'as it was')
  dateQueries(server, DRAWN_AT)
  const brought = dehydrate(server)
  vi.setSystemTime(DRAWN_AT + skewMs)
  return { browser: new QueryClient(), brought }
}

afterEach(() => {
  vi.useRealTimers()
  setTime(Date.now())
  vi.unstubAllGlobals()
  onlineManager.setOnline(true)
})

test.each([
  ['behind', -HOUR_MS],
  ['right', 0],
  ['ahead', HOUR_MS],
])('what a page brings along can grow old on a device whose clock is %s', async (_which, skewMs) => {
  const { browser, brought } = pageOn(skewMs)
  hydrateQueries(browser, brought)
  expect(browser.getQueryData(KEY)).toBe('as it was')
  const asked = { queryKey: KEY, queryFn: () => 'as it is', staleTime: 0 }
  expect(await browser.query(asked)).toBe('as it is')
})

test.each([-HOUR_MS, 0, HOUR_MS])(
  'what a page brings along is as old as the page, on a device that is %d ms ahead',
  (skewMs) => {
    const { browser, brought } = pageOn(skewMs)
    setTime(DRAWN_AT)
    hydrateQueries(browser, brought)
    expect(correctedTime(browser.getQueryState(KEY)?.dataUpdatedAt ?? 0)).toBe(DRAWN_AT)
  },
)

test('without a network who loads a page waits for nothing, not even for what another waits for', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('window', { navigator: { onLine: false, serviceWorker: { controller: {} } } })
  onlineManager.setOnline(false)
  const shown = newQueryClient('browser')
  const queryFn = vi.fn(() => Promise.reject(new ApiError('NETWORK', 0)))
  const asked = { queryKey: ['menu-outline'], queryFn }
  const waiting = shown.query(asked).catch(() => 'let go')
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  expect(shown.getQueryState(asked.queryKey)?.fetchStatus).toBe('paused')
  expect(queryFn).toHaveBeenCalledTimes(1)

  const page = await pageQueryClient(shown)
  await expect(page.query(asked)).rejects.toMatchObject({ code: 'NETWORK' })
  expect(queryFn).toHaveBeenCalledTimes(2)
  expect(await waiting).toBe('let go')
})
