import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { HOUR_MS, MINUTE_MS } from '#domain/time/lengths.ts'
import type { ConsoleOrder, OrderCreated, PaymentResult, PaymentUrl, Problem } from '#generated/models.ts'
import { noticePath } from '#server/payments/provider-paths.ts'
import { Payments } from '#server/payments/payments.ts'
import { findOrderById } from '#server/repositories/orders-repository.ts'
import { listPayments } from '#server/repositories/payments-repository.ts'
import { FaultyBank, type Fault } from './support/faulty-bank.ts'
import { newKey, orderPayload } from './support/order-payload.ts'
import { DINER_COOKIE, SATURDAY_NOON, testApp, type TestApp } from './support/test-app.ts'

let server: TestApp
let bank: FaultyBank
/** each link that is asked for is a page of its own */
let pages = 0
/** what the bank does before it answers with a link */
let beforeLink: () => Promise<unknown> = () => Promise.resolve()
beforeAll(async () => {
  bank = new FaultyBank(() => server.time.now)
  const base = bank.provider('embedded')
  const createLink: typeof base.createLink = async (asked) => {
    await beforeLink()
    const made = await base.createLink(asked)
    pages += 1
    return made.kind === 'created' ? { ...made, url: `${made.url}/page-${pages}` } : made
  }
  server = await testApp({ payments: new Payments([{ ...base, createLink }]), cookie: DINER_COOKIE })
})
beforeEach(() => {
  server.time.now = SATURDAY_NOON
  beforeLink = () => Promise.resolve()
  Object.assign(bank, { faults: [], lagMs: 0 })
})
afterAll(() => server.close())

async function place(): Promise<OrderCreated> {
  const body = await orderPayload(server, 'bistro', { payment: 'ONLINE' })
  const headers = { 'idempotency-key': newKey() }
  return (await server.call<OrderCreated>('POST', '/api/order', { body, headers })).body
}
const linkOf = ({ code, price: amount }: OrderCreated) =>
  server.call<PaymentUrl & Problem>('POST', '/api/paymenturl', {
    body: { code, branchContactId: 'bistro', amount },
  })
const payByCard = ({ id: dinerOrderId }: OrderCreated) => {
  const card = { token: 'token', paymentMethodId: 'visa', dinerOrderId, cardName: 'Ana' }
  const body = { ...card, identificationType: 'DNI', identificationNumber: '12345678' }
  return server.call<PaymentResult & Problem>('POST', '/api/order/payment', { body })
}
const cancel = ({ code }: OrderCreated) =>
  server.call<ConsoleOrder>('PUT', `/api/admin/orders/${code}/status`, {
    admin: true,
    body: { status: 'CANCELED' },
  })
const work = (ms = 0) => {
  server.time.now = new Date(server.time.now.getTime() + ms)
  return server.app.worker.runDue()
}
const attemptOf = async ({ id }: OrderCreated) => {
  const [attempt] = await listPayments(server.store.db, id)
  if (attempt === undefined) throw new Error('No attempt')
  return attempt
}
/** Somebody pays the link of an order, if its page is open. @returns whether it was */
async function pay(order: OrderCreated): Promise<boolean> {
  const before = bank.held.length
  bank.payLink((await attemptOf(order)).id, order.price)
  return bank.held.length > before
}

test('[PAY-01] a link that was paid cannot be paid again', async () => {
  const order = await place()
  expect((await linkOf(order)).status).toBe(200)
  expect(await pay(order)).toBe(true)
  await work(2 * MINUTE_MS)
  expect(await attemptOf(order)).toMatchObject({ status: 'APPROVED' })
  expect(await pay(order)).toBe(false)
})

describe('[PAY-01] a link that is asked for twice at once', () => {
  /** Both requests are at the provider when it answers one after the other, the second one with a fault if it has one. */
  async function askTwice(order: OrderCreated, fault: Fault) {
    let asked = 0
    let letBoth = () => {}
    const both = new Promise<void>((resolve) => {
      letBoth = resolve
    })
    beforeLink = async () => {
      asked += 1
      const isSecond = asked === 2
      if (isSecond) letBoth()
      await both
      if (!isSecond) return
      await Promise.race(answers)
      bank.faults = [fault]
    }
    const answers = [linkOf(order), linkOf(order)]
    return Promise.all(answers)
  }

  test.each<Fault>(['none', 'before'])('is one page for both (%s)', async (fault) => {
    const order = await place()
    const answers = await askTwice(order, fault)
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const [page] = answers.map(({ body }) => body)
    expect(answers.map(({ body }) => body)).toEqual([page, page])
    expect((await linkOf(order)).body).toEqual(page)
    expect(await attemptOf(order)).toMatchObject({ status: 'OPEN' })
  })
})

test('[PAY-01] a link is closed that was paid after its order had ended', async () => {
  const order = await place()
  await linkOf(order)
  const { id } = await attemptOf(order)
  await pay(order)
  expect((await cancel(order)).status).toBe(200)
  // what was paid is known before the link is closed
  const notice = `${noticePath('embedded')}?data.id=${bank.held.at(-1)?.reference}&type=payment`
  const headers = { 'x-request-id': newKey(), 'x-signature': 'ts=1,v1=a' }
  expect((await server.call('POST', notice, { headers })).status).toBe(200)
  expect(await attemptOf(order)).toMatchObject({ status: 'DECLINED', detail: 'order-ended' })
  for (let tries = 0; tries < 2; tries += 1) await work(HOUR_MS)
  expect(await pay(order)).toBe(false)
  expect(bank.balance([id])).toBe(0)
})

test('[PAY-01] a link whose order is canceled while it is made is not given, and closed', async () => {
  const order = await place()
  // the job that closes links finds none yet
  beforeLink = async () => {
    expect((await cancel(order)).status).toBe(200)
    await work()
    expect(await attemptOf(order)).toMatchObject({ status: 'DECLINED', detail: 'closed' })
  }
  const answer = await linkOf(order)
  expect([answer.status, answer.body.code]).toEqual([409, 'STATUS_CONFLICT'])
  // its provider is asked to close that very page: a search may not know of it yet
  expect(await attemptOf(order)).toMatchObject({ reference: expect.any(String) as string })
  await work(MINUTE_MS)
  expect(await pay(order)).toBe(false)
})

test('[PAY-01] a card whose outcome is not known blocks a link, one that stands open, too', async () => {
  const [fresh, open] = [await place(), await place()]
  expect((await linkOf(open)).status).toBe(200)
  bank.lagMs = HOUR_MS
  for (const order of [fresh, open]) {
    bank.faults = ['after']
    expect((await payByCard(order)).body).toMatchObject({ status: 'PENDING' })
    expect((await linkOf(order)).body.code).toBe('STATUS_CONFLICT')
  }
  server.time.now = new Date(SATURDAY_NOON.getTime() + HOUR_MS)
  for (const order of [fresh, open]) {
    expect((await linkOf(order)).body.code).toBe('STATUS_CONFLICT')
    expect(await findOrderById(server.store.db, order.id)).toMatchObject({ paid: true })
    const attempts = await listPayments(server.store.db, order.id)
    expect(bank.balance(attempts.map(({ id }) => id))).toBe(order.price)
  }
})

test('[PAY-01] a link that is paid a day later is heard of without a notice', async () => {
  const order = await place()
  await linkOf(order)
  for (const hours of [1, 6, 17]) await work(hours * HOUR_MS)
  await pay(order)
  await work(12 * HOUR_MS)
  await work(12 * HOUR_MS)
  expect(await findOrderById(server.store.db, order.id)).toMatchObject({ paid: true })
})
