import { rmSync } from 'node:fs'

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import type { OrderCreated, OrderFollowUp, PaymentResult } from '#generated/models.ts'
import { readConfig } from '#server/config.ts'
import { listPayments } from '#server/repositories/payments-repository.ts'
import { startEmulator, type Emulator } from './payments/mercado-pago-emulator.ts'
import { newKey, orderPayload } from './support/order-payload.ts'
import { paidTenants } from './support/paid-tenants.ts'
import { DINER_COOKIE, SATURDAY_NOON, testApp, type TestApp } from './support/test-app.ts'

const PUBLIC_KEY = 'APP_USR-bistro'
const MINUTES = 60_000
const HOURS = 60 * MINUTES
const DAYS = 24 * HOURS

let vendor: Emulator
let server: TestApp
let tenantsDir: string
beforeAll(async () => {
  vendor = await startEmulator()
  tenantsDir = paidTenants({
    bistro: { country: 'AR', online: { providerName: 'mercado-pago', publicKey: PUBLIC_KEY } },
  })
  const account = {
    accessToken: 'access-token-of-the-test',
    webhookSecret: 'webhook-secret',
    payerEmail: 'pedidos@example.com',
  }
  const { mercadoPagoAccounts } = readConfig({
    MERCADO_PAGO_ACCOUNTS: JSON.stringify({ [PUBLIC_KEY]: account }),
  })
  const config = { mercadoPagoAccounts, mercadoPagoApi: vendor.url }
  server = await testApp({ cookie: DINER_COOKIE, tenantsDir, config })
  vendor.time = server.time
})
beforeEach(() => {
  server.time.now = SATURDAY_NOON
})
afterAll(async () => {
  await server.close()
  await vendor.close()
  rmSync(tenantsDir, { recursive: true })
})

/** An order for the evening, whose payment hours outlast the search's delay, with a card whose answer is lost. */
async function place(next: Emulator['next'], token = 'visa.tokenoftheAPRO'): Promise<OrderCreated> {
  const scheduledFrom = SATURDAY_NOON.getTime() + 7 * HOURS
  const body = {
    ...(await orderPayload(server, 'bistro', { mode: 'delivery', payment: 'CARD', scheduledFrom })),
    token,
  }
  vendor.next = next
  const headers = { 'idempotency-key': newKey() }
  const placed = await server.call<OrderCreated>('POST', '/api/order', { body, headers })
  expect(placed.status, placed.text).toBe(201)
  expect(placed.body.payment).toBe('PENDING')
  return placed.body
}
const read = async ({ code }: OrderCreated) =>
  (await server.call<OrderFollowUp>('GET', `/api/diner/bistro/order/${code}`)).body
/** Another card, as its page would send it. */
const payAgain = async ({ id }: OrderCreated) => {
  const body = { dinerOrderId: id, token: 'visa.tokenoftheAPRO', paymentMethodId: 'visa' }
  return (await server.call<PaymentResult>('POST', '/api/order/payment', { body })).body
}
const charges = async ({ id }: OrderCreated) => {
  const attempts = await listPayments(server.store.db, id)
  return vendor.payments.filter(({ external_reference: of }) => attempts.some((one) => one.id === of))
}
const at = (ms: number) => {
  server.time.now = new Date(SATURDAY_NOON.getTime() + ms)
}

test('[PAY-01] a search that lags by hours: no second card is charged, and the first one pays', async () => {
  vendor.searchLagMs = 2 * HOURS
  const order = await place(['broken'])
  for (const ms of [2 * MINUTES, 1 * HOURS, 2 * HOURS - MINUTES]) {
    at(ms)
    expect(await payAgain(order)).toMatchObject({ status: 'PENDING' })
    expect(await read(order)).toMatchObject({ paid: false, cardPayment: { isPending: true } })
  }
  expect(await charges(order)).toHaveLength(1)
  at(2 * HOURS + MINUTES)
  expect(await read(order)).toMatchObject({ paid: true, status: 'GENERATED' })
  expect(await payAgain(order)).toMatchObject({ status: 'SUCCESS' })
  expect(await charges(order)).toHaveLength(1)
  vendor.searchLagMs = 0
})

test('[PAY-01] a card that never arrived blocks another until the search would know of it, and no longer', async () => {
  const order = await place([503, 503, 503, 503])
  vendor.next = []
  expect(await charges(order)).toHaveLength(0)
  for (const ms of [2 * MINUTES, 3 * HOURS]) {
    at(ms)
    expect(await payAgain(order)).toMatchObject({ status: 'PENDING' })
    expect((await read(order)).cardPayment).toMatchObject({ isPending: true })
  }
  at(3 * HOURS + 2 * MINUTES)
  expect((await read(order)).cardPayment).toEqual({ providerName: 'mercado-pago', publicKey: PUBLIC_KEY })
  expect(await payAgain(order)).toMatchObject({ status: 'SUCCESS' })
  expect(await charges(order)).toHaveLength(1)
})

/** How often the vendor is asked about the card of an order within three hours of a day. */
async function askedOn(day: number, order: OrderCreated): Promise<number> {
  const [attempt] = await listPayments(server.store.db, order.id)
  at(day * DAYS)
  await server.app.worker.runDue()
  const before = vendor.requests.length
  for (const hours of [1, 2, 3]) {
    at(day * DAYS + hours * HOURS)
    await server.app.worker.runDue()
  }
  const asked = vendor.requests.slice(before).filter(({ path }) => path.includes('/search'))
  return asked.filter(({ path }) => path.includes(attempt?.id ?? 'none')).length
}

test('[PAY-01] a card that never arrived is asked for every hour all the same, for a month', async () => {
  const order = await place([503, 503, 503, 503])
  vendor.next = []
  at(4 * HOURS)
  await server.app.worker.runDue()
  expect(await listPayments(server.store.db, order.id)).toMatchObject([
    { status: 'FAILED', detail: 'never-arrived' },
  ])
  expect([await askedOn(2, order), await askedOn(29, order), await askedOn(31, order)]).toEqual([3, 3, 0])
})

test('[PAY-01] a card that was refused, as the search knows at last, is asked for no more', async () => {
  vendor.searchLagMs = 10 * HOURS
  const order = await place(['broken'], 'visa.tokenoftheFUND')
  at(4 * HOURS)
  await server.app.worker.runDue()
  expect(await listPayments(server.store.db, order.id)).toMatchObject([{ detail: 'never-arrived' }])
  expect(await askedOn(2, order)).toBe(0)
  expect(await listPayments(server.store.db, order.id)).toMatchObject([
    { detail: 'cc_rejected_insufficient_amount' },
  ])
  vendor.searchLagMs = 0
})
