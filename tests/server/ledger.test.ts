import { randomUUID } from 'node:crypto'

import { like } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { ConsoleOrder, OrderCreated, OrderFollowUp, Problem } from '#generated/models.ts'
import { orders, outbox } from '#server/db/schema/orders.ts'
import { findOrderByCode } from '#server/repositories/orders-repository.ts'
import { listPayments } from '#server/repositories/payments-repository.ts'
import { listCharges } from '#server/repositories/ledger-repository.ts'
import { deliveries, riderCalls } from './support/deliveries.ts'
import { newKey, orderPayload, type PayloadOptions } from './support/order-payload.ts'
import { startShift } from './support/shift.ts'
import { DINER_COOKIE, SATURDAY_NOON, testApp, type TestApp } from './support/test-app.ts'

let server: TestApp
let token: string
beforeAll(async () => {
  server = await testApp({ cookie: DINER_COOKIE })
  const made = await server.call<{ token: string }>('POST', '/api/admin/branchcontacts/bistro/tokens', {
    admin: true,
    body: { label: 'Caja 1' },
  })
  ;({ token } = made.body)
})
beforeEach(() => {
  server.time.now = SATURDAY_NOON
})
afterAll(() => server.close())

async function place(options: PayloadOptions): Promise<OrderCreated> {
  const body = await orderPayload(server, 'bistro', options)
  const headers = { 'idempotency-key': newKey() }
  const placed = await server.call<OrderCreated>('POST', '/api/order', { body, headers })
  expect(placed.status, placed.text).toBe(201)
  return placed.body
}
const asVenue = <T = ConsoleOrder>(
  method: 'GET' | 'PUT' | 'POST',
  url: string,
  body?: object,
  key = newKey(),
) => {
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': key }
  return server.call<T>(method, url, { body, headers, cookie: '' })
}
const orderUrl = ({ code }: { code: string }) => `/api/admin/orders/${code}`
const move = (order: OrderCreated, body: object) => asVenue('PUT', `${orderUrl(order)}/status`, body)
const moneyOf = async (order: OrderCreated) => (await asVenue('GET', orderUrl(order))).body.money
const seen = async ({ code }: OrderCreated) =>
  (await server.call<OrderFollowUp>('GET', `/api/diner/bistro/order/${code}`)).body
const work = (minutes = 0) => {
  server.time.now = new Date(server.time.now.getTime() + minutes * 60_000)
  return server.app.worker.runDue()
}
/** What webhooks hear of the money of an order. */
const toldOfMoney = async (code: string) => {
  const told = await server.store.db
    .select({ topic: outbox.topic, payload: outbox.payload })
    .from(outbox)
    .orderBy(outbox.id)
  return told
    .filter(({ topic, payload }) => topic === 'payment.changed' && payload['code'] === code)
    .map(({ payload: { paid, status, refundOpen } }) => ({ paid, status, refundOpen }))
}
const open = async () =>
  (await asVenue<{ orders: ConsoleOrder[] }>('GET', '/api/admin/branchcontacts/bistro/orders')).body.orders

