import { once } from 'node:events'
import { connect, type NetConnectOpts, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { liveClients } from './support/live-client.ts'
import { testApp, type TestApp } from './support/test-app.ts'

let server: TestApp
let port: number
beforeAll(async () => {
  server = await testApp()
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => server.close())

/** What asks for a live connection. */
const upgrade = (path: string) =>
  [
    `GET ${path} HTTP/1.1`,
    'Host: localhost',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    '\r\n',
  ].join('\r\n')

async function connected(options: Partial<NetConnectOpts> = {}): Promise<Socket> {
  const socket = connect({ ...options, port, host: '127.0.0.1' }).on('error', () => undefined)
  await once(socket, 'connect')
  return socket
}

/** Bits that mean nothing. */
const NO_FRAME = Buffer.from([0xff, 0x00])

// An error that nobody hears ends the process, and with it this run.
test.each(['/app/somebody?protocol=7', '/app/vitrina', '/app/vitrina?protocol=1', '/app/vitrina?protocol=7'])(
  '[API-02] bytes that are no frame end the connection of %s and nothing else',
  async (path) => {
    const socket = await connected()
    socket.resume().write(Buffer.concat([Buffer.from(upgrade(path)), NO_FRAME]))
    await once(socket, 'close')
    expect((await server.call('GET', '/api/health')).status).toBe(200)
  },
)

test('[API-02] who asks for live updates at another address and resets the connection ends nothing else', async () => {
  for (let tries = 0; tries < 20; tries += 1) {
    const socket = await connected()
    socket.write(upgrade('/elsewhere'))
    socket.resetAndDestroy()
    await once(socket, 'close')
  }
  expect((await server.call('GET', '/api/health')).status).toBe(200)
})

test('[API-02] a refused connection does not stay open for as long as its other side wants', async () => {
  const socket = await connected({ allowHalfOpen: true })
  socket.resume().write(upgrade('/elsewhere'))
  await once(socket, 'end')
  const openNow = () =>
    new Promise((resolve) => {
      server.app.server.getConnections((_error, open) => resolve(open))
    })
  await expect.poll(openNow).toBe(0)
  socket.destroy()
})

test('[API-02] who would rather speak HTTP/2 is answered in HTTP/1.1, with what it sent', async () => {
  const socket = await connected()
  const body = '{"code":"AAAAAAAAAAA","notes":"Sin sal"}'
  const head = [
    'POST /api/diner/order/details HTTP/1.1',
    'Host: localhost',
    'Connection: Upgrade, HTTP2-Settings, close',
    'Upgrade: h2c',
    'HTTP2-Settings: AAMAAABk',
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    '\r\n',
  ]
  socket.write(head.join('\r\n') + body)
  expect(await text(socket)).toContain('"code":"ORDER_NOT_FOUND"')
})

test('[API-02] one visitor holds a tenth of the live connections, and all others find room', async () => {
  const proxied = await testApp({ config: { trustProxy: 1 } })
  const url = await proxied.app.listen({ port: 0, host: '127.0.0.1' })
  const clients = liveClients()
  const openFrom = async (from: string) => {
    const live = await clients.connect(`${url.replace('http', 'ws')}/app/vitrina?protocol=7`, {
      // what stands before it, the visitor wrote
      'x-forwarded-for': `203.0.113.9, ${from}`,
    })
    return { ...live, told: (await live.next()).event }
  }
  const flood = await Promise.all(Array.from({ length: 510 }, () => openFrom('2001:db8::1')))
  expect(flood.filter(({ told }) => told === 'pusher:error')).toHaveLength(10)
  expect((await openFrom('2001:db8:0:0:ffff::1')).told).toBe('pusher:error')
  expect((await openFrom('2001:db8:0:1::1')).told).toBe('pusher:connection_established')
  flood.forEach(({ socket }) => socket.terminate())
  await expect.poll(async () => (await openFrom('2001:db8::1')).told).toBe('pusher:connection_established')
  clients.close()
  await proxied.close()
})
