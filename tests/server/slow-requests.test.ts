import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'

import { afterAll, beforeAll, expect, test } from 'vitest'

import type { Problem } from '#generated/models.ts'
import { testApp, type TestApp } from './support/test-app.ts'

const REQUEST_MS = 100
/** Longer than a slow machine needs to say what a request lacks. */
const SILENCE_MS = 1_000
let server: TestApp
beforeAll(async () => {
  server = await testApp({ requestMs: REQUEST_MS, silenceMs: SILENCE_MS })
  // longer than a request may take to arrive, and than a connection may be silent
  server.app.get('/slow', () => delay(2 * SILENCE_MS, 'made'))
  await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server.close())

function open(): Socket {
  const { port } = server.app.server.address() as AddressInfo
  return connect(port, '127.0.0.1')
}

/** The answer that ends a connection. */
async function answerOf(socket: Socket): Promise<{ status: number; head: string; problem: Problem }> {
  const answer = await text(socket)
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  return { status: Number(head.split(' ')[1]), head, problem: JSON.parse(body) as Problem }
}

const HEAD = 'POST /api/diner/log HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n'

test.each([
  ['a body', `${HEAD}content-length: 1000\r\n\r\n{`],
  ['a body of chunks', `${HEAD}transfer-encoding: chunked\r\n\r\n1\r\n{\r\n`],
  ['headers', `${HEAD}x-long: `],
])('%s that never ends is given up, however steadily it comes', async (_what, beginning) => {
  const socket = open()
  socket.write(beginning)
  const drip = setInterval(() => socket.write(beginning.endsWith('\n') ? '1\r\n \r\n' : ' '), 10)
  socket.on('error', () => undefined)
  const { status, head, problem } = await answerOf(socket).finally(() => clearInterval(drip))
  expect(status).toBe(408)
  expect(problem.code).toBe('REQUEST_TIMEOUT')
  expect(head).toContain('x-content-type-options: nosniff')
})

test('a token is judged while its body has not come yet', async () => {
  const socket = open()
  socket.write(
    'POST /api/admin/tenants/apply HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n',
  )
  socket.write('content-length: 1000\r\n\r\n')
  const [first] = (await once(socket, 'data')) as [Buffer]
  expect(String(first)).toMatch(/^HTTP\/1\.1 401 /)
  socket.destroy()
})

test('what is no HTTP, and headers without end, are told so', async () => {
  const nonsense = open()
  nonsense.write('nonsense\r\n\r\n')
  expect(await answerOf(nonsense)).toMatchObject({ status: 400, problem: { code: 'INVALID_REQUEST' } })
  const endless = open()
  endless.write(`${HEAD}x-long: ${'x'.repeat(20_000)}`)
  expect(await answerOf(endless)).toMatchObject({ status: 431, problem: { code: 'HEADERS_TOO_LARGE' } })
})

test('an answer that takes long to make is waited for', async () => {
  const socket = open()
  socket.write('GET /slow HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n')
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 [^]*made$/)
})

const connections = () =>
  new Promise<number>((resolve) => {
    server.app.server.getConnections((_error, count) => resolve(count))
  })

test('a connection over which nothing more is asked is left', async () => {
  const socket = open()
  socket.write('GET /api/health HTTP/1.1\r\nhost: localhost\r\n\r\n')
  await once(socket, 'data')
  socket.resume()
  await once(socket, 'close')
  await expect.poll(connections).toBe(0)
})

test('whoever reads no answer is left', async () => {
  const socket = open().on('error', () => undefined)
  socket.pause()
  socket.write('GET /api/storefront?alias=bistro HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(5_000))
  await expect.poll(connections).toBe(1)
  await expect.poll(connections).toBe(0)
  socket.destroy()
})
