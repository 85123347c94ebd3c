import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { HOUR_MS, MINUTE_MS } from '#domain/time/lengths.ts'
import type { OrderCreated } from '#generated/models.ts'
import { listPayments } from '#server/repositories/payments-repository.ts'
import { toOrder, webpayVenue, type WebpayVenue } from './support/webpay-venue.ts'

let venue: WebpayVenue
beforeAll(async () => {
  venue = await webpayVenue()
})
beforeEach(() => venue.reset())
afterAll(() => venue.close())

const work = (ms: number) => {
  venue.after(ms)
  return venue.server.app.worker.runDue()
}

describe('[PAY-01] Webpay takes money by our word alone', () => {
  test('what the bank agreed to and nobody confirmed is not paid, whoever asks', async () => {
    const { order, transaction, path, token } = await venue.atTheBank()
    transaction.paid = 'agreed'
    venue.after(11_000)
    expect(await venue.read(order.code)).toMatchObject({ paid: false, status: 'UNCONFIRMED' })
    expect(venue.bank.requests).toContain('GET token')
    expect(transaction.status).toBe('INITIALIZED')
    expect((await venue.byGet(path, { token_ws: token })).headers.location).toBe(
      toOrder(order.code, 'SUCCESS'),
    )
    expect(transaction.status).toBe('AUTHORIZED')
  })

  test('a word that never reached the bank is given again before its agreement counts', async () => {
    const { order, transaction, path, token } = await venue.atTheBank()
    transaction.paid = 'agreed'
    venue.bank.next = [500, 500]
    expect((await venue.byGet(path, { token_ws: token })).headers.location).toBe(
      toOrder(order.code, 'PENDING'),
    )
    expect(transaction.status).toBe('INITIALIZED')
    venue.after(11_000)
    expect((await venue.read(order.code)).paid).toBe(false)
    venue.after(31_000)
    expect(await venue.read(order.code)).toMatchObject({ paid: true, status: 'GENERATED' })
    expect(transaction.status).toBe('AUTHORIZED')
  })

  test.each([
    ['a status that nobody knows', { status: 'SOMETHING_NEW' }],
    ['an empty status', { status: '' }],
    ['a code that nobody knows', { response_code: -1_000 }],
  ])(
    '%s is no refusal: the order waits, no other link is made, and the end is heard later',
    async (_, says) => {
      const { order, transaction, path, token } = await venue.atTheBank()
      transaction.paid = 'agreed'
      transaction.says = says
      expect((await venue.byGet(path, { token_ws: token })).headers.location).toBe(
        toOrder(order.code, 'PENDING'),
      )
      expect((await venue.linkOf(order)).status).toBe(409)
      transaction.says = undefined
      venue.after(31_000)
      expect(await venue.read(order.code)).toMatchObject({ paid: true, status: 'GENERATED' })
    },
  )

  test('what the bank gave back between its agreement and our confirmation is not paid', async () => {
    const { order, transaction, path, token } = await venue.atTheBank()
    venue.bank.next = [500, 500]
    await venue.byGet(path, { token_ws: token })
    transaction.status = 'AUTHORIZED'
    const answers = [{}, { status: 'REVERSED' }]
    Object.defineProperty(transaction, 'says', { get: () => answers.shift() })
    venue.after(31_000)
    expect((await venue.read(order.code)).paid).toBe(false)
    expect(answers).toEqual([])
  })

  test('before our confirmation an unknown answer keeps no order: it can be canceled', async () => {
    const { order, transaction } = await venue.atTheBank()
    transaction.says = { status: 'SOMETHING_NEW' }
    const cancel = { code: order.code, errorType: 'CANCEL' }
    expect((await venue.server.call('POST', '/api/diner/order/followup', { body: cancel })).status).toBe(200)
  })

  test('a confirmation that fell into silence may still come: the order waits for it and is not canceled', async () => {
    const { order, transaction, path, token } = await venue.atTheBank()
    transaction.paid = 'agreed'
    venue.bank.next = [500, 500]
    const back = await venue.byGet(path, { token_ws: token })
    expect(back.headers.location).toBe(toOrder(order.code, 'PENDING'))
    const cancel = { code: order.code, errorType: 'CANCEL' }
    expect((await venue.server.call('POST', '/api/diner/order/followup', { body: cancel })).status).toBe(409)
    expect((await venue.linkOf(order)).status).toBe(409)
    // the bank had only been slow
    transaction.status = 'AUTHORIZED'
    venue.after(31_000)
    expect(await venue.read(order.code)).toMatchObject({ paid: true, status: 'GENERATED' })
  })

  test('a confirmation that the bank never heard ends with its page, and then the order can be canceled', async () => {
    const { order, transaction, path, token } = await venue.atTheBank()
    transaction.paid = 'agreed'
    venue.bank.next = [500, 500]
    await venue.byGet(path, { token_ws: token })
    // what nobody confirmed in time the bank gives back
    transaction.paid = undefined
    venue.after(16 * 60_000)
    expect((await venue.read(order.code)).paid).toBe(false)
    const cancel = { code: order.code, errorType: 'CANCEL' }
    expect((await venue.server.call('POST', '/api/diner/order/followup', { body: cancel })).status).toBe(200)
    expect(transaction.status).toBe('INITIALIZED')
  })

  test.each([
    ['the venue canceled', ({ code }: OrderCreated) => venue.cancel(code)],
    ['has another link now', (order: OrderCreated) => venue.linkOf(order)],
  ])(
    'what the bank agreed to for an order that %s is never confirmed by the job that asks',
    async (_, end) => {
      const { order, transaction, path, token } = await venue.atTheBank()
      transaction.paid = 'agreed'
      expect((await end(order)).status).toBe(200)
      for (const ms of [0, 2 * MINUTE_MS, HOUR_MS, 24 * HOUR_MS]) await work(ms)
      expect(venue.bank.requests).not.toContain('PUT token')
      expect(transaction.status).toBe('INITIALIZED')
      expect(await listPayments(venue.server.store.db, order.id)).toContainEqual(
        expect.objectContaining({ reference: token, status: 'DECLINED' }),
      )
      expect((await venue.byGet(path, { token_ws: token })).headers.location).toBe(
        toOrder(order.code, 'REJECTED'),
      )
      expect(transaction.status).toBe('INITIALIZED')
    },
  )

  test('a confirmation whose answer was lost is asked for until the bank answers, for days', async () => {
    const { order, transaction, path, token } = await venue.atTheBank()
    transaction.paid = 'agreed'
    // our word arrives, and after that the bank is down
    venue.bank.next = ['lost', ...Array.from({ length: 500 }, () => 503)]
    expect((await venue.byGet(path, { token_ws: token })).headers.location).toBe(
      toOrder(order.code, 'PENDING'),
    )
    expect(transaction.status).toBe('AUTHORIZED')
    for (const hours of [0.1, 1, 2.5, 4, 24, 49]) await work(hours * HOUR_MS)
    expect(venue.bank.next.length).toBeGreaterThan(400)
    expect(await venue.orderOf(order)).toMatchObject({ paid: false, status: 'UNCONFIRMED' })
    venue.bank.next = []
    await work(50 * HOUR_MS)
    expect(await venue.orderOf(order)).toMatchObject({ paid: true, status: 'GENERATED' })
  })
})
