// Longer than 300 lines: every way in which a refund goes wrong, at the banks that each is known from.

import { rmSync } from 'node:fs'

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time/lengths.ts'
import type { ConsoleOrder, OrderCreated } from '#generated/models.ts'
import { jobs } from '#server/db/schema/work.ts'
import { Worker } from '#server/jobs/worker.ts'
import { noticePath } from '#server/payments/provider-paths.ts'
import { Payments } from '#server/payments/payments.ts'
import { transbankPayments } from '#server/payments/transbank/transbank-payments.ts'
import { readLedger } from '#server/repositories/ledger-repository.ts'
import { findOrderById } from '#server/repositories/orders-repository.ts'
import type { Services } from '#server/services.ts'
import { sendRefunds } from '#server/use-cases/payments/send-refund.ts'
import { readConfig } from '#server/config.ts'
import { startEmulator } from './payments/mercado-pago-emulator.ts'
import { giveBackAtPage } from './payments/transbank-emulator.ts'
import { FaultyBank } from './support/faulty-bank.ts'
import { newKey, orderPayload, type PayloadOptions } from './support/order-payload.ts'
import { paidTenants } from './support/paid-tenants.ts'
import { DINER_COOKIE, SATURDAY_NOON, testApp, type TestApp } from './support/test-app.ts'
import { webpayVenue, type WebpayVenue } from './support/webpay-venue.ts'

/** What the console of a server does about money. */
const consoleOf = (server: TestApp) => {
  const url = (code: string) => `/api/admin/orders/${code}`
  const read = async ({ code }: OrderCreated) =>
    (await server.call<ConsoleOrder>('GET', url(code), { admin: true })).body
  const done = async (asked: ReturnType<typeof server.call>) => {
    const { status, text } = await asked
    expect(status, text).toBe(200)
  }
  return {
    read,
    refunds: async (order: OrderCreated) => (await read(order)).money.refunds,
    move: ({ code }: OrderCreated, body: object) =>
      done(server.call('PUT', `${url(code)}/status`, { admin: true, body })),
    give: ({ code }: OrderCreated, amount: number) =>
      done(
        server.call('POST', `${url(code)}/refunds`, { admin: true, body: { amount, reason: 'Faltó algo' } }),
      ),
    note: ({ code }: OrderCreated, amount: number) =>
      done(server.call('PUT', `${url(code)}/refund`, { admin: true, body: { amount, text: 'En mano' } })),
    async retry(order: OrderCreated) {
      const failed = (await read(order)).money.refunds.find(({ status }) => status === 'FAILED')
      await done(server.call('POST', `${url(order.code)}/refunds/${failed?.id}/retry`, { admin: true }))
    },
  }
}

