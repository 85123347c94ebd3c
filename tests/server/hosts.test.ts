// Longer than 300 lines: one server at the hosts of several brands, asked for all that differs from one to the other.

import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'

import { isTenantFile } from '#generated/validators/tenant-file.js'
import { buildApp } from '#server/app.ts'
import type { Config } from '#server/config.ts'
import { orders } from '#server/db/schema/orders.ts'
import type { RenderPage } from '#server/pages/page-maker.ts'
import { TENANT_CHANNEL } from '#server/repositories/tenants-repository.ts'
import { applyTenants } from '#server/tenants/apply-tenants.ts'
import { checkTenants } from '#server/tenants/check-tenants.ts'
import { editTenant } from '../support/edited-tenants.ts'
import { newKey, orderPayload } from './support/order-payload.ts'
import { ADMIN_TOKEN, FIXTURE_TENANTS, testApp, type TestApp } from './support/test-app.ts'

const PUBLIC = 'https://vitrina.example'
const BISTRO = 'pedidos.bistro.example'
const KIOSK = 'kiosk.vitrina.example'
const VITRINA = 'vitrina.example'

let server: TestApp
let folder: string
const apps: FastifyInstance[] = []
let drawn: { url: string; origin: string; home?: string }[] = []

/** Stands for the interface: says where it was drawn. */
const draw: RenderPage = async ({ url, origin, home, client }) => {
  drawn.push({ url, origin, home })
  const alias = url.split(/[/?]/)[2] ?? ''
  const inline = { scripts: [], styles: [] }
  const { data } = await client.GET('/api/storefront', { params: { query: { alias } } })
  if (alias === '' || data === undefined)
    return { kind: 'page', status: 404, html: Buffer.from('nothing'), inline }
  if (url === '/menu/kiosk') return { kind: 'redirect', path: '/menu/kiosk/Mostrador' }
  const cache = { contentVersion: data.contentVersion }
  return { kind: 'page', status: 200, html: Buffer.from(`${data.name} at ${origin} ${home}`), inline, cache }
}

const appWith = async (config: Partial<Config>) => {
  const app = await buildApp({
    store: server.store,
    config: { ...server.config, clientDir: folder, ...config },
    clock: () => server.time.now,
    renderPage: draw,
  })
  apps.push(app)
  return app
}

