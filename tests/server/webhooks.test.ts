// Longer than 300 lines: one receiver and what a till may do with it.

import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { MINUTE_MS } from '#domain/time/lengths.ts'
import type { ConsoleToken, Problem, Webhook, WebhookDeliveries, Webhooks } from '#generated/models.ts'
import { buildApp } from '#server/app.ts'
import { bearer, placeAt, venueToken } from './support/console.ts'
import { BY_CARD, deliveries, riderCalls } from './support/deliveries.ts'
import { startShift } from './support/shift.ts'
import { SATURDAY_NOON, testApp, type TestApp } from './support/test-app.ts'

const BISTRO = '/api/admin/branchcontacts/bistro'

type Heard = { headers: IncomingMessage['headers']; text: string; body: Event }
type Event = {
  id: string
  eventId: number
  topic: string
  at: string
  data: { code?: string; status?: string; revision?: number }
}

/** A receiver as a till would run it, with answers that the test sets. */
const heard: Heard[] = []
let answer: (event: Event) => number | 'hang-up' = () => 200
const receiver = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    const text = Buffer.concat(chunks).toString('utf8')
    const body = JSON.parse(text) as Event
    heard.push({ headers: request.headers, text, body })
    const status = answer(body)
    if (status === 'hang-up') request.socket.destroy()
    else response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end('x'.repeat(50_000))
  })
})

