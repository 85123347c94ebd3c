import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { buildApp } from '#server/app.ts'
import { joinPacked, joinPlain, packSegment, refill } from '#server/pages/gzip-segments.ts'
import type { RenderPage } from '#server/pages/page-maker.ts'
import { testApp } from './support/test-app.ts'
import type { TestApp } from './support/test-app.ts'

let server: TestApp
let pages: FastifyInstance
let folder: string
let drawn: string[] = []

/** Stands for the interface: says what it was asked, and calls the API as pages do. */
const draw: RenderPage = async ({ url, nonce, fetchApi, now, origin }) => {
  drawn.push(url)
  if (url.startsWith('/menu/redirect')) return { kind: 'redirect', path: '/menu/bistro' }
  const alias = url.split('/')[2]?.split('?')[0] ?? ''
  if (alias === '') return { kind: 'page', status: 404, html: '' }
  const answer = await fetchApi(new Request(`${origin}/api/storefront?alias=${alias}`))
  const body = (await answer.json()) as { name?: string; contentVersion?: string }
  const html = `<html><script nonce="${nonce}">1</script>${body.name} ${now.toISOString()}<style nonce="${nonce}"></style></html>`
  const { contentVersion } = body
  return {
    kind: 'page',
    status: answer.status,
    html,
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
const nonceOf = (policy: unknown) =>
  /script-src 'nonce-([^']+)' 'strict-dynamic'/.exec(String(policy))?.[1] ?? 'none'

describe('pages', () => {
  test('are drawn once, and every answer has its own nonce in policy and page', async () => {
    const answers = [await open('/menu/bistro'), await open('/menu/bistro')]
    expect(drawn).toEqual(['/menu/bistro'])
    const nonces = answers.map((answer) => nonceOf(answer.headers['content-security-policy']))
    expect(new Set(nonces).size).toBe(2)
    for (const [index, answer] of answers.entries()) {
      expect(answer.body.split(`nonce="${nonces[index]}"`)).toHaveLength(3)
      expect(answer.headers['content-security-policy']).not.toMatch(/unsafe/)
    }
  })

  test('are compressed without being compressed again', async () => {
    const answer = await open('/menu/bistro', { 'accept-encoding': 'gzip, br' })
    expect(answer.headers['content-encoding']).toBe('gzip')
    const html = gunzipSync(answer.rawPayload).toString()
    expect(html).toContain('Bistró Ñandú')
    expect(html).toContain(`nonce="${nonceOf(answer.headers['content-security-policy'])}"`)
  })

  test('visitors at the same time and one after the other each get their own nonce, in one piece', async () => {
    const compressed = { 'accept-encoding': 'gzip' }
    const check = ({ headers, rawPayload }: Awaited<ReturnType<typeof open>>) => {
      const nonce = nonceOf(headers['content-security-policy'])
      expect(gunzipSync(rawPayload).toString().split(`nonce="${nonce}"`)).toHaveLength(3)
      return nonce
    }
    const nonces: string[] = []
    for (let round = 0; round < 3; round += 1) {
      const answers = await Promise.all(Array.from({ length: 8 }, () => open('/menu/bistro', compressed)))
      nonces.push(...answers.map(check))
    }
    expect(new Set(nonces).size).toBe(24)
  })

  test('visitors who come at the same time share one drawing', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => open('/menu/bistro/delivery')))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 10 }, () => 200))
    expect(drawn).toHaveLength(1)
  })

  test('a known page is not sent again, and keeps the policy of the copy', async () => {
    const first = await open('/menu/bistro')
    const again = await open('/menu/bistro', { 'if-none-match': String(first.headers.etag) })
    expect([again.statusCode, again.headers['content-security-policy']]).toEqual([304, undefined])
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
    expect(answer.statusCode).toBe(200)
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

describe('compressed pieces', () => {
  test('join into one stream that says the same as the text', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ unit: 'binary', maxLength: 400 }), { minLength: 1, maxLength: 6 }),
        fc.string({ minLength: 1, maxLength: 40 }),
        async (texts, filling) => {
          const segments = await Promise.all(texts.map(packSegment))
          const bytes = texts.flatMap((text, index) => [
            Buffer.from(index === 0 ? '' : filling),
            Buffer.from(text),
          ])
          const plain = joinPlain(segments, Buffer.from(filling))
          expect(gunzipSync(joinPacked(segments, Buffer.from(filling))).equals(plain)).toBe(true)
          expect(plain.equals(Buffer.concat(bytes))).toBe(true)
          const stale = joinPacked(segments, Buffer.alloc(Buffer.byteLength(filling), 'x'))
          expect(gunzipSync(refill(stale, segments, Buffer.from(filling))).equals(plain)).toBe(true)
        },
      ),
      { numRuns: 100 },
    )
  })

  test('are still small', async () => {
    const text = 'una milanesa con papas '.repeat(5_000)
    const { packed } = await packSegment(text)
    expect(packed.length).toBeLessThan(text.length / 100)
  })
})
