// Longer than 300 lines: every way to pay meets the same order, sandbox and server.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type {
  CodeDiscount,
  OrderCreated,
  OrderFollowUp,
  OrderPayload,
  PaymentUrl,
  Problem,
} from '#generated/models.ts'
import { Catalog } from '#server/catalog/catalog.ts'
import { findOrderByCode } from '#server/repositories/orders-repository.ts'
import { Payments } from '#server/payments/payments.ts'
import type { Services } from '#server/services.ts'
import { listPayments } from '#server/repositories/payments-repository.ts'
import { cardToken } from './support/card.ts'
import { endUnpaidOrders } from './support/end-unpaid.ts'
import { newKey, orderPayload, type PayloadOptions } from './support/order-payload.ts'
import { at, copyTenants, type Json } from './support/tenant-copies.ts'
import { cookieOf, DINER_COOKIE, testApp, type Answer, type TestApp } from './support/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await testApp()
})
afterAll(() => server.close())

const byCard = (options: PayloadOptions = {}) =>
  orderPayload(server, 'bistro', { payment: 'CARD', ...options })
const send = <T = OrderCreated>(body: unknown, key = newKey(), cookie?: string): Promise<Answer<T>> => {
  // the newest is the first of a list
  server.time.now = new Date(server.time.now.getTime() + 1)
  return server.call<T>('POST', '/api/order', { body, headers: { 'idempotency-key': key }, cookie })
}
const followUp = async (code: string) =>
  (await server.call<OrderFollowUp>('GET', `/api/diner/bistro/order/${code}`)).body
const orders = async () => {
  const { body } = await server.call<{ orders: OrderFollowUp[]; total: number }>('GET', '/api/admin/orders', {
    admin: true,
  })
  return body
}
const attemptsOf = async (code: string) => {
  const order = await findOrderByCode(server.store.db, code)
  return (await listPayments(server.store.db, order?.id ?? '')).map(({ status }) => status).toSorted()
}
const withToken = async (payload: OrderPayload, holder: string) => ({
  ...payload,
  token: await cardToken(server, 'k', holder),
})

