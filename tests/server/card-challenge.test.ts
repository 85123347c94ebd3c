import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { OrderCreated, OrderFollowUp } from '#generated/models.ts'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { findOrderByCode } from '#server/repositories/orders-repository.ts'
import { listPayments } from '#server/repositories/payments-repository.ts'
import { startEmulator, type Emulator } from './payments/mercado-pago-emulator.ts'
import { newKey, orderPayload } from './support/order-payload.ts'
import { paidTenants } from './support/paid-tenants.ts'
import { DINER_COOKIE, testApp, type TestApp } from './support/test-app.ts'

const PUBLIC_KEY = 'APP_USR-bistro'
const OTHER_COOKIE = `vitrina_device=${'o'.repeat(43)}`

let vendor: Emulator
let server: TestApp
let pages: FastifyInstance
let tenantsDir: string
let clientDir: string
beforeAll(async () => {
  vendor = await startEmulator()
  tenantsDir = paidTenants({
    bistro: { country: 'AR', online: { providerName: 'mercado-pago', publicKey: PUBLIC_KEY } },
  })
  clientDir = mkdtempSync(join(tmpdir(), 'vitrina-pages-'))
  mkdirSync(join(clientDir, '.vite'))
  for (const name of ['manifest', 'companion']) writeFileSync(join(clientDir, `.vite/${name}.json`), '{}')
  const account = {
    accessToken: 'access-token-of-the-test',
    webhookSecret: 'webhook-secret',
    payerEmail: 'pedidos@example.com',
  }
  const { mercadoPagoAccounts } = readConfig({
    MERCADO_PAGO_ACCOUNTS: JSON.stringify({ [PUBLIC_KEY]: account }),
  })
  server = await testApp({
    cookie: DINER_COOKIE,
    tenantsDir,
    config: { mercadoPagoAccounts, mercadoPagoApi: vendor.url },
  })
  pages = await buildApp({
    store: server.store,
    config: { ...server.config, clientDir },
    clock: () => server.time.now,
    renderPage: () => Promise.reject(new Error('No page is asked for')),
  })
})
afterAll(async () => {
  await pages.close()
  await server.close()
  await vendor.close()
  for (const folder of [tenantsDir, clientDir]) rmSync(folder, { recursive: true })
})

/** An order whose card's bank asks who pays. */
async function placeRisky(): Promise<OrderCreated & { attempt: string }> {
  const body = {
    ...(await orderPayload(server, 'bistro', { payment: 'CARD' })),
    token: 'visa.tokenoftheCHAL',
  }
  const headers = { 'idempotency-key': newKey() }
  const answer = await server.call<OrderCreated>('POST', '/api/order', { body, headers })
  expect(answer.status, answer.text).toBe(201)
  const order = await findOrderByCode(server.store.db, answer.body.code)
  const [payment] = await listPayments(server.store.db, order?.id ?? '')
  return { ...answer.body, attempt: payment?.id ?? '' }
}
/** The provider is not asked about the same payment twice in a moment. */
const read = async (code: string, cookie = DINER_COOKIE) => {
  server.time.now = new Date(server.time.now.getTime() + 20_000)
  return (await server.call<OrderFollowUp>('GET', `/api/diner/bistro/order/${code}`, { cookie })).body
}
const open = (url: string, cookie: string) => pages.inject({ url, headers: { cookie } })

test('[PAY-01] a bank that asks who pays is answered on the page of the order, and the order is paid then', async () => {
  const { code, payment, attempt } = await placeRisky()
  expect(payment).toBe('PENDING')
  const waiting = await read(code)
  expect(waiting).toMatchObject({ paid: false, status: 'UNCONFIRMED' })
  expect(waiting.cardPayment?.challengeUrl).toBe(`/frames/bistro/orders/${code}/challenge`)
  vendor.answerChallenge(attempt, true)
  const paid = await read(code)
  expect(paid).toMatchObject({ paid: true, status: 'GENERATED' })
  expect(paid.cardPayment).toBeUndefined()
})

