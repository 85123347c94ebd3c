import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { createApi } from '#api/api-context.tsx'
import { createApiClient } from '#api/client.ts'
import { renew } from './renew.ts'

const ASKED = 'https://venue.test/menu/x'
const reload = vi.fn<() => void>()
const replaceState = vi.fn<History['replaceState']>()
const page = {
  location: { reload },
  history: { replaceState },
  scrollY: 0,
  navigator: { userActivation: { hasBeenActive: false } },
}
const answer = (body: object, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
const venue = (modes: string[], npsCount = 7) => ({ type: 'company', modes, deliveryConfig: { npsCount } })
const brand = (name: string, contentVersion = 'a.1') => ({ name, contentVersion })

/** The venue as the server reports it now; the page has the earlier state. */
let entity: () => Response | Promise<Response>
let storefront: () => Response
let asked: Request[]

async function renewed(): Promise<number> {
  const api = createApi(
    createApiClient('https://venue.test', async (request) => {
      asked.push(request)
      return request.url.includes('/api/storefront') ? storefront() : entity()
    }),
  )
  const queryClient = new QueryClient()
  queryClient.setQueryData(['entity', 'x'], venue(['one']))
  queryClient.setQueryData(['storefront', 'x'], brand('X'))
  await renew('x', { queryClient, asked: ASKED, ...api })
  return reload.mock.calls.length
}

const loadedBy = (type: string) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type }] as unknown as PerformanceEntryList)

beforeEach(() => {
  asked = []
  entity = () => answer(venue(['one']))
  storefront = () => answer(brand('X'))
  loadedBy('navigate')
  vi.stubGlobal('window', page)
})
afterEach(() => {
  reload.mockReset()
  replaceState.mockReset()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('a page whose venue is as it was stays, and the server is asked past all caches', async () => {
  expect(await renewed()).toBe(0)
  expect(asked.map(({ cache }) => cache)).toEqual(['no-cache', 'no-cache'])
})

test('a plate that ran out and an answered survey do not load it again', async () => {
  entity = () => answer(venue(['one'], 8))
  storefront = () => answer(brand('X', 'a.2'))
  expect(await renewed()).toBe(0)
})

test('a page whose venue or brand changed is loaded again by the address it was asked by, and one whose venue is gone', async () => {
  entity = () => answer(venue(['two']))
  expect(await renewed()).toBe(1)
  expect(replaceState).toHaveBeenCalledWith(null, '', ASKED)
  entity = () => answer(venue(['one']))
  storefront = () => answer(brand('Y', 'b.1'))
  expect(await renewed()).toBe(2)
  entity = () => answer({ code: 'ENTITY_NOT_FOUND' }, 404)
  expect(await renewed()).toBe(3)
})

test('one that was loaded again already stays, whatever the server says', async () => {
  loadedBy('reload')
  storefront = () => answer(brand('Y', 'b.1'))
  expect(await renewed()).toBe(0)
})

test.each([
  ['pressed', { navigator: { userActivation: { hasBeenActive: true } } }],
  ['scrolled', { scrollY: 300 }],
  ['came with a browser that does not tell', { navigator: {} }],
])('who has %s is not disturbed', async (_what, over) => {
  vi.stubGlobal('window', { ...page, ...over })
  storefront = () => answer(brand('Y', 'b.1'))
  expect(await renewed()).toBe(0)
})

test('a server that does not answer changes nothing', async () => {
  entity = () => Promise.reject(new TypeError('Failed to fetch'))
  await expect(renewed()).rejects.toThrow('NETWORK')
  entity = () => answer({}, 503)
  await expect(renewed()).rejects.toThrow('UNREADABLE')
  expect(reload).not.toHaveBeenCalled()
})