describe('[PAY-01] an order with a card', () => {
  test('approved: placed, paid and confirmed', async () => {
    const { status, body } = await send(await byCard())
    expect(status).toBe(201)
    expect(body).toMatchObject({ status: 'GENERATED', payment: 'SUCCESS' })
    expect(await followUp(body.code)).toMatchObject({
      paid: true,
      status: 'GENERATED',
      statusHistory: [{ status: 'UNCONFIRMED' }, { status: 'GENERATED' }],
    })
    expect(await attemptsOf(body.code)).toEqual(['APPROVED'])
  })

  test('without a token it is refused, and nothing is placed', async () => {
    const before = (await orders()).total
    const { token: _token, ...payload } = await byCard()
    const { status, body } = await send<Problem>(payload)
    expect([status, body.code]).toEqual([422, 'ORDER_REFUSED'])
    expect(body.errors).toEqual([{ code: 'FIELD_REQUIRED', field: 'token' }])
    expect((await orders()).total).toBe(before)
  })

  test('declined: not confirmed; another card pays the same order, under a key of its own', async () => {
    const key = newKey()
    const payload = await byCard({ holder: 'FUND' })
    const declined = await send<Problem>(payload, key)
    expect([declined.status, declined.body.code, declined.body.detail]).toEqual([
      422,
      'PAYMENT_REFUSED',
      'cc_rejected_insufficient_amount',
    ])
    const [waiting] = (await orders()).orders
    expect(waiting).toMatchObject({ status: 'UNCONFIRMED', paid: false })
    const total = (await orders()).total
    const paid = await send(await withToken(payload, 'APRO'), key)
    expect(paid.status).toBe(200)
    expect(paid.body).toMatchObject({ code: waiting?.code, payment: 'SUCCESS', status: 'GENERATED' })
    expect((await orders()).total).toBe(total)
    expect(await attemptsOf(paid.body.code)).toEqual(['APPROVED', 'DECLINED'])
  })

  test('sent again after it was paid, it is charged no second time', async () => {
    const key = newKey()
    const payload = await byCard()
    const first = await send(payload, key)
    const again = await send(await withToken(payload, 'APRO'), key)
    expect([again.status, again.body.code, again.body.payment]).toEqual([200, first.body.code, 'SUCCESS'])
    expect(await attemptsOf(first.body.code)).toEqual(['APPROVED'])
  })

  test('sent twenty times at once, it is one order and one charge', async () => {
    const key = newKey()
    const payload = await byCard()
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(payload, key)))
    expect(new Set(answers.map(({ body }) => body.code)).size).toBe(1)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 201]))
    expect(await attemptsOf(answers[0]?.body.code ?? '')).toEqual(['APPROVED'])
  })

  test('declined, then another way to pay: a new order, and the first is canceled', async () => {
    const declined = await send<Problem>(await byCard({ holder: 'OTHE' }))
    const cookie = cookieOf(declined)
    const [refused] = (await orders()).orders
    const { body, status } = await send(await orderPayload(server, 'bistro'), newKey(), cookie)
    expect([status, body.status, body.payment]).toEqual([201, 'GENERATED', undefined])
    expect(await followUp(refused?.code ?? '')).toMatchObject({ status: 'CANCELED', paid: false })
  })

  test('[DISC-03] what the refused order used up is free for the one that follows it', async () => {
    const asked = { code: 'PRIMERA', paymentTypeId: 'bistro.take-away.card', branchId: 'bistro-casa' }
    const { body: code } = await server.call<CodeDiscount>('POST', '/api/codediscounts/validate', {
      body: { ...asked, phone: '+5491155550901', orderModeId: 'bistro.take-away' },
    })
    const form = { phone: '+5491155550901' }
    const declined = await send<Problem>(await byCard({ holder: 'OTHE', code, form }))
    expect([declined.status, declined.body.code]).toEqual([422, 'PAYMENT_REFUSED'])
    const other = await orderPayload(server, 'bistro', { code, form })
    const { status, body } = await send(other, newKey(), cookieOf(declined))
    expect([status, body.status]).toEqual([201, 'GENERATED'])
    const third = await orderPayload(server, 'bistro', { code, form })
    expect((await send(third, newKey(), cookieOf(declined))).status).toBe(422)
  })

  test.each([
    [
      'its payment hours passed',
      () => Promise.resolve((server.time.now = new Date(server.time.now.getTime() + 3_600_001))),
    ],
    [
      'it was canceled',
      (code: string) =>
        server.call('PUT', `/api/admin/orders/${code}/status`, { admin: true, body: { status: 'CANCELED' } }),
    ],
  ])('declined, then %s: the same again is told apart, and placed under another key', async (_, end) => {
    const key = newKey()
    const payload = await byCard({ holder: 'OTHE' })
    const cookie = cookieOf(await send<Problem>(payload, key))
    const code = (await orders()).orders[0]?.code ?? ''
    await end(code)
    const again = await send<Problem>(await withToken(payload, 'APRO'), key, cookie)
    expect([again.status, again.body.code]).toEqual([409, 'IDEMPOTENCY_CONFLICT'])
    const { status, body } = await send(await withToken(payload, 'APRO'), newKey(), cookie)
    expect([status, body.status, body.payment]).toEqual([201, 'GENERATED', 'SUCCESS'])
    expect(await followUp(code)).toMatchObject({ status: 'CANCELED', paid: false })
    expect(await attemptsOf(code)).toEqual(['DECLINED'])
  })

  test('an order that nobody paid ends after two days; a younger one still waits', async () => {
    const start = server.time.now
    const at = (hours: number) => (server.time.now = new Date(start.getTime() + hours * 3_600_000))
    const { store, app } = server
    const catalog = await Catalog.open(store)
    const clock = () => server.time.now
    const services = {
      store,
      catalog,
      clock,
      payments: new Payments([]),
      log: app.log,
    } as unknown as Services
    const latest = async () => (await orders()).orders[0]?.code ?? ''
    at(-48)
    await send<Problem>(await byCard({ holder: 'OTHE' }))
    const byAge = (await orders()).orders.toSorted((one, other) =>
      one.orderedAt.localeCompare(other.orderedAt),
    )
    const old = byAge[0]?.code ?? ''
    at(0)
    await send<Problem>(await byCard({ holder: 'OTHE' }))
    const young = await latest()
    at(0.5)
    await endUnpaidOrders(services)
    server.time.now = start
    expect([(await followUp(old)).status, (await followUp(young)).status]).toEqual([
      'CANCELED',
      'UNCONFIRMED',
    ])
  })

  test('a fault of the provider takes nothing, and the diner may try again', async () => {
    const key = newKey()
    const payload = await byCard({ holder: 'ERRO' })
    const failed = await send<Problem>(payload, key)
    expect([failed.status, failed.body.code]).toEqual([502, 'PROVIDER_FAILED'])
    const paid = await send(await withToken(payload, 'APRO'), key)
    expect(paid.body.payment).toBe('SUCCESS')
    expect(await attemptsOf(paid.body.code)).toEqual(['APPROVED', 'FAILED'])
  })

  test('a token is good for one charge, for its merchant and for ten minutes', async () => {
    const { token } = await byCard()
    await send(await byCard())
    const spent = await byCard()
    await send(spent)
    const foreign = await cardToken(server, 'somebody-else')
    server.time.now = new Date(server.time.now.getTime() + 11 * 60_000)
    for (const bad of [spent.token, foreign, token, 'made-up']) {
      const key = newKey()
      const payload = await byCard()
      const { status, body } = await send<Problem>({ ...payload, token: bad }, key)
      expect([status, body.code, body.detail]).toEqual([422, 'PAYMENT_REFUSED', 'bad-token'])
      const paid = await send(await withToken(payload, 'APRO'), key)
      expect([paid.body.payment, await attemptsOf(paid.body.code)]).toEqual([
        'SUCCESS',
        ['APPROVED', 'FAILED'],
      ])
    }
  })

  test('cards are not tried out on new orders either', async () => {
    const limited = await testApp({ config: { rateLimits: true } })
    const order = async (body: OrderPayload) => {
      const headers = { 'idempotency-key': newKey() }
      return (await limited.call('POST', '/api/order', { body, headers })).status
    }
    const stolen = { ...(await byCard()), token: 'a-token-of-nobody' }
    const statuses: number[] = []
    for (let tried = 0; tried < 22; tried++) statuses.push(await order(stolen))
    expect(statuses.indexOf(429)).toBe(20)
    expect(await order(await orderPayload(limited, 'bistro'))).toBe(201)
    await limited.close()
  })

  test('an answer that never comes is not repeated: the order waits, and its page finds out', async () => {
    const { status, body } = await send(await byCard({ holder: 'CONT' }))
    expect([status, body.payment, body.status]).toEqual([201, 'PENDING', 'UNCONFIRMED'])
    // its page offers no other card before that is known
    expect((await followUp(body.code)).cardPayment).toMatchObject({ isPending: true })
    server.time.now = new Date(server.time.now.getTime() + 20_000)
    expect(await followUp(body.code)).toMatchObject({ paid: true, status: 'GENERATED' })
  })
})

