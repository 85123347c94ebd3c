import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { fakeCaches } from './fake-caches.fixture.ts'
import {
  dropOldOrders,
  forgetOrderPage,
  freshOrderPage,
  freshRiderPage,
  keepPage,
  keptPage,
  orderPage,
  riderData,
  riderPage,
} from './rider-cache.ts'
import { riderPlanOf } from './rider-plan.ts'

const ORIGIN = 'https://vitrina.example'
const plan = (path: string, over: object = {}) =>
  riderPlanOf({ method: 'GET', mode: 'cors', url: ORIGIN + path, ...over }, ORIGIN)
const visit = (path: string) => plan(path, { mode: 'navigate' })

describe('what the rider’s worker answers', () => {
  test.each([
    ['/logistics/bistro/shipments', 'shipments'],
    ['/logistics/bistro/shipments/simple/1', 'shipment-simple'],
    ['/logistics/bistro/shipments/stack/1', 'shipment-stack'],
    ['/logistics/bistro/rider/1/shipments', 'rider-shipments'],
    ['/logistics/bistro/rider/phoneIntake', 'shift'],
  ])('the page %s', (path, screen) => {
    expect(visit(path)).toEqual({ kind: 'page', alias: 'bistro', screen })
  })

  test('the page of an order on its way', () => {
    expect(visit('/logistics/tracking/order/bistro/K7QF3M2X9TD')).toEqual({ kind: 'order', alias: 'bistro' })
    for (const path of ['/logistics/tracking/order/bistro', '/logistics/tracking/order/bistro~1/K7QF3M2X9TD'])
      expect(visit(path)).toBeUndefined()
  })

  test('code, fonts, pictures, and what everybody is told of the store', () => {
    for (const path of ['/companion/a-1.js', '/fonts/a.woff2', '/files/a.avif', '/icon.svg'])
      expect(plan(path)).toEqual({ kind: 'file' })
    for (const path of ['/api/storefront?alias=bistro', '/api/diner/bistro'])
      expect(plan(path)).toEqual({ kind: 'data' })
  })

  test.each([
    '/logistics/bistro/rider/logIn',
    '/logistics/bistro/404',
    '/encuesta/bistro/K7QF3M2X9TD',
    '/menu/bistro',
    '/console/bistro',
  ])('the page %s is left to the network', (path) => {
    expect(visit(path)).toBeUndefined()
  })

  test.each([
    '/api/shipments',
    '/api/shipments/1',
    '/api/shipments/rider',
    '/api/stacking/1',
    '/api/shipmentstacks',
    '/api/whoami',
    '/api/diner/bistro/order/K7QF3M2X9TD',
    '/api/rider/bc/phone',
  ])('%s is never kept', (path) => {
    expect(plan(path)).toBeUndefined()
  })

  test('nothing that is sent, and nothing of other origins', () => {
    for (const method of ['POST', 'PUT']) expect(plan('/api/storefront', { method })).toBeUndefined()
    expect(plan('', { url: 'https://other.example/companion/a.js' })).toBeUndefined()
  })
})