describe('[PAY-01] a refund at a bank that knows no keys', () => {
  let venue: WebpayVenue
  let till: ReturnType<typeof consoleOf>
  beforeAll(async () => {
    venue = await webpayVenue()
    till = consoleOf(venue.server)
  })
  beforeEach(() => venue.reset())
  afterAll(() => venue.close())

  const work = (ms: number) => {
    venue.after(ms)
    return venue.server.app.worker.runDue()
  }
  async function paid() {
    const { order, transaction, path, token } = await venue.atTheBank()
    transaction.paid = 'agreed'
    await venue.byGet(path, { token_ws: token })
    await till.move(order, { status: 'ACCEPTED' })
    return {
      order,
      transaction,
      given: () => transaction.amount - (transaction.balance ?? transaction.amount),
    }
  }

  test('whose answer was lost and that nobody heard of for a month is not sent again by another try', async () => {
    const { order, given } = await paid()
    await till.give(order, 100)
    venue.bank.nextRefunds = ['lost']
    await work(0)
    expect(given()).toBe(100)
    venue.bank.next = Array.from({ length: 100 }, () => 503)
    for (const days of [1, 29, 30.1]) await work(days * DAY_MS)
    venue.bank.next = []
    expect(await till.refunds(order)).toMatchObject([{ status: 'FAILED', detail: 'no-answer' }])
    await till.retry(order)
    await work(30.2 * DAY_MS)
    expect(await till.refunds(order)).toMatchObject([{ status: 'CONFIRMED' }])
    expect(given()).toBe(100)
  })

  test('is told from what the venue gave in hand', async () => {
    const { order, given } = await paid()
    await till.give(order, 30)
    venue.bank.nextRefunds = ['refused']
    await work(0)
    await till.note(order, 30)
    venue.after(MINUTE_MS)
    await till.give(order, 20)
    venue.bank.nextRefunds = ['lost']
    await work(MINUTE_MS)
    await work(3 * MINUTE_MS)
    expect(await till.refunds(order)).toMatchObject([
      { status: 'CONFIRMED', amount: 30, note: 'En mano' },
      { status: 'CONFIRMED', amount: 20 },
    ])
    expect(given()).toBe(20)
  })

  test('of which a part went back at the page of the bank meanwhile is of the rest', async () => {
    const { order, transaction, given } = await paid()
    giveBackAtPage(transaction, 40)
    await till.move(order, { status: 'CANCELED' })
    for (const _ of [1, 2]) await work(2 * MINUTE_MS)
    const rest = order.price - 40
    expect(await till.refunds(order)).toMatchObject([
      { status: 'CONFIRMED', amount: rest, reason: 'ORDER_CANCELED' },
      { status: 'CONFIRMED', amount: 40, reason: 'PROVIDER' },
    ])
    expect(given()).toBe(order.price)
    expect((await till.read(order)).order).toMatchObject({ paid: false })
  })

  test('that the venue wanted and the bank refused is left to the venue when a part went back at its page', async () => {
    const { order, transaction, given } = await paid()
    giveBackAtPage(transaction, 40)
    await till.give(order, order.price)
    for (const _ of [1, 2]) await work(2 * MINUTE_MS)
    expect(given()).toBe(40)
    const wanted = { amount: order.price - 40, reason: 'VENUE' }
    const atPage = { amount: 40, reason: 'PROVIDER', status: 'CONFIRMED' }
    expect(await till.refunds(order)).toMatchObject([{ ...wanted, status: 'FAILED' }, atPage])
    await till.retry(order)
    await work(3 * MINUTE_MS)
    expect(await till.refunds(order)).toMatchObject([{ ...wanted, status: 'CONFIRMED' }, atPage])
    expect(given()).toBe(order.price)
  })

  test('is sent once by two processes that have it at the same time', async () => {
    const { order, given } = await paid()
    await till.give(order, 100)
    const { server } = venue
    const { transbankAccounts, transbankApi } = server.config
    const payments = new Payments([transbankPayments(transbankAccounts, transbankApi)])
    const services = { store: server.store, clock: () => server.time.now, payments, log: server.app.log }
    const [refund] = (await readLedger(server.store.db, order.id)).refunds
    const sent = sendRefunds(payments)
      .filter(({ queue }) => queue === 'payments.refund.transbank')
      .flatMap(({ run }) => [run, run, run])
    await Promise.all(sent.map((run) => run(services as Services, { key: refund?.id ?? '', payload: {} })))
    expect(given()).toBe(100)
    expect(await till.refunds(order)).toMatchObject([{ status: 'CONFIRMED' }])
  })
})

