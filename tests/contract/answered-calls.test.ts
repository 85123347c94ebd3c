import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { OrderCreated, OrderPayload, Problem } from '#generated/models.ts'
import { clientLogs } from '#server/db/schema/people.ts'
import { projectRoot } from '#server/project-root.ts'
import { findOrderByCode } from '#server/repositories/orders-repository.ts'
import { insertPayment } from '#server/repositories/payments-repository.ts'
import { cardToken } from '../server/support/card.ts'
import { feeUrl, NEAR, newKey, orderPayload, type PayloadOptions } from '../server/support/order-payload.ts'
import {
  cookieOf,
  FIXTURE_TENANTS,
  testApp,
  type CallOptions,
  type TestApp,
} from '../server/support/test-app.ts'
import { described, DINER_CALLS } from './spec-calls.ts'

const PHONE = encodeURIComponent('+5491155550000')
const MODE = 'bistro.take-away'
const BRANCH = 'bistro-casa'
const PLACE = { branchContactId: 'bistro', branchId: BRANCH, phone: '+5491155550000' }

/** The fixture tenants, with a logo at the bistro. */
const tenantsDir = mkdtempSync(join(tmpdir(), 'vitrina-tenants-'))
cpSync(FIXTURE_TENANTS, tenantsDir, { recursive: true })
cpSync(join(projectRoot(), 'tenants/la-esquina/assets/logo.svg'), join(tenantsDir, 'bistro/assets/logo.svg'))
writeFileSync(
  join(tenantsDir, 'bistro/theme.json'),
  JSON.stringify({ $schema: '../../theme.schema.json', logos: { custom: 'logo.svg' } }),
)

let server: TestApp
/** The browser that placed an order, which is the one that may ask about its phone. */
let cookie: string
let payload: OrderPayload
let placed: OrderCreated
let byLink: OrderCreated

const place = async <T = OrderCreated>(options: PayloadOptions = {}) =>
  server.call<T>('POST', '/api/order', {
    body: await orderPayload(server, 'bistro', options),
    headers: { 'idempotency-key': newKey() },
    cookie,
  })

/** The id of an order whose card was declined, and which waits for another one. */
async function declinedOrder(): Promise<string> {
  // the newest of the list
  server.time.now = new Date(server.time.now.getTime() + 1)
  await place<Problem>({ payment: 'CARD', holder: 'OTHE' })
  const { body } = await server.call<{ orders: OrderCreated[] }>('GET', '/api/admin/orders', { admin: true })
  return (await findOrderByCode(server.store.db, body.orders[0]?.code ?? ''))?.id ?? 'none'
}

/** The token of a payment of the order by link that its bank refused: what is known is said, and nobody is asked. */
async function refusedAtTheBank(): Promise<string> {
  const { db } = server.store
  const order = await findOrderByCode(db, byLink.code)
  const at = server.time.now
  await insertPayment(db, {
    id: '01990000-0000-7000-8000-000000000009',
    orderId: order?.id ?? '',
    provider: 'transbank',
    publicKey: 'commerce',
    kind: 'LINK',
    status: 'DECLINED',
    amount: byLink.price,
    reference: 'token-of-bank',
    createdAt: at,
    updatedAt: at,
  })
  return 'token-of-bank'
}

beforeAll(async () => {
  server = await testApp({ tenantsDir })
  payload = await orderPayload(server, 'bistro')
  const first = await place()
  cookie = cookieOf(first)
  placed = first.body
  byLink = (await place({ payment: 'ONLINE' })).body
  // a cart that is left while an order is sent is that order's
  server.time.now = new Date(server.time.now.getTime() + 2 * 60_000)
})
afterAll(async () => {
  await server.close()
  rmSync(tenantsDir, { recursive: true })
})