let app: FastifyInstance
let home: FastifyInstance
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrina-hosts-'))
  mkdirSync(join(folder, '.vite'))
  for (const name of ['manifest', 'companion']) writeFileSync(join(folder, `.vite/${name}.json`), '{}')
  writeFileSync(join(folder, '.vite/studio.json'), '{"src/studio.tsx":{"file":"studio/s.js","isEntry":true}}')
  const tenantsDir = join(folder, 'tenants')
  cpSync(FIXTURE_TENANTS, tenantsDir, { recursive: true })
  editTenant(tenantsDir, 'bistro', (_branch, _contact, tenant) => {
    tenant.hosts = [BISTRO, 'www.bistro.example']
    tenant.embedding = { allowedOrigins: ['https://bistro.example', 'https://www.bistro.example'] }
  })
  editTenant(tenantsDir, 'kiosk', (branch, _contact, tenant) => {
    tenant.hosts = [KIOSK]
    branch.googleTagManagerId = 'GTM-KIOSK'
  })
  editTenant(tenantsDir, 'chain', (branch) => {
    branch.googleTagManagerId = 'GTM-CHAIN'
  })
  server = await testApp({ tenantsDir })
  app = await appWith({ publicOrigin: PUBLIC, trustProxy: 1 })
  home = await appWith({})
})
afterAll(async () => {
  for (const one of apps) await one.close()
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(() => {
  drawn = []
})

type Headers = Record<string, string>
const open = async (at: FastifyInstance, host: string, url: string, headers: Headers = {}) => {
  const answer = await at.inject({ method: 'GET', url, headers: { accept: 'text/html', host, ...headers } })
  return {
    status: answer.statusCode,
    to: answer.headers.location,
    headers: answer.headers,
    body: answer.body,
  }
}

describe('a tenant with a host of its own', () => {
  test('has its pages at the root, drawn as those of its alias', async () => {
    expect((await open(app, BISTRO, '/')).status).toBe(200)
    expect((await open(app, BISTRO, '/Delivery/pastas?x=1')).body).toContain(`at https://${BISTRO} bistro`)
    expect((await open(app, BISTRO, '/preview')).status).toBe(200)
    expect(drawn.map(({ url }) => url)).toEqual([
      '/menu/bistro',
      '/menu/bistro/Delivery/pastas?x=1',
      '/menu/bistro/preview',
    ])
    expect((await open(app, KIOSK, '/')).to).toBe('/Mostrador')
    // whoever asks, and however the plate is called
    for (const url of ['/Delivery', '/Delivery/vinos/n.1.html'])
      expect((await open(app, BISTRO, url, { accept: '*/*' })).status).toBe(200)
  })

  test.each([
    [VITRINA, '/menu/bistro', `https://${BISTRO}/`],
    [VITRINA, '/menu/bistro/Delivery?tableUid=a&x=%C3%B1', `https://${BISTRO}/Delivery?tableUid=a&x=%C3%B1`],
    // another venue of the same tenant
    [VITRINA, '/menu/bistro-estricto/Delivery', `https://${BISTRO}/menu/bistro-estricto/Delivery`],
    [
      VITRINA,
      '/logistics/tracking/order/bistro/ABC',
      `https://${BISTRO}/logistics/tracking/order/bistro/ABC`,
    ],
    [VITRINA, '/encuesta/kiosk/ABC', `https://${KIOSK}/encuesta/kiosk/ABC`],
    ['www.bistro.example', '/Delivery', `https://${BISTRO}/Delivery`],
    [BISTRO, '/menu/bistro/Delivery', `https://${BISTRO}/Delivery`],
    [BISTRO, '/menu/bistro', `https://${BISTRO}/`],
    [BISTRO, '/menu', `https://${BISTRO}/`],
  ])('%s%s leads to %s', async (host, url, to) => {
    expect(await open(app, host, url)).toMatchObject({ status: 308, to })
    // a cache in front forgets it with the tenant
    expect((await open(app, host, url)).headers['surrogate-key']).toContain('vitrina-')
    expect(drawn).toEqual([])
  })

  test('shows no other tenant, and nothing that is not for diners', async () => {
    for (const url of [
      '/menu/kiosk',
      '/menu/chain',
      '/menu/nadie',
      '/console/bistro',
      '/guia',
      '/logistics/bistro/shipments',
      '/logistics/tracking/order/kiosk/ABC',
    ])
      expect([url, (await open(app, BISTRO, url)).status]).toEqual([url, 404])
    expect(new Set(drawn.map(({ url }) => url))).toEqual(new Set(['/']))
    expect((await open(app, VITRINA, '/menu/chain')).status).toBe(200)
    expect((await open(app, VITRINA, '/console/bistro')).to).toBeUndefined()
  })

  test('no way up and down again leads to another', async () => {
    const at = await appWith({ publicOrigin: PUBLIC, trustProxy: 1 })
    const { port } = new URL(await at.listen({ port: 0, host: '127.0.0.1' }))
    // a client of its own: others resolve dot segments before they send
    const asked = async (host: string, path: string) => {
      const headers = { host, accept: 'text/html' }
      const [answer] = (await once(request({ port, path, headers }).end(), 'response')) as [IncomingMessage]
      answer.resume()
      return { status: answer.statusCode, to: answer.headers.location }
    }
    for (const path of ['/menu/bistro/../kiosk', '/menu/bistro/%2e%2E/kiosk', '/x/..\\..\\menu/kiosk'])
      expect([path, await asked(BISTRO, path)]).toEqual([path, { status: 404, to: undefined }])
    expect(new Set(drawn.map(({ url }) => url))).toEqual(new Set(['/']))
    const to = `https://${BISTRO}/Delivery`
    expect(await asked(VITRINA, '/menu/chain/../bistro/Delivery')).toEqual({ status: 308, to })
  })

  test('pages are kept by host, and forgotten with the tenant', async () => {
    const kept = async () => {
      drawn = []
      await open(app, BISTRO, '/Salon')
      await open(app, KIOSK, '/Salon')
      return drawn.length
    }
    expect(await kept()).toBe(2)
    expect(await kept()).toBe(0)
    const { headers, body } = await open(app, KIOSK, '/Salon')
    expect(body).toContain(`at https://${KIOSK} kiosk`)
    expect(headers['surrogate-key']).toBe(`vitrina-kiosk vitrina-host-${KIOSK}`)
    await server.store.db.execute(sql`select pg_notify(${TENANT_CHANNEL}, 'kiosk')`)
    await expect.poll(kept).toBe(1)
  })

  test('robots, manifest and frames speak of its root', async () => {
    expect((await open(app, BISTRO, '/robots.txt')).body).toContain('Allow: /\n')
    expect((await open(app, VITRINA, '/robots.txt')).body).toContain('Allow: /menu\n')
    const manifest = (await open(app, BISTRO, '/menu/bistro/manifest.webmanifest')).body
    expect(JSON.parse(manifest)).toMatchObject({ id: '/', start_url: '/', scope: '/' })
    const other = (await open(app, VITRINA, '/menu/chain/manifest.webmanifest')).body
    expect(JSON.parse(other)).toMatchObject({ id: '/menu/chain', scope: '/menu/chain/' })
  })

  test('pages of its own site may show the menu in a frame, and nothing where one pays', async () => {
    const framesOf = async (url: string) => {
      const { headers } = await open(app, BISTRO, url)
      const policy = String(headers['content-security-policy'])
      return [/frame-ancestors ([^;]*)/.exec(policy)?.[1], headers['x-frame-options']]
    }
    const allowed = ['https://bistro.example https://www.bistro.example', undefined]
    // drawn, and kept
    for (const url of ['/Salon', '/Salon', '/preview']) expect(await framesOf(url)).toEqual(allowed)
    const none = ["'none'", 'DENY']
    for (const url of ['/checkout', '/checkout', '/order/ABC', '/nada/x/y/z'])
      expect(await framesOf(url)).toEqual(none)
    const { headers } = await open(app, KIOSK, '/Salon')
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect((await open(app, VITRINA, '/console/bistro')).headers['x-frame-options']).toBe('DENY')
  })

  test('no code that a tenant lets in runs at the host of another, nor at the platform beside its own host', async () => {
    const statusOf = async (host: string, alias: string) =>
      (await open(app, host, `/frames/${alias}/tags`)).status
    expect([await statusOf(KIOSK, 'kiosk'), await statusOf(VITRINA, 'chain-1')]).toEqual([200, 200])
    expect([await statusOf(BISTRO, 'kiosk'), await statusOf(KIOSK, 'chain-1')]).toEqual([404, 404])
    expect(await statusOf(VITRINA, 'kiosk')).toBe(404)
    expect(await statusOf('localhost', 'kiosk')).toBe(200)
  })

  test('the studio is at the platform alone', async () => {
    const headers = { authorization: `Bearer ${ADMIN_TOKEN}`, accept: '*/*' }
    const of = async (host: string) => {
      const calls = await open(app, host, '/api/studio/drafts', { ...headers, origin: `https://${host}` })
      return [(await open(app, host, '/studio')).status, calls.status]
    }
    expect(await of(VITRINA)).toEqual([200, 200])
    expect(await of(BISTRO)).toEqual([404, 403])
  })

  test('a browser has a session for each host, which no neighbour can set', async () => {
    const payload = await orderPayload(server, 'bistro')
    const order = async (host: string) => {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/order',
        payload,
        headers: { host, 'idempotency-key': newKey(), 'x-forwarded-proto': 'https' },
      })
      return { cookie: String(answer.headers['set-cookie']), order: answer.json<{ code: string }>() }
    }
    const { cookie, order: placed } = await order(BISTRO)
    expect(cookie).toMatch(/^__Host-vitrina_device=.*; Path=\/; .*HttpOnly; SameSite=Lax; Secure$/)
    expect(cookie).not.toContain('Domain')
    const at = `/api/orders?phone=${encodeURIComponent(payload.phone)}&branchContactId=bistro`
    const seen = async (value: string) =>
      (await app.inject({ url: at, headers: { host: BISTRO, cookie: value, 'x-forwarded-proto': 'https' } }))
        .body
    expect(await seen(cookie.split(';')[0] ?? '')).toContain(placed.code)
    // without the prefix, a page of a neighbouring sub-domain may have written it
    expect(await seen((cookie.split(';')[0] ?? '').replace('__Host-', ''))).not.toContain(
      payload.customerName,
    )
  })

  test('messages about an order lead to it, wherever it was placed', async () => {
    const payload = await orderPayload(server, 'bistro')
    for (const host of [BISTRO, VITRINA]) {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/order',
        payload,
        headers: { host, 'idempotency-key': newKey() },
      })
      const { code } = answer.json<{ code: string }>()
      const [row] = await server.store.db.select().from(orders).where(eq(orders.code, code))
      expect(row?.orderText).toContain(`https://${BISTRO}/order/${code}`)
    }
  })
})

