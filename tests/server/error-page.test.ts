import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

import { STATE_ELEMENT_ID } from '#app/page-state.ts'
import { readDocument } from '#server/contract/document.ts'
import { drawnPages } from './support/drawn-pages.ts'
import { testApp, type TestApp } from './support/test-app.ts'

const lines: string[] = []
let server: TestApp
let pages: FastifyInstance

beforeAll(async () => {
  server = await testApp()
  const logStream = { write: (line: string) => void lines.push(line) }
  pages = await drawnPages(server, { config: { logLevel: 'warn' }, logStream })
})
afterAll(async () => {
  await pages.close()
  await server.close()
})

test('a page that cannot be drawn shows the id under which the log says why', async () => {
  await server.store.db.execute('alter table menus rename to menus_away')
  const answer = await pages.inject({ url: '/menu/bistro/Take-Away', headers: { accept: 'text/html' } })
  await server.store.db.execute('alter table menus_away rename to menus')
  const id = String(answer.headers['x-request-id'])
  expect([answer.statusCode, id]).toEqual([503, expect.stringMatching(/^[0-9a-f-]{36}$/)])
  expect(answer.body).toContain(`Código del error: ${id}.`)
  const [, state = '{}'] = new RegExp(`id="${STATE_ELEMENT_ID}"[^>]*>([^<]*)<`).exec(answer.body) ?? []
  expect(JSON.parse(state)).toMatchObject({ obstacle: 'error', requestId: id })
  const told = lines.flatMap((line) => {
    const entry = JSON.parse(line) as { reqId?: string; msg: string }
    return entry.reqId === id ? [entry.msg] : []
  })
  expect(told).toEqual(expect.arrayContaining(['call failed', 'answered']))

  const whole = await pages.inject({ url: '/menu/bistro/Take-Away', headers: { accept: 'text/html' } })
  expect(whole.body).not.toContain('Código del error')
})

test('so does a page beside the storefront', async () => {
  await server.store.db.execute('alter table orders rename to orders_away')
  const url = '/encuesta/bistro/AAAAAAAAAAA'
  const answer = await pages.inject({ url, headers: { accept: 'text/html' } })
  await server.store.db.execute('alter table orders_away rename to orders')
  const id = String(answer.headers['x-request-id'])
  expect(answer.statusCode).toBe(503)
  expect(answer.body).toContain(`Código del error: ${id}.`)
  const [, state = '{}'] = new RegExp(`id="${STATE_ELEMENT_ID}"[^>]*>([^<]*)<`).exec(answer.body) ?? []
  expect(JSON.parse(state)).toMatchObject({ obstacle: 'error', requestId: id })
})

test('the log says what kept a page from being drawn, also where no call failed', async () => {
  // the fixture has no layout for it
  const url = '/menu/bistro/order/AAAAAAAAAAA'
  const answer = await pages.inject({ url, headers: { accept: 'text/html' } })
  const id = String(answer.headers['x-request-id'])
  expect([answer.statusCode, answer.body.includes(`Código del error: ${id}.`)]).toEqual([503, true])
  const told = lines.map(
    (line) => JSON.parse(line) as { reqId?: string; msg: string; err?: { message: string } },
  )
  expect(told.find(({ reqId, msg }) => reqId === id && msg === 'page failed')?.err?.message).toBe(
    "No layout or screen 'follow-up'",
  )
})

test.each([
  ['calls', '/menu/bistro'],
  ['surveys', '/encuesta/bistro/AAAAAAAAAAA'],
])('beyond the limit of %s a page is refused, and the log tells of no fault', async (name, url) => {
  const told: string[] = []
  const limited = await drawnPages(server, {
    config: { logLevel: 'warn', rateLimits: true },
    logStream: { write: (line) => void told.push(line) },
  })
  const limit = readDocument()['x-rate-limits'].limits[name]
  if (limit === undefined) throw new Error('No such limit')
  for (let n = 0; n < limit.count; n += 1)
    await limited.rateCounts.take({ ...limit, name }, '127.0.0.1', server.time.now)
  const answer = await limited.inject({ url, headers: { accept: 'text/html' } })
  await limited.close()
  expect([answer.statusCode, answer.body.includes('Código del error')]).toEqual([429, true])
  expect(answer.headers['retry-after']).toMatch(/^[1-9]\d*$/)
  expect(told.filter((line) => line.includes('"level":50'))).toEqual([])
})

// An error that nobody waits for ends the process, and with it this run.
test.each([
  ['a host that nobody declared', { url: '/menu/bistro', headers: { host: '203.0.113.9' } }],
  ['an address that nothing can read', { url: '/menu/%', headers: {} }],
])('while the database is away the page of %s ends nothing else', async (_what, { url, headers }) => {
  // nothing is known to it yet
  const fresh = await drawnPages(server)
  await server.store.db.execute('alter table tenants rename to tenants_away')
  const ask = async () => {
    try {
      return await fresh.inject({ url, headers: { accept: 'text/html', ...headers } })
    } finally {
      await server.store.db.execute('alter table tenants_away rename to tenants')
    }
  }
  const answer = await ask()
  expect(answer.statusCode).toBe(500)
  expect(answer.headers['content-type']).toContain('text/html')
  await fresh.close()
})

describe('[ROUTE-09] while the database cannot answer', () => {
  let fresh: FastifyInstance
  beforeAll(async () => {
    fresh = await drawnPages(server)
    vi.spyOn(server.store.db, 'select').mockImplementation(() => {
      throw Object.assign(new Error('the database system is shutting down'), { code: '57P03' })
    })
  })
  afterAll(async () => {
    vi.restoreAllMocks()
    await fresh.close()
  })

  test.each([
    '/menu',
    '/menu/bistro',
    '/menu/bistro/Take-Away',
    '/logistics/tracking/order/bistro/AAAAAAAAAAA',
  ])('%s is a status view that a browser comes back to', async (url) => {
    const answer = await fresh.inject({ url, headers: { accept: 'text/html,*/*;q=0.8' } })
    const { 'retry-after': retryAfter, 'cache-control': kept, 'x-request-id': id } = answer.headers
    expect([answer.statusCode, retryAfter, kept]).toEqual([503, '2', 'no-store'])
    expect(answer.body).toContain('<h1>Algo no salió bien</h1>')
    expect(answer.body).toContain(`Código del error: ${String(id)}.`)
    expect(answer.body).toContain('<a href="">Reintentar</a>')
  })

  test('a program is told the code, whatever it asked for', async () => {
    for (const url of ['/menu/bistro', '/api/diner/bistro']) {
      const answer = await fresh.inject({ url, headers: { accept: '*/*' } })
      expect([answer.statusCode, answer.json()]).toEqual([
        503,
        expect.objectContaining({ code: 'UNAVAILABLE' }),
      ])
    }
  })
})
