import { expect, test } from 'vitest'
import { createApiClient } from './client.ts'
import { createQueries } from './queries.ts'

test('an open menu asks for what ran out at least once a minute, and when the diner comes back to it', () => {
  const { menuOutline } = createQueries(
    createApiClient('http://venue', () => Promise.reject(new Error('nobody asks'))),
  )
  const { refetchInterval, refetchOnWindowFocus, staleTime } = menuOutline('venue', 'venue.delivery')
  expect(refetchInterval).toBeLessThan(60_000)
  expect(staleTime).toBeLessThan(60_000)
  expect(refetchOnWindowFocus).toBe(true)
})