describe('[PAY-01] an order that was placed before is paid with a card', () => {
  const pay = <T>(order: { id: string }, token: string, cookie?: string) =>
    server.call<T>('POST', '/api/order/payment', {
      cookie,
      body: {
        token,
        paymentMethodId: 'visa',
        dinerOrderId: order.id,
        cardName: 'APRO',
        identificationType: 'DNI',
        identificationNumber: '12345678',
      },
    })

  test('approved, and never twice', async () => {
    const cookie = cookieOf(await send<Problem>(await byCard({ holder: 'OTHE' })))
    const [waiting] = (await orders()).orders
    const order = await findOrderByCode(server.store.db, waiting?.code ?? '')
    const id = order?.id ?? ''
    const refused = await pay<Problem>({ id }, await cardToken(server, 'k', 'OTHE'), cookie)
    expect([refused.status, refused.body.code]).toEqual([422, 'PAYMENT_REFUSED'])
    const paid = await pay({ id }, await cardToken(server, 'k'), cookie)
    expect(paid.body).toEqual({ status: 'SUCCESS', orderCode: waiting?.code })
    expect((await pay({ id }, await cardToken(server, 'k'), cookie)).body).toMatchObject({
      status: 'SUCCESS',
    })
    expect(await attemptsOf(waiting?.code ?? '')).toEqual(['APPROVED', 'DECLINED', 'DECLINED'])
  })

  test('cards are not tried out on an order', async () => {
    const cookie = cookieOf(await send<Problem>(await byCard({ holder: 'OTHE' })))
    const [waiting] = (await orders()).orders
    const order = await findOrderByCode(server.store.db, waiting?.code ?? '')
    const statuses: number[] = []
    for (let tried = 0; tried < 11; tried++) {
      const token = await cardToken(server, 'k', 'OTHE')
      const answer = await pay<Problem>({ id: order?.id ?? '' }, token, cookie)
      statuses.push(answer.status)
    }
    expect(statuses).toEqual([...Array.from({ length: 9 }, () => 422), 409, 409])
  })

  test('not by who has no more than its code: no card is tried, and what came of the last is not told', async () => {
    const declined = await send<Problem>(await byCard({ holder: 'OTHE' }))
    const [waiting] = (await orders()).orders
    const id = (await findOrderByCode(server.store.db, waiting?.code ?? ''))?.id ?? ''
    for (const stranger of [undefined, `vitrina_device=${'x'.repeat(43)}`]) {
      const refused = await pay<Problem>({ id }, await cardToken(server, 'k'), stranger)
      expect([refused.status, refused.body.code]).toEqual([403, 'ORDER_NOT_OWN'])
    }
    expect(await attemptsOf(waiting?.code ?? '')).toEqual(['DECLINED'])
    expect((await pay({ id }, await cardToken(server, 'k'), cookieOf(declined))).status).toBe(200)
  })

  test('one that nobody placed', async () => {
    for (const id of ['not-an-id', '018f3a3e-0000-7000-8000-000000000000'])
      expect((await pay<Problem>({ id }, 'x')).body.code).toBe('ORDER_NOT_FOUND')
  })
})

