// Longer than 300 lines: what is true of every page, asked of one server, each start of which costs every run seconds.
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

import { toApiError } from '#api/client.ts'
import { buildApp } from '#server/app.ts'
import { readDocument } from '#server/contract/document.ts'
import type { RenderPage } from '#server/pages/page-maker.ts'
import { TENANT_CHANNEL } from '#server/repositories/tenants-repository.ts'
import { testApp, type TestApp } from './support/test-app.ts'

let server: TestApp
let pages: FastifyInstance
let folder: string
let drawn: string[] = []
/** What happens after a page read what it shows. */
let meanwhile: (() => Promise<unknown>) | undefined

const SCRIPT = 'start()'
/** Shorter pages are not worth compressing. */
const LONG = 'una milanesa con papas '.repeat(200)
const STYLE = 'p{color:red}'

const OFFER = { params: { path: { id: 'bistro-casa' } } }

/** Stands for the interface: says what it was asked, and calls the API as pages do. */
const draw: RenderPage = async ({ url, client, now, report }) => {
  drawn.push(url)
  if (url.startsWith('/menu/redirect')) return { kind: 'redirect', path: '/menu/bistro' }
  const alias = url.split('/')[2]?.split('?')[0] ?? ''
  const inline = { scripts: [SCRIPT], styles: [STYLE, ''] }
  if (alias === '') return { kind: 'page', status: 404, html: Buffer.alloc(0), inline }
  const { data, response } = await client.GET('/api/storefront', { params: { query: { alias } } })
  const offer = url.includes('offers')
    ? await client.GET('/api/branch/{id}/loyalty-program', OFFER)
    : undefined
  const html = `<html><script>${SCRIPT}</script><style>${STYLE}</style>${data?.name} offer ${offer?.response.status} ${now.toISOString()} ${LONG}</html>`
  const contentVersion = data?.contentVersion
  await meanwhile?.()
  // as where the page that says so is refused too
  if (url.includes('blank') && response.status === 429) throw toApiError({ code: 'RATE_LIMITED' }, response)
  const isOurFault = url.includes('fault')
  if (isOurFault) report(new Error('No such layout'))
  return {
    kind: 'page',
    status: isOurFault ? 503 : response.status,
    html: Buffer.from(html),
    inline,
    cache: contentVersion === undefined ? undefined : { contentVersion },
  }
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrina-pages-'))
  mkdirSync(join(folder, '.vite'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, '.vite/manifest.json'), '{}')
  writeFileSync(join(folder, '.vite/companion.json'), '{}')
  writeFileSync(join(folder, 'assets/app-DkfaZ93b.js'), 'plain')
  writeFileSync(join(folder, 'assets/app-DkfaZ93b.js.br'), 'brotli bytes')
  writeFileSync(join(folder, 'assets/app-DkfaZ93b.js.gz'), 'gzip bytes')
  writeFileSync(join(folder, 'robots-not.secret'), 'no')
  server = await testApp()
  const config = { ...server.config, clientDir: folder }
  pages = await buildApp({ store: server.store, config, clock: () => server.time.now, renderPage: draw })
})
afterAll(async () => {
  await pages.close()
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(() => {
  drawn = []
  server.time.now = new Date(server.time.now.getTime() + 3_600_000)
})

const open = (url: string, headers: Record<string, string> = {}) =>
  pages.inject({ method: 'GET', url, headers: { accept: 'text/html', ...headers } })
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const nameOf = (policy: unknown, name: string) =>
  String(policy)
    .split('; ')
    .find((rule) => rule.startsWith(name))

describe('pages', () => {
  test('are drawn once, and let in what they were written with and files of ours, nothing else', async () => {
    const [first, second] = [await open('/menu/bistro'), await open('/menu/bistro')]
    expect(drawn).toEqual(['/menu/bistro'])
    expect([second.body, second.headers['content-security-policy']]).toEqual([
      first.body,
      first.headers['content-security-policy'],
    ])
    const policy = first.headers['content-security-policy']
    expect(nameOf(policy, 'script-src')).toBe(`script-src 'self' ${hashOf(SCRIPT)}`)
    expect(nameOf(policy, 'style-src')).toBe(`style-src 'self' ${hashOf(STYLE)} ${hashOf('')}`)
    expect(policy).not.toMatch(/unsafe|nonce/)
  })

  test('where somebody works with a token are kept from windows that open them, diners’ are not', async () => {
    const isolated = async (url: string) =>
      (await open(url)).headers['cross-origin-opener-policy'] === 'same-origin'
    for (const url of ['/console/bistro', '/console/bistro/caja', '/logistics/bistro/shipments'])
      expect([url, await isolated(url)]).toEqual([url, true])
    for (const url of [
      '/menu/bistro',
      '/guia',
      '/encuesta/bistro/ABC',
      '/logistics/tracking/order/bistro/ABC',
    ])
      expect([url, await isolated(url)]).toEqual([url, false])
  })

  test('say the same in each form that a browser takes, the smallest first', async () => {
    const plain = await open('/menu/bistro')
    expect([plain.headers['content-encoding'], plain.headers.vary]).toEqual([undefined, 'accept-encoding'])
    const brotli = await open('/menu/bistro', { 'accept-encoding': 'gzip, br' })
    const gzip = await open('/menu/bistro', { 'accept-encoding': 'gzip, br;q=0' })
    expect([brotli, gzip].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip'])
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body)
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
    expect(gzip.rawPayload.length).toBeLessThan(plain.rawPayload.length / 10)
    expect(drawn).toHaveLength(1)
  })

  test('may be kept in front of the server only where their address is declared', async () => {
    const { headers } = await open('/menu/bistro')
    expect(headers['cache-control']).toBe('private, no-cache')
    expect([headers['cdn-cache-control'], headers['cache-tag']]).toEqual([undefined, undefined])
  })

  test('a cache in front keeps them for half a minute, and is told when their tenant changed', async () => {
    const told: unknown[] = []
    const front = createServer((request, response) => {
      void text(request).then((body) => {
        told.push([request.method, request.url, request.headers['fastly-key'], JSON.parse(body || '{}')])
        // the key is for nobody else
        response.writeHead(302, { location: `http://localhost:${port}/elsewhere` }).end()
      })
    }).listen(0, '127.0.0.1')
    await once(front, 'listening')
    const { port } = front.address() as AddressInfo
    const config = {
      ...server.config,
      clientDir: folder,
      publicOrigin: 'https://pide.example',
      pagePurgeUrl: `http://127.0.0.1:${port}/purge/{tag}`,
      pagePurgeHeader: { 'Fastly-Key': 'secret' },
    }
    const clock = () => server.time.now
    const declared = await buildApp({ store: server.store, config, clock, renderPage: draw })
    const { headers } = await declared.inject({ url: '/menu/bistro', headers: { accept: 'text/html' } })
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=30',
      'cdn-cache-control': 'max-age=30, stale-while-revalidate=30',
      'cache-tag': 'vitrina-bistro',
      'surrogate-key': 'vitrina-bistro',
    })
    expect(headers['set-cookie']).toBeUndefined()
    for (const closed of [true, false])
      await server.call('PUT', '/api/admin/branchcontacts/bistro/closure', { admin: true, body: { closed } })
    const call = ['POST', '/purge/vitrina-bistro', 'secret', { tags: ['vitrina-bistro'] }]
    await expect.poll(() => told.length).toBe(2)
    await declared.close()
    expect(told).toEqual([call, call])
    front.close()
  })

  test('visitors who come at the same time share one drawing', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => open('/menu/bistro/delivery')))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 10 }, () => 200))
    expect(drawn).toHaveLength(1)
  })

  test('a page whose calls fail is drawn once for all who wait, and not kept', async () => {
    await open('/menu/bistro')
    vi.spyOn(server.store.db, 'select').mockImplementation(() => {
      throw Object.assign(new Error('the database system is shutting down'), { code: '57P03' })
    })
    const answers = await Promise.all(Array.from({ length: 10 }, () => open('/menu/bistro?offers')))
    vi.restoreAllMocks()
    for (const { body } of answers) expect(body).toContain('offer 503')
    expect(drawn).toEqual(['/menu/bistro', '/menu/bistro?offers'])
    expect((await open('/menu/bistro?offers')).body).toContain('offer 200')
  })

  test('a known page is not sent again, and keeps its policy', async () => {
    const first = await open('/menu/bistro')
    const again = await open('/menu/bistro', { 'if-none-match': String(first.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy'])
  })

  test('do not go on saying what was true half a minute ago, nor what another version said', async () => {
    await open('/menu/bistro')
    server.time.now = new Date(server.time.now.getTime() + 31_000)
    await open('/menu/bistro')
    expect(drawn).toHaveLength(2)
    await server.call('PUT', '/api/admin/branchcontacts/bistro/closure', {
      admin: true,
      body: { closed: true },
    })
    await expect
      .poll(async () => {
        await open('/menu/bistro')
        return drawn.length
      })
      .toBeGreaterThan(2)
    await server.call('PUT', '/api/admin/branchcontacts/bistro/closure', {
      admin: true,
      body: { closed: false },
    })
  })

  test('that changed while they were drawn are drawn anew', async () => {
    const close = (closed: boolean) =>
      server.call('PUT', '/api/admin/branchcontacts/bistro/closure', { admin: true, body: { closed } })
    const changes = () =>
      new Promise<void>((resolve) => {
        void server.store.listen(TENANT_CHANNEL, () => resolve())
      })
    meanwhile = async () => {
      const isTold = changes()
      await close(true)
      await isTold
    }
    await open('/menu/bistro')
    meanwhile = undefined
    await open('/menu/bistro')
    expect(drawn).toHaveLength(2)
    await close(false)
  })

  test("a page for nobody's cache is drawn each time, redirects and unknown addresses included", async () => {
    const missing = await open('/menu/nadie')
    expect([missing.statusCode, missing.headers['cache-control']]).toEqual([404, 'no-store'])
    await open('/menu/nadie')
    expect(drawn).toHaveLength(2)
    expect((await open('/menu/redirect/x')).headers.location).toBe('/menu/bistro')
    expect((await open('/')).headers.location).toBe('/menu')
    expect((await open('/somewhere')).statusCode).toBe(404)
  })

  test('calls and files never answer with a page', async () => {
    for (const url of ['/api/nothing', '/assets/nothing.js', '/files/nothing']) {
      expect((await open(url)).headers['content-type']).toMatch(/^application\/problem\+json/)
    }
    expect((await pages.inject({ method: 'GET', url: '/nowhere' })).headers['content-type']).toMatch(
      /problem/,
    )
  })

  test('a host that is none does not reach the page', async () => {
    const answer = await open('/menu/bistro', { host: '"><script>' })
    expect(answer.statusCode).toBe(404)
    expect(answer.body).not.toContain('"><script>')
  })
})

describe('a visitor who asks too often', () => {
  let limited: FastifyInstance
  const said: string[] = []
  beforeEach(async () => {
    const config = { ...server.config, clientDir: folder, rateLimits: true, trustProxy: 1 }
    said.length = 0
    limited = await buildApp({
      store: server.store,
      config: { ...config, logLevel: 'error' },
      clock: () => server.time.now,
      renderPage: draw,
      logStream: { write: (line) => void said.push(line) },
    })
  })
  afterEach(() => limited.close())

  const openFrom = (ip: string, url: string) =>
    limited.inject({ url, headers: { accept: 'text/html', 'x-forwarded-for': ip } })
  const leave = async (left: number) => {
    const { calls } = readDocument()['x-rate-limits'].limits
    if (calls === undefined) throw new Error('No such limit')
    for (let n = left; n < calls.count; n += 1)
      await limited.rateCounts.take({ ...calls, name: 'calls' }, '192.0.2.1', server.time.now)
  }

  test.each(['', '?blank'])(
    'is refused a page that is drawn once for all others who come meanwhile %s',
    async (query) => {
      await leave(0)
      let asked = 0
      limited.addHook('preHandler', async () => void (asked += 1))
      meanwhile = async () => {
        await expect.poll(() => asked).toBe(4)
        // what lies between is in memory
        await new Promise(setImmediate)
      }
      const refused = openFrom('192.0.2.1', `/menu/bistro${query}`)
      await expect.poll(() => drawn).toHaveLength(1)
      meanwhile = undefined
      const others = await Promise.all([2, 3, 4].map((n) => openFrom(`192.0.2.${n}`, `/menu/bistro${query}`)))
      expect([await refused, ...others].map(({ statusCode }) => statusCode)).toEqual([429, 200, 200, 200])
      expect(drawn).toHaveLength(2)
    },
  )

  test('is shown a page without what was refused, which nobody else is shown', async () => {
    await leave(1)
    const poor = await openFrom('192.0.2.1', '/menu/bistro?offers')
    const { 'cache-control': kept, 'retry-after': retryAfter } = poor.headers
    expect([poor.statusCode, kept, retryAfter]).toEqual([200, 'no-store', undefined])
    expect(poor.body).toContain('offer 429')
    expect((await openFrom('192.0.2.2', '/menu/bistro?offers')).body).toContain('offer 200')
  })

  test('is not blamed for a fault of ours on the same page', async () => {
    await leave(1)
    const failed = await openFrom('192.0.2.1', '/menu/bistro?offers&fault')
    expect(failed.body).toContain('offer 429')
    expect([failed.statusCode, failed.headers['retry-after']]).toEqual([503, '2'])
    expect(said.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual(['page failed'])
  })
})

describe('browser files', () => {
  const file = '/assets/app-DkfaZ93b.js'

  test('are sent in the best form the browser takes, for ever', async () => {
    const brotli = await open(file, { 'accept-encoding': 'gzip, br' })
    expect([brotli.headers['content-encoding'], brotli.body]).toEqual(['br', 'brotli bytes'])
    const gzip = await open(file, { 'accept-encoding': 'gzip, br;q=0' })
    expect([gzip.headers['content-encoding'], gzip.body]).toEqual(['gzip', 'gzip bytes'])
    const plain = await open(file)
    expect([plain.body, plain.headers['cache-control']]).toEqual([
      'plain',
      'public, max-age=31536000, immutable',
    ])
    expect(plain.headers['content-type']).toBe('text/javascript; charset=utf-8')
  })

  test("only those with a known type, and none of the build's own", async () => {
    for (const url of ['/.vite/manifest.json', '/robots-not.secret', '/assets/../../package.json']) {
      expect((await open(url, { accept: '*/*' })).statusCode).toBe(404)
    }
  })
})