describe('hosts that nobody declared', () => {
  test.each(['evil.example', 'evil.example:443', 'vitrina.example.evil.example', '6.6.6.6', '"><script>'])(
    '%s gets the status view and no call',
    async (host) => {
      for (const at of [app, home]) {
        const page = await open(at, host, '/menu/bistro')
        expect(page.status).toBe(404)
        expect(JSON.stringify([page.headers, page.body, drawn])).not.toContain('evil')
        expect((await open(at, host, '/api/storefront?alias=bistro', { accept: '*/*' })).status).toBe(404)
        expect((await open(at, host, '/api/health')).status).toBe(200)
      }
    },
  )

  test('a forwarded host counts as far as the proxy in front wrote it', async () => {
    const forwarded = { 'x-forwarded-host': BISTRO, 'x-forwarded-proto': 'https' }
    expect((await open(app, 'inner', '/Delivery', forwarded)).status).toBe(200)
    expect((await open(home, 'localhost', '/Delivery', forwarded)).status).toBe(404)
    expect((await open(app, BISTRO, '/Delivery', { 'x-forwarded-host': 'evil.example' })).status).toBe(404)
  })

  test('the machine answers to its own names as before', async () => {
    for (const host of ['127.0.0.1:4000', 'localhost', '[::1]:4000', '127.9.9.9']) {
      expect((await open(home, host, '/menu/bistro')).body).toContain(`at http://${host} undefined`)
      expect(await open(app, host, '/menu/bistro')).toMatchObject({ status: 200, to: undefined })
    }
    // what is drawn for the machine is shown to nobody else
    expect((await open(app, VITRINA, '/menu/bistro')).status).toBe(308)
  })

  test('without a public origin, a declared host is used by who came by it', async () => {
    expect((await open(home, `${BISTRO}:4000`, '/Salon')).body).toContain(`at http://${BISTRO}:4000 bistro`)
    expect((await open(home, `${BISTRO}:4000`, '/Salon')).headers['cache-control']).toBe('private, no-cache')
    expect((await open(home, 'localhost:4000', '/menu/bistro/Salon')).status).toBe(200)
  })

  test.each(['localhost:99999', '127.999.1.1', `${BISTRO}:70000`])(
    '%s is no address of anything',
    async (host) => {
      for (const at of [app, home]) expect((await open(at, host, '/menu/bistro')).status).toBe(404)
    },
  )

  test('a name of a tenant that the platform took leads to the platform', async () => {
    const taken = await appWith({ publicOrigin: `https://${KIOSK}` })
    expect(await open(taken, KIOSK, '/menu/kiosk/Salon')).toMatchObject({ status: 200, to: undefined })
  })

  test('live updates are for pages of declared hosts', async () => {
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    const answerTo = (origin: string) =>
      new Promise<number | 'open'>((resolve) => {
        const socket = new WebSocket(`${url.replace('http', 'ws')}/app/vitrina?protocol=7`, { origin })
        socket.on('open', () => resolve('open'))
        socket.on('unexpected-response', (_request, { statusCode = 0 }) => resolve(statusCode))
        socket.on('open', () => socket.terminate())
      })
    expect(await answerTo(`https://${BISTRO}`)).toBe('open')
    expect(await answerTo('https://evil.example')).toBe(403)
    expect(await answerTo(`http://${BISTRO}`)).toBe(403)
  })
})

