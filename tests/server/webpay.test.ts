// Longer than 300 lines: every test meets the same bank and server, and a second start of both would cost more than it tells.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { OrderCreated, PaymentResult } from '#generated/models.ts'
import { Catalog } from '#server/catalog/catalog.ts'
import { readConfig } from '#server/config.ts'
import { transbankPayments } from '#server/payments/transbank/transbank-payments.ts'
import { listPayments } from '#server/repositories/payments-repository.ts'
import type { Services } from '#server/services.ts'
import { settlePayment } from '#server/use-cases/payments/settle-payment.ts'
import { API_KEY, COMMERCE } from './payments/transbank-emulator.ts'
import { newKey, orderPayload } from './support/order-payload.ts'
import { SATURDAY_NOON, testApp } from './support/test-app.ts'
import { toOrder, webpayVenue, type Back, type WebpayVenue } from './support/webpay-venue.ts'

let venue: WebpayVenue
beforeAll(async () => {
  venue = await webpayVenue()
})
beforeEach(() => venue.reset())
afterAll(() => venue.close())

const pesos = ({ amount }: { amount: number }) => ({ amount, decimals: 0, currency: 'CLP' })

describe('[PAY-01] Webpay', () => {
  test('a link leads to the bank with our order, amount and return', async () => {
    const { order, transaction, url, token, path } = await venue.atTheBank()
    expect(url).toBe(`${venue.bank.url}/webpayserver/initTransaction?token_ws=${token}`)
    expect(transaction.amount).toBe(order.price)
    expect(transaction.buy_order).toMatch(/^[0-9a-z]{1,26}$/)
    expect(path).toBe(`/api/callback/transbank/bistro${order.code}`)
  })

  test.each([
    ['GET', (...args: Parameters<WebpayVenue['byGet']>) => venue.byGet(...args)],
    ['POST', (...args: Parameters<WebpayVenue['byForm']>) => venue.byForm(...args)],
  ] as const)(
    '[FUP-05] paid, back by %s: the money is taken once, however often it comes',
    async (_method, back) => {
      const { order, transaction, path, token } = await venue.atTheBank()
      transaction.paid = 'agreed'
      const answers = await Promise.all([1, 2, 3].map(() => back(path, { token_ws: token })))
      expect(answers.map(({ status }) => status)).toEqual([303, 303, 303])
      expect(answers[0]?.headers.location).toMatch(/payment=(?:SUCCESS|PENDING)$/)
      const later = await back(path, { token_ws: token })
      expect(later.headers.location).toBe(toOrder(order.code, 'SUCCESS'))
      expect(venue.bank.requests.filter((request) => request === 'PUT token')).toHaveLength(1)
      expect(await venue.read(order.code)).toMatchObject({ paid: true, status: 'GENERATED' })
    },
  )

  test('[FUP-05a] the page of the order asks without a body, and is told what became of it', async () => {
    const { order, transaction, path, token } = await venue.atTheBank()
    transaction.paid = 'agreed'
    const { status, body } = await venue.server.call<PaymentResult>('POST', `${path}?token_ws=${token}`)
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
      const { order, transaction, path, token } = await venue.atTheBank()
      if (claim === 'REJECTED' && !('TBK_TOKEN' in back(token))) transaction.paid = 'refused'
      for (const send of [venue.byGet, venue.byForm, venue.byGet])
        expect((await send(path, back(token))).headers.location).toBe(toOrder(order.code, claim))
      expect(await venue.read(order.code)).toMatchObject({ paid: false, status: 'UNCONFIRMED' })
      const next = await venue.linkOf(order)
      expect(next.status).toBe(200)
      expect(next.body.token).not.toBe(token)
    },
  )

  test('[FUP-05] its page had closed: only session and order come back', async () => {
    const { order, transaction, path } = await venue.atTheBank()
    const back = { TBK_ID_SESION: transaction.session_id, TBK_ORDEN_COMPRA: transaction.buy_order }
    for (const send of [venue.byGet, venue.byForm])
      expect((await send(path, back)).headers.location).toBe(toOrder(order.code, 'TIMEOUT'))
    expect((await venue.read(order.code)).paid).toBe(false)
  })

  test('[FUP-05] an answer that was lost is read by status; while nobody knows, nothing else is charged', async () => {
    const first = await venue.atTheBank()
    first.transaction.paid = 'agreed'
    venue.bank.next = ['lost']
    const back = await venue.byGet(first.path, { token_ws: first.token })
    expect(back.headers.location).toBe(toOrder(first.order.code, 'SUCCESS'))
    const second = await venue.atTheBank()
    second.transaction.paid = 'agreed'
    venue.bank.next = ['lost', 500]
    const unknown = await venue.byGet(second.path, { token_ws: second.token })
    expect(unknown.headers.location).toBe(toOrder(second.order.code, 'PENDING'))
    expect((await venue.linkOf(second.order)).status).toBe(409)
    venue.after(31_000)
    expect(await venue.read(second.order.code)).toMatchObject({ paid: true, status: 'GENERATED' })
  })

  test('[FUP-05] another order, another venue or another payment: refused, and nothing is taken', async () => {
    const mine = await venue.atTheBank()
    const other = await venue.atTheBank()
    mine.transaction.paid = 'agreed'
    const { token, path } = mine
    const byPage = `${other.path}?token_ws=${token}`
    expect((await venue.server.call('POST', byPage)).status).toBe(404)
    // a browser is led to a page all the same
    const pages = [
      [other.path, `/menu/bistro/order/${other.order.code}`],
      [path.replace('bistro', 'kiosk'), '/menu/kiosk'],
      [path.replace('bistro', 'nowhere'), '/menu'],
      [path.replace('bistro', ''), '/menu'],
    ] as const
    for (const [wrong, page] of pages)
      for (const send of [venue.byGet, venue.byForm]) {
        const { status, headers } = await send(wrong, { token_ws: token })
        expect([status, headers.location]).toEqual([303, page])
      }
    const backs: Back[] = [{}, { token_ws: 'nobody' }, { TBK_ID_SESION: mine.transaction.session_id }]
    for (const back of backs)
      expect((await venue.byForm(path, back)).headers.location).toBe(`/menu/bistro/order/${mine.order.code}`)
    expect(venue.bank.requests).not.toContain('PUT token')
    expect((await venue.byForm(path, { something: 'else' })).status).toBe(400)
    mine.transaction.buy_order = 'of-somebody-else'
    expect((await venue.byGet(path, { token_ws: token })).headers.location).toBe(
      toOrder(mine.order.code, 'REJECTED'),
    )
    expect((await venue.read(mine.order.code)).paid).toBe(false)
  })

  test('[FUP-05] where too many come back, the page of the order asks once more with the token', async () => {
    const limited = await testApp({
      ...venue.options,
      config: { ...venue.options.config, rateLimits: true },
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
    const { order, transaction, path, token } = await venue.atTheBank()
    transaction.paid = 'agreed'
    transaction.amount -= 1
    for (const send of [venue.byGet, venue.byForm])
      expect((await send(path, { token_ws: token })).headers.location).toBe(toOrder(order.code, 'REJECTED'))
    expect((await venue.read(order.code)).paid).toBe(false)
    expect((await venue.linkOf(order)).status).toBe(409)
    await venue.server.app.worker.runDue()
    expect(transaction.status).toBe('REVERSED')
    expect(venue.bank.requests.filter((request) => request === 'POST refunds')).toHaveLength(1)
    const [payment] = await listPayments(venue.server.store.db, order.id)
    expect(payment).toMatchObject({ status: 'DECLINED', detail: 'other-amount' })
    expect((await venue.read(order.code)).refunds).toMatchObject([
      { status: 'CONFIRMED', reason: 'OTHER_AMOUNT', at: SATURDAY_NOON.toISOString() },
    ])
    expect((await venue.linkOf(order)).status).toBe(200)
  })

  test('an order that was paid twice stays paid, and the second money goes back once', async () => {
    const first = await venue.atTheBank()
    const second = await venue.linkOf(first.order)
    const { store, app } = venue.server
    const catalog = await Catalog.open(store)
    const provider = transbankPayments({ [COMMERCE]: { apiKey: API_KEY } }, venue.bank.url)
    const payments = { get: () => provider }
    const clock = () => venue.server.time.now
    const services = { store, clock, log: app.log, catalog, payments } as unknown as Services
    for (const token of [second.body.token, first.token, first.token]) {
      const rows = await listPayments(store.db, first.order.id)
      const payment = rows.find(({ reference }) => reference === token)
      const transaction = venue.bank.transactions.find((one) => one.token === token)
      if (payment === undefined || transaction === undefined) throw new Error('No payment')
      if (transaction.status === 'INITIALIZED') transaction.status = 'AUTHORIZED'
      await settlePayment(services, payment, {
        status: 'approved',
        ...pesos(payment),
        reference: token ?? '',
      })
    }
    expect(await venue.read(first.order.code)).toMatchObject({ paid: true, status: 'GENERATED' })
    await venue.server.app.worker.runDue()
    expect(first.transaction.status).toBe('REVERSED')
    expect(venue.bank.requests.filter((request) => request === 'POST refunds')).toHaveLength(1)
  })

  test('a second try gives the first one up; what was not confirmed the bank gives back', async () => {
    const { order, transaction, path, token } = await venue.atTheBank()
    const second = await venue.linkOf(order)
    transaction.paid = 'agreed'
    expect((await venue.byGet(path, { token_ws: token })).headers.location).toBe(
      toOrder(order.code, 'REJECTED'),
    )
    const next = venue.bank.transactions.find((one) => one.token === second.body.token)
    if (next) next.paid = 'agreed'
    const paid = await venue.byGet(path, { token_ws: second.body.token })
    expect(paid.headers.location).toBe(toOrder(order.code, 'SUCCESS'))
    expect(transaction.status).toBe('INITIALIZED')
  })

  test('an order that ended takes no money, and what came while it ended is sent back', async () => {
    const ended = await venue.atTheBank()
    ended.transaction.paid = 'agreed'
    const cancel = { code: ended.order.code, errorType: 'CANCEL' }
    expect((await venue.server.call('POST', '/api/diner/order/followup', { body: cancel })).status).toBe(200)
    const back = await venue.byGet(ended.path, { token_ws: ended.token })
    expect(back.headers.location).toBe(toOrder(ended.order.code, 'REJECTED'))
    expect(ended.transaction.status).toBe('INITIALIZED')

    const late = await venue.atTheBank()
    late.transaction.paid = 'agreed'
    // confirmed, and the answer lost; meanwhile the venue cancels
    venue.bank.next = ['lost', 500]
    await venue.byGet(late.path, { token_ws: late.token })
    const url = `/api/admin/orders/${late.order.code}/status`
    await venue.server.call('PUT', url, { body: { status: 'CANCELED' }, admin: true })
    venue.after(31_000)
    const again = await venue.byGet(late.path, { token_ws: late.token })
    expect(again.status).toBe(303)
    await venue.server.app.worker.runDue()
    expect(late.transaction.status).toBe('REVERSED')
    expect(await venue.read(late.order.code)).toMatchObject({
      paid: false,
      status: 'CANCELED',
      refunds: [{ status: 'CONFIRMED', reason: 'ORDER_ENDED' }],
    })
  })

  test('an order that ends in the very moment its money is written: the money goes back, and is said not to count', async () => {
    const { order, transaction, path, token } = await venue.atTheBank()
    transaction.paid = 'agreed'
    const cancelAtOnce = async () => {
      const url = `/api/admin/orders/${order.code}/status`
      await venue.server.call('PUT', url, { body: { status: 'CANCELED' }, admin: true })
    }
    const { app, store } = venue.server
    const catalog = await Catalog.open(store)
    const findVenue = async (alias: string) => {
      await cancelAtOnce()
      return catalog.findVenue(alias)
    }
    const provider = transbankPayments({ [COMMERCE]: { apiKey: API_KEY } }, venue.bank.url)
    const services = {
      store,
      clock: () => venue.server.time.now,
      log: app.log,
      catalog: { findVenue },
      payments: { get: () => provider },
    } as unknown as Services
    transaction.status = 'AUTHORIZED'
    const [payment] = await listPayments(store.db, order.id)
    if (payment === undefined) throw new Error('No payment')
    const state = { status: 'approved', ...pesos(payment), reference: token } as const
    await settlePayment(services, payment, state)
    await venue.server.app.worker.runDue()
    expect(transaction.status).toBe('REVERSED')
    expect(await venue.read(order.code)).toMatchObject({ paid: false, status: 'CANCELED' })
    const again = await venue.byGet(path, { token_ws: token })
    expect(again.headers.location).toBe(toOrder(order.code, 'REJECTED'))
  })

  test('money that came for a link that was given up is written down, and the link after it is not confirmed', async () => {
    const { order, transaction, token } = await venue.atTheBank()
    const second = await venue.linkOf(order)
    transaction.status = 'AUTHORIZED'
    const { app, store } = venue.server
    const catalog = await Catalog.open(store)
    const services = {
      store,
      clock: () => venue.server.time.now,
      log: app.log,
      catalog,
    } as unknown as Services
    const first = (await listPayments(store.db, order.id)).find(({ reference }) => reference === token)
    if (first === undefined) throw new Error('No payment')
    const state = { status: 'approved', ...pesos(first), reference: token } as const
    expect((await settlePayment(services, first, state)).status).toBe('APPROVED')
    expect(await venue.read(order.code)).toMatchObject({ paid: true, status: 'GENERATED' })
    const next = venue.bank.transactions.find((one) => one.token === second.body.token)
    if (next === undefined) throw new Error('No transaction')
    next.paid = 'agreed'
    await venue.byGet(`/api/callback/transbank/bistro${order.code}`, { token_ws: next.token })
    expect(next.status).toBe('INITIALIZED')
  })

  test('no bank, no link: that is said, and the next press asks again', async () => {
    const order = await venue.place()
    venue.bank.next = [500]
    expect((await venue.linkOf(order)).status).toBe(502)
    expect((await venue.linkOf(order)).status).toBe(200)
  })

  test('forms are read here and nowhere else', async () => {
    const { code } = await venue.place()
    expect((await venue.byForm('/api/diner/order/followup', { code, errorType: 'CANCEL' })).status).toBe(415)
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
