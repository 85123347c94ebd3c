import { setImmediate } from 'node:timers/promises'

import { afterEach, expect, test, vi } from 'vitest'

import { keptPages } from './kept-pages.ts'
import type { ArrivingPage } from './use-page-arrival.ts'

afterEach(() => vi.unstubAllGlobals())

const MENU: ArrivingPage = { kind: 'screen', head: { title: 'Menú' } }
const CART = { pathname: '/cart', attempt: 0 }
const PLATE = { pathname: '/plate', attempt: 0 }
const AT_PLATE = { location: PLATE, replace: () => {} }

/** An app at its cart, on a device with a service worker; loading the page of a plate fails. */
function app({ isOnline, obstacle = 'error' }: { isOnline: boolean; obstacle?: string }) {
  const reload = vi.fn()
  const navigator = { onLine: isOnline, serviceWorker: { controller: {} } }
  vi.stubGlobal('window', { navigator, location: { reload } })
  let answer = (_page: ArrivingPage) => {}
  const answered = new Promise<ArrivingPage>((resolve) => {
    answer = resolve
  })
  const history = { location: { pathname: PLATE.pathname }, replace: vi.fn() }
  const pages = keptPages({ ...CART, page: MENU }, { load: () => answered }, history)
  const asked = pages.at(PLATE)
  const fail = async () => {
    answer({ kind: 'obstacle', obstacle })
    // a page that is requested from the worker by a reload never resolves
    await Promise.race([asked, setImmediate()])
  }
  const goTo = (pathname: string) => {
    history.location = { pathname }
  }
  return { goTo, fail, reload }
}

test.each([
  ['without a network the worker is asked for the page', { isOnline: false }, 1],
  ['with one the page says what failed', { isOnline: true }, 0],
  ['what is not there is not asked for again', { isOnline: false, obstacle: 'not-found' }, 0],
])('a page that does not come: %s', async (_what, device, times) => {
  const { fail, reload } = app(device)
  await fail()
  expect(reload).toHaveBeenCalledTimes(times)
})

test('who has gone elsewhere before the load failed keeps the page that is open', async () => {
  const { goTo, fail, reload } = app({ isOnline: false })
  goTo(CART.pathname)
  await fail()
  expect(reload).not.toHaveBeenCalled()
})

test('where not even the words for what failed come, the browser says that there is no network', async () => {
  const reload = vi.fn()
  vi.stubGlobal('window', { navigator: { onLine: true }, location: { reload } })
  const pages = keptPages(
    { ...CART, page: MENU },
    { load: () => Promise.reject(new Error('no code')) },
    AT_PLATE,
  )
  await Promise.race([pages.at(PLATE), setImmediate()])
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a page that was left while it was on its way is loaded anew', () => {
  vi.stubGlobal('window', { navigator: { onLine: true }, location: { reload: vi.fn() } })
  const load = vi.fn(() => new Promise<ArrivingPage>(() => {}))
  const pages = keptPages({ ...CART, page: MENU }, { load }, AT_PLATE)
  for (const at of [PLATE, { ...CART, attempt: 1 }, PLATE]) void pages.at(at)
  expect(load).toHaveBeenCalledTimes(3)
  expect(pages.at(CART)).toBe(MENU)
})

test.each([
  ['leads on', PLATE.pathname, ['/menu']],
  ['moves nobody who went elsewhere meanwhile', CART.pathname, []],
])('an address that shows no page %s', async (_what, pathname, led) => {
  const replace = vi.fn()
  const load = () => Promise.resolve({ to: '/menu' })
  const pages = keptPages({ ...CART, page: MENU }, { load }, { location: { pathname }, replace })
  await Promise.race([pages.at(PLATE), setImmediate()])
  expect(replace.mock.calls.flat()).toEqual(led)
})
