import { rmSync } from 'node:fs'

import { afterAll, beforeAll, expect, test } from 'vitest'

import type { CodeDiscount, OrderCreated, PaymentUrl } from '#generated/models.ts'
import { readConfig } from '#server/config.ts'
import { startEmulator } from './payments/mercado-pago-emulator.ts'
import type { Emulator } from './payments/mercado-pago-emulator.ts'
import { newKey, orderPayload } from './support/order-payload.ts'
import type { PayloadOptions } from './support/order-payload.ts'
import { paidTenants } from './support/paid-tenants.ts'
import { DINER_COOKIE, testApp } from './support/test-app.ts'
import type { TestApp } from './support/test-app.ts'

const PUBLIC_KEY = 'APP_USR-bistro'

let vendor: Emulator
let server: TestApp
let tenantsDir: string
beforeAll(async () => {
  vendor = await startEmulator()
  tenantsDir = paidTenants({
    bistro: {
      country: 'AR',
      online: { providerName: 'mercado-pago', publicKey: PUBLIC_KEY },
      codeDiscounts: [{ id: 'tercio', code: 'TERCIO', type: 'PERCENT', value: 33, active: true }],
    },
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
})
afterAll(async () => {
  await server.close()
  await vendor.close()
  rmSync(tenantsDir, { recursive: true })
})

/** An order of the bistro with a third off. */
async function placeWithCode(payment: NonNullable<PayloadOptions['payment']>): Promise<OrderCreated> {
  const asked = {
    code: 'TERCIO',
    paymentTypeId: `bistro.take-away.${payment.toLowerCase()}`,
    branchId: 'bistro-casa',
    phone: '+5491155550123',
    orderModeId: 'bistro.take-away',
  }
  const code = (await server.call<CodeDiscount>('POST', '/api/codediscounts/validate', { body: asked })).body
  const body = await orderPayload(server, 'bistro', { payment, code, form: { document: '30.111.222' } })
  const headers = { 'idempotency-key': newKey() }
  const answer = await server.call<OrderCreated>('POST', '/api/order', {
    body: payment === 'CARD' ? { ...body, token: 'visa.tokenoftheAPRO' } : body,
    headers,
  })
  expect(answer.status, answer.text).toBe(201)
  return answer.body
}

type Item = { id: string; title: string; quantity: number; unit_price: number }
const centsOf = (items: readonly Item[]) =>
  items.reduce((sum, { quantity, unit_price }) => sum + quantity * Math.round(unit_price * 100), 0)

test('[PAY-01] a card is charged with the plates and fees of its order, which add up to its price', async () => {
  const { price } = await placeWithCode('CARD')
  const { body } = vendor.requests.find(({ path }) => path.startsWith('/v1/payments')) ?? {}
  const { additional_info } = body as { additional_info: { items: Item[] } }
  expect(body).toMatchObject({
    transaction_amount: price / 100,
    statement_descriptor: 'BISTRO NANDU',
    payer: { first_name: 'Ana', identification: { type: 'DNI', number: '30111222' } },
    additional_info: { payer: { phone: { area_code: '54', number: '91155550000' } } },
  })
  expect(additional_info.items.map(({ title }) => title)).toContain('Milanesa')
  expect(centsOf(additional_info.items)).toBe(price)
})

test('[PAY-01] so is a link made', async () => {
  const { code, price } = await placeWithCode('ONLINE')
  const asked = { code, branchContactId: 'bistro', amount: price }
  const link = await server.call<PaymentUrl>('POST', '/api/paymenturl', { body: asked })
  expect(link.status, link.text).toBe(200)
  const { body } = vendor.requests.find(({ path }) => path.startsWith('/checkout/preferences')) ?? {}
  const { items } = body as { items: Item[] }
  expect(items.length).toBeGreaterThan(1)
  expect(centsOf(items)).toBe(price)
})
