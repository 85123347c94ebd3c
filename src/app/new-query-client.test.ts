import { dehydrate, QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'

import { HOUR_MS } from '#domain/time/lengths.ts'
import { hydrateQueries } from './new-query-client.ts'

afterEach(() => vi.useRealTimers())

test.each([
  ['behind', -HOUR_MS],
  ['right', 0],
  ['ahead', HOUR_MS],
])('what a page brings along can grow old on a device whose clock is %s', async (_which, skewMs) => {
  const drawnAt = Date.parse('2026-05-14T12:00:00Z')
  vi.useFakeTimers({ now: drawnAt, toFake: ['Date'] })
  const server = new QueryClient()
  server.setQueryData(['outline'], 'as it was')
  const brought = dehydrate(server)
  vi.setSystemTime(drawnAt + skewMs)
  const browser = new QueryClient()
  hydrateQueries(browser, brought)
  expect(browser.getQueryData(['outline'])).toBe('as it was')
  const asked = { queryKey: ['outline'], queryFn: () => 'as it is', staleTime: 0 }
  expect(await browser.query(asked)).toBe('as it is')
})
