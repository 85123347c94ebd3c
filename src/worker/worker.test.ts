import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { HOUR_MS } from '#domain/time/lengths.ts'

import { cachedFirst, keep } from './bounded-cache.ts'
import { fakeCaches } from './fake-caches.fixture.ts'
import { code, dropOldShells, fetchShell } from './shell.ts'
import { dropHalfPages, freshData, keepPage, keptPage, recentPage } from './venue-cache.ts'

const ORIGIN = 'https://vitrina.example'
const html = (script: string, text = '') =>
  new Response(`<script src="/assets/${script}.js"></script>${text}`, {
    headers: { 'content-type': 'text/html; charset=utf-8' },
  })
const json = (value: unknown, cacheControl = 'public, no-cache') =>
  new Response(JSON.stringify(value), { headers: { 'cache-control': cacheControl } })
const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'))

let caches: CacheStorage
let works: Promise<unknown>[]
const later = (work: Promise<unknown>) => void works.push(work)
const network = vi.fn<(request: RequestInfo | URL) => Promise<Response>>()
const namesOf = async (name: string) =>
  (await (await caches.open(name)).keys()).map(({ url }) => url.slice(ORIGIN.length))

/** A build whose code is cached on the device. */
async function shell(version: string) {
  const cache = await caches.open(`vitrina-shell-${version}`)
  await cache.put(`${ORIGIN}/assets/${version}.js`, new Response(version))
}

beforeEach(() => {
  caches = fakeCaches()
  works = []
  network.mockReset().mockImplementation(noNetwork)
  vi.stubGlobal('fetch', network)
})
afterEach(() => vi.unstubAllGlobals())

describe('an update', () => {
  test('two builds are kept: an open page finishes with its own code', async () => {
    for (const version of ['one', 'two', 'three']) await shell(version)
    await caches.open('of-somebody-else')
    await dropOldShells(caches, { version: 'three', files: [] })
    expect(await caches.keys()).toEqual(['vitrina-shell-two', 'vitrina-shell-three', 'of-somebody-else'])
    expect(await (await code(caches, new Request(`${ORIGIN}/assets/two.js`))).text()).toBe('two')
  })

  test('a build that was rolled back to is the one before the next', async () => {
    network.mockImplementation(async () => new Response('code'))
    for (const version of ['one', 'two', 'one', 'three']) {
      await fetchShell(caches, { version, files: [`/assets/${version}.js`] })
      await dropOldShells(caches, { version, files: [] })
    }
    expect(await caches.keys()).toEqual(['vitrina-shell-one', 'vitrina-shell-three'])
    expect(await namesOf('vitrina-shell-one')).toEqual(['/assets/one.js'])
  })

  test('pages go with their code, data stay', async () => {
    await shell('one')
    await keepPage(caches, `${ORIGIN}/menu/x/Envio`, html('one'))
    await freshData(caches, new Request(`${ORIGIN}/api/diner/x`), 'x', later).catch(() => undefined)
    network.mockResolvedValueOnce(json({ name: 'x' }))
    await freshData(caches, new Request(`${ORIGIN}/api/diner/x`), 'x', later)
    await Promise.all(works)
    for (const version of ['two', 'three']) await shell(version)
    await dropOldShells(caches, { version: 'three', files: [] })
    await dropHalfPages(caches)
    expect(await namesOf('vitrina-venue-x')).toEqual(['/api/diner/x'])
  })

  test('a page whose code is not here is not kept, nor is one that a redirect led to', async () => {
    await shell('one')
    await keepPage(caches, `${ORIGIN}/menu/x/Envio`, html('two'))
    await keepPage(
      caches,
      `${ORIGIN}/menu/x`,
      Object.defineProperty(html('one'), 'redirected', { value: true }),
    )
    expect(await caches.keys()).toEqual(['vitrina-shell-one'])
  })
})

test('a menu that came by the address of its venue is kept at both', async () => {
  await shell('one')
  const answer = html('one', 'the menu')
  answer.headers.set('content-location', '/menu/x/Envio')
  await keepPage(caches, `${ORIGIN}/menu/x`, answer)
  for (const path of ['/menu/x/Envio', '/menu/x'])
    expect(await (await keptPage(caches, ORIGIN + path)).text(), path).toContain('the menu')
})

describe('a link that names a person', () => {
  test('leaves the page of everybody, and nothing of the person', async () => {
    await shell('one')
    network.mockImplementation(async (asked) => html('one', typeof asked === 'string' ? `for ${asked}` : ''))
    const link =
      'phone=1155551234&name=Ana&abandoned=tok&partnerName=p&userExternalReference=u&partnerToken=t'
    await keepPage(caches, `${ORIGIN}/menu/x/Envio?utm_source=a&${link}`, html('one', link))
    expect(await namesOf('vitrina-venue-x')).toEqual(['/menu/x/Envio?utm_source=a', '/offline/x'])
    network.mockImplementation(noNetwork)
    const shown = await keptPage(caches, `${ORIGIN}/menu/x/Envio?utm_source=a&${link}`)
    expect(await shown.text()).toContain(`for ${ORIGIN}/menu/x/Envio?utm_source=a`)
  })
})

