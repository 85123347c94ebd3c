import { rmSync } from 'node:fs'

import { afterAll, beforeAll, expect, test } from 'vitest'

import type { CodeDiscount, ConsoleOrders, OrderCreated, OrderFollowUp, Problem } from '#generated/models.ts'
import { readConfig } from '#server/config.ts'
import { findOrderByCode } from '#server/repositories/orders-repository.ts'
import { listPayments } from '#server/repositories/payments-repository.ts'
import { startEmulator, type Emulator } from './payments/mercado-pago-emulator.ts'
import { newKey, orderPayload, type PayloadOptions } from './support/order-payload.ts'
import { paidTenants } from './support/paid-tenants.ts'
import { DINER_COOKIE, testApp, type TestApp } from './support/test-app.ts'

const PUBLIC_KEY = 'APP_USR-bistro'

let vendor: Emulator
let server: TestApp
let tenantsDir: string
beforeAll(async () => {
  vendor = await startEmulator()
  tenantsDir = paidTenants({
    bistro: {
      country: 'AR',
      withoutFees: true,
      online: { providerName: 'mercado-pago', publicKey: PUBLIC_KEY },
      codeDiscounts: [{ id: 'gratis', code: 'GRATIS', type: 'PERCENT', value: 100, active: true }],
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

const validate = async (payment: string) => {
  const body = { code: 'GRATIS', paymentTypeId: `bistro.take-away.${payment}`, branchId: 'bistro-casa' }
  const asked = { ...body, phone: '+5491155550123', orderModeId: 'bistro.take-away' }
  return (await server.call<CodeDiscount>('POST', '/api/codediscounts/validate', { body: asked })).body
}
async function placeFree(payment: NonNullable<PayloadOptions['payment']>) {
  const code = await validate(payment.toLowerCase())
  const { token: _token, ...body } = await orderPayload(server, 'bistro', { payment, code })
  const headers = { 'idempotency-key': newKey() }
  const answer = await server.call<OrderCreated>('POST', '/api/order', { body, headers })
  expect(answer.status, answer.text).toBe(201)
  return answer.body
}

test.each(['CARD', 'ONLINE', 'CASH'] as const)(
  '[PAY-01] an order of zero by %s is paid as it is placed, and no provider is asked',
  async (payment) => {
    const { code, price, status } = await placeFree(payment)
    expect([price, status]).toEqual([0, 'GENERATED'])
    const { body } = await server.call<OrderFollowUp>('GET', `/api/diner/bistro/order/${code}`)
    expect(body).toMatchObject({ paid: true, status: 'GENERATED' })
    expect(body.payUntil).toBeUndefined()
    const order = await findOrderByCode(server.store.db, code)
    expect(await listPayments(server.store.db, order?.id ?? '')).toEqual([])
    expect(vendor.requests).toEqual([])
  },
)

test('[PAY-01] canceled, nothing of it is to be given back', async () => {
  const { code } = await placeFree('CARD')
  const url = `/api/admin/orders/${code}/status`
  await server.call('PUT', url, { body: { status: 'CANCELED' }, admin: true })
  const shown = await server.call<ConsoleOrders>('GET', '/api/admin/branchcontacts/bistro/orders', {
    admin: true,
  })
  expect(shown.status).toBe(200)
  expect(shown.body.orders.map(({ order }) => order.code)).not.toContain(code)
  const one = await server.call('PUT', `/api/admin/orders/${code}/refund`, {
    body: { amount: 0, text: 'Nada que devolver' },
    admin: true,
  })
  expect(one.status).toBe(409)
})

test('[PAY-01] it cannot be marked as unpaid', async () => {
  const { code } = await placeFree('CASH')
  const url = `/api/admin/orders/${code}/status`
  const body = { status: 'GENERATED', paid: false }
  const refused = await server.call<Problem>('PUT', url, { body, admin: true })
  expect(refused.body.code).toBe('STATUS_CONFLICT')
  const { body: seen } = await server.call<OrderFollowUp>('GET', `/api/diner/bistro/order/${code}`)
  expect(seen).toMatchObject({ paid: true })
})
