import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { bodyOf } from '#api/client.ts'
import type { OrderCreated } from '#generated/models.ts'
import { buildApp } from '#server/app.ts'
import type { RenderPage } from '#server/pages/page-maker.ts'
import { newKey, orderPayload } from './support/order-payload.ts'
import { DINER_COOKIE, testApp, type TestApp } from './support/test-app.ts'

type Client = Parameters<RenderPage>[0]['client']

let server: TestApp
let pages: FastifyInstance
let folder: string
let client: Client | undefined

/** Stands for the interface, and hands out what it may ask with. */
const draw: RenderPage = async (input) => {
  client = input.client
  return { kind: 'page', status: 200, html: Buffer.alloc(0), inline: { scripts: [], styles: [] } }
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrina-calls-'))
  mkdirSync(join(folder, '.vite'))
  for (const name of ['manifest', 'companion']) writeFileSync(join(folder, `.vite/${name}.json`), '{}')
  server = await testApp()
  const config = { ...server.config, clientDir: folder, rateLimits: true }
  pages = await buildApp({ store: server.store, config, clock: () => server.time.now, renderPage: draw })
})
afterAll(async () => {
  await pages.close()
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

/** The client with which a page is drawn. */
async function clientFor(url: string, visitor: { cookie?: string; ip?: string } = {}): Promise<Client> {
  const { cookie = '', ip } = visitor
  await pages.inject({ method: 'GET', url, remoteAddress: ip, headers: { accept: 'text/html', cookie } })
  if (client === undefined) throw new Error(`Nothing was drawn for ${url}`)
  return client
}

test('a page gets what a browser gets from the route', async () => {
  const { GET } = await clientFor('/menu/bistro')
  const entity = await bodyOf(GET('/api/diner/{alias}', { params: { path: { alias: 'bistro' } } }))
  const contact = entity.type === 'branchContact' ? entity.branchContact : undefined
  const orderModeId = contact?.deliveryConfig.orderModes[0]?.id ?? ''
  const branchId = contact?.branch.id ?? ''
  const menu = { branchContactAlias: 'bistro', orderModeId }
  const answers: [string, Promise<unknown>][] = [
    ['/api/diner/bistro', Promise.resolve(entity)],
    [
      `/api/diner/bistro/menu/${orderModeId}`,
      bodyOf(GET('/api/diner/{branchContactAlias}/menu/{orderModeId}', { params: { path: menu } })),
    ],
    [
      `/api/diner/bistro/menu/${orderModeId}/outline`,
      bodyOf(GET('/api/diner/{branchContactAlias}/menu/{orderModeId}/outline', { params: { path: menu } })),
    ],
    [
      '/api/storefront?alias=bistro',
      bodyOf(GET('/api/storefront', { params: { query: { alias: 'bistro' } } })),
    ],
    ['/api/storefront', bodyOf(GET('/api/storefront', { params: { query: {} } }))],
    ['/api/directory', bodyOf(GET('/api/directory', { params: { query: {} } }))],
    [
      `/api/diner/branchcontacts/${branchId}`,
      bodyOf(GET('/api/diner/branchcontacts/{alias}', { params: { path: { alias: branchId } } })),
    ],
    [
      `/api/menucustomization/${branchId}`,
      bodyOf(GET('/api/menucustomization/{branchId}', { params: { path: { branchId } } })),
    ],
  ]
  for (const [url, asked] of answers) {
    const { status, body } = await server.call('GET', url)
    expect([status, JSON.parse(JSON.stringify(await asked))], url).toEqual([200, body])
  }
})

test('a page of an order asks as the browser that opens it, and a page for everybody as nobody', async () => {
  const { body: order } = await server.call<OrderCreated>('POST', '/api/order', {
    body: await orderPayload(server, 'bistro', { mode: 'delivery' }),
    headers: { 'idempotency-key': newKey() },
    cookie: DINER_COOKIE,
  })
  const path = { branchContactOrAlias: 'bistro', code: order.code }
  const page = `/menu/bistro/order/${order.code}`
  const isOwn = async (drawnWith: Client) =>
    (await bodyOf(drawnWith.GET('/api/diner/{branchContactOrAlias}/order/{code}', { params: { path } }))).own
  expect(await isOwn(await clientFor(page, { cookie: DINER_COOKIE }))).toBe(true)
  expect(await isOwn(await clientFor(page))).toBe(false)
  expect(await isOwn(await clientFor('/menu/bistro', { cookie: DINER_COOKIE }))).toBe(false)
})

test('who tries out codes by pages is told to wait, and no other visitor with him', async () => {
  const path = { branchContactOrAlias: 'bistro', code: 'AAAAAAAAAA' }
  const look = async (ip: string) => {
    const { GET } = await clientFor('/menu/bistro/order/AAAAAAAAAA', { ip })
    return GET('/api/diner/{branchContactOrAlias}/order/{code}', { params: { path } })
  }
  let last = await look('192.0.2.1')
  for (let tries = 0; tries < 400 && last.response.status !== 429; tries += 1) last = await look('192.0.2.1')
  expect(last.error).toMatchObject({ code: 'RATE_LIMITED', status: 429 })
  expect((await look('192.0.2.2')).error).toMatchObject({ code: 'ORDER_NOT_FOUND' })
})
