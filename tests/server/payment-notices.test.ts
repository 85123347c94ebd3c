import { randomBytes, randomUUID } from 'node:crypto'

import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'

import { buildApp } from '#server/app.ts'
import { jobs } from '#server/db/schema/work.ts'
import { openPayments } from '#server/payments/payments.ts'
import { noticeOf, type OpenSandbox } from '#server/payments/embedded/embedded-payments.ts'
import { findOrderByCode } from '#server/repositories/orders-repository.ts'
import { listPayments } from '#server/repositories/payments-repository.ts'
import { unpublishTenants } from '#server/repositories/tenants-repository.ts'
import type { OrderCreated, OrderFollowUp, PaymentUrl } from '#generated/models.ts'
import { newKey, orderPayload } from './support/order-payload.ts'
import { DINER_COOKIE, SATURDAY_NOON, testApp, type TestApp } from './support/test-app.ts'

let server: TestApp
let app: Awaited<ReturnType<typeof buildApp>>
let open: OpenSandbox

beforeAll(async () => {
  server = await testApp({ cookie: DINER_COOKIE })
  const { store, config } = server
  const clock = () => server.time.now
  const payments = await openPayments({ config, store, clock, randomBytes })
  if (!payments.sandbox) throw new Error('No sandbox')
  open = payments.sandbox
  app = await buildApp({ store, config, clock, payments })
})
afterEach(() => {
  server.time.now = SATURDAY_NOON
})
afterAll(async () => {
  await app.close()
  await server.close()
})

async function unpaidLink() {
  const body = await orderPayload(server, 'bistro', { payment: 'ONLINE' })
  const headers = { 'idempotency-key': newKey() }
  const { code, price } = (await server.call<OrderCreated>('POST', '/api/order', { body, headers })).body
  const asked = { code, branchContactId: 'bistro', amount: price }
  const { url } = (await server.call<PaymentUrl>('POST', '/api/paymenturl', { body: asked })).body
  const link = await open.sandbox.link(url.split('/').at(-1) ?? '')
  if (link === undefined) throw new Error('No link')
  return { code, link }
}
const workAfter = async (ms: number) => {
  server.time.now = new Date(server.time.now.getTime() + ms)
  await app.worker.runDue()
}
const followUp = async (code: string) =>
  (await server.call<OrderFollowUp>('GET', `/api/diner/bistro/order/${code}`)).body
const post = async ({ path, headers }: ReturnType<typeof noticeOf>) =>
  (await app.inject({ method: 'POST', url: path, headers })).statusCode