describe('without a network', () => {
  const network = vi.fn<(request: RequestInfo | URL) => Promise<Response>>()
  const PAGE = riderPage(ORIGIN, 'bistro', 'shipment-simple')
  const LIST = riderPage(ORIGIN, 'bistro', 'shipments')
  const html = () => new Response('<html lang="es"><script src="/companion/a-1.js"></script><p>envío</p>')
  const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'))
  let caches: CacheStorage

  beforeEach(() => {
    caches = fakeCaches()
    network.mockReset().mockImplementation(async () => new Response('code'))
    vi.stubGlobal('fetch', network)
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  test('the page of one shipment stands for all of its store, and none of another', async () => {
    await keepPage(caches, PAGE, html())
    network.mockImplementation(noNetwork)
    // the page is marked as cached: its render time is not the current time
    expect(await (await keptPage(caches, PAGE)).text()).toMatch(/^<html data-kept lang="es">.*envío/)
    for (const other of [riderPage(ORIGIN, 'kiosk', 'shipment-simple'), LIST])
      expect((await keptPage(caches, other)).type).toBe('error')
  })

  test('a page whose code cannot be fetched is not kept, nor is a failure', async () => {
    await keepPage(caches, PAGE, new Response('no', { status: 503 }))
    network.mockImplementation(noNetwork)
    await keepPage(caches, PAGE, html())
    expect((await keptPage(caches, PAGE)).type).toBe('error')
  })

  test('a sign-in page of a network that answers with 200 takes no kept page away', async () => {
    await keepPage(caches, PAGE, html())
    await keepPage(caches, PAGE, new Response('<script src="/portal.js"></script>Please sign in'))
    expect(await (await keptPage(caches, PAGE)).text()).toContain('envío')
  })

  test('a network that says nothing is waited for a while, then the kept page stands in; without one it is waited for', async () => {
    vi.useFakeTimers()
    await keepPage(caches, PAGE, html())
    const works: Promise<unknown>[] = []
    let answerLate: (answer: Response) => void = () => undefined
    const late = new Promise<Response>((resolve) => {
      answerLate = resolve
    })
    network.mockImplementation(async () => (await late).clone())
    const visitOf = (page: typeof PAGE) => {
      const shown = vi.fn<(page: string) => void>()
      const request = new Request(`${ORIGIN}/logistics/bistro/shipments/simple/1`)
      void freshRiderPage(caches, page, request, (work) => works.push(work)).then(async (answer) =>
        shown(await answer.text()),
      )
      return shown
    }
    const [known, unknown] = [visitOf(PAGE), visitOf(LIST)]
    await vi.advanceTimersByTimeAsync(3_999)
    expect(known).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(known).toHaveBeenCalledWith(expect.stringContaining('envío'))
    expect(unknown).not.toHaveBeenCalled()
    answerLate(new Response('<script src="/companion/a-1.js"></script>nuevo'))
    await Promise.all(works)
    await vi.advanceTimersByTimeAsync(0)
    expect(unknown).toHaveBeenCalledWith(expect.stringContaining('nuevo'))
    expect(await (await keptPage(caches, PAGE)).text()).toContain('nuevo')
  })

  test('a server that is not there behind its proxy takes no kept page away; without one the proxy’s answer stands', async () => {
    await keepPage(caches, PAGE, html())
    network.mockImplementation(async () => new Response('Bad Gateway', { status: 502 }))
    const shown = async (page: typeof PAGE) => {
      const request = new Request(`${ORIGIN}/logistics/bistro/shipments/simple/1`)
      return (await freshRiderPage(caches, page, request, () => undefined)).text()
    }
    expect(await shown(PAGE)).toContain('envío')
    expect(await shown(LIST)).toBe('Bad Gateway')
  })

  describe('the page of an order', () => {
    const url = `${ORIGIN}/logistics/tracking/order/bistro/K7QF3M2X9TD`
    const at = (time: string) =>
      new Response('<html><script src="/companion/a-1.js"></script><p>clave 1234</p>', {
        headers: { date: new Date(time).toUTCString() },
      })
    const shown = async () => (await freshOrderPage(caches, new Request(`${url}?x=1`))).text()

    beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-18T15:30:00Z'), toFake: ['Date'] }))

    test('is kept for its very order when the page asks for that, and not by being visited', async () => {
      network.mockImplementation(async () => at('2026-11-18T15:30:00Z'))
      expect(await shown()).toContain('clave')
      network.mockImplementation(noNetwork)
      await expect(freshOrderPage(caches, new Request(url))).resolves.toMatchObject({ type: 'error' })
      network.mockImplementation(async () => new Response('code'))
      await keepPage(caches, orderPage(url), at('2026-11-18T15:30:00Z'))
      network.mockImplementation(noNetwork)
      expect(await shown()).toContain('clave')
      const other = new Request(`${ORIGIN}/logistics/tracking/order/bistro/K7QF3M2X9TE`)
      await expect(freshOrderPage(caches, other)).resolves.toMatchObject({ type: 'error' })
    })

    const isKept = async () => (await keptPage(caches, orderPage(url))).type !== 'error'

    test('goes with its order', async () => {
      await keepPage(caches, orderPage(url), at('2026-11-18T15:30:00Z'))
      expect(await isKept()).toBe(true)
      await forgetOrderPage(caches, url)
      expect(await isKept()).toBe(false)
    })

    test.each(['2026-11-18T15:30:05Z', '2026-11-16T15:30:00Z'])(
      'goes after a day of this device, whatever the time was at the server: %s',
      async (time) => {
        await keepPage(caches, orderPage(url), at(time))
        await dropOldOrders(caches)
        expect(await isKept()).toBe(true)
        vi.setSystemTime('2026-11-19T15:31:00Z')
        await dropOldOrders(caches)
        expect(await isKept()).toBe(false)
      },
    )
  })

  test.each([
    ['no network', noNetwork],
    ['a proxy without its server', async () => new Response('Bad Gateway', { status: 502 })],
  ])('with %s, what is known of the store stands in', async (_why, trouble) => {
    const works: Promise<unknown>[] = []
    const ask = () => riderData(caches, new Request(`${ORIGIN}/api/diner/bistro`), (work) => works.push(work))
    await ask()
    await Promise.all(works)
    network.mockImplementation(trouble)
    expect(await (await ask()).text()).toBe('code')
  })
})