describe('a page that is kept', () => {
  const menu = `${ORIGIN}/menu/x/Envio?utm_source=a`
  const drawn = Date.parse('2026-05-14T12:00:00Z')
  const page = (text: string) => {
    const answer = html('one', `<html lang="es">${text}`)
    answer.headers.set('date', new Date(drawn).toUTCString())
    return answer
  }
  const shownAfter = async (milliseconds: number, url = menu) => {
    vi.setSystemTime(drawn + milliseconds)
    return (await recentPage(caches, url))?.text()
  }

  beforeEach(async () => {
    vi.useFakeTimers({ now: drawn, toFake: ['Date'] })
    await shell('one')
    await keepPage(caches, menu, page('menu'))
  })
  afterEach(() => vi.useRealTimers())

  test('is shown for a day at its very address, and says of itself that it was kept', async () => {
    expect(await shownAfter(0)).toContain('<html data-kept lang="es">menu')
    expect(await shownAfter(0, `${menu}#postres`)).toContain('menu')
    expect(await shownAfter(23 * HOUR_MS)).toContain('menu')
    expect(await shownAfter(25 * HOUR_MS)).toBeUndefined()
    expect(await shownAfter(0, `${ORIGIN}/menu/x/Envio`)).toBeUndefined()
    expect(await shownAfter(0, `${menu}&phone=1155551234`)).toBeUndefined()
  })

  test('is not shown on a device whose clock went back, nor without a date', async () => {
    expect(await shownAfter(-HOUR_MS)).toBeUndefined()
    await keepPage(caches, menu, html('one', '<html>'))
    expect(await shownAfter(0)).toBeUndefined()
  })

  test.each([
    ['is gone', new Response('', { status: 404 })],
    ['leads elsewhere', Response.redirect(`${ORIGIN}/menu/x`)],
    ['was led elsewhere', Object.defineProperty(page('entry'), 'redirected', { value: true })],
  ])('leaves with its address, which %s', async (_what, answer) => {
    await keepPage(caches, menu, answer)
    expect(await shownAfter(0)).toBeUndefined()
  })

  test.each([429, 500, 503])('stays where the server has trouble: %i', async (status) => {
    await keepPage(caches, menu, new Response('', { status }))
    expect(await shownAfter(0)).toContain('menu')
  })

  test('that is gone makes no place for its venue', async () => {
    await keepPage(caches, `${ORIGIN}/menu/gone/Envio`, new Response('', { status: 404 }))
    expect(await caches.keys()).not.toContain('vitrina-venue-gone')
  })
})

describe('without a network', () => {
  beforeEach(async () => {
    await shell('one')
    network.mockImplementation(async () => html('one', 'offline'))
    await keepPage(caches, `${ORIGIN}/menu/y/Envio?utm_source=a`, html('one', 'menu'))
    await keepPage(caches, `${ORIGIN}/menu/y/checkout`, html('one', 'checkout'))
    network.mockImplementation(noNetwork)
  })
  const shown = async (path: string) => {
    const answer = await keptPage(caches, ORIGIN + path)
    return answer.status === 302 ? answer.headers.get('location') : answer.text()
  }

  test('a kept page, whatever its parameters', async () => {
    expect(await shown('/menu/y/Envio?utm_source=a')).toContain('menu')
    expect(await shown('/menu/y/Envio')).toContain('menu')
  })

  test('entry, category and plate lead to the kept menu of the same mode', async () => {
    const menu = `${ORIGIN}/menu/y/Envio`
    for (const path of ['/menu/y', '/menu/y/', '/menu/y/Envio/pastas', '/menu/y/Envio/pastas/ravioles'])
      expect(await keptPage(caches, ORIGIN + path).then((one) => one.headers.get('location'))).toBe(menu)
    expect(await shown('/menu/y/Salon')).toContain('offline')
  })

  test('the checkout is never kept, and says that there is no network', async () => {
    expect(await namesOf('vitrina-venue-y')).not.toContain('/menu/y/checkout')
    expect(await shown('/menu/y/checkout')).toContain('offline')
  })

  test('nothing of another venue is shown', async () => {
    expect((await keptPage(caches, `${ORIGIN}/menu/y-2/Envio`)).type).toBe('error')
  })
})

describe('data of a venue', () => {
  const request = () => new Request(`${ORIGIN}/api/diner/x`)

  test('fresh wins, and the kept answer stands in when there is no network', async () => {
    network.mockResolvedValueOnce(json(1)).mockResolvedValueOnce(json(2))
    for (const fresh of [1, 2]) {
      expect(await (await freshData(caches, request(), 'x', later)).json()).toBe(fresh)
      await Promise.all(works)
    }
    expect(await (await freshData(caches, request(), 'x', later)).json()).toBe(2)
    await expect(freshData(caches, request(), 'another', later)).rejects.toThrow('Failed to fetch')
  })

  test('what is not the same for everybody is not kept', async () => {
    network.mockResolvedValueOnce(json(1, 'no-store')).mockResolvedValueOnce(json(1, 'private, no-cache'))
    await freshData(caches, request(), 'x', later)
    await freshData(caches, request(), 'x', later)
    expect(works).toEqual([])
  })
})

describe('pictures and fonts', () => {
  const bounds = { name: 'pictures', entries: 2, size: 5 }
  const picture = (name: string) => `${ORIGIN}/files/${name}`

  test('come from the device the second time', async () => {
    network.mockResolvedValueOnce(new Response('a'))
    for (const _time of [1, 2]) {
      expect(await (await cachedFirst(caches, new Request(picture('a')), bounds, later)).text()).toBe('a')
      await Promise.all(works)
    }
    expect(network).toHaveBeenCalledOnce()
  })

  test('the oldest leave when there are too many; large ones and failures are not kept', async () => {
    for (const name of ['a', 'b', 'c']) await keep(caches, picture(name), new Response(name), bounds)
    await keep(caches, picture('large'), new Response('123456'), bounds)
    network.mockResolvedValueOnce(new Response('no', { status: 404 }))
    await cachedFirst(caches, new Request(picture('gone')), bounds, later)
    expect(await namesOf('pictures')).toEqual(['/files/b', '/files/c'])
    expect(works).toEqual([])
  })
})
