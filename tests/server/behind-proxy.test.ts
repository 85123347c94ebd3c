import { afterAll, beforeAll, expect, test } from 'vitest'

import { testApp, type TestApp } from './support/test-app.ts'

/** Guesses of one visitor; far fewer would be enough. */
const GUESSES = 30
const PROXY = '203.0.113.7'

let server: TestApp
beforeAll(async () => {
  server = await testApp({ config: { rateLimits: true, trustProxy: 1 } })
})
afterAll(() => server.close())

/** Asks for a code, as the proxy hands it on: what the visitor wrote, then where it came from. */
const guess = (forwarded: string) =>
  server.call('POST', '/api/codediscounts/validate', {
    body: {
      code: 'NADIE',
      paymentTypeId: 'bistro.take-away.cash',
      phone: '+5491155550000',
      branchId: 'bistro-casa',
      orderModeId: 'bistro.take-away',
    },
    headers: { 'x-forwarded-for': forwarded },
  })

test('behind a proxy, an address that the visitor made up empties no bucket', async () => {
  const statuses: number[] = []
  for (let n = 0; n < GUESSES; n += 1) statuses.push((await guess(`198.51.100.${n}, ${PROXY}`)).status)
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(GUESSES / 2)
})

test('behind a proxy, another visitor has a bucket of its own', async () => {
  expect((await guess('203.0.113.8')).status).toBe(422)
})