/** What is asked, and a piece of what this venue, order or diner makes of the answer; '' where it has no body. */
type Request = { url: string; says: string } & Pick<CallOptions, 'body' | 'headers'>
const at =
  (url: string, says: string, options: Omit<Request, 'url' | 'says'> = {}) =>
  (): Request => ({ url, says, ...options })

/** A request of each call that the fixture venues can answer. */
const REQUESTS: Record<string, () => Request | Promise<Request>> = {
  'GET /api/diner/{}': at('/api/diner/bistro', '"name":"Bistró Centro"'),
  'GET /api/diner/file/{}/url': at(`/api/diner/file/${BRANCH}/url?type=LOGO`, '/files/'),
  'GET /api/country/{}': at('/api/country/AR', '"currencyCode":"ARS"'),
  'GET /api/diner/menu/{}/hash': at(
    `/api/diner/menu/bistro/hash?orderModeId=${MODE}`,
    '"orderModeId":"bistro.take-away","hash":"',
  ),
  'GET /api/diner/{}/menu/{}': at(`/api/diner/bistro/menu/${MODE}`, '"id":"milanesa","name":"Milanesa"'),
  'GET /api/diner/{}/discounts': at(`/api/diner/${BRANCH}/discounts`, '10 % en milanesas'),
  'GET /api/diner/branchordermodes/{}': at(
    `/api/diner/branchordermodes/${BRANCH}`,
    '"id":"bistro.delivery","type":"DELIVERY"',
  ),
  'GET /api/diner/companies/{}': at('/api/diner/companies/chain', 'La Cadena'),
  'GET /api/diner/companies/{}/branches': at(
    '/api/diner/companies/chain/branches?offset=0&pageSize=99',
    '"name":"Cadena 1"',
  ),
  'GET /api/diner/branchcontacts/{}': at(`/api/diner/branchcontacts/${BRANCH}`, '"name":"Bistró Centro"'),
  'POST /api/abandoned/cart/': () => ({
    url: '/api/abandoned/cart/',
    body: { ...PLACE, items: payload.items, orderModeId: MODE, navigationEvent: 'HIDDEN' },
    says: '',
  }),
  'GET /api/recovery/cart/{}/{}': at(`/api/recovery/cart/${PHONE}/bistro`, '"name":"Milanesa"'),
  'PUT /api/abandoned/cart/cancel/': at('/api/abandoned/cart/cancel/', '', {
    body: { ...PLACE, navigationEvent: 'VISIBLE' },
  }),
  'GET /api/menucustomization/{}': at(`/api/menucustomization/${BRANCH}`, '"itemNotesLimit":50'),
  'GET /api/orderingcustomer/{}': at(`/api/orderingcustomer/${PHONE}?branchId=${BRANCH}`, 'Ana Pérez'),
  'GET /api/branch/{}/loyalty-program': at(`/api/branch/${BRANCH}/loyalty-program`, '"orderPercentage":0.05'),
  'GET /api/loyalty-reward/{}': at(`/api/loyalty-reward/${BRANCH}.bienvenida`, '"rewardAmount":60'),
  'POST /api/diner/customer/{}/loyalty-reward/{}': at(
    `/api/diner/customer/${PHONE}/loyalty-reward/${BRANCH}.bienvenida`,
    '"loyaltyPointsBalance":60',
    { body: { ...PLACE, name: 'Ana', email: 'ana@example.com', loyaltyRewardId: `${BRANCH}.bienvenida` } },
  ),
  'GET /api/branch/{}/loyalty-points/history/{}': at(
    `/api/branch/${BRANCH}/loyalty-points/history/${PHONE}?offset=0&limit=20`,
    '"amount":60,"postBalance":60',
  ),
  'GET /api/orders': at(
    `/api/orders?phone=${PHONE}&branchContactId=bistro&offset=0`,
    '"orderModeName":"Para llevar"',
  ),
  'GET /api/branch/{}/deliveryzones/fee': at(feeUrl('bistro', NEAR), '"zoneId":"cerca"'),
  'GET /api/ordermode/schedule/{}': at('/api/ordermode/schedule/bistro.delivery', '"availableHours":["'),
  'GET /api/ordermodes/{}/generaldiscounts': at(
    `/api/ordermodes/${MODE}/generaldiscounts`,
    '5 % en efectivo',
  ),
  'GET /api/ordermodes/{}/generalsurcharges': at(
    '/api/ordermodes/bistro.delivery/generalsurcharges',
    'Envases',
  ),
  'GET /api/ordermodes/{}/fees': at(`/api/ordermodes/${MODE}/fees`, '"userFee":10000,"percentageUserFee":2'),
  'POST /api/codediscounts/validate': at(
    '/api/codediscounts/validate',
    '"code":"Diez","type":"PERCENT","value":10',
    {
      body: {
        code: 'DIEZ',
        paymentTypeId: `${MODE}.cash`,
        phone: PLACE.phone,
        branchId: BRANCH,
        orderModeId: MODE,
      },
    },
  ),
  'POST /api/external-benefits/{}': at('/api/external-benefits/club', '3 % del club', {
    body: { branchId: BRANCH, branchContactId: 'bistro', externalUserId: 'ana', orderModeId: MODE },
    headers: { authorization: 'Bearer token-of-ana' },
  }),
  'POST /api/order': () => ({
    url: '/api/order',
    body: payload,
    headers: { 'idempotency-key': newKey() },
    says: `"price":${placed.price}`,
  }),
  'POST /api/paymenturl': () => ({
    url: '/api/paymenturl',
    body: { code: byLink.code, branchContactId: 'bistro', amount: byLink.price },
    says: '/pay/',
  }),
  'POST /api/order/payment': async () => ({
    url: '/api/order/payment',
    body: {
      token: await cardToken(server, 'k'),
      paymentMethodId: 'visa',
      dinerOrderId: await declinedOrder(),
      cardName: 'APRO',
      identificationType: 'DNI',
      identificationNumber: '12345678',
    },
    says: '"status":"SUCCESS"',
  }),
  'POST /api/diner/order/details': () => ({
    url: '/api/diner/order/details',
    body: { code: placed.code, notes: 'Sin sal' },
    says: '"notes":"Sin sal"',
  }),
  'POST /api/callback/{}/{}': async () => ({
    url: `/api/callback/transbank/bistro${byLink.code}?token_ws=${await refusedAtTheBank()}`,
    says: `"orderCode":"${byLink.code}"`,
  }),
  'GET /api/indicators': at('/api/indicators', '"showName":"Vegano"'),
  'GET /api/entityindicators/{}/{}': at('/api/entityindicators/plate/bistro.tarta', '"showName":"Vegano"'),
  'POST /api/diner/log': at('/api/diner/log', '', { body: { error: 'Cart not found', context: {} } }),
}

describe('[API-01b] the running server answers every call of the diner', () => {
  test('[API-01b] there is a request of each', () => {
    expect(Object.keys(REQUESTS).toSorted()).toEqual(DINER_CALLS.toSorted())
  })

  // in the order of the requests: a cart is left before it is found and taken back
  test.for(Object.entries(REQUESTS))('[API-01b] %s with data of its own', async ([call, requestOf]) => {
    const { url, says, ...options } = await requestOf()
    const method = described.get(call)?.method ?? 'GET'
    const answer = await server.call<Partial<Problem>>(method, url, { cookie, ...options })
    expect(answer.status, answer.text).toBeLessThan(300)
    if (says === '') expect(answer.text).toBe('')
    else expect(answer.text).toContain(says)
  })

  test('[API-01b] the three calls without a body do what they are for', async () => {
    const { status } = await server.call('GET', `/api/recovery/cart/${PHONE}/bistro`, { cookie })
    expect(status).toBe(404)
    const told = await server.store.db.select({ message: clientLogs.message }).from(clientLogs)
    expect(told).toEqual([{ message: 'Cart not found' }])
  })
})
