import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'

import { expect, test } from 'vitest'

import { MINUTE_MS } from '#domain/time/lengths.ts'
import type { OrderCreated } from '#generated/models.ts'
import { findOrderByCode } from '#server/repositories/orders-repository.ts'
import { startPayment } from '#server/use-cases/payments/ask-later.ts'
import { placeAt } from './support/console.ts'
import { newKey, orderPayload } from './support/order-payload.ts'
import { SATURDAY_NOON, testApp, type TestApp } from './support/test-app.ts'

const COMMERCE = '597055555532'

/** A payment of an order at Transbank, which is asked about it later. */
async function begin({ store, time }: TestApp, code: string): Promise<void> {
  const order = await findOrderByCode(store.db, code)
  if (order === undefined) throw new Error('No order')
  const { id: orderId, price: amount } = order
  const [createdAt, updatedAt] = [time.now, time.now]
  const row = { id: randomUUID(), orderId, amount, reference: randomUUID(), createdAt, updatedAt }
  const link = { kind: 'LINK' as const, status: 'OPEN' as const, provider: 'transbank', publicKey: COMMERCE }
  await startPayment({ store }, { ...row, ...link })
}

test('a provider that never answers delays no payment of another', async () => {
  const sockets: Socket[] = []
  const silent = createServer((socket) => {
    socket.on('error', () => undefined)
    sockets.push(socket)
  })
  silent.listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const server = await testApp({
    config: {
      transbankAccounts: { [COMMERCE]: { apiKey: 'a-key-of-the-test' } },
      transbankApi: `http://127.0.0.1:${port}`,
    },
  })
  // more than are asked about at the same time, and all of them earlier
  for (let number = 0; number < 12; number += 1) await begin(server, (await placeAt(server, 'bistro')).code)
  server.time.now = new Date(SATURDAY_NOON.getTime() + 1)
  const { body } = await server.call<OrderCreated>('POST', '/api/order', {
    body: await orderPayload(server, 'bistro', { payment: 'CARD', holder: 'CONT' }),
    headers: { 'idempotency-key': newKey() },
  })
  server.time.now = new Date(SATURDAY_NOON.getTime() + 2 * MINUTE_MS)
  const run = server.app.worker.runDue()
  await expect.poll(() => sockets.length).toBe(8)
  await expect.poll(async () => (await findOrderByCode(server.store.db, body.code))?.paid).toBe(true)
  expect(sockets).toHaveLength(8)
  silent.close()
  silent.on('connection', (socket) => socket.destroy())
  for (const socket of sockets) socket.destroy()
  await run
  await server.close()
})