describe('[PAY-01] money that came in', () => {
  test('a card stands in the ledger with what its provider says of it', async () => {
    const order = await place({ payment: 'CARD' })
    expect(await moneyOf(order)).toMatchObject({
      state: 'PAID',
      refundable: order.price,
      charges: [
        {
          source: 'PROVIDER',
          provider: 'embedded',
          method: 'CARD',
          amount: order.price,
          currency: 'ARS',
          lastFour: expect.stringMatching(/^\d{4}$/) as string,
          authorizationCode: expect.any(String) as string,
          at: SATURDAY_NOON.toISOString(),
        },
      ],
    })
  })

  test('cash is whose who took it: the till that marked it, or the rider who handed it over', async () => {
    const atTill = await place({})
    await move(atTill, { status: 'GENERATED', paid: true })
    expect((await moneyOf(atTill)).charges).toMatchObject([
      { source: 'VENUE', method: 'CASH', takenBy: 'Caja 1', amount: atTill.price, currency: 'ARS' },
    ])
    const rider = await startShift(server, { name: 'Rita', phone: '+5491155560001' })
    const made = deliveries(server)
    const { code, shipment } = await made.ready({ mode: 'delivery' })
    const { move: ride, ...calls } = riderCalls(server, rider)
    for (const status of ['ON_ROUTE_TO_PICK_UP', 'IN_STORE', 'ON_ROUTE_TO_DROP_OFF'] as const)
      await ride(shipment.id, status)
    expect(calls).toBeDefined()
    await server.call('POST', `/api/shipments/${shipment.id}/deliverykey`, {
      headers: { authorization: rider.authorization },
      body: { key: shipment.deliveryKey },
    })
    expect((await ride(shipment.id, 'DELIVERED')).status).toBe(200)
    const row = await findOrderByCode(server.store.db, code)
    expect(row).toMatchObject({ status: 'DELIVERED', paid: true })
    expect(await listCharges(server.store.db, [row?.id ?? ''])).toMatchObject([
      { source: 'RIDER', takenBy: rider.id, method: 'CASH', amount: row?.price },
    ])
    expect(await toldOfMoney(code)).toEqual([{ paid: true, status: 'DELIVERED', refundOpen: false }])
  })

  test('whoever cancels it, a paid order tells at once that its money goes back, and once that it went', async () => {
    const byVenue = await place({ payment: 'CARD' })
    const byDiner = await place({ payment: 'CARD' })
    await move(byVenue, { status: 'CANCELED' })
    const body = { code: byDiner.code, errorType: 'CANCEL' }
    expect((await server.call('POST', '/api/diner/order/followup', { body })).status).toBe(200)
    await work()
    for (const { code } of [byVenue, byDiner])
      expect(await toldOfMoney(code)).toEqual([
        { paid: true, status: 'GENERATED', refundOpen: false },
        { paid: true, status: 'CANCELED', refundOpen: true },
        { paid: false, status: 'CANCELED', refundOpen: false },
      ])
  })

  test('what was given back of a canceled order is not taken for it again', async () => {
    const order = await place({ payment: 'CARD' })
    await move(order, { status: 'CANCELED', reason: 'Sin gas' })
    await work()
    const again = await asVenue<Problem>('PUT', `${orderUrl(order)}/status`, {
      status: 'CANCELED',
      paid: true,
    })
    expect(again.body.code).toBe('STATUS_CONFLICT')
    expect(await seen(order)).toMatchObject({ paid: false })
  })

  test('marked by mistake and marked off again, no money came; what a provider took is not marked off', async () => {
    const order = await place({})
    await move(order, { status: 'GENERATED', paid: true })
    await move(order, { status: 'GENERATED', paid: false })
    expect(await seen(order)).toMatchObject({ paid: false })
    expect(await moneyOf(order)).toMatchObject({ state: 'UNPAID', charges: [] })
    const byCard = await place({ payment: 'CARD' })
    const refused = await asVenue<Problem>('PUT', `${orderUrl(byCard)}/status`, {
      status: 'GENERATED',
      paid: false,
    })
    expect(refused.body.code).toBe('STATUS_CONFLICT')
    expect(await seen(byCard)).toMatchObject({ paid: true })
  })

  test('money of after the payment hours is the venue’s to accept or to give back', async () => {
    const order = await place({ payment: 'CARD', holder: 'CONT' })
    await work(61)
    expect(await moneyOf(order)).toMatchObject({ state: 'PAID', paidLate: true })
    expect(await seen(order)).toMatchObject({ status: 'GENERATED', paid: true, paidLate: true })
    const inTime = await place({ payment: 'CARD' })
    expect(await seen(inTime)).not.toHaveProperty('paidLate')
  })
})

