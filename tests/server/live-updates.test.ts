import { once } from 'node:events'

import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'

import type { OrderCreated } from '#generated/models.ts'
import { BY_CARD, deliveries } from './support/deliveries.ts'
import { liveClients } from './support/live-client.ts'
import { newKey, orderPayload } from './support/order-payload.ts'
import { SHIFT_CODE, startShift } from './support/shift.ts'
import { testApp, type TestApp } from './support/test-app.ts'

let server: TestApp
let base: string
const clients = liveClients()
beforeAll(async () => {
  server = await testApp()
  const url = await server.app.listen({ port: 0, host: '127.0.0.1' })
  base = url.replace('http', 'ws')
})
afterAll(async () => {
  clients.close()
  await server.close()
})

const connect = (path = '/app/vitrina?protocol=7', headers: Record<string, string> = {}) =>
  clients.connect(base + path, headers)

/** Connected, and past the greeting. */
async function greeted() {
  const client = await connect()
  const hello = await client.next()
  expect(hello.event).toBe('pusher:connection_established')
  expect(JSON.parse(hello.data ?? '')).toMatchObject({ activity_timeout: 120 })
  return client
}

async function placed(): Promise<OrderCreated> {
  const body = await orderPayload(server, 'bistro')
  const headers = { 'idempotency-key': newKey() }
  return (await server.call<OrderCreated>('POST', '/api/order', { body, headers })).body
}
const move = (code: string, status: string) =>
  server.call('PUT', `/api/admin/orders/${code}/status`, { body: { status }, admin: true })

test('[API-01] who follows an order hears of every move, and of nothing of anybody', async () => {
  const [order, other] = [await placed(), await placed()]
  const { next, send } = await greeted()
  send('pusher:subscribe', { channel: `order-${order.code}` })
  expect(await next()).toMatchObject({
    event: 'pusher_internal:subscription_succeeded',
    channel: `order-${order.code}`,
  })
  await move(other.code, 'ACCEPTED')
  await move(order.code, 'ACCEPTED')
  expect(await next()).toEqual({ event: 'order-changed', channel: `order-${order.code}`, data: '{}' })
  send('pusher:unsubscribe', { channel: `order-${order.code}` })
  send('pusher:ping')
  expect((await next()).event).toBe('pusher:pong')
  await move(order.code, 'READY')
  send('pusher:ping')
  expect((await next()).event).toBe('pusher:pong')
})

test('[API-02] other applications, other channels and what is no message are refused', async () => {
  const stranger = await connect('/app/somebody')
  expect(JSON.parse((await stranger.next()).data ?? '')).toMatchObject({ code: 4001 })
  expect((await once(stranger.socket, 'close'))[0]).toBe(4001)

  const { socket, next, send } = await greeted()
  for (const channel of ['private-orders', 'order-', 'order-*', '']) {
    send('pusher:subscribe', { channel })
    expect((await next()).event).toBe('pusher:subscription_error')
  }
  for (const text of ['{', '[]', '{"event":1}', '"x"']) {
    socket.send(text)
    expect((await next()).event).toBe('pusher:error')
  }
  socket.send('x'.repeat(5_000))
  expect((await once(socket, 'close'))[0]).toBe(1009)
})

test('[API-02] pages of others get no connection, and neither do other addresses', async () => {
  for (const [path, headers] of [
    ['/app/vitrina', { origin: 'https://evil.example' }],
    ['/menu/bistro', {}],
  ] as const) {
    const socket = new WebSocket(base + path, { headers })
    const [error] = (await once(socket, 'error')) as [Error]
    expect(error.message).toMatch(/Unexpected server response: 40[34]/)
  }
  const own = await connect('/app/vitrina?protocol=7', { origin: base.replace('ws', 'http') })
  expect((await own.next()).event).toBe('pusher:connection_established')
})

test.each([
  ['', 4008],
  ['?protocol=4', 4007],
  ['?protocol=hola', 4007],
])('a client of another protocol is told which: /app/vitrina%s', async (query, code) => {
  const { socket, next } = await connect(`/app/vitrina${query}`)
  const { event, data = '' } = await next()
  expect([event, (JSON.parse(data) as { code: number }).code]).toEqual(['pusher:error', code])
  expect((await once(socket, 'close'))[0]).toBe(code)
})

test('[API-02] a request that is no upgrade is told so', async () => {
  expect((await server.call('GET', '/app/vitrina')).status).toBe(400)
  expect((await server.call('GET', '/app/somebody')).status).toBe(404)
})

test('[SHIP-01] a rider on shift hears that something of the store’s shipments changed, and nothing of anybody', async () => {
  const made = deliveries(server)
  const rider = await startShift(server, { phone: '+5491155597000' })
  const gone = await startShift(server, { phone: '+5491155597001' })
  await server.call('PUT', `/api/rider/${gone.id}/updatewithcode`, {
    body: { id: gone.id, active: false, securityCode: SHIFT_CODE, riderUser: gone.riderUser },
  })
  const one = await clients.follow(`${base}/app/vitrina?protocol=7`, `rider-${rider.id}`)
  const other = await clients.follow(`${base}/app/vitrina?protocol=7`, `rider-${gone.id}`)
  await made.ready(BY_CARD)
  expect(await one.next()).toEqual({ event: 'shipments-changed', channel: `rider-${rider.id}`, data: '{}' })
  other.send('pusher:ping')
  expect((await other.next()).event).toBe('pusher:pong')
})

test('[SHIP-01] a rider on shift hears that an order was paid meanwhile: nothing is left to collect', async () => {
  const made = deliveries(server)
  const rider = await startShift(server, { phone: '+5491155597002' })
  const { code } = await made.ready()
  const one = await clients.follow(`${base}/app/vitrina?protocol=7`, `rider-${rider.id}`)
  const body = { status: 'READY', paid: true }
  expect((await server.call('PUT', `/api/admin/orders/${code}/status`, { body, admin: true })).status).toBe(
    200,
  )
  expect((await one.next()).event).toBe('shipments-changed')
})
