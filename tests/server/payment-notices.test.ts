import { randomBytes, randomUUID } from 'node:crypto'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { buildApp } from '#server/app.ts'
import { openPayments } from '#server/payments/payments.ts'
import type { OpenSandbox } from '#server/payments/payments.ts'
import { noticeOf } from '#server/payments/embedded/embedded-payments.ts'
import type { OrderCreated, OrderFollowUp, PaymentUrl } from '#generated/models.ts'
import { newKey, orderPayload } from './support/order-payload.ts'
import { testApp } from './support/test-app.ts'
import type { TestApp } from './support/test-app.ts'

let server: TestApp
let app: Awaited<ReturnType<typeof buildApp>>
let open: OpenSandbox

beforeAll(async () => {
  server = await testApp()
  const { store, config } = server
  const clock = () => server.time.now
  const payments = await openPayments({ config, store, clock, randomBytes })
  if (!payments.sandbox) throw new Error('No sandbox')
  open = payments.sandbox
  app = await buildApp({ store, config, clock, payments })
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
    expect(await post(notice)).toBe(204)
    expect(await post(notice)).toBe(409)
    expect(await followUp(code)).toMatchObject({ paid: true })
  })

  test('one that never came is made up for by the page of the order', async () => {
    const { code, link } = await unpaidLink()
    open.sandbox.onDecided = () => Promise.resolve()
    await open.sandbox.pay(link)
    expect(await followUp(code)).toMatchObject({ paid: true, status: 'GENERATED' })
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
