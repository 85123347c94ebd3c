import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type {
  ConsoleOrder,
  ConsoleOrders,
  ConsoleToken,
  LedgerReport,
  OrderCreated,
  Problem,
} from '#generated/models.ts'
import { bearer, placeAt, venueToken } from './support/console.ts'
import { newKey } from './support/order-payload.ts'
import { SATURDAY_NOON, testApp, type TestApp } from './support/test-app.ts'

let server: TestApp
let first: ConsoleToken
let second: ConsoleToken
beforeAll(async () => {
  server = await testApp()
  server.time.now = SATURDAY_NOON
  first = await venueToken(server, 'bistro', 'Caja 1', 'MANAGER')
  second = await venueToken(server, 'bistro', 'Caja 2', 'CASHIER')
})
afterAll(() => server.close())

const as = <T>(token: ConsoleToken, method: 'GET' | 'PUT' | 'POST', url: string, body?: object) =>
  server.call<T & Problem>(method, url, {
    headers: { ...bearer(token).headers, 'idempotency-key': newKey() },
    body,
  })
const orderUrl = ({ code }: OrderCreated) => `/api/admin/orders/${code}`
const move = (order: OrderCreated, body: object) =>
  as<object>(first, 'PUT', `${orderUrl(order)}/status`, body)
const read = async (order: OrderCreated) => (await as<ConsoleOrder>(first, 'GET', orderUrl(order))).body
const giveBack = (token: ConsoleToken, order: OrderCreated, body: object) =>
  as<ConsoleOrder>(token, 'POST', `${orderUrl(order)}/refunds`, { reason: 'Faltó la sopa', ...body })
const report = async () =>
  (await as<LedgerReport>(first, 'GET', '/api/admin/ledger?branchContactId=bistro&limit=200')).body

/** An order whose cash the first till has. */
const sold = async (): Promise<OrderCreated> => {
  const order = await placeAt(server, 'bistro')
  for (const status of ['ACCEPTED', 'READY', 'DELIVERED']) await move(order, { status })
  return order
}

