import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { OrderCreated, OrderFollowUp } from '#generated/models.ts'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { noticeOf } from '#server/payments/embedded/embedded-payments.ts'
import { noticePath } from '#server/payments/provider-paths.ts'
import { openPayments } from '#server/payments/payments.ts'
import { findOrderByCode } from '#server/repositories/orders-repository.ts'
import { listPayments } from '#server/repositories/payments-repository.ts'
import { startEmulator, type Emulator, type Seller } from './payments/mercado-pago-emulator.ts'
import { newKey, orderPayload } from './support/order-payload.ts'
import { paidTenants } from './support/paid-tenants.ts'
import { DINER_COOKIE, testApp, type TestApp } from './support/test-app.ts'

type Account = Seller & { publicKey: string; webhookSecret: string }
const accountOf = (name: string): Account => ({
  publicKey: `APP_USR-${name}`,
  accessToken: `access-token-of-${name}`,
  webhookSecret: `webhook-secret-of-${name}`,
  currency: 'ARS',
})
const BISTRO = accountOf('bistro')
const TABERNA = accountOf('taberna')

let vendor: Emulator
let server: TestApp
let tenantsDir: string
beforeAll(async () => {
  vendor = await startEmulator([BISTRO, TABERNA])
  tenantsDir = paidTenants({
    bistro: { country: 'AR', online: { providerName: 'mercado-pago', publicKey: BISTRO.publicKey } },
    taberna: { country: 'AR', online: { providerName: 'mercado-pago', publicKey: TABERNA.publicKey } },
  })
  const accounts = [BISTRO, TABERNA].map(({ publicKey, accessToken, webhookSecret }) => [
    publicKey,
    { accessToken, webhookSecret, payerEmail: 'pedidos@example.com' },
  ])
  const { mercadoPagoAccounts } = readConfig({
    MERCADO_PAGO_ACCOUNTS: JSON.stringify(Object.fromEntries(accounts)),
  })
  const config = { mercadoPagoAccounts, mercadoPagoApi: vendor.url }
  server = await testApp({ cookie: DINER_COOKIE, tenantsDir, config })
})
afterAll(async () => {
  await server.close()
  await vendor.close()
  rmSync(tenantsDir, { recursive: true })
})

/** An order of a venue whose link stands open. */
async function linked(alias: string) {
  const body = await orderPayload(server, alias, { payment: 'ONLINE' })
  const headers = { 'idempotency-key': newKey() }
  const { code, price } = (await server.call<OrderCreated>('POST', '/api/order', { body, headers })).body
  const asked = { code, branchContactId: alias, amount: price }
  const link = await server.call('POST', '/api/paymenturl', { body: asked })
  expect(link.status, link.text).toBe(200)
  const order = await findOrderByCode(server.store.db, code)
  const [payment] = await listPayments(server.store.db, order?.id ?? '')
  if (payment === undefined) throw new Error('No payment')
  return { alias, code, price, payment }
}
const isPaid = async ({ alias, code }: { alias: string; code: string }) =>
  (await server.call<OrderFollowUp>('GET', `/api/diner/${alias}/order/${code}`)).body.paid
/** A notice as the vendor sends it for an account. @returns the status of our answer */
async function notify({ publicKey, webhookSecret }: Account, paymentId: number): Promise<number> {
  const dataId = String(paymentId)
  const noticeId = randomUUID()
  const ts = String(server.time.now.getTime())
  const text = `id:${dataId};request-id:${noticeId};ts:${ts};`
  const v1 = createHmac('sha256', webhookSecret).update(text).digest('hex')
  const query = new URLSearchParams({ account: publicKey, 'data.id': dataId, type: 'payment' })
  const headers = { 'x-request-id': noticeId, 'x-signature': `ts=${ts},v1=${v1}` }
  const url = `${noticePath('mercado-pago')}?${query.toString()}`
  return (await server.call('POST', url, { headers })).status
}

describe('[PAY-01] a notice settles only a payment of the account it was signed for', () => {
  test('money of one seller under the id of another seller’s payment pays for nothing', async () => {
    const order = await linked('taberna')
    const foreign = vendor.pay(order.payment.id, order.price / 100, BISTRO)
    expect(await notify(BISTRO, foreign.id)).toBe(404)
    expect(await isPaid(order)).toBe(false)
    const own = vendor.pay(order.payment.id, order.price / 100, TABERNA)
    expect(await notify(TABERNA, own.id)).toBe(200)
    expect(await isPaid(order)).toBe(true)
  })

  test('a notice that names another account than its signature is forged', async () => {
    const order = await linked('taberna')
    const foreign = vendor.pay(order.payment.id, order.price / 100, BISTRO)
    expect(await notify({ ...BISTRO, publicKey: TABERNA.publicKey }, foreign.id)).toBe(401)
    expect(await notify({ ...BISTRO, publicKey: 'nobody' }, foreign.id)).toBe(404)
    expect(await isPaid(order)).toBe(false)
  })

  test('an account reads no payment of another, whoever signed', async () => {
    const order = await linked('taberna')
    const own = vendor.pay(order.payment.id, order.price / 100, TABERNA)
    expect(await notify(BISTRO, own.id)).toBe(404)
    expect(await notify(TABERNA, own.id)).toBe(200)
  })

  test('money that does not count and was given back at the vendor’s own page: the order can be paid again', async () => {
    const { alias, code, price, payment } = await linked('taberna')
    const wrong = vendor.pay(payment.id, price / 100 - 1, TABERNA)
    expect(await notify(TABERNA, wrong.id)).toBe(200)
    const asked = { code, branchContactId: alias, amount: price }
    const link = async () => (await server.call('POST', '/api/paymenturl', { body: asked })).status
    expect(await link()).toBe(409)
    wrong.status = 'refunded'
    expect(await notify(TABERNA, wrong.id)).toBe(200)
    await server.app.worker.runDue()
    expect(await link()).toBe(200)
  })

  test('the sandbox keeps its merchants apart as well', async () => {
    const sandboxed = await testApp({ cookie: DINER_COOKIE })
    const { store, config, time } = sandboxed
    const clock = () => time.now
    const payments = await openPayments({ config, store, clock, randomBytes })
    const app = await buildApp({ store, config, clock, payments })
    const body = await orderPayload(sandboxed, 'bistro', { payment: 'ONLINE' })
    const headers = { 'idempotency-key': newKey() }
    const { code, price } = (await sandboxed.call<OrderCreated>('POST', '/api/order', { body, headers })).body
    const asked = { code, branchContactId: 'bistro', amount: price }
    await sandboxed.call('POST', '/api/paymenturl', { body: asked })
    const [payment] = await listPayments(store.db, (await findOrderByCode(store.db, code))?.id ?? '')
    const { sandbox, secret } = payments.sandbox ?? {}
    if (!payment || !sandbox || secret === undefined) throw new Error('No sandbox')
    const foreign = await sandbox.openLink({
      merchant: 'another',
      externalReference: payment.id,
      amount: price,
      decimals: 2,
      currency: 'ARS',
      description: '',
      returnUrl: 'http://127.0.0.1/',
      expiresAt: new Date(time.now.getTime() + 60_000),
    })
    sandbox.onDecided = () => Promise.resolve()
    const paid = await sandbox.pay(foreign)
    const notice = noticeOf(paid, { secret, noticeId: randomUUID(), now: time.now })
    expect((await app.inject({ method: 'POST', url: notice.path, headers: notice.headers })).statusCode).toBe(
      404,
    )
    expect(await findOrderByCode(store.db, code)).toMatchObject({ paid: false })
    await app.close()
    await sandboxed.close()
  })
})
