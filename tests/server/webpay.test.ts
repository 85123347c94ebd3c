// Longer than 300 lines: every test meets the same bank and server, and a second start of both would cost more than it tells.
import { rmSync } from 'node:fs'

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { OrderCreated, OrderFollowUp, PaymentResult, PaymentUrl } from '#generated/models.ts'
import { Catalog } from '#server/catalog/catalog.ts'
import { readConfig } from '#server/config.ts'
import { transbankPayments } from '#server/payments/transbank/transbank-payments.ts'
import { listPayments } from '#server/repositories/payments-repository.ts'
import type { Services } from '#server/services.ts'
import { settlePayment } from '#server/use-cases/payments/settle-payment.ts'
import { API_KEY, COMMERCE, startTransbank } from './payments/transbank-emulator.ts'
import type { TransbankEmulator } from './payments/transbank-emulator.ts'
import { newKey, orderPayload } from './support/order-payload.ts'
import { paidTenants } from './support/paid-tenants.ts'
import { DINER_COOKIE, SATURDAY_NOON, testApp } from './support/test-app.ts'
import type { TestApp } from './support/test-app.ts'

const accounts = () => {
  const { transbankAccounts } = readConfig({
    TRANSBANK_ACCOUNTS: JSON.stringify({ [COMMERCE]: { apiKey: API_KEY } }),
  })
  return { transbankAccounts, transbankApi: bank.url }
}

let bank: TransbankEmulator
let server: TestApp
let tenantsDir: string
beforeAll(async () => {
  bank = await startTransbank()
  tenantsDir = paidTenants({
    bistro: { country: 'CL', online: { providerName: 'transbank', publicKey: COMMERCE } },
  })
  server = await testApp({ cookie: DINER_COOKIE, tenantsDir, config: accounts() })
})
beforeEach(() => {
  server.time.now = SATURDAY_NOON
  bank.requests = []
  bank.next = []
})
afterAll(async () => {
  await server.close()
  await bank.close()
  rmSync(tenantsDir, { recursive: true })
})

async function place(): Promise<OrderCreated> {
  const body = await orderPayload(server, 'bistro', { payment: 'ONLINE' })
  const headers = { 'idempotency-key': newKey() }
  return (await server.call<OrderCreated>('POST', '/api/order', { body, headers })).body
}
const linkOf = ({ code, price }: OrderCreated) =>
  server.call<PaymentUrl>('POST', '/api/paymenturl', {
    body: { code, branchContactId: 'bistro', amount: price },
  })
const read = async (code: string) =>
  (await server.call<OrderFollowUp>('GET', `/api/diner/bistro/order/${code}`)).body

/** An order whose diner stands on the bank's page. */
async function atTheBank() {
  const order = await place()
  const { body } = await linkOf(order)
  const transaction = bank.transactions.find(({ token }) => token === body.token)
  if (transaction === undefined) throw new Error('No transaction')
  const path = new URL(transaction.return_url).pathname
  return { order, transaction, path, url: body.url, token: transaction.token }
}
type Back = Record<string, string>
const byGet = (path: string, back: Back) =>
  server.call('GET', `${path}?${new URLSearchParams(back).toString()}`)
