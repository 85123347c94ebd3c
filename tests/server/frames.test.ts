import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { applyTenants } from '#server/tenants/apply-tenants.ts'
import { editTenant } from '../support/edited-tenants.ts'
import { copyTenants, type TenantCopies } from './support/tenant-copies.ts'
import { testApp, type TestApp } from './support/test-app.ts'

const PAGES = 'https://vitrina.example'
const FRAMES = 'https://marcos.example'
const OWN = 'https://kiosk.example'
const PAGE = encodeURIComponent(PAGES)

describe('[ANALYTICS-02] frames at an address of their own', () => {
  let server: TestApp
  let app: FastifyInstance
  let copies: TenantCopies
  let clientDir: string
  beforeAll(async () => {
    clientDir = mkdtempSync(join(tmpdir(), 'vitrina-frames-'))
    mkdirSync(join(clientDir, '.vite'))
    for (const name of ['manifest', 'companion']) writeFileSync(join(clientDir, `.vite/${name}.json`), '{}')
    copies = copyTenants()
    for (const alias of ['bistro', 'kiosk'])
      editTenant(copies.tenantsDir, alias, (branch, _contact, tenant) => {
        branch.googleTagManagerId = `GTM-${alias.toUpperCase()}`
        if (alias === 'kiosk') tenant.hosts = [new URL(OWN).host]
      })
    server = await testApp(copies)
    app = await buildApp({
      store: server.store,
      config: { ...server.config, publicOrigin: PAGES, framesOrigin: FRAMES, trustProxy: 1, clientDir },
      clock: () => server.time.now,
      // what is refused is drawn as the page of no address
      renderPage: async ({ url }) => ({
        kind: 'page',
        status: url === '/menu/bistro' ? 200 : 404,
        html: Buffer.from('page'),
        inline: { scripts: [], styles: [] },
      }),
    })
  })
  afterAll(async () => {
    await app.close()
    await server.close()
    copies.remove()
    rmSync(clientDir, { recursive: true })
  })
  const open = async (origin: string, url: string) => {
    const headers = { accept: 'text/html', host: new URL(origin).host, 'x-forwarded-proto': 'https' }
    const { statusCode, headers: answered, body } = await app.inject({ method: 'GET', url, headers })
    return { status: statusCode, to: answered.location, headers: answered, body }
  }

  test('a page is led there, with its own address and its campaign', async () => {
    expect(await open(PAGES, '/frames/bistro/tags?utm_source=x')).toMatchObject({
      status: 302,
      to: `${FRAMES}/frames/bistro/tags/${PAGE}?utm_source=x`,
    })
    for (const url of ['/frames/chain-1/tags', '/frames/kiosk/tags', `/frames/bistro/tags/${PAGE}`])
      expect((await open(PAGES, url)).status).toBe(404)
  })

  test('at its own host a tenant has its frames, where nobody else’s data are', async () => {
    const { status, headers } = await open(OWN, '/frames/kiosk/tags')
    expect(status).toBe(200)
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
  })

  test('it may be shown by that page alone', async () => {
    const { status, headers, body } = await open(FRAMES, `/frames/bistro/tags/${PAGE}`)
    expect(status).toBe(200)
    expect(headers['content-security-policy']).toContain(`frame-ancestors ${PAGES}`)
    expect(headers['x-frame-options']).toBeUndefined()
    expect(body).toContain(`"location":"${PAGES}/menu/bistro"`)
    for (const page of ['https://stranger.example', OWN, 'x', `${PAGES}/menu`])
      expect((await open(FRAMES, `/frames/bistro/tags/${encodeURIComponent(page)}`)).status).toBe(404)
  })

  test('nothing else is there: no page, no call, no frame beside the address of pages', async () => {
    for (const url of [
      '/',
      '/menu/bistro',
      '/api/diner/bistro',
      '/studio',
      '/frames/bistro/tags',
      '/frames/bistro/orders/ABC/challenge',
    ])
      expect([url, (await open(FRAMES, url)).status]).toEqual([url, 404])
    expect((await open(FRAMES, '/api/health')).status).toBe(200)
    const ask = (host: string) => open(PAGES, `/api/hosts/ask?domain=${host}`)
    expect((await ask('marcos.example')).status).toBe(200)
  })

  test('pages let it in', async () => {
    const { headers } = await open(PAGES, '/menu/bistro')
    expect(headers['content-security-policy']).toContain(`frame-src 'self' ${FRAMES}`)
  })

  test.each([[PAGES], [`${PAGES}:8443`], ['http://marcos.example'], ['https://marcos.example?x']])(
    '%s is refused',
    (frames) => {
      expect(() => readConfig({ PUBLIC_ORIGIN: PAGES, FRAMES_ORIGIN: frames })).toThrow(/^FRAMES_ORIGIN: /)
    },
  )

  test('a tenant that claims the name is not led there', async () => {
    editTenant(copies.tenantsDir, 'bistro', (_branch, _contact, tenant) => {
      tenant.hosts = [new URL(FRAMES).host]
    })
    await applyTenants(server.store, { ...copies, clock: () => server.time.now })
    expect((await open(PAGES, '/menu/bistro')).status).toBe(200)
  })
})
