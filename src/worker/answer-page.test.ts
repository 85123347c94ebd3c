import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { answerPage } from './answer-page.ts'
import { fakeCaches } from './fake-caches.fixture.ts'
import { keepPage } from './venue-cache.ts'
import type { FetchEvent } from './worker-scope.ts'

const ORIGIN = 'https://vitrina.example'
const MENU = `${ORIGIN}/menu/x/Envio`
const page = (text: string, status = 200) =>
  new Response(`<html><script src="/assets/one.js"></script>${text}`, {
    status,
    headers: { 'content-type': 'text/html', date: new Date().toUTCString() },
  })

let caches: CacheStorage
let works: Promise<unknown>[]
const network = vi.fn<() => Promise<Response>>()

/** A visit of the menu, as the worker sees it. */
function visit(over: object = {}, preloaded?: Response): FetchEvent {
  const request = { url: MENU, cache: 'default', ...over } as unknown as FetchEvent['request']
  return {
    request,
    preloadResponse: Promise.resolve(preloaded),
    waitUntil: (work) => void works.push(work),
    respondWith: () => undefined,
  }
}
const shown = async (event: FetchEvent) => (await answerPage(caches, event, undefined)).text()
/** State that outlives a single answer. */
async function settle(): Promise<void> {
  for (let done = 0; done < works.length; done = works.length) await Promise.allSettled(works)
}

beforeEach(async () => {
  caches = fakeCaches()
  works = []
  await (await caches.open('vitrina-shell-1')).put(`${ORIGIN}/assets/one.js`, new Response(''))
  vi.stubGlobal('fetch', network)
  network.mockReset().mockImplementation(async () => page('new'))
  await keepPage(caches, MENU, page('kept'))
})
afterEach(() => vi.unstubAllGlobals())

test('the kept page comes first, and the network’s takes its place', async () => {
  expect(await shown(visit())).toContain('kept')
  await settle()
  expect(await shown(visit())).toContain('new')
})

test('a page that the browser asked for ahead is not asked for twice', async () => {
  const before = network.mock.calls.length
  expect(await shown(visit({}, page('ahead')))).toContain('kept')
  await settle()
  expect(network.mock.calls.length).toBe(before)
  expect(await shown(visit())).toContain('ahead')
})

test.each([
  ['says so by its cache', { cache: 'no-cache' }],
  ['says so itself', { isReloadNavigation: true }],
])('who reloads gets the network’s, where the browser %s', async (_how, over) => {
  expect(await shown(visit(over))).toContain('new')
})

test('without a network it is the kept one, also for who reloads', async () => {
  network.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await shown(visit())).toContain('kept')
  expect(await shown(visit({ cache: 'no-cache' }))).toContain('kept')
  await settle()
})

test('a page that the browser had in its history does not take the place of a newer one', async () => {
  network.mockResolvedValueOnce(page('of the history'))
  expect(await shown(visit({ cache: 'force-cache' }))).toContain('of the history')
  await settle()
  expect(await shown(visit())).toContain('kept')
})

test('a damaged cache keeps nobody from the network', async () => {
  caches.match = () => Promise.reject(new Error('damaged'))
  expect(await shown(visit())).toContain('new')
  await settle()
})

test('a server in trouble takes no kept page away', async () => {
  network.mockImplementation(async () => page('trouble', 503))
  expect(await shown(visit())).toContain('kept')
  await settle()
  expect(await shown(visit())).toContain('kept')
  await settle()
})
