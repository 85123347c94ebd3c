import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { buildApp } from '#server/app.ts'
import type { RenderPage } from '#server/pages/page-maker.ts'
import { aliasOf, studioApp, type StudioApp } from './support/studio.ts'
import { ADMIN_TOKEN } from './support/test-app.ts'

let server: StudioApp
let pages: FastifyInstance
let folder: string
let alias: string
let drawn = 0

/** Stands for the interface: every page could be kept. */
const draw: RenderPage = async ({ url }) => {
  drawn += 1
  const html = `<html>${url.split('?')[0]}</html>`
  return {
    kind: 'page',
    status: 200,
    html: Buffer.from(html),
    inline: { scripts: [], styles: [] },
    cache: { contentVersion: 'x' },
  }
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrina-pages-'))
  mkdirSync(join(folder, '.vite'))
  for (const name of ['manifest', 'companion']) writeFileSync(join(folder, `.vite/${name}.json`), '{}')
  const entry = { file: 'studio/studio-Dk3f9aZb.js', isEntry: true, css: ['studio/studio-Aa3f9aZb.css'] }
  writeFileSync(join(folder, '.vite/studio.json'), JSON.stringify({ 'src/studio/client.tsx': entry }))
  server = await studioApp()
  alias = aliasOf(await server.draftOf({ tenant: 'bistro' }))
  const config = { ...server.config, clientDir: folder }
  pages = await buildApp({ store: server.store, config, clock: () => server.time.now, renderPage: draw })
})
afterAll(async () => {
  await pages.close()
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

const page = (url: string) => pages.inject({ url, headers: { accept: 'text/html' } })
const addresses = (name: string) => [
  `/menu/${name}`,
  `/menu/${name.replace('~', '%7E')}/Delivery`,
  `/menu/${name}/preview`,
  `/logistics/tracking/order/${name}/AAAAAAAAAAA`,
  `/logistics/${name}/shipments`,
  `/encuesta/${name}/AAAAAAAAAAA`,
  `/console/${name}`,
]

describe("a draft's pages", () => {
  test('are framed by our own site alone, listed by nobody and kept by nobody', async () => {
    for (const url of addresses(alias)) {
      const { statusCode, headers } = await page(url)
      expect([url, statusCode]).toEqual([url, 200])
      expect(headers['x-robots-tag']).toBe('noindex, nofollow')
      expect(headers['cache-control']).toBe('private, no-store')
      expect(headers['x-frame-options']).toBe('SAMEORIGIN')
      expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
    }
    const before = drawn
    await page(`/menu/${alias}`)
    await page(`/menu/${alias}`)
    expect(drawn).toBe(before + 2)
  })

  test("say kindly that a link is over, whatever stood behind it, and ask nothing of the mark's words", async () => {
    const forged = alias.replace(/.$/, (last) => (last === 'a' ? 'b' : 'a'))
    const at = server.time.now
    for (const [name, now] of [
      [forged, at],
      ['bistro~corto', at],
      ['x~<script>', at],
      [alias, new Date(at.getTime() + 7 * 86_400_000)],
    ] as const) {
      server.time.now = now
      for (const url of addresses(encodeURI(name))) {
        const { statusCode, headers, body } = await page(url)
        expect([url, statusCode]).toEqual([url, 404])
        expect(body).toContain('Este enlace venció')
        expect(body).not.toContain(name)
        expect(headers['x-robots-tag']).toBe('noindex, nofollow')
        expect(headers['cache-control']).toBe('private, no-store')
      }
    }
    server.time.now = at
  })

  test('leave the pages of venues as they are', async () => {
    const { headers } = await page('/menu/bistro?utm=~x')
    expect(headers['x-frame-options']).toBe('DENY')
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['x-robots-tag']).toBeUndefined()
    expect(headers['cache-control']).not.toContain('no-store')
  })
})

test("the studio's page is drawn by its own build, may be framed by nobody and reaches nothing of others", async () => {
  for (const url of ['/studio', '/studio/borradores/x']) {
    const { statusCode, headers, body } = await page(url)
    expect(statusCode).toBe(200)
    expect(body).toContain('src="/studio/studio-Dk3f9aZb.js"')
    expect(body).toContain('href="/studio/studio-Aa3f9aZb.css"')
    expect(headers['x-frame-options']).toBe('DENY')
    expect(headers['cross-origin-opener-policy']).toBe('same-origin')
    expect(headers['x-robots-tag']).toBe('noindex, nofollow')
    expect(headers['content-security-policy']).toContain("connect-src 'self'")
  }
})

test('[PAY-01] where payments are played, studio and outbox say that no money moves; elsewhere they do not', async () => {
  const said = async (app: FastifyInstance) => {
    const headers = { accept: 'text/html', authorization: `Bearer ${ADMIN_TOKEN}` }
    const answers = await Promise.all(['/studio', '/outbox'].map((url) => app.inject({ url, headers })))
    return answers.map(({ body }) => body.split('Pagos de prueba: no se cobra nada.').length - 1)
  }
  expect(await said(pages)).toEqual([1, 1])
  const config = { ...server.config, clientDir: folder, paymentsSandbox: false }
  const real = await buildApp({ store: server.store, config, clock: () => server.time.now, renderPage: draw })
  expect(await said(real)).toEqual([0, 0])
  await real.close()
})
