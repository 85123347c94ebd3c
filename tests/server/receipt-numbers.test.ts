import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'

import type { OrderCreated, OrderFollowUp } from '#generated/models.ts'
import { buildApp } from '#server/app.ts'
import { Catalog } from '#server/catalog/catalog.ts'
import { orders as orderRows } from '#server/db/schema/orders.ts'
import { receiptNumbers, receipts } from '#server/db/schema/receipts.ts'
import { jobs } from '#server/db/schema/work.ts'
import { plainReceipts } from '#server/fiscal/provider.ts'
import { insertReceipt, REGISTER_QUEUE } from '#server/repositories/receipts-repository.ts'
import type { Services } from '#server/services.ts'
import { receiptsReport } from '#server/start-report.ts'
import type { RunningServer } from '#server/start-server.ts'
import { issueFor } from '#server/use-cases/receipts/issue-receipts.ts'
import { placeAt } from './support/console.ts'
import { DINER_COOKIE, testApp, type TestApp, type TestAppOptions } from './support/test-app.ts'

let server: TestApp
const open = async (config: TestAppOptions['config'] = {}) => {
  server = await testApp({ cookie: DINER_COOKIE, config })
}
afterEach(() => server.close())

const pay = ({ code }: OrderCreated) =>
  server.call('PUT', `/api/admin/orders/${code}/status`, {
    admin: true,
    body: { status: 'GENERATED', paid: true },
  })
const numbers = async () =>
  (await server.store.db.select({ number: receipts.number }).from(receipts))
    .map(({ number }) => number)
    .toSorted((a, b) => a - b)
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)
const seen = async ({ code }: OrderCreated) =>
  (await server.call<OrderFollowUp>('GET', `/api/diner/bistro/order/${code}`)).body

test('fifty payments at once get the numbers 1 to 50, each once, however often they are heard of', async () => {
  await open()
  const { store, time } = server
  const catalog = await Catalog.open(store)
  const services = { store, catalog, clock: () => time.now, fiscal: plainReceipts } as Services
  const orders = await Promise.all(Array.from({ length: 50 }, () => placeAt(server, 'bistro')))
  await Promise.all(orders.map(pay))
  expect(await numbers()).toStrictEqual(upTo(50))
  // once more from the beginning, each order by two processes at the same time
  await store.db.delete(receipts)
  await store.db.delete(receiptNumbers)
  const rows = await server.store.db.select().from(orderRows)
  await Promise.all(rows.flatMap((row) => [issueFor(services, row), issueFor(services, row)]))
  expect(await numbers()).toStrictEqual(upTo(50))
  await server.app.worker.runDue()
  expect(await numbers()).toStrictEqual(upTo(50))
})

test('a receipt that fails leaves no gap', async () => {
  await open()
  const orders = [await placeAt(server, 'bistro'), await placeAt(server, 'bistro')]
  await pay(orders[0] as OrderCreated)
  await server.app.worker.runDue()
  const [first] = await server.store.db.select().from(receipts)
  if (first === undefined) throw new Error('No receipt')
  const { id: _, number: __, ...again } = first
  // the same money is never receipted twice, and the number of the failed one is not lost
  await expect(server.store.db.transaction((tx) => insertReceipt(tx, again))).rejects.toThrow('receipts')
  await pay(orders[1] as OrderCreated)
  await server.app.worker.runDue()
  expect(await numbers()).toStrictEqual([1, 2])
})

type Asked = { headers: IncomingHttpHeaders; body: { id: string; number: number } }

/** A service of a country as a program of somebody else runs it, with answers that the test sets. */
const asked: Asked[] = []
let answer: () => { status: number; body: string } = () => ({ status: 500, body: '' })
const service = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    const body = JSON.parse(Buffer.concat(chunks).toString('utf8')) as Asked['body']
    asked.push({ headers: request.headers, body })
    const { status, body: text } = answer()
    response.writeHead(status, { 'content-type': 'application/json' }).end(text)
  })
})
beforeEach(() => {
  asked.length = 0
})

async function openWithService() {
  if (!service.listening) {
    service.listen(0, '127.0.0.1')
    service.unref()
    await once(service, 'listening')
  }
  const { port } = service.address() as AddressInfo
  await open({ fiscalUrl: `http://127.0.0.1:${port}/registrar`, fiscalToken: 'secreto' })
}
const workLater = (minutes = 0) => {
  server.time.now = new Date(server.time.now.getTime() + minutes * 60_000)
  return server.app.worker.runDue()
}
const answers = (value: unknown, status = 200) => {
  answer = () => ({ status, body: JSON.stringify(value) })
}

