import { expect, test } from 'vitest'
import { createApiClient } from './client.ts'
import { createQueries } from './queries.ts'

test('an open page asks what ran out and whether its venue paused at least once a minute, and when the diner comes back to it', () => {
  const { entity, menuOutline } = createQueries(
    createApiClient('http://venue', () => Promise.reject(new Error('nobody asks'))),
  )
  for (const followed of [menuOutline('venue', 'venue.delivery'), entity('venue')]) {
    expect(followed.refetchInterval).toBeLessThan(60_000)
    expect(followed.staleTime).toBeLessThan(60_000)
    expect(followed.refetchOnWindowFocus).toBe(true)
  }
})