describe('certificates on demand', () => {
  test.each([
    [BISTRO, 200],
    ['PEDIDOS.bistro.example', 200],
    ['www.bistro.example', 200],
    [VITRINA, 200],
    ['evil.example', 404],
    ['localhost', 404],
  ])('%s: %s', async (domain, status) => {
    const answer = await app.inject({ url: `/api/hosts/ask?domain=${domain}`, headers: { host: 'app:4000' } })
    expect(answer.statusCode).toBe(status)
  })
})

describe('claims', () => {
  const kiosk = JSON.parse(readFileSync(join(FIXTURE_TENANTS, 'kiosk/tenant.json'), 'utf8')) as object

  test('a host of another tenant, and that of the platform, are faults', async () => {
    const tenantsDir = join(folder, 'claims')
    cpSync(FIXTURE_TENANTS, tenantsDir, { recursive: true })
    editTenant(tenantsDir, 'chain', (_branch, _contact, tenant) => {
      tenant.hosts = ['one.example', VITRINA]
    })
    editTenant(tenantsDir, 'kiosk', (_branch, _contact, tenant) => {
      tenant.hosts = ['one.example', 'frames.example']
    })
    const platform = { publicOrigin: PUBLIC, framesOrigin: 'https://frames.example' }
    const { faults } = await checkTenants(tenantsDir, server.config.imagesDir, [], undefined, platform)
    expect(faults.map(({ file, path }) => `${file} ${path}`)).toEqual([
      'chain/tenant.json $.hosts[1]',
      'kiosk/tenant.json $.hosts[0]',
      'kiosk/tenant.json $.hosts[1]',
    ])
    expect(faults.at(-1)?.expected).toBe("a host name of its own: this one is FRAMES_ORIGIN's")
    editTenant(tenantsDir, 'chain', (_branch, _contact, tenant) => {
      tenant.hosts = [BISTRO]
    })
    editTenant(tenantsDir, 'bistro', (_branch, _contact, tenant) => {
      tenant.hosts = []
    })
    const apply = applyTenants(server.store, { ...server.config, tenantsDir, clock: () => server.time.now })
    await expect(apply).resolves.toMatchObject({ changed: ['bistro', 'chain', 'kiosk'] })
  })

  test.each(['Pedidos.example', 'pedidos.example:443', 'pedidos', '127.0.0.1', 'café.example', 'a..example'])(
    '%s is no host name',
    (host) => {
      expect(isTenantFile({ ...kiosk, hosts: [KIOSK] })).toBe(true)
      expect(isTenantFile({ ...kiosk, hosts: [host] })).toBe(false)
    },
  )
})