describe('two who give back for one complaint', () => {
  test('do it once: the second is told that the money changed, and sees why', async () => {
    const order = await sold()
    const { refundable } = (await read(order)).money
    const answers = await Promise.all(
      [first, second].map((token) => giveBack(token, order, { amount: 100, refundable })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const { money } = await read(order)
    expect(money.refunds).toMatchObject([{ amount: 100, note: 'Faltó la sopa' }])
    // who has seen that gives back more, and knows it
    const more = { amount: 100, refundable: money.refundable }
    expect((await giveBack(second, order, more)).status).toBe(200)
    expect((await read(order)).money.refunds).toHaveLength(2)
  })
})

describe('two who note what they gave back', () => {
  /** A paid order that was canceled by the first till. */
  const canceled = async (): Promise<OrderCreated> => {
    const order = await placeAt(server, 'bistro')
    await move(order, { status: 'ACCEPTED', paid: true })
    await move(order, { status: 'CANCELED', reason: 'Sin gas' })
    return order
  }
  const note = async (token: ConsoleToken, order: OrderCreated, amount: number, text: string) => {
    const noted = await as<ConsoleOrder>(token, 'PUT', `${orderUrl(order)}/refund`, { amount, text })
    expect(noted.status, noted.text).toBe(200)
    return noted.body
  }
  const givenBy = async ({ id }: ConsoleToken) => {
    const cash = (await report()).books[0]?.cash ?? []
    return cash.find(({ token }) => token === id)?.givenBack ?? 0
  }

  test('who notes it keeps who decided it', async () => {
    const order = await canceled()
    const { money } = await note(second, order, order.price, 'En mano')
    expect(money.refunds).toMatchObject([
      { actor: 'Caja 2', note: 'En mano', earlier: [{ actor: 'Caja 1', changedBy: 'Caja 2' }] },
    ])
    expect(money.refunds[0]?.earlier?.[0]).not.toHaveProperty('note')
  })

  test('what the second one gave besides leaves another drawer, and both notes stay', async () => {
    const order = await canceled()
    const before = await Promise.all([first, second].map(givenBy))
    await note(first, order, 300, 'En mano')
    server.time.now = new Date(server.time.now.getTime() + 1_000)
    const { money, refund } = await note(second, order, 500, 'Por transferencia')
    expect(money.refunds.map(({ amount, note: text, actor }) => [amount, text, actor])).toEqual([
      [300, 'En mano', 'Caja 1'],
      [200, 'Por transferencia', 'Caja 2'],
    ])
    expect(refund).toMatchObject({ amount: 500, text: 'Por transferencia' })
    const after = await Promise.all([first, second].map(givenBy))
    expect(after.map((given, nth) => given - (before[nth] ?? 0))).toEqual([300, 200])
  })

  test('are told apart where each names the refund: money that one gave is not noted by the other', async () => {
    const order = await canceled()
    const refundId = (await read(order)).money.refunds[0]?.id
    const before = await Promise.all([first, second].map(givenBy))
    const body = { amount: order.price, text: 'En mano', refundId }
    const [one, other] = [
      await as<ConsoleOrder>(first, 'PUT', `${orderUrl(order)}/refund`, body),
      await as<ConsoleOrder>(second, 'PUT', `${orderUrl(order)}/refund`, body),
    ]
    expect([one.status, other.body.code]).toEqual([200, 'STATUS_CONFLICT'])
    expect((await read(order)).money.refunds).toMatchObject([
      { note: 'En mano', earlier: [{ actor: 'Caja 1' }] },
    ])
    const after = await Promise.all([first, second].map(givenBy))
    expect(after.map((given, nth) => given - (before[nth] ?? 0))).toEqual([order.price, 0])
  })

  test('less than was noted keeps what it said, and who gave it', async () => {
    const order = await canceled()
    const before = await givenBy(first)
    await note(first, order, 300, 'En mano')
    const { money } = await note(second, order, 200, 'Eran 2 pesos')
    expect(money.refunds).toMatchObject([
      {
        amount: 200,
        note: 'Eran 2 pesos',
        actor: 'Caja 1',
        earlier: [
          { amount: order.price },
          { amount: 300, note: 'En mano', actor: 'Caja 1', changedBy: 'Caja 2' },
        ],
      },
    ])
    expect((await givenBy(first)) - before).toBe(200)
    // what is left can still be given back, by who may: with the note it was no longer asked for
    const { actions, money: left } = await read(order)
    expect([actions, left.refundable]).toEqual([['GIVE_BACK'], order.price - 200])
    const rest = await giveBack(second, order, { amount: left.refundable, refundable: left.refundable })
    expect(rest.body).toMatchObject({ actions: [], money: { state: 'REFUNDED', refundable: 0 } })
    // and what was noted twice is no more than what was taken
    const tooMuch = { amount: order.price + 1, text: 'de más' }
    expect((await as(first, 'PUT', `${orderUrl(order)}/refund`, tooMuch)).status).toBe(400)
  })
})

describe('paid by mistake', () => {
  test('is taken back by the till, and not once money went back of it', async () => {
    const order = await placeAt(server, 'bistro')
    await move(order, { status: 'GENERATED', paid: true })
    expect((await read(order)).actions).toContain('MARK_UNPAID')
    await move(order, { status: 'GENERATED', paid: false })
    expect(await read(order)).toMatchObject({ money: { state: 'UNPAID', charges: [] } })
    expect((await read(order)).actions).toContain('MARK_PAID')
    await move(order, { status: 'ACCEPTED', paid: true })
    await giveBack(first, order, { amount: 100 })
    expect((await read(order)).actions).not.toContain('MARK_UNPAID')
    const refused = await as<object>(first, 'PUT', `${orderUrl(order)}/status`, {
      status: 'ACCEPTED',
      paid: false,
    })
    expect(refused.body).toMatchObject({ code: 'STATUS_CONFLICT' })
    // what left the drawer stays in its books
    const rows = (await report()).rows.filter(({ orderCode }) => orderCode === order.code)
    expect(rows.map(({ kind }) => kind).toSorted()).toEqual(['CHARGE', 'CHARGE', 'REFUND', 'VOID'])
  })
})

test('the books and their file say why money went back, in the words of the till', async () => {
  const order = await sold()
  await giveBack(first, order, { amount: 100, reason: '=Se enfrió' })
  const { rows } = await report()
  expect(rows.find(({ orderCode, kind }) => orderCode === order.code && kind === 'REFUND')).toMatchObject({
    note: '=Se enfrió',
  })
  const { text } = await as(first, 'GET', '/api/admin/ledger?branchContactId=bistro&format=csv')
  expect(text).toContain(";Decisión del local;'=Se enfrió\r\n")
})

test('of more orders with money to give back than a board shows, those that wait longest are shown', async () => {
  const codes: string[] = []
  for (let nth = 0; nth < 52; nth += 1) {
    server.time.now = new Date(SATURDAY_NOON.getTime() + nth * 1_000)
    const order = await placeAt(server, 'bistro')
    await move(order, { status: 'GENERATED', paid: true })
    await move(order, { status: 'CANCELED', reason: 'Sin gas' })
    codes.push(order.code)
  }
  const { body } = await as<ConsoleOrders>(second, 'GET', '/api/admin/branchcontacts/bistro/orders')
  const shown = body.orders.filter(({ order }) => order.status === 'CANCELED').map(({ order }) => order.code)
  expect(shown).toEqual(codes.slice(0, 50))
})