describe('[PAY-01] money that goes back', () => {
  test('a canceled card goes back by itself, and console, diner and webhooks hear of each step', async () => {
    const order = await place({ payment: 'CARD' })
    await move(order, { status: 'CANCELED', reason: 'Sin gas' })
    expect(await seen(order)).toMatchObject({
      paid: true,
      refunds: [{ amount: order.price, status: 'REQUESTED', reason: 'ORDER_CANCELED' }],
    })
    expect((await open()).map((one) => one.order.code)).toContain(order.code)
    await work()
    expect(await seen(order)).toMatchObject({ paid: false, refunds: [{ status: 'CONFIRMED' }] })
    expect((await open()).map((one) => one.order.code)).not.toContain(order.code)
    expect(await moneyOf(order)).toMatchObject({ state: 'REFUNDED', refundable: 0 })
    expect((await toldOfMoney(order.code)).map(({ paid }) => paid)).toEqual([true, true, false])
  })

  test('a diner who cancels a paid order has it told just so', async () => {
    const order = await place({ payment: 'CARD' })
    const body = { code: order.code, errorType: 'CANCEL' }
    expect((await server.call('POST', '/api/diner/order/followup', { body })).status).toBe(200)
    const status = 'CANCELED'
    expect((await toldOfMoney(order.code)).slice(1)).toEqual([{ paid: true, status, refundOpen: true }])
    await work()
    expect((await toldOfMoney(order.code)).slice(2)).toEqual([{ paid: false, status, refundOpen: false }])
  })

  test('part of a delivered order goes back with its reason, once for each press, and never more than there is', async () => {
    const order = await place({ payment: 'CARD' })
    for (const status of ['ACCEPTED', 'READY', 'DELIVERED']) await move(order, { status })
    const key = newKey()
    const give = (amount: number, press = newKey()) =>
      asVenue<ConsoleOrder & Problem>(
        'POST',
        `${orderUrl(order)}/refunds`,
        { amount, reason: 'Faltó la bebida' },
        press,
      )
    for (let press = 0; press < 2; press++) expect((await give(300, key)).status).toBe(200)
    expect((await give(400, key)).body.code).toBe('IDEMPOTENCY_CONFLICT')
    expect((await give(order.price - 299)).body.code).toBe('INVALID_REQUEST')
    expect((await give(0)).body.code).toBe('INVALID_REQUEST')
    await work()
    expect(await seen(order)).toMatchObject({ status: 'DELIVERED', paid: true, refunds: [{ amount: 300 }] })
    expect(await moneyOf(order)).toMatchObject({
      state: 'PARTIALLY_REFUNDED',
      refundable: order.price - 300,
      refunds: [{ status: 'CONFIRMED', reason: 'VENUE', note: 'Faltó la bebida', actor: 'Caja 1' }],
    })
    expect((await give(order.price - 300)).status).toBe(200)
    await work()
    expect(await moneyOf(order)).toMatchObject({ state: 'REFUNDED', refundable: 0 })
    expect((await give(1)).body.code).toBe('STATUS_CONFLICT')
  })

  test('refused by its provider, it waits on the board: tried again, or given back by hand', async () => {
    const order = await place({ payment: 'CARD', holder: 'RECH' })
    await move(order, { status: 'CANCELED' })
    await work()
    const failed = (await open()).find((one) => one.order.code === order.code)
    expect(failed).toMatchObject({
      actions: ['REFUND', 'RETRY_REFUND'],
      money: { refunds: [{ status: 'FAILED', byHand: true }] },
    })
    const [refund] = failed?.money.refunds ?? []
    const retry = () => asVenue('POST', `${orderUrl(order)}/refunds/${refund?.id}/retry`)
    expect((await retry()).body.money.refunds).toMatchObject([{ status: 'REQUESTED', byHand: false }])
    expect((await retry()).status).toBe(409)
    await work()
    expect((await moneyOf(order)).refunds).toMatchObject([{ status: 'FAILED' }])
    const note = { amount: order.price, text: 'Transferencia 123' }
    const noted = await asVenue('PUT', `${orderUrl(order)}/refund`, note)
    expect(noted.body).toMatchObject({ actions: [], order: { paid: false }, refund: note })
  })

  test('what has to go back stays on the board however many newer orders are open', async () => {
    const order = await place({ payment: 'CARD', holder: 'RECH' })
    await move(order, { status: 'ACCEPTED' })
    await asVenue('POST', `${orderUrl(order)}/refunds`, { amount: 100, reason: 'Faltó la sopa' })
    await work()
    const { db } = server.store
    const row = await findOrderByCode(db, order.code)
    if (row === undefined) throw new Error('No order to copy')
    const newer = Array.from({ length: 150 }, (_, index) => ({
      ...row,
      id: randomUUID(),
      code: `C0PY${String(index).padStart(7, '0')}`,
      orderedAt: new Date(row.orderedAt.getTime() + 60_000),
    }))
    await db.insert(orders).values(newer)
    const found = (await open()).filter((one) => one.order.code === order.code)
    expect(found).toMatchObject([
      { order: { status: 'ACCEPTED' }, money: { refunds: [{ status: 'FAILED' }] } },
    ])
    await db.delete(orders).where(like(orders.code, 'C0PY%'))
    expect((await open()).filter((one) => one.order.code === order.code)).toHaveLength(1)
  })

  test('what a provider pays later is on its way until it says that it arrived', async () => {
    const order = await place({ payment: 'CARD', holder: 'LENT' })
    await move(order, { status: 'CANCELED' })
    await work()
    expect(await seen(order)).toMatchObject({ paid: true, refunds: [{ status: 'SENT' }] })
    await work(2)
    expect(await seen(order)).toMatchObject({ paid: false, refunds: [{ status: 'CONFIRMED' }] })
  })

  test('a lost answer is asked for again, and the money goes back once', async () => {
    const order = await place({ payment: 'CARD', holder: 'PERD' })
    await move(order, { status: 'CANCELED' })
    await work()
    expect(await seen(order)).toMatchObject({ refunds: [{ status: 'REQUESTED' }] })
    await work(2)
    expect(await seen(order)).toMatchObject({ paid: false, refunds: [{ status: 'CONFIRMED' }] })
  })

  test('a link whose order was paid in cash is closed', async () => {
    const order = await place({ payment: 'ONLINE' })
    const asked = { code: order.code, branchContactId: 'bistro', amount: order.price }
    expect((await server.call('POST', '/api/paymenturl', { body: asked })).status).toBe(200)
    await move(order, { status: 'GENERATED' })
    await move(order, { status: 'GENERATED', paid: true })
    await work()
    expect(await listPayments(server.store.db, order.id)).toMatchObject([
      { status: 'DECLINED', detail: 'closed' },
    ])
  })
})