const byForm = (path: string, back: Back) =>
  server.call('POST', path, {
    body: new URLSearchParams(back).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
const pesos = ({ amount }: { amount: number }) => ({ amount, decimals: 0, currency: 'CLP' })
const toOrder = (code: string, payment: string) => `/menu/bistro/order/${code}?payment=${payment}`

describe('[PAY-01] Webpay', () => {
  test('a link leads to the bank with our order, amount and return', async () => {
    const { order, transaction, url, token, path } = await atTheBank()
    expect(url).toBe(`${bank.url}/webpayserver/initTransaction?token_ws=${token}`)
    expect(transaction.amount).toBe(order.price)
    expect(transaction.buy_order).toMatch(/^[0-9a-z]{1,26}$/)
    expect(path).toBe(`/api/callback/transbank/bistro${order.code}`)
  })

  test.each([
    ['GET', byGet],
    ['POST', byForm],
  ] as const)(
    '[FUP-05] paid, back by %s: the money is taken once, however often it comes',
    async (_method, back) => {
      const { order, transaction, path, token } = await atTheBank()
      transaction.paid = 'agreed'
      const answers = await Promise.all([1, 2, 3].map(() => back(path, { token_ws: token })))
      expect(answers.map(({ status }) => status)).toEqual([303, 303, 303])
      expect(answers[0]?.headers.location).toMatch(/payment=(?:SUCCESS|PENDING)$/)
      const later = await back(path, { token_ws: token })
      expect(later.headers.location).toBe(toOrder(order.code, 'SUCCESS'))
      expect(bank.requests.filter((request) => request === 'PUT token')).toHaveLength(1)
      expect(await read(order.code)).toMatchObject({ paid: true, status: 'GENERATED' })
    },
  )

  test('[FUP-05a] the page of the order asks without a body, and is told what became of it', async () => {
    const { order, transaction, path, token } = await atTheBank()
    transaction.paid = 'agreed'
    const { status, body } = await server.call<PaymentResult>('POST', `${path}?token_ws=${token}`)
    expect([status, body]).toEqual([200, { status: 'SUCCESS', orderCode: order.code }])
  })

  test.each([
    ['refused by the bank', 'REJECTED', (token: string) => ({ token_ws: token })],
    ['given up by the diner', 'CANCELED', (token: string) => ({ TBK_TOKEN: token, TBK_ORDEN_COMPRA: 'x' })],
    [
      'a form that was recovered after a fault',
      'REJECTED',
      (token: string) => ({ token_ws: token, TBK_TOKEN: token, TBK_ORDEN_COMPRA: 'x' }),
    ],
  ] as const)(
    '[FUP-05] %s: nothing is taken, and the next try is another link',
    async (_what, claim, back) => {
      const { order, transaction, path, token } = await atTheBank()
      if (claim === 'REJECTED' && !('TBK_TOKEN' in back(token))) transaction.paid = 'refused'
      for (const send of [byGet, byForm, byGet])
        expect((await send(path, back(token))).headers.location).toBe(toOrder(order.code, claim))
      expect(await read(order.code)).toMatchObject({ paid: false, status: 'UNCONFIRMED' })
      const next = await linkOf(order)
      expect(next.status).toBe(200)
      expect(next.body.token).not.toBe(token)
    },
  )

  test('[FUP-05] its page had closed: only session and order come back', async () => {
    const { order, transaction, path } = await atTheBank()
    const back = { TBK_ID_SESION: transaction.session_id, TBK_ORDEN_COMPRA: transaction.buy_order }
    for (const send of [byGet, byForm])
      expect((await send(path, back)).headers.location).toBe(toOrder(order.code, 'TIMEOUT'))
    expect((await read(order.code)).paid).toBe(false)
  })

  test('[FUP-05] an answer that was lost is read by status; while nobody knows, nothing else is charged', async () => {
    const first = await atTheBank()
    first.transaction.paid = 'agreed'
    bank.next = ['lost']
    const back = await byGet(first.path, { token_ws: first.token })
    expect(back.headers.location).toBe(toOrder(first.order.code, 'SUCCESS'))
    const second = await atTheBank()
    second.transaction.paid = 'agreed'
    bank.next = ['lost', 500]
    const unknown = await byGet(second.path, { token_ws: second.token })
    expect(unknown.headers.location).toBe(toOrder(second.order.code, 'PENDING'))
    bank.next = [500]
    expect((await linkOf(second.order)).status).toBe(409)
    server.time.now = new Date(SATURDAY_NOON.getTime() + 11_000)
    expect(await read(second.order.code)).toMatchObject({ paid: true, status: 'GENERATED' })
  })

  test('[FUP-05] another order, another venue or another payment: refused, and nothing is taken', async () => {
    const mine = await atTheBank()
    const other = await atTheBank()
    mine.transaction.paid = 'agreed'
    const { token, path } = mine
    const byPage = `${other.path}?token_ws=${token}`
    expect((await server.call('POST', byPage)).status).toBe(404)
    // a browser is led to a page all the same
    const pages = [
      [other.path, `/menu/bistro/order/${other.order.code}`],
      [path.replace('bistro', 'kiosk'), '/menu/kiosk'],
      [path.replace('bistro', 'nowhere'), '/menu'],
      [path.replace('bistro', ''), '/menu'],
    ] as const
    for (const [wrong, page] of pages)
      for (const send of [byGet, byForm]) {
        const { status, headers } = await send(wrong, { token_ws: token })
        expect([status, headers.location]).toEqual([303, page])
      }
    const backs: Back[] = [{}, { token_ws: 'nobody' }, { TBK_ID_SESION: mine.transaction.session_id }]
    for (const back of backs)
      expect((await byForm(path, back)).headers.location).toBe(`/menu/bistro/order/${mine.order.code}`)
    expect(bank.requests).not.toContain('PUT token')
    expect((await byForm(path, { something: 'else' })).status).toBe(400)
    mine.transaction.buy_order = 'of-somebody-else'
    expect((await byGet(path, { token_ws: token })).headers.location).toBe(
      toOrder(mine.order.code, 'REJECTED'),
    )
    expect((await read(mine.order.code)).paid).toBe(false)
  })

  test('[FUP-05] where too many come back, the page of the order asks once more with the token', async () => {
    const limited = await testApp({
      cookie: DINER_COOKIE,
      tenantsDir,
      config: { ...accounts(), rateLimits: true },
    })
    const payload = await orderPayload(limited, 'bistro', { payment: 'ONLINE' })
    const headers = { 'idempotency-key': newKey() }
    const { code } = (await limited.call<OrderCreated>('POST', '/api/order', { body: payload, headers })).body
    const path = `/api/callback/transbank/bistro${code}?token_ws=a`
    const page = `/menu/bistro/order/${code}`
    const locations: unknown[] = []
    for (let came = 0; came < 241; came++) locations.push((await limited.call('GET', path)).headers.location)
    expect(locations).toEqual([...Array.from({ length: 240 }, () => page), `${page}?token_ws=a`])
    expect((await limited.call('POST', path)).status).toBe(429)
    await limited.close()
  })

  test('[FUP-05] another amount is not believed: it goes back, and the order can be paid again', async () => {
    const { order, transaction, path, token } = await atTheBank()
    transaction.paid = 'agreed'
    transaction.amount -= 1
    for (const send of [byGet, byForm])
      expect((await send(path, { token_ws: token })).headers.location).toBe(toOrder(order.code, 'REJECTED'))
    expect((await read(order.code)).paid).toBe(false)
    expect(transaction.status).toBe('REVERSED')
    expect(bank.requests.filter((request) => request === 'POST refunds')).toHaveLength(1)
    const [payment] = await listPayments(server.store.db, order.id)
    expect(payment).toMatchObject({ status: 'DECLINED', detail: 'other-amount', refundedAt: SATURDAY_NOON })
    expect((await linkOf(order)).status).toBe(200)
  })

  test('an order that was paid twice stays paid, and the second money goes back once', async () => {
    const first = await atTheBank()
    const second = await linkOf(first.order)
    const { store, app } = server
    const catalog = await Catalog.open(store)
    const provider = transbankPayments({ [COMMERCE]: { apiKey: API_KEY } }, bank.url)
    const payments = { get: () => provider }
    const clock = () => server.time.now
    const services = { store, clock, log: app.log, catalog, payments } as unknown as Services
    for (const token of [second.body.token, first.token, first.token]) {
      const rows = await listPayments(store.db, first.order.id)
      const payment = rows.find(({ reference }) => reference === token)
      const transaction = bank.transactions.find((one) => one.token === token)
      if (payment === undefined || transaction === undefined) throw new Error('No payment')
      if (transaction.status === 'INITIALIZED') transaction.status = 'AUTHORIZED'
      await settlePayment(services, payment, {
        status: 'approved',
        ...pesos(payment),
        reference: token ?? '',
      })
    }
    expect(await read(first.order.code)).toMatchObject({ paid: true, status: 'GENERATED' })
    expect(first.transaction.status).toBe('REVERSED')
    expect(bank.requests.filter((request) => request === 'POST refunds')).toHaveLength(1)
  })

  test('a second try gives the first one up; what was not confirmed the bank gives back', async () => {
    const { order, transaction, path, token } = await atTheBank()
    const second = await linkOf(order)
    transaction.paid = 'agreed'
    expect((await byGet(path, { token_ws: token })).headers.location).toBe(toOrder(order.code, 'REJECTED'))
    const next = bank.transactions.find((one) => one.token === second.body.token)
    if (next) next.paid = 'agreed'
    const paid = await byGet(path, { token_ws: second.body.token })
    expect(paid.headers.location).toBe(toOrder(order.code, 'SUCCESS'))
    expect(transaction.status).toBe('INITIALIZED')
  })

  test('an order that ended takes no money, and what came while it ended is sent back', async () => {
    const ended = await atTheBank()
    ended.transaction.paid = 'agreed'
    const cancel = { code: ended.order.code, errorType: 'CANCEL' }
    expect((await server.call('POST', '/api/diner/order/followup', { body: cancel })).status).toBe(200)
    const back = await byGet(ended.path, { token_ws: ended.token })
    expect(back.headers.location).toBe(toOrder(ended.order.code, 'REJECTED'))
    expect(ended.transaction.status).toBe('INITIALIZED')

    const late = await atTheBank()
    late.transaction.paid = 'agreed'
    // confirmed, and the answer lost; meanwhile the venue cancels
    bank.next = ['lost', 500]
    await byGet(late.path, { token_ws: late.token })
    const url = `/api/admin/orders/${late.order.code}/status`
    await server.call('PUT', url, { body: { status: 'CANCELED' }, admin: true })
    const again = await byGet(late.path, { token_ws: late.token })
    expect(again.status).toBe(303)
    expect(late.transaction.status).toBe('REVERSED')
    expect(await read(late.order.code)).toMatchObject({ paid: false, status: 'CANCELED' })
    const [payment] = await listPayments(server.store.db, late.order.id)
    expect(payment?.refundedAt).toEqual(SATURDAY_NOON)
  })

  test('a confirmation that fell into silence may still come: the order waits for it and is not canceled', async () => {
    const { order, transaction, path, token } = await atTheBank()
    transaction.paid = 'agreed'
    bank.next = [500]
    const back = await byGet(path, { token_ws: token })
    expect(back.headers.location).toBe(toOrder(order.code, 'PENDING'))
    const cancel = { code: order.code, errorType: 'CANCEL' }
    expect((await server.call('POST', '/api/diner/order/followup', { body: cancel })).status).toBe(409)
    expect((await linkOf(order)).status).toBe(409)
    // the bank had only been slow
    transaction.status = 'AUTHORIZED'
    server.time.now = new Date(SATURDAY_NOON.getTime() + 11_000)
    expect(await read(order.code)).toMatchObject({ paid: true, status: 'GENERATED' })
  })

  test('a confirmation that the bank never heard ends with its page, and then the order can be canceled', async () => {
    const { order, transaction, path, token } = await atTheBank()
    transaction.paid = 'agreed'
    bank.next = [500]
    await byGet(path, { token_ws: token })
    server.time.now = new Date(SATURDAY_NOON.getTime() + 16 * 60_000)
    expect((await read(order.code)).paid).toBe(false)
    const cancel = { code: order.code, errorType: 'CANCEL' }
    expect((await server.call('POST', '/api/diner/order/followup', { body: cancel })).status).toBe(200)
    expect(transaction.status).toBe('INITIALIZED')
  })

  test('an order that ends in the very moment its money is written: the money goes back, and is said not to count', async () => {
    const { order, transaction, path, token } = await atTheBank()
    transaction.paid = 'agreed'
    const cancelAtOnce = async () => {
      const url = `/api/admin/orders/${order.code}/status`
      await server.call('PUT', url, { body: { status: 'CANCELED' }, admin: true })
    }
    const { app, store } = server
    const catalog = await Catalog.open(store)
    const findAny = async (alias: string) => {
      await cancelAtOnce()
      return catalog.findAny(alias)
    }
    const provider = transbankPayments({ [COMMERCE]: { apiKey: API_KEY } }, bank.url)
    const services = {
      store,
      clock: () => server.time.now,
      log: app.log,
      catalog: { findAny },
      payments: { get: () => provider },
    } as unknown as Services
    transaction.status = 'AUTHORIZED'
    const [payment] = await listPayments(store.db, order.id)
    if (payment === undefined) throw new Error('No payment')
    const state = { status: 'approved', ...pesos(payment), reference: token } as const
    await settlePayment(services, payment, state)
    expect(transaction.status).toBe('REVERSED')
    expect(await read(order.code)).toMatchObject({ paid: false, status: 'CANCELED' })
    const again = await byGet(path, { token_ws: token })
    expect(again.headers.location).toBe(toOrder(order.code, 'REJECTED'))
  })

  test('money that came for a link that was given up is written down, and the link after it is not confirmed', async () => {
    const { order, transaction, token } = await atTheBank()
    const second = await linkOf(order)
    transaction.status = 'AUTHORIZED'
    const { app, store } = server
    const catalog = await Catalog.open(store)
    const services = { store, clock: () => server.time.now, log: app.log, catalog } as unknown as Services
    const first = (await listPayments(store.db, order.id)).find(({ reference }) => reference === token)
    if (first === undefined) throw new Error('No payment')
    const state = { status: 'approved', ...pesos(first), reference: token } as const
    expect((await settlePayment(services, first, state)).status).toBe('APPROVED')
    expect(await read(order.code)).toMatchObject({ paid: true, status: 'GENERATED' })
    const next = bank.transactions.find((one) => one.token === second.body.token)
    if (next === undefined) throw new Error('No transaction')
    next.paid = 'agreed'
    await byGet(`/api/callback/transbank/bistro${order.code}`, { token_ws: next.token })
    expect(next.status).toBe('INITIALIZED')
  })

  test('no bank, no link: that is said, and the next press asks again', async () => {
    const order = await place()
    bank.next = [500]
    expect((await linkOf(order)).status).toBe(502)
    expect((await linkOf(order)).status).toBe(200)
  })

  test('forms are read here and nowhere else', async () => {
    const { code } = await place()
    expect((await byForm('/api/diner/order/followup', { code, errorType: 'CANCEL' })).status).toBe(415)
  })

  test('accounts that are wrong stop the start, and never say what they are', () => {
    for (const text of ['{', '{"1":{"apiKey":"x"}}', '{"1":{"secret-of-somebody":"x"}}'])
      expect(() => readConfig({ TRANSBANK_ACCOUNTS: text })).toThrow(
        expect.objectContaining({
          code: 'BAD_CONFIGURATION',
          message: expect.not.stringContaining('secret-of') as string,
        }),
      )
  })
})