test('[PAY-01] a refund that Mercado Pago took and then refused is made anew by another try', async () => {
  const account = {
    accessToken: 'access-token-of-the-test',
    webhookSecret: 'webhook-secret',
    payerEmail: 'a@example.com',
  }
  const vendor = await startEmulator()
  const online = { providerName: 'mercado-pago', publicKey: 'APP_USR-bistro' }
  const tenantsDir = paidTenants({ bistro: { country: 'AR', online } })
  const { mercadoPagoAccounts } = readConfig({
    MERCADO_PAGO_ACCOUNTS: JSON.stringify({ [online.publicKey]: account }),
  })
  const config = { mercadoPagoAccounts, mercadoPagoApi: vendor.url }
  const server = await testApp({ cookie: DINER_COOKIE, tenantsDir, config })
  vendor.time = server.time
  const till = consoleOf(server)
  const body = {
    ...(await orderPayload(server, 'bistro', { payment: 'CARD' })),
    token: 'visa.tokenoftheAPRO',
  }
  const headers = { 'idempotency-key': newKey() }
  const order = (await server.call<OrderCreated>('POST', '/api/order', { body, headers })).body
  await till.move(order, { status: 'CANCELED' })
  vendor.nextRefunds = ['in_process']
  await server.app.worker.runDue()
  expect(await till.refunds(order)).toMatchObject([{ status: 'SENT' }])
  const refunded = vendor.payments.at(-1)?.refunds ?? []
  Object.assign(refunded[0] ?? {}, { status: 'rejected' })
  Object.assign(vendor.payments.at(-1) ?? {}, { status: 'approved', transaction_amount_refunded: 0 })
  const work = () => {
    server.time.now = new Date(server.time.now.getTime() + HOUR_MS)
    return server.app.worker.runDue()
  }
  await work()
  expect(await till.refunds(order)).toMatchObject([{ status: 'FAILED', detail: 'rejected' }])
  await till.retry(order)
  await work()
  expect(await till.refunds(order)).toMatchObject([{ status: 'CONFIRMED' }])
  expect(refunded.map(({ status }) => status)).toEqual(['rejected', 'approved'])
  await server.close()
  await vendor.close()
  rmSync(tenantsDir, { recursive: true })
})