describe('[ORDER-05] a link to pay', () => {
  const linkTo = <T = PaymentUrl>({ code, price }: { code: string; price: number }, cookie = DINER_COOKIE) =>
    server.call<T>('POST', '/api/paymenturl', {
      body: { code, branchContactId: 'bistro', amount: price },
      cookie,
    })
  const placed = async () =>
    (await send(await orderPayload(server, 'bistro', { payment: 'ONLINE' }), newKey(), DINER_COOKIE)).body

  test('the same one as long as it can be paid; the order says until when', async () => {
    const order = await placed()
    const first = await linkTo(order)
    expect(first.status).toBe(200)
    expect(first.body.url).toMatch(/^http:\/\/.+\/pay\/[\w-]{22}$/)
    expect((await linkTo(order)).body).toEqual(first.body)
    const until = new Date(server.time.now.getTime() + 3_600_000).toISOString()
    expect((await followUp(order.code)).payUntil).toBe(until)
    server.time.now = new Date(server.time.now.getTime() + 3_600_001)
    expect((await linkTo<Problem>(order)).body.code).toBe('STATUS_CONFLICT')
  })

  test('is made for whose order it is, and for nobody else who has the code', async () => {
    const order = await placed()
    for (const stranger of ['', `vitrina_device=${'x'.repeat(43)}`])
      expect(await linkTo<Problem>(order, stranger)).toMatchObject({
        status: 403,
        body: { code: 'ORDER_NOT_OWN' },
      })
    expect(await attemptsOf(order.code)).toEqual([])
    expect((await linkTo(order)).status).toBe(200)
  })

  test('of another amount, of another venue, of no order, of an order paid in cash: refused', async () => {
    const order = await placed()
    expect((await linkTo<Problem>({ ...order, price: 1 })).body.code).toBe('INVALID_REQUEST')
    expect((await linkTo<Problem>({ ...order, code: '00000000000' })).body.code).toBe('ORDER_NOT_FOUND')
    const cash = await send(await orderPayload(server, 'bistro'), newKey(), DINER_COOKIE)
    expect((await linkTo<Problem>(cash.body)).body.code).toBe('STATUS_CONFLICT')
    expect((await followUp(cash.body.code)).payUntil).toBeUndefined()
  })
})