test('[PAY-01] a bank asks also where the answer to the charge broke off, as soon as the provider finds it', async () => {
  vendor.time = server.time
  vendor.searchLagMs = 10_000
  vendor.next = ['broken']
  const { code, payment, attempt } = await placeRisky()
  expect(payment).toBe('PENDING')
  expect(vendor.payments.filter((one) => one.external_reference === attempt)).toHaveLength(1)
  const order = await findOrderByCode(server.store.db, code)
  expect(await listPayments(server.store.db, order?.id ?? '')).toMatchObject([{ url: null, reference: null }])
  expect((await read(code)).cardPayment?.challengeUrl).toBe(`/frames/bistro/orders/${code}/challenge`)
  expect((await open(`/frames/bistro/orders/${code}/challenge`, DINER_COOKIE)).body).toContain('name="creq"')
  vendor.answerChallenge(attempt, true)
  expect(await read(code)).toMatchObject({ paid: true, status: 'GENERATED' })
  vendor.searchLagMs = 0
})

test('[PAY-01] answered wrongly, another card may be tried', async () => {
  const { id, code, attempt } = await placeRisky()
  vendor.answerChallenge(attempt, false)
  const { cardPayment, paid } = await read(code)
  expect(paid).toBe(false)
  expect(cardPayment).toEqual({ providerName: 'mercado-pago', publicKey: PUBLIC_KEY })
  const body = { dinerOrderId: id, token: 'visa.tokenoftheAPRO', paymentMethodId: 'visa' }
  const again = await server.call('POST', '/api/order/payment', { body })
  expect(again.body).toMatchObject({ status: 'SUCCESS' })
})

test('[PAY-01] while the bank waits, no other card is charged', async () => {
  const { id } = await placeRisky()
  const before = vendor.payments.length
  const body = { dinerOrderId: id, token: 'visa.tokenoftheAPRO', paymentMethodId: 'visa' }
  expect((await server.call('POST', '/api/order/payment', { body })).body).toMatchObject({
    status: 'PENDING',
  })
  expect(vendor.payments.length).toBe(before)
})

test('[PAY-01] the frame posts what the bank wants to it, and lets pages of banks in where no other page does', async () => {
  const { code, attempt } = await placeRisky()
  const url = `/frames/bistro/orders/${code}/challenge`
  const frame = await open(url, DINER_COOKIE)
  expect(frame.statusCode).toBe(200)
  expect(frame.body).toContain(
    '<form method="post" action="https://acs-public.tp.mastercard.example/api/v1/browser_Challenges" target="bank">' +
      '<input type="hidden" name="creq" value="eyJ0aHJlZURTU2VydmVyVHJhbnNJRCI6Ii4uLiJ9"></form>',
  )
  const policy = String(frame.headers['content-security-policy'])
  for (const rule of [
    'frame-src https:',
    'form-action https:',
    "frame-ancestors 'self'",
    "default-src 'none'",
  ])
    expect(policy).toContain(rule)
  expect(frame.headers).toMatchObject({ 'cache-control': 'no-store', 'x-frame-options': 'SAMEORIGIN' })

  vendor.answerChallenge(attempt, true)
  await read(code)
  const over = await open(url, DINER_COOKIE)
  expect([over.statusCode, over.body.includes('Tu banco ya no espera una respuesta.')]).toEqual([200, true])
  expect(over.headers['content-security-policy']).toContain("form-action 'none'")
})

test('[PAY-01] nobody else hears what a bank asks: neither who has the code, nor the venue', async () => {
  const { code } = await placeRisky()
  const seen = await read(code, OTHER_COOKIE)
  expect(seen.own).toBe(false)
  expect(seen.cardPayment?.challengeUrl).toBeUndefined()
  const shown = await server.call('GET', '/api/admin/branchcontacts/bistro/orders', { admin: true })
  expect(shown.text).not.toContain('challenge')
  for (const alias of ['bistro', 'nobody', '%00']) {
    const { statusCode, body } = await open(`/frames/${alias}/orders/${code}/challenge`, OTHER_COOKIE)
    expect([statusCode, body.includes('<form')]).toEqual([404, false])
  }
})
