import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { OrderCreated, OrderFollowUp, PaymentUrl } from '#generated/models.ts'
import type { KnownAttempt, LinkRequest, PaymentProvider } from '#server/payments/contract.ts'
import { PAYMENT_VENDORS } from '#server/payments/vendors.ts'
import { newKey, orderPayload } from './support/order-payload.ts'
import { paidTenants } from './support/paid-tenants.ts'
import { DINER_COOKIE, testApp, type TestApp } from './support/test-app.ts'

const ID = 'another-bank'

/** A bank of our own words: its page leads back with `operation`, and its money is taken when we confirm. */
function anotherBank() {
  const links: LinkRequest[] = []
  const confirmed = new Set<string>()
  const linkOf = ({ id }: Pick<KnownAttempt, 'id'>) => links.find((link) => link.id === id)
  const find: PaymentProvider['find'] = (attempt) => {
    const link = linkOf(attempt)
    if (link === undefined) return Promise.resolve({ kind: 'none' })
    const { amount, decimals, currency, id } = link
    const status = confirmed.has(id) ? 'approved' : 'open'
    return Promise.resolve({
      kind: 'found',
      state: { status, reference: `op-${id}`, amount, decimals, currency },
    })
  }
  const provider: PaymentProvider = {
    id: ID,
    serves: () => true,
    charge: () => Promise.resolve({ kind: 'nothing-taken', detail: 'no-card-fields' }),
    createLink(link) {
      links.push(link)
      return Promise.resolve({
        kind: 'created',
        url: `https://bank.example/${link.id}`,
        reference: `op-${link.id}`,
      })
    },
    find,
    confirm(attempt) {
      confirmed.add(attempt.id)
      return find(attempt)
    },
    refund: () => Promise.resolve({ kind: 'confirmed' }),
    readNotice: () => Promise.resolve({ kind: 'none' }),
    browserSources: () => ({ script: [], frame: [], connect: [] }),
  }
  return { links, provider }
}

let server: TestApp
const bank = anotherBank()
const tenantsDir = paidTenants({ bistro: { country: 'AR', online: { providerName: ID, publicKey: 'shop' } } })

beforeAll(async () => {
  // the one line
  PAYMENT_VENDORS.push({
    id: ID,
    decimalsOf: () => 2,
    takesTickets: false,
    takesMoney: () => false,
    returns: {
      fields: ['operation', 'left'],
      read: ({ operation, left }) =>
        operation === undefined
          ? undefined
          : { shape: left === undefined ? 'made' : 'given-up', reference: operation },
    },
    open: () => Promise.resolve(bank.provider),
  })
  server = await testApp({ cookie: DINER_COOKIE, tenantsDir })
})
afterAll(async () => {
  await server.close()
  PAYMENT_VENDORS.pop()
  rmSync(tenantsDir, { recursive: true })
})

async function atTheBank() {
  const body = await orderPayload(server, 'bistro', { payment: 'ONLINE' })
  const headers = { 'idempotency-key': newKey() }
  const order = (await server.call<OrderCreated>('POST', '/api/order', { body, headers })).body
  const wish = { code: order.code, branchContactId: 'bistro', amount: order.price }
  const { body: made } = await server.call<PaymentUrl>('POST', '/api/paymenturl', { body: wish })
  const link = bank.links.at(-1)
  expect(made.url).toBe(`https://bank.example/${link?.id}`)
  return {
    order,
    path: new URL(link?.callbackUrl ?? '').pathname,
    operation: `op-${link?.id}`,
    read: async () => (await server.call<OrderFollowUp>('GET', `/api/diner/bistro/order/${order.code}`)).body,
  }
}

test('[PAY-01] a further provider is a line: its own names lead back, and its money pays for the order', async () => {
  const { order, path, operation, read } = await atTheBank()
  expect(path).toBe(`/api/callback/${ID}/bistro${order.code}`)
  const { status, headers } = await server.call('GET', `${path}?operation=${operation}`)
  expect([status, headers.location]).toEqual([303, `/menu/bistro/order/${order.code}?payment=SUCCESS`])
  expect(await read()).toMatchObject({ paid: true })
})

test('[FUP-05] given up there, nothing is taken', async () => {
  const { order, path, operation, read } = await atTheBank()
  const { headers } = await server.call('POST', path, {
    body: new URLSearchParams({ operation, left: 'yes' }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(headers.location).toBe(`/menu/bistro/order/${order.code}?payment=CANCELED`)
  expect(await read()).toMatchObject({ paid: false })
})

test('[FUP-05] the page of the order asks by the token alone, and names that the bank does not have are refused', async () => {
  const { order, path, operation } = await atTheBank()
  const call = (query: string) => server.call('POST', `${path}?${query}`)
  expect((await call(`operation=${operation}&token=x`)).status).toBe(400)
  expect(await call(`token_ws=${operation}`)).toMatchObject({
    status: 200,
    body: { status: 'SUCCESS', orderCode: order.code },
  })
})

test('a bank that this server does not have leads to the order and takes nothing', async () => {
  const { order, path, operation, read } = await atTheBank()
  const elsewhere = path.replace(ID, 'no-bank')
  const { status, headers } = await server.call('GET', `${elsewhere}?operation=${operation}`)
  expect([status, headers.location]).toEqual([303, `/menu/bistro/order/${order.code}`])
  expect((await server.call('POST', `${elsewhere}?token_ws=${operation}`)).status).toBe(404)
  expect(await read()).toMatchObject({ paid: false })
})