test('[PAY-01] where its provider is switched off, a card is not offered and not taken', async () => {
  const closed = await testApp({ config: { paymentsSandbox: false } })
  const { body } = await closed.call<{ providers: unknown[] }>('GET', '/api/payments/providers')
  expect(body.providers).toEqual([])
  const { body: entity } = await closed.call<{
    branchContact: {
      deliveryConfig: { orderModes: { paymentTypes: { onlinePayment?: { paymentMethod: string } }[] }[] }
    }
  }>('GET', '/api/diner/bistro')
  const payments = entity.branchContact.deliveryConfig.orderModes.flatMap(({ paymentTypes }) => paymentTypes)
  expect(payments.flatMap(({ onlinePayment }) => onlinePayment?.paymentMethod ?? [])).not.toContain('CARD')
  const answer = await closed.call<Problem>('POST', '/api/order', {
    body: await byCard(),
    headers: { 'idempotency-key': newKey() },
  })
  expect(answer.body.errors).toContainEqual(expect.objectContaining({ code: 'PAYMENT_UNAVAILABLE' }))
  await closed.close()
})

test('[PAY-01] an online payment whose card is typed on the page has no link beside it', async () => {
  const copies = copyTenants()
  copies.edit('bistro/tenant.json', (tenant) => {
    const contact = at(tenant, 'branches', 0, 'branchContacts', 0)
    for (const { paymentTypes } of contact['orderModes'] as { paymentTypes: Json[] }[])
      for (const payment of paymentTypes)
        if (payment['paymentMethod'] === 'ONLINE') {
          payment['upload'] = 'API'
          payment['onlinePayment'] = { providerName: 'embedded', paymentMethod: 'CARD', publicKey: 'k' }
        }
  })
  const typed = await testApp({ tenantsDir: copies.tenantsDir, cookie: DINER_COOKIE })
  const place = async (holder: string) => {
    const body = await orderPayload(typed, 'bistro', { payment: 'ONLINE', holder })
    return (await typed.call('POST', '/api/order', { body, headers: { 'idempotency-key': newKey() } })).body
  }
  expect(await place('APRO')).toMatchObject({ payment: 'SUCCESS' })
  expect(await place('OTHE')).toMatchObject({ code: 'PAYMENT_REFUSED' })
  const [unpaid] = (
    await typed.call<{ orders: OrderFollowUp[] }>('GET', '/api/admin/orders', { admin: true })
  ).body.orders.filter(({ status }) => status === 'UNCONFIRMED')
  const link = await typed.call<Problem>('POST', '/api/paymenturl', {
    body: { code: unpaid?.code, branchContactId: 'bistro', amount: unpaid?.price },
  })
  expect([link.status, link.body.code]).toEqual([409, 'STATUS_CONFLICT'])
  await typed.close()
  copies.remove()
})