describe('[PAY-01] a refund that does not arrive', () => {
  let server: TestApp
  let bank: FaultyBank
  let till: ReturnType<typeof consoleOf>
  /** whether the bank takes refunds and says no more of them */
  let isSlow = false
  let isDeaf = false
  // time runs on by months: each test has a server of its own
  beforeEach(async () => {
    isSlow = false
    isDeaf = false
    bank = new FaultyBank(() => server.time.now)
    const base = bank.provider('embedded')
    const sent = (id: string) => Promise.resolve({ kind: 'sent', reference: id } as const)
    const refund: typeof base.refund = (request) => (isSlow ? sent(request.id) : base.refund(request))
    const down = Promise.resolve({ kind: 'unavailable', detail: 'down' } as const)
    const find: typeof base.find = (attempt) => (isDeaf ? down : base.find(attempt))
    server = await testApp({ payments: new Payments([{ ...base, refund, find }]), cookie: DINER_COOKIE })
    till = consoleOf(server)
  })
  afterEach(() => server.close())

  const place = async (options: PayloadOptions): Promise<OrderCreated> => {
    const body = await orderPayload(server, 'bistro', options)
    const headers = { 'idempotency-key': newKey() }
    return (await server.call<OrderCreated>('POST', '/api/order', { body, headers })).body
  }
  async function paid(): Promise<OrderCreated> {
    const order = await place({ payment: 'ONLINE' })
    const card = { token: 'token', paymentMethodId: 'visa', dinerOrderId: order.id, cardName: 'Ana' }
    const body = { ...card, identificationType: 'DNI', identificationNumber: '12345678' }
    expect((await server.call('POST', '/api/order/payment', { body })).status).toBe(200)
    await till.move(order, { status: 'ACCEPTED' })
    return order
  }
  const work = (ms = 0) => {
    server.time.now = new Date(server.time.now.getTime() + ms)
    return server.app.worker.runDue()
  }

  test('though its provider took it is the venue’s after a month, and holds up no other', async () => {
    const order = await paid()
    isSlow = true
    await till.give(order, 100)
    server.time.now = new Date(SATURDAY_NOON.getTime() + 1)
    await till.give(order, 50)
    await work()
    expect(await till.refunds(order)).toMatchObject([{ status: 'SENT' }, { status: 'REQUESTED' }])
    for (const _ of [1, 2]) await work(15.5 * DAY_MS)
    const { actions, money } = await till.read(order)
    expect(money.refunds[0]).toMatchObject({ status: 'FAILED', detail: 'no-answer', byHand: true })
    expect(actions).toEqual(expect.arrayContaining(['REFUND', 'RETRY_REFUND']))
    isSlow = false
    await work(HOUR_MS)
    expect((await till.refunds(order))[1]).toMatchObject({ status: 'CONFIRMED', amount: 50 })
    // asked for once more, it has its month again
    isSlow = true
    await till.retry(order)
    await work()
    await work(10 * DAY_MS)
    expect((await till.refunds(order))[0]).toMatchObject({ status: 'SENT' })
    isSlow = false
    await work(HOUR_MS)
    expect((await till.refunds(order))[0]).toMatchObject({ status: 'CONFIRMED', amount: 100 })
    expect(bank.held.at(-1)?.refunded).toBe(150)
  })

  test('because this server has no such provider any more is the venue’s after a day', async () => {
    const order = await paid()
    await till.move(order, { status: 'CANCELED' })
    const payments = new Payments([])
    const without = new Worker(
      { store: server.store, clock: () => server.time.now, log: server.app.log, payments } as Services,
      sendRefunds(payments),
      [],
    )
    await without.runDue()
    expect(await till.refunds(order)).toMatchObject([{ status: 'REQUESTED' }])
    server.time.now = new Date(SATURDAY_NOON.getTime() + DAY_MS + HOUR_MS)
    await without.runDue()
    const { actions, money } = await till.read(order)
    expect(money.refunds).toMatchObject([{ status: 'FAILED', detail: 'no-provider', byHand: true }])
    expect(actions).toEqual(['REFUND', 'RETRY_REFUND'])
    // the provider is there again
    await till.retry(order)
    await work()
    expect(await till.refunds(order)).toMatchObject([{ status: 'CONFIRMED' }])
  })

  test('because nobody does its job any more is sent the next day', async () => {
    const order = await paid()
    await till.give(order, 100)
    await server.store.db.delete(jobs)
    await work(HOUR_MS)
    expect(await till.refunds(order)).toMatchObject([{ status: 'REQUESTED' }])
    await work(DAY_MS)
    expect(await till.refunds(order)).toMatchObject([{ status: 'CONFIRMED' }])
  })

  test('is no news as long as its provider says the same of it', async () => {
    const order = await paid()
    isSlow = true
    await till.give(order, 100)
    await work()
    const [sent] = await till.refunds(order)
    const before = await findOrderById(server.store.db, order.id)
    await work(2 * HOUR_MS)
    expect(await till.refunds(order)).toEqual([sent])
    expect(await findOrderById(server.store.db, order.id)).toEqual(before)
  })

  test('hides nothing that went back at the page of its provider meanwhile', async () => {
    const order = await paid()
    isSlow = true
    await till.give(order, 100)
    await work()
    const held = bank.held.at(-1)
    Object.assign(held ?? {}, { refunded: 50 })
    const notice = `${noticePath('embedded')}?data.id=${held?.reference}&type=payment`
    const headers = { 'x-request-id': newKey(), 'x-signature': 'ts=1,v1=a' }
    expect((await server.call('POST', notice, { headers })).status).toBe(200)
    isSlow = false
    isDeaf = true
    await work(HOUR_MS)
    expect(held?.refunded).toBe(150)
    expect(await till.refunds(order)).toMatchObject([{ amount: 100, status: 'CONFIRMED' }])
    isDeaf = false
    await work(HOUR_MS)
    expect(await till.refunds(order)).toMatchObject([
      { amount: 100, status: 'CONFIRMED', reason: 'VENUE' },
      { amount: 50, status: 'CONFIRMED', reason: 'PROVIDER' },
    ])
  })
})
