import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { createServer as createSocketServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { performance } from 'node:perf_hooks'

import { callTo } from '#preview/call.ts'
import { makeOrder, OPERATOR } from '#preview/make-order.ts'
import { stageConfig } from '#preview/stage-config.ts'
import { orders } from '#server/db/schema/orders.ts'
import { openStore, type Store } from '#server/db/store.ts'
import { readTransbankAccounts } from '#server/payments/transbank/accounts.ts'
import { findOrderByCode } from '#server/repositories/orders-repository.ts'
import { startServer } from '#server/start-server.ts'
import { startPayment } from '#server/use-cases/payments/ask-later.ts'
import { openVenue } from './open-venue.ts'

const ACCOUNT = '597055555532'
/** The provider is asked this long after a payment began. */
const BEGUN_MS = 80_000

/**
 * Places an order while the provider of other payments takes connections and never answers, and waits for its webhook.
 *
 * @param payments - of which nobody knows the end, all due
 * @returns how long after the answer to the order its webhook arrives
 * @units milliseconds
 */
export async function measureJobs(tenantsDir: string, stageDir: string, payments: number) {
  const brand = await openVenue(tenantsDir, stageDir, 'la-esquina')
  const silent = await silentProvider()
  const receiver = await webhookReceiver()
  const config = stageConfig({
    tenantsDir: stageDir,
    webhooksToLoopback: true,
    transbankAccounts: readTransbankAccounts(JSON.stringify({ [ACCOUNT]: { apiKey: 'k'.repeat(32) } })),
    transbankApi: silent.url,
  })
  const store = await openStore({})
  const server = await startServer({ config, store })
  try {
    const call = callTo(server.url)
    await call('POST', `/api/admin/branchcontacts/${brand.venue}/webhooks`, {
      body: { url: receiver.url, topics: ['order.placed'] },
      headers: OPERATOR,
    })
    await openPayments(store, (await makeOrder(call, brand)).orderCode, payments)
    await silent.asked
    const { orderCode: code } = await makeOrder(call, brand)
    const placed = performance.now()
    await receiver.told(code)
    return { webhookMs: performance.now() - placed }
  } finally {
    silent.close()
    receiver.close()
    await server.stop()
  }
}

/** Payments of copies of an order. */
async function openPayments(store: Store, code: string, count: number): Promise<void> {
  const order = await findOrderByCode(store.db, code)
  if (order === undefined) throw new Error('No order to copy')
  const createdAt = new Date(Date.now() - BEGUN_MS)
  for (let number = 0; number < count; number += 1) {
    const copy = { ...order, id: randomUUID(), code: `copy-${String(number).padStart(6, '0')}` }
    await store.db.insert(orders).values(copy)
    const payment = {
      id: randomUUID(),
      orderId: copy.id,
      provider: 'transbank',
      publicKey: ACCOUNT,
      kind: 'LINK' as const,
      status: 'OPEN' as const,
      amount: copy.price,
      reference: `token-${number}`,
      createdAt,
      updatedAt: createdAt,
    }
    await startPayment({ store }, payment)
  }
}

/** Accepts connections and never responds. */
export async function silentProvider() {
  const sockets = new Set<Socket>()
  const server = createSocketServer((socket) => {
    socket.on('error', () => undefined)
    sockets.add(socket)
  })
  return {
    url: await urlOf(server),
    asked: once(server, 'connection'),
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

async function webhookReceiver() {
  const codes = new Set<string>()
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      response.writeHead(200).end()
      codes.add(/"code":"([^"]+)"/.exec(Buffer.concat(chunks).toString())?.[1] ?? '')
      server.emit('told')
    })
  })
  return {
    url: await urlOf(server),
    async told(code: string) {
      while (!codes.has(code)) await once(server, 'told')
    },
    close: () => server.close(),
  }
}

async function urlOf(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
