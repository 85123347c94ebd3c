import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { OrderCreated } from '#generated/models.ts'
import { drawnPages } from './support/drawn-pages.ts'
import { hearStatements, type Statement } from './support/heard-statements.ts'
import { newKey, orderPayload } from './support/order-payload.ts'
import { testApp, type TestApp } from './support/test-app.ts'

let server: TestApp
let pages: FastifyInstance
let heard: Statement[]
let body: Awaited<ReturnType<typeof orderPayload>>
let placed: OrderCreated
const key = newKey()
beforeAll(async () => {
  server = await testApp()
  pages = await drawnPages(server)
  body = await orderPayload(server, 'bistro')
  // what a venue says is read once by each process
  await place(newKey())
  await server.app.worker.runDue()
  await open('/menu/bistro/Take-Away?tableNumber=1')
  heard = hearStatements(server.store)
})
afterAll(async () => {
  await pages.close()
  await server.close()
})

async function place(under: string): Promise<OrderCreated> {
  const headers = { 'idempotency-key': under }
  const { status, body: order } = await server.call<OrderCreated>('POST', '/api/order', { body, headers })
  expect([200, 201]).toContain(status)
  return order
}
const open = async (url: string) =>
  expect((await pages.inject({ url, headers: { accept: 'text/html' } })).statusCode).toBe(200)
const report = async () => {
  const event = { event: 'ITEM_VIEW', context: { alias: 'bistro' }, impediments: [] }
  const headers = { 'session-id': 'a-visit-of-somebody' }
  const { status } = await server.call('POST', '/api/analytics/events', { body: event, headers })
  expect(status).toBe(204)
}
const get = async (url: string) => expect((await server.call('GET', url)).status).toBe(200)

/** A statement by its first word and its first table. */
const shortOf = ({ sql }: Statement) =>
  `${/^\s*(\w+)/.exec(sql)?.[1]} ${/(?:from|into|update) "(\w+)"/.exec(sql)?.[1]}`

/** What is asked of the database on a diner's way, by a server that knows the venue. */
test.each<[string, () => Promise<unknown>, string[]]>([
  ['a menu page that nobody has drawn', () => open('/menu/bistro/Take-Away'), []],
  ['a menu page that is kept', () => open('/menu/bistro/Take-Away'), []],
  ['the data of the menu', () => get('/api/diner/bistro/menu/bistro.take-away'), []],
  // 'impediments' has the shape of a code, and names nothing as a key
  ['a report of a visit', report, ['insert analytics_events']],
  // its category, 'Principales', might be the code of a draft's sample
  ['an order', async () => (placed = await place(key)), ['select draft_samples', 'with idempotency_keys']],
  [
    // by a browser that lost its session, and gets the order for its new one
    'the same order again',
    () => place(key),
    [
      'select draft_samples',
      'with idempotency_keys',
      'select idempotency_keys',
      'select orders',
      'update orders',
    ],
  ],
  [
    'its page',
    () => get(`/api/diner/bistro/order/${placed.code}`),
    [
      'select orders',
      'select order_lines',
      'select order_events',
      'select order_reports',
      'select charges',
      'select refunds',
      'select receipts',
    ],
  ],
])('%s: statements', async (_, work, expected) => {
  heard.length = 0
  await work()
  expect(heard.map(shortOf)).toEqual(expected)
})
