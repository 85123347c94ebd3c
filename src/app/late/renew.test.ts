import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { createApi } from '#api/api-context.tsx'
import { createApiClient } from '#api/client.ts'
import { renew } from './renew.ts'

const reload = vi.fn<() => void>()
const userActivation = { hasBeenActive: false }
const answer = (body: object, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

/** What the server says of the venue by now; the page knows it as it was. */
let entity: () => Response | Promise<Response>
let storefront: () => Response

async function renewed(): Promise<number> {
  const api = createApi(
    createApiClient('https://venue.test', async ({ url }) =>
      url.includes('/api/storefront') ? storefront() : entity(),
    ),
  )
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  queryClient.setQueryData(['entity', 'x'], { type: 'company', modes: [{ id: 'one' }] })
  queryClient.setQueryData(['storefront', 'x'], { contentVersion: 'a' })
  await renew('x', { queryClient, ...api })
  return reload.mock.calls.length
}

beforeEach(() => {
  entity = () => answer({ type: 'company', modes: [{ id: 'one' }] })
  storefront = () => answer({ contentVersion: 'a' })
  userActivation.hasBeenActive = false
  vi.stubGlobal('window', { location: { reload }, navigator: { userActivation } })
})
afterEach(() => {
  reload.mockReset()
  vi.unstubAllGlobals()
})

test('a page whose venue is as it was stays', async () => {
  expect(await renewed()).toBe(0)
})

test('a page whose venue changed is loaded again', async () => {
  entity = () => answer({ type: 'company', modes: [{ id: 'two' }] })
  expect(await renewed()).toBe(1)
})

test('so is one whose brand changed, and one whose venue is gone', async () => {
  storefront = () => answer({ contentVersion: 'b' })
  expect(await renewed()).toBe(1)
  entity = () => answer({ code: 'ENTITY_NOT_FOUND' }, 404)
  expect(await renewed()).toBe(2)
})

test('who has begun to use it is not disturbed', async () => {
  storefront = () => answer({ contentVersion: 'b' })
  userActivation.hasBeenActive = true
  expect(await renewed()).toBe(0)
})

test('a server that does not answer changes nothing', async () => {
  entity = () => Promise.reject(new TypeError('Failed to fetch'))
  expect(await renewed()).toBe(0)
  entity = () => answer({}, 503)
  expect(await renewed()).toBe(0)
})