let server: TestApp
let token: ConsoleToken
let url: string
beforeAll(async () => {
  server = await testApp({ config: { webhooksToLoopback: true } })
  token = await venueToken(server, 'bistro')
  receiver.listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/till`
})
afterAll(async () => {
  receiver.close()
  await server.close()
})
beforeEach(() => {
  heard.length = 0
  answer = () => 200
  server.time.now = SATURDAY_NOON
})

const create = (body: object, options: object = bearer(token)) =>
  server.call<Webhook & Problem>('POST', `${BISTRO}/webhooks`, { body, ...options })
const forget = ({ id }: Webhook) => server.call('DELETE', `${BISTRO}/webhooks/${id}`, { admin: true })
const sentTo = async ({ id }: Webhook) =>
  (await server.call<WebhookDeliveries>('GET', `${BISTRO}/webhooks/${id}/deliveries`, bearer(token))).body
    .deliveries
const move = (code: string, status: string) =>
  server.call('PUT', `/api/admin/orders/${code}/status`, { body: { status }, admin: true })
const work = (afterMs = 0) => {
  server.time.now = new Date(server.time.now.getTime() + afterMs)
  return server.app.worker.runDue()
}
const told = () => heard.map(({ body }) => `${body.topic} ${body.data.status ?? ''}`.trim())

test('an order, its moves and a pause arrive in order, signed, and nothing of another venue', async () => {
  const { body: hook } = await create({ url, topics: ['order.placed', 'order.moved', 'venue.paused'] })
  const { code } = await placeAt(server, 'bistro')
  await placeAt(server, 'bistro-estricto')
  await move(code, 'ACCEPTED')
  await server.call('PUT', `${BISTRO}/closure`, { body: { closed: true, reason: 'Luz' }, admin: true })
  await server.call('PUT', `${BISTRO}/closure`, { body: { closed: false }, admin: true })
  // an event says when it happened, not when it is told
  await work(1_000)
  expect(told()).toEqual(['order.placed GENERATED', 'order.moved ACCEPTED', 'venue.paused'])
  expect(heard[0]?.body).toMatchObject({
    at: SATURDAY_NOON.toISOString(),
    data: { code, branchContact: 'bistro' },
  })
  expect(heard.map(({ body }) => body.data.revision)).toEqual([0, 1, undefined])
  const ids = heard.map(({ body }) => body.eventId)
  expect(ids).toEqual(ids.toSorted((a, b) => a - b))
  expect((await sentTo(hook)).map(({ eventId }) => eventId)).toEqual(ids.toReversed())
  const { text = '', headers } = heard[0] ?? {}
  const seconds = server.time.now.getTime() / 1_000
  const signature = createHmac('sha256', hook.secret ?? '')
    .update(`${seconds}.${text}`)
    .digest('hex')
  expect(headers?.['vitrina-signature']).toBe(`t=${seconds},v1=${signature}`)
  expect((await sentTo(hook)).map(({ state, lastAnswer }) => [state, lastAnswer])).toEqual(
    Array.from({ length: 3 }, () => ['DELIVERED', '200']),
  )
  await forget(hook)
})

test('[PAY-01] a change of a payment arrives with what became of the order’s money', async () => {
  const { body: hook } = await create({ url, topics: ['payment.changed'] })
  const { code } = await placeAt(server, 'bistro', BY_CARD)
  await move(code, 'ACCEPTED')
  const body = { amount: 100, reason: 'Faltó la sopa' }
  await server.call('POST', `/api/admin/orders/${code}/refunds`, { body, admin: true })
  await work()
  const order = { code, branchContact: 'bistro', paid: true }
  expect(heard.map(({ body: event }) => [event.topic, event.data])).toEqual(
    [
      { ...order, status: 'GENERATED', revision: 1, moneyState: 'PAID', refundOpen: false },
      { ...order, status: 'ACCEPTED', revision: 3, moneyState: 'PAID', refundOpen: true },
      { ...order, status: 'ACCEPTED', revision: 4, moneyState: 'PARTIALLY_REFUNDED', refundOpen: false },
    ].map((data) => ['payment.changed', data]),
  )
  await forget(hook)
})

test('a delivery without the key arrives with the reason', async () => {
  const { body: hook } = await create({ url, topics: ['shipment.moved'] })
  const { code, shipment } = await deliveries(server).ready(BY_CARD)
  const rita = riderCalls(server, await startShift(server))
  for (const status of ['ON_ROUTE_TO_PICK_UP', 'IN_STORE', 'ON_ROUTE_TO_DROP_OFF'] as const)
    await rita.move(shipment.id, status)
  await rita.tellKey(shipment.id, { withoutKeyReason: 'El timbre no anda' })
  await rita.move(shipment.id, 'DELIVERED')
  await work()
  expect(heard.at(-1)?.body).toMatchObject({
    topic: 'shipment.moved',
    data: { code, status: 'DELIVERED', withoutKeyReason: 'El timbre no anda' },
  })
  await forget(hook)
})

test('refused, it is tried again with the same id; its order waits, another does not, also one that comes later', async () => {
  const { body: hook } = await create({ url, topics: ['order.placed', 'order.moved'] })
  const [first, second] = [await placeAt(server, 'bistro'), await placeAt(server, 'bistro')]
  await move(first.code, 'ACCEPTED')
  answer = ({ data }) => (data.code === first.code ? 500 : 200)
  await work()
  expect(heard.map(({ body }) => body.data.code)).toEqual([first.code, second.code])
  const third = await placeAt(server, 'bistro')
  await work(29_000)
  expect(heard.slice(2).map(({ body }) => body.data.code)).toEqual([third.code])
  answer = () => 200
  await work(1_000)
  expect(told().slice(3)).toEqual(['order.placed GENERATED', 'order.moved ACCEPTED'])
  expect(heard[3]?.body.id).toBe(heard[0]?.body.id)
  expect((await sentTo(hook)).map(({ attempts }) => attempts)).toEqual([1, 1, 1, 2])
  await forget(hook)
})

test('two processes tell of an order and its shipment in one order, also after a refusal', async () => {
  const { store, config } = server
  const other = await buildApp({ store, config, clock: () => server.time.now })
  const workBoth = () => Promise.all([work(), other.worker.runDue()])
  const { body: hook } = await create({ url, topics: ['order.placed', 'order.moved', 'shipment.moved'] })
  const { code } = await deliveries(server).ready(BY_CARD)
  answer = () => 500
  await workBoth()
  expect(heard.map(({ body }) => body.topic)).toEqual(['order.placed'])
  answer = () => 200
  server.time.now = new Date(server.time.now.getTime() + 30_000)
  await workBoth()
  const ids = heard.slice(1).map(({ body }) => body.eventId)
  expect(ids).toEqual(ids.toSorted((a, b) => a - b))
  const topics = heard.slice(1).map(({ body }) => body.topic)
  expect(new Set(topics)).toEqual(new Set(['order.placed', 'order.moved', 'shipment.moved']))
  expect(new Set(heard.map(({ body }) => body.data.code))).toEqual(new Set([code]))
  expect((await sentTo(hook)).every(({ state }) => state === 'DELIVERED')).toBe(true)
  await forget(hook)
  await other.close()
})

test('where two in a row meet with silence, everything waits, and a new event does not knock sooner', async () => {
  const { body: hook } = await create({ url, topics: ['order.placed'] })
  answer = () => 'hang-up'
  for (let each = 0; each < 3; each += 1) await placeAt(server, 'bistro')
  await work()
  expect(heard).toHaveLength(2)
  await placeAt(server, 'bistro')
  await work(10_000)
  expect(heard).toHaveLength(2)
  answer = () => 200
  await work(20_000)
  expect(heard).toHaveLength(2 + 4)
  await forget(hook)
})

test('one who answers slowly hears all of it, in several turns of the worker', async () => {
  const { body: hook } = await create({ url, topics: ['order.placed'] })
  for (let each = 0; each < 3; each += 1) await placeAt(server, 'bistro')
  answer = () => {
    server.time.now = new Date(server.time.now.getTime() + 20_000)
    return 200
  }
  await work()
  await work()
  await work()
  expect(heard).toHaveLength(3)
  expect((await sentTo(hook)).map(({ state, attempts }) => [state, attempts])).toEqual(
    Array.from({ length: 3 }, () => ['DELIVERED', 1]),
  )
  await forget(hook)
})

test('given up in the end, shown as such, and what comes after goes on', async () => {
  const { body: hook } = await create({ url, topics: ['order.placed', 'order.moved'] })
  const { code } = await placeAt(server, 'bistro')
  await move(code, 'ACCEPTED')
  answer = ({ topic }) => (topic === 'order.placed' ? 302 : 204)
  for (let tries = 0; tries < 12; tries += 1) await work(61 * MINUTE_MS)
  const [moved, placed] = await sentTo(hook)
  expect(placed).toMatchObject({ state: 'GIVEN_UP', attempts: 12, lastAnswer: '302' })
  expect(moved).toMatchObject({ state: 'DELIVERED', attempts: 1 })
  expect(heard).toHaveLength(13)
  await forget(hook)
})

test('stopped, nothing is sent; it goes on with what happened before, and forgotten there is nothing', async () => {
  const { body: hook } = await create({ url, topics: ['order.placed'] })
  const turn = (disabled: boolean) =>
    server.call('PUT', `${BISTRO}/webhooks/${hook.id}`, { body: { disabled }, ...bearer(token) })
  answer = () => 503
  await placeAt(server, 'bistro')
  await work()
  await turn(true)
  await work(MINUTE_MS)
  expect(heard).toHaveLength(1)
  answer = () => 200
  await turn(false)
  await work()
  expect(heard).toHaveLength(2)
  await forget(hook)
  await placeAt(server, 'bistro')
  await work(MINUTE_MS)
  expect(heard).toHaveLength(2)
})

test('one of the whole tenant is the operator’s; a venue sees it, with its own events, and cannot change it', async () => {
  const { body: hook } = await create({ url, topics: ['order.placed'], scope: 'TENANT' }, { admin: true })
  expect(hook.scope).toBe('TENANT')
  await placeAt(server, 'bistro')
  await work()
  expect(heard).toHaveLength(1)
  expect(await sentTo(hook)).toHaveLength(1)
  const own = await server.call('DELETE', `${BISTRO}/webhooks/${hook.id}`, bearer(token))
  expect(own.status).toBe(404)
  await forget(hook)
})

test('a venue cannot push a webhook of its tenant off the list: there is an end to them', async () => {
  const body = { url, topics: ['order.placed'] }
  const whole = (await create({ ...body, scope: 'TENANT' }, { admin: true })).body
  const made: Webhook[] = []
  for (;;) {
    const { status, body: one } = await create(body)
    if (status !== 201) {
      expect([status, one.errors]).toEqual([
        400,
        [{ path: '/body', message: 'a venue has at most 100 webhooks' }],
      ])
      break
    }
    made.push(one)
  }
  expect(made).toHaveLength(99)
  // more of the tenant, made at a venue with none of its own, silence none of this one's
  const elsewhere = '/api/admin/branchcontacts/bistro-estricto/webhooks'
  const more = { body: { url, topics: ['order.moved'], scope: 'TENANT' }, admin: true }
  for (let nth = 0; nth < 2; nth += 1) made.push((await server.call<Webhook>('POST', elsewhere, more)).body)
  await placeAt(server, 'bistro')
  await work()
  expect(heard).toHaveLength(100)
  const listed = await server.call<Webhooks>('GET', `${BISTRO}/webhooks`, { admin: true })
  expect(listed.body.webhooks).toHaveLength(102)
  for (const one of [whole, ...made]) expect((await forget(one)).status).toBe(204)
})

test('nothing beside the server can be named, nor anything without TLS', async () => {
  for (const refused of [
    'http://example.com/x',
    'https://10.0.0.1/x',
    'https://169.254.169.254/latest',
    'https://[fd00::1]/x',
    'https://user:pass@example.com/',
    'ftp://example.com/',
    'nowhere in particular',
  ]) {
    const { status, body } = await create({ url: refused, topics: ['order.placed'] })
    expect([refused, status, body.errors?.[0]]).toMatchObject([refused, 400, { path: '/body/url' }])
  }
  const strict = await testApp()
  const { status } = await strict.call('POST', `${BISTRO}/webhooks`, {
    admin: true,
    body: { url: url.replace('http:', 'https:'), topics: ['order.placed'] },
  })
  expect(status).toBe(400)
  await strict.close()
})

test('a name that leads beside the server is refused at the moment of the connection', async () => {
  const local = await create({ url: 'https://localhost:1/x', topics: ['order.placed'] })
  expect(local.status).toBe(201)
  const strict = await testApp()
  const { body: hook } = await strict.call<Webhook>('POST', `${BISTRO}/webhooks`, {
    admin: true,
    body: { url: 'https://localhost:1/x', topics: ['order.placed'] },
  })
  await placeAt(strict, 'bistro')
  await strict.app.worker.runDue()
  const { body } = await strict.call<WebhookDeliveries>('GET', `${BISTRO}/webhooks/${hook.id}/deliveries`, {
    admin: true,
  })
  expect(body.deliveries[0]).toMatchObject({
    state: 'WAITING',
    attempts: 1,
    lastAnswer: 'The name leads to no public address.',
  })
  await strict.close()
  await forget(local.body)
})