describe('[PAY-01] notices of a provider', () => {
  test('a link that is paid tells us by itself, and the order is paid and confirmed', async () => {
    const { code, link } = await unpaidLink()
    await open.sandbox.pay(link)
    expect(await followUp(code)).toMatchObject({
      paid: true,
      status: 'GENERATED',
      statusHistory: [{ status: 'UNCONFIRMED' }, { status: 'GENERATED' }],
    })
  })

  test('a notice is taken once; a forged or an old one never', async () => {
    const { code, link } = await unpaidLink()
    open.sandbox.onDecided = () => Promise.resolve()
    const paid = await open.sandbox.pay(link)
    const noticeId = randomUUID()
    const { secret } = open
    const { now } = server.time
    const old = new Date(now.getTime() - 6 * 60_000)
    expect(await post(noticeOf(paid, { secret: 'another', noticeId, now }))).toBe(401)
    expect(await post(noticeOf(paid, { secret, noticeId, now: old }))).toBe(401)
    const notice = noticeOf(paid, { secret, noticeId, now })
    expect(await post({ ...notice, headers: { ...notice.headers, 'x-request-id': 'other' } })).toBe(401)
    expect(await post(notice)).toBe(200)
    // a vendor sends on until it reads 200
    expect(await post(notice)).toBe(200)
    expect(await followUp(code)).toMatchObject({ paid: true })
  })

  test('one that never came is made up for by the page of the order', async () => {
    const { code, link } = await unpaidLink()
    open.sandbox.onDecided = () => Promise.resolve()
    await open.sandbox.pay(link)
    expect(await followUp(code)).toMatchObject({ paid: true, status: 'GENERATED' })
  })

  test('one that never came is made up for although nobody looks at the order again', async () => {
    const { code, link } = await unpaidLink()
    const charged = await server.call<OrderCreated>('POST', '/api/order', {
      body: await orderPayload(server, 'bistro', { payment: 'CARD', holder: 'CONT' }),
      headers: { 'idempotency-key': newKey() },
    })
    expect(charged.body).toMatchObject({ payment: 'PENDING', status: 'UNCONFIRMED' })
    const stateOf = async (one: string) => {
      const { paid, status } = (await findOrderByCode(server.store.db, one)) ?? {}
      return { paid, status }
    }
    await workAfter(80_000)
    expect(await stateOf(charged.body.code)).toEqual({ paid: true, status: 'GENERATED' })
    expect(await stateOf(code)).toEqual({ paid: false, status: 'UNCONFIRMED' })
    open.sandbox.onDecided = () => Promise.resolve()
    await open.sandbox.pay(link)
    await workAfter(80_000)
    expect(await stateOf(code)).toEqual({ paid: true, status: 'GENERATED' })
  })

  test('nobody is asked for ever about a link that is not paid', async () => {
    const { code } = await unpaidLink()
    const order = await findOrderByCode(server.store.db, code)
    const [payment] = await listPayments(server.store.db, order?.id ?? '')
    const waiting = async () => {
      const rows = await server.store.db.select({ key: jobs.key }).from(jobs)
      return rows.some(({ key }) => key === payment?.id)
    }
    const day = 24 * 3_600_000
    await workAfter(29 * day)
    expect(await waiting()).toBe(true)
    await workAfter(2 * day)
    expect(await waiting()).toBe(false)
  })

  test('money for an order that was canceled meanwhile goes back, once', async () => {
    const { code, link } = await unpaidLink()
    const move = { body: { status: 'CANCELED' }, admin: true }
    await server.call('PUT', `/api/admin/orders/${code}/status`, move)
    open.sandbox.onDecided = () => Promise.resolve()
    const paid = await open.sandbox.pay(link)
    const log = vi.spyOn(app.log, 'error')
    for (const noticeId of [randomUUID(), randomUUID()])
      await post(noticeOf(paid, { secret: open.secret, noticeId, now: server.time.now }))
    expect(log.mock.calls.map(([, text]) => text as unknown)).toEqual(['money that does not count'])
    log.mockRestore()
    await app.worker.runDue()
    expect(await followUp(code)).toMatchObject({ paid: false, status: 'CANCELED' })
    expect(await open.sandbox.refunded(paid)).toBe(paid.amount)
  })

  test('money that comes after the venue was taken off the air confirms its order all the same', async () => {
    const closing = await testApp()
    const { body } = await closing.call<OrderCreated>('POST', '/api/order', {
      body: await orderPayload(closing, 'bistro', { payment: 'CARD', holder: 'CONT' }),
      headers: { 'idempotency-key': newKey() },
    })
    await unpublishTenants(closing.store.db, ['bistro'])
    closing.time.now = new Date(SATURDAY_NOON.getTime() + 80_000)
    await closing.app.worker.runDue()
    expect(await findOrderByCode(closing.store.db, body.code)).toMatchObject({
      paid: true,
      status: 'GENERATED',
    })
    await closing.close()
  })

  test('of a provider or a payment that nobody knows: not found; without a signature: refused', async () => {
    const { link } = await unpaidLink()
    const notice = noticeOf(link, { secret: open.secret, noticeId: randomUUID(), now: server.time.now })
    expect(await post({ ...notice, path: notice.path.replace('embedded', 'nobody') })).toBe(404)
    const stranger = { ...link, id: 'AAAAAAAAAAAAAAAAAAAAAA' }
    expect(
      await post(noticeOf(stranger, { secret: open.secret, noticeId: randomUUID(), now: server.time.now })),
    ).toBe(404)
    expect(await post({ ...notice, headers: { 'x-request-id': 'x' } })).toBe(400)
  })
})