test('a service that registers receipts is asked under the id until it answers, and its code is on the page', async () => {
  await openWithService()
  answers({}, 503)
  const order = await placeAt(server, 'bistro')
  await pay(order)
  await workLater()
  await workLater()
  const [pending] = (await seen(order)).receipts ?? []
  expect(pending).toMatchObject({ status: 'PENDING', number: 'A-00000001' })
  const url = `/api/diner/bistro/order/${order.code}/receipts/${pending?.nth ?? 0}`
  expect((await server.call('GET', url)).text).toContain('Pendiente de autorización')
  for (const other of [{ something: 'else' }, { url: 'https://fiscal.example/c/1' }]) {
    answers(other)
    await workLater(5)
    expect((await seen(order)).receipts).toMatchObject([{ status: 'PENDING' }])
  }
  answers({ authorization: '74123456789012', url: 'https://fiscal.example/c/1' })
  await workLater(90)
  expect((await seen(order)).receipts).toMatchObject([{ status: 'ISSUED' }])
  const page = (await server.call('GET', url)).text
  expect(page).toContain('74123456789012')
  expect(page).toContain('href="https://fiscal.example/c/1"')
  expect(page).not.toContain('no fiscal')
  expect(asked.length).toBeGreaterThanOrEqual(3)
  expect(new Set(asked.map(({ body }) => body.id)).size).toBe(1)
  for (const { headers, body } of asked) {
    expect(headers['authorization']).toBe('Bearer secreto')
    expect(headers['idempotency-key']).toBe(body.id)
    expect(body).toMatchObject({
      kind: 'RECEIPT',
      series: 'A',
      number: 1,
      content: { total: order.price },
    })
  }
  const times = asked.length
  await workLater(90)
  expect(asked).toHaveLength(times)
})

test('what it refuses is said, and asked for no more', async () => {
  await openWithService()
  answers({ refused: 'El CUIT del receptor no existe' })
  const order = await placeAt(server, 'bistro')
  await pay(order)
  await workLater()
  await workLater()
  const [refused] = (await seen(order)).receipts ?? []
  expect(refused).toMatchObject({ status: 'REFUSED' })
  const times = asked.length
  await workLater(90)
  expect(asked).toHaveLength(times)
})

test('a refused receipt whose person was erased meanwhile keeps neither the name nor the words of the refusal', async () => {
  await openWithService()
  answers({}, 503)
  const order = await placeAt(server, 'bistro', { form: { customerName: 'Filomena' } })
  await pay(order)
  for (const status of ['ACCEPTED', 'READY', 'DELIVERED'])
    await server.call('PUT', `/api/admin/orders/${order.code}/status`, { admin: true, body: { status } })
  await workLater()
  const rowOf = async () => (await server.store.db.select().from(receipts))[0]
  expect((await rowOf())?.content.customer.name).toBe('Filomena')
  const [{ phone }] = (await server.store.db.select({ phone: orderRows.customerPhone }).from(orderRows)) as [
    { phone: string },
  ]
  const body = { phone, by: 'Marta' }
  const erased = await server.call('POST', '/api/admin/tenants/bistro/person/erase', { admin: true, body })
  expect(erased.status, erased.text).toBe(200)
  // until the authority has said no, it may have registered the name
  expect((await rowOf())?.content.customer.name).toBe('Filomena')
  answers({ refused: 'Filomena no figura en el padrón' })
  await workLater(5)
  expect(await rowOf()).toMatchObject({
    status: 'REFUSED',
    content: { customer: { name: '' } },
    detail: null,
  })
})

test('what is pending without a job is asked for again, and the start of a server without the service says how many wait', async () => {
  await openWithService()
  answers({}, 503)
  const order = await placeAt(server, 'bistro')
  await pay(order)
  await workLater()
  const running = (config: Partial<RunningServer['config']> = {}) =>
    ({ store: server.store, config: { ...server.config, ...config } }) as RunningServer
  expect(await receiptsReport(running())).toBe('')
  expect(await receiptsReport(running({ fiscalUrl: undefined }))).toBe(
    'Receipts that wait for a tax authority: 1. FISCAL_URL names the service that registers them.\n',
  )
  await server.store.db.delete(jobs).where(eq(jobs.queue, REGISTER_QUEUE))
  answers({ authorization: '74123456789012' })
  await workLater(5)
  expect((await seen(order)).receipts).toMatchObject([{ status: 'PENDING' }])
  await workLater(60)
  expect((await seen(order)).receipts).toMatchObject([{ status: 'ISSUED' }])
  expect(await receiptsReport(running({ fiscalUrl: undefined }))).toBe('')
})

test('what is pending waits for a server that has the service, whoever runs meanwhile', async () => {
  await openWithService()
  answers({}, 503)
  const order = await placeAt(server, 'bistro')
  await pay(order)
  await workLater()
  const { store, config, time } = server
  const without = await buildApp({
    store,
    config: { ...config, fiscalUrl: undefined },
    clock: () => time.now,
  })
  time.now = new Date(time.now.getTime() + 2 * 60_000)
  await without.worker.runDue()
  await without.close()
  expect((await seen(order)).receipts).toMatchObject([{ status: 'PENDING' }])
  answers({ authorization: '74123456789012' })
  await workLater()
  expect((await seen(order)).receipts).toMatchObject([{ status: 'ISSUED' }])
})
