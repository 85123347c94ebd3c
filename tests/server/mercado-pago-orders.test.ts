import { rmSync } from 'node:fs'

import { afterAll, beforeAll, expect, test } from 'vitest'

import type { CodeDiscount, OrderCreated, PaymentUrl } from '#generated/models.ts'
import { readConfig } from '#server/config.ts'
import { folderFaultText } from '#messages/faults.ts'
import { checkTenants } from '#server/tenants/check-tenants.ts'
import { startEmulator, type Emulator } from './payments/mercado-pago-emulator.ts'
import { newKey, orderPayload, type PayloadOptions } from './support/order-payload.ts'
import { paidTenants } from './support/paid-tenants.ts'
import { DINER_COOKIE, testApp, type TestApp } from './support/test-app.ts'

const PUBLIC_KEY = 'APP_USR-bistro'
const THIRD = { id: 'tercio', code: 'TERCIO', type: 'PERCENT', value: 33, active: true } as const

let vendor: Emulator
let server: TestApp
let tenantsDir: string
beforeAll(async () => {
  vendor = await startEmulator()
  tenantsDir = paidTenants({
    bistro: {
      country: 'AR',
      online: { providerName: 'mercado-pago', publicKey: PUBLIC_KEY },
      codeDiscounts: [THIRD],
    },
    cantina: {
      country: 'AR',
      online: { providerName: 'mercado-pago', publicKey: PUBLIC_KEY, allowTickets: true },
      codeDiscounts: [THIRD],
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

/** An order with a third off. */
async function placeWithCode(
  payment: NonNullable<PayloadOptions['payment']>,
  alias = 'bistro',
): Promise<OrderCreated> {
  const asked = {
    code: 'TERCIO',
    paymentTypeId: `${alias}.take-away.${payment.toLowerCase()}`,
    branchId: `${alias}-casa`,
    phone: '+5491155550123',
    orderModeId: `${alias}.take-away`,
  }
  const code = (await server.call<CodeDiscount>('POST', '/api/codediscounts/validate', { body: asked })).body
  const body = await orderPayload(server, alias, { payment, code, form: { document: '30.111.222' } })
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

/** What the vendor was asked for the link of an order. */
async function linkOf({ code, price }: OrderCreated, alias = 'bistro') {
  const asked = { code, branchContactId: alias, amount: price }
  const link = await server.call<PaymentUrl>('POST', '/api/paymenturl', { body: asked })
  expect(link.status, link.text).toBe(200)
  const { body } = vendor.requests.findLast(({ path }) => path.startsWith('/checkout/preferences')) ?? {}
  return body as { items: Item[]; payment_methods?: unknown }
}

test('[PAY-01] so is a link made', async () => {
  const order = await placeWithCode('ONLINE')
  const { items } = await linkOf(order)
  expect(items.length).toBeGreaterThan(1)
  expect(centsOf(items)).toBe(order.price)
})

test('[PAY-01] a link offers no slips that are paid days later, but where the venue wants them', async () => {
  const excluded = { excluded_payment_types: [{ id: 'ticket' }, { id: 'atm' }] }
  expect((await linkOf(await placeWithCode('ONLINE'))).payment_methods).toEqual(excluded)
  const wanted = await linkOf(await placeWithCode('ONLINE', 'cantina'), 'cantina')
  expect(wanted.payment_methods).toBeUndefined()
})

test('the check refuses slips at a provider that has none, and says so in Spanish', async () => {
  const wrong = paidTenants({
    lima: { country: 'CL', online: { providerName: 'transbank', publicKey: '1', allowTickets: true } },
  })
  const { faults } = await checkTenants(wrong, server.config.imagesDir)
  rmSync(wrong, { recursive: true })
  expect(faults.map((fault) => `${fault.file}: ${folderFaultText(fault)}`)).toEqual([
    'lima/tenant.json: Hay allowTickets en transbank; debe haber pagos sin ese campo, porque ahí no existen cupones.',
  ])
})
