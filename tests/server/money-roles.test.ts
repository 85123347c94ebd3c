import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type {
  ConsoleOrder,
  ConsoleOrders,
  ConsoleToken,
  ConsoleTokens,
  LedgerReport,
  OrderCreated,
  OrderFollowUp,
  Problem,
  Webhook,
  Webhooks,
} from '#generated/models.ts'
import { consoleTokens } from '#server/db/schema/console.ts'
import { bearer, placeAt, venueToken } from './support/console.ts'
import { newKey } from './support/order-payload.ts'
import { SATURDAY_NOON, testApp, type TestApp } from './support/test-app.ts'

const BISTRO = '/api/admin/branchcontacts/bistro'
const LEDGER = '/api/admin/ledger?branchContactId=bistro'

let server: TestApp
let kitchen: ConsoleToken
let cashier: ConsoleToken
let manager: ConsoleToken
beforeAll(async () => {
  server = await testApp()
  server.time.now = SATURDAY_NOON
  kitchen = await venueToken(server, 'bistro', 'Parrilla', 'KITCHEN')
  cashier = await venueToken(server, 'bistro', 'Barra', 'CASHIER')
  manager = await venueToken(server, 'bistro', 'Oficina', 'MANAGER')
})
afterAll(() => server.close())

const as = <T>(token: ConsoleToken, method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, body?: object) =>
  server.call<T & Problem>(method, url, {
    headers: { ...bearer(token).headers, 'idempotency-key': newKey() },
    body,
  })
const orderUrl = ({ code }: OrderCreated) => `/api/admin/orders/${code}`
const move = (token: ConsoleToken, order: OrderCreated, body: object) =>
  as<Pick<OrderFollowUp, 'refunds'>>(token, 'PUT', `${orderUrl(order)}/status`, body)
const read = async (token: ConsoleToken, order: OrderCreated) =>
  (await as<ConsoleOrder>(token, 'GET', orderUrl(order))).body
const giveBack = (token: ConsoleToken, order: OrderCreated, amount = 100) =>
  as<ConsoleOrder>(token, 'POST', `${orderUrl(order)}/refunds`, { amount, reason: 'Faltó la sopa' })
const board = async (token: ConsoleToken) => (await as<ConsoleOrders>(token, 'GET', `${BISTRO}/orders`)).body
const codeOf = ({ status, body }: { status: number; body: Problem }) => [status, body.code]
const FORBIDDEN = [403, 'FORBIDDEN']

/** A card’s order that is being prepared. */
const paidByCard = async (): Promise<OrderCreated> => {
  const order = await placeAt(server, 'bistro', { payment: 'CARD' })
  await move(kitchen, order, { status: 'ACCEPTED' })
  return order
}

describe('a token has a role', () => {
  test('that its list and its board name; one of before there were roles may do everything', async () => {
    const { body } = await server.call<ConsoleTokens>('GET', `${BISTRO}/tokens`, { admin: true })
    expect(body.tokens.map(({ role, label }) => `${label} ${role}`).toSorted()).toEqual([
      'Barra CASHIER',
      'Oficina MANAGER',
      'Parrilla KITCHEN',
    ])
    expect((await board(kitchen)).role).toBe('KITCHEN')
    expect((await as(kitchen, 'GET', '/api/admin/whoami')).body).toMatchObject({ role: 'KITCHEN' })
    const [{ role } = { role: '' }] = await server.store.db
      .insert(consoleTokens)
      .values({
        id: '01900000-0000-7000-8000-000000000001',
        tenant: 'bistro',
        branchContact: 'bistro',
        label: 'De antes',
        tokenHash: 'x',
        createdAt: SATURDAY_NOON,
      })
      .returning()
    expect(role).toBe('MANAGER')
  })

  test('no other role is taken', async () => {
    const body = { label: 'Dueño', role: 'OPERATOR' }
    expect((await server.call('POST', `${BISTRO}/tokens`, { admin: true, body })).status).toBe(400)
  })
})

describe('a kitchen', () => {
  test('moves an order on, and none of its money', async () => {
    const order = await paidByCard()
    expect((await read(kitchen, order)).actions).toEqual(['READY'])
    expect(codeOf(await giveBack(kitchen, order))).toEqual(FORBIDDEN)
    expect(codeOf(await move(kitchen, order, { status: 'CANCELED', reason: 'Sin gas' }))).toEqual(FORBIDDEN)
    expect(
      codeOf(await as(kitchen, 'PUT', `${orderUrl(order)}/refund`, { amount: 1, text: 'A mano' })),
    ).toEqual(FORBIDDEN)
    const retry = `${orderUrl(order)}/refunds/01900000-0000-7000-8000-000000000002/retry`
    expect(codeOf(await as(kitchen, 'POST', retry))).toEqual(FORBIDDEN)
    for (const status of ['READY', 'DELIVERED'])
      expect((await move(kitchen, order, { status })).status).toBe(200)
    expect(await read(manager, order)).toMatchObject({ money: { state: 'PAID', refunds: [] } })
  })

  test('takes no cash: it neither marks an order as paid nor hands over what is paid in cash', async () => {
    const order = await placeAt(server, 'bistro')
    expect((await read(kitchen, order)).actions).toEqual(['ACCEPT', 'CANCEL'])
    expect(codeOf(await move(kitchen, order, { status: 'GENERATED', paid: true }))).toEqual(FORBIDDEN)
    expect(codeOf(await move(kitchen, order, { status: 'ACCEPTED', paid: true }))).toEqual(FORBIDDEN)
    for (const status of ['ACCEPTED', 'READY'])
      expect((await move(kitchen, order, { status })).status).toBe(200)
    expect((await read(kitchen, order)).actions).toEqual(['CANCEL'])
    expect(codeOf(await move(kitchen, order, { status: 'DELIVERED' }))).toEqual(FORBIDDEN)
    expect((await read(manager, order)).money.charges).toEqual([])
    // marked by the till, it is the kitchen’s to hand over, and not to mark off
    await move(cashier, order, { status: 'READY', paid: true })
    expect((await read(kitchen, order)).actions).toEqual(['DELIVER'])
    expect(codeOf(await move(kitchen, order, { status: 'READY', paid: false }))).toEqual(FORBIDDEN)
    expect((await move(kitchen, order, { status: 'DELIVERED' })).status).toBe(200)
  })

  test('cancels what nobody paid', async () => {
    const order = await placeAt(server, 'bistro')
    expect((await move(kitchen, order, { status: 'CANCELED', reason: 'Sin pan' })).status).toBe(200)
  })

  test('reads neither the books nor the ledger of an order, nor what is still to go back', async () => {
    expect(codeOf(await as(kitchen, 'GET', LEDGER))).toEqual(FORBIDDEN)
    expect(codeOf(await as(kitchen, 'GET', `${LEDGER}&format=csv`))).toEqual(FORBIDDEN)
    expect(codeOf(await as(kitchen, 'GET', LEDGER.replace('?', '/settlements?')))).toEqual(FORBIDDEN)
    const order = await paidByCard()
    await giveBack(cashier, order)
    const hidden = { state: 'PAID', charges: [], refunds: [], refundable: 0 }
    const seen = await read(kitchen, order)
    expect(seen.money).toEqual(hidden)
    expect(seen.order.refunds).toBeUndefined()
    const moved = await move(kitchen, order, { status: 'READY' })
    expect(moved.body.refunds).toBeUndefined()
    expect((await move(cashier, order, { status: 'CANCELED', reason: 'Sin gas' })).status).toBe(200)
    const isShown = async (token: ConsoleToken) =>
      (await board(token)).orders.some((one) => one.order.code === order.code)
    expect([await isShown(kitchen), await isShown(cashier)]).toEqual([false, true])
  })
})

describe('a cashier', () => {
  test('charges and gives back, and does not read the books', async () => {
    const order = await placeAt(server, 'bistro')
    for (const status of ['ACCEPTED', 'READY', 'DELIVERED']) await move(cashier, order, { status })
    expect((await giveBack(cashier, order)).status).toBe(200)
    expect((await read(cashier, order)).money).toMatchObject({
      charges: [{ takenBy: 'Barra', role: 'CASHIER' }],
      refunds: [{ actor: 'Barra', role: 'CASHIER', note: 'Faltó la sopa' }],
    })
    expect(codeOf(await as(cashier, 'GET', LEDGER))).toEqual(FORBIDDEN)
    expect(codeOf(await as(cashier, 'GET', `${LEDGER}&format=csv`))).toEqual(FORBIDDEN)
  })
})

describe('who did it, and in which role', () => {
  test('stands on each refund, also on that of a canceled order, and in the books with its file', async () => {
    const canceled = await paidByCard()
    await move(manager, canceled, { status: 'CANCELED', reason: 'Sin gas' })
    expect((await read(manager, canceled)).money.refunds).toMatchObject([
      { reason: 'ORDER_CANCELED', actor: 'Oficina', role: 'MANAGER' },
    ])
    const byOperator = await paidByCard()
    await server.call('POST', `${orderUrl(byOperator)}/refunds`, {
      admin: true,
      headers: { 'idempotency-key': newKey() },
      body: { amount: 10, reason: 'Reclamo' },
    })
    const [refund] = (await read(manager, byOperator)).money.refunds
    expect([refund?.actor, refund?.role]).toEqual([undefined, 'OPERATOR'])
    const { rows } = (await as<LedgerReport>(manager, 'GET', LEDGER)).body
    const byCashier = rows.filter(({ takenBy }) => takenBy === 'Barra')
    expect(byCashier.map(({ kind, role }) => `${kind} ${role}`).toSorted()).toEqual([
      'CHARGE CASHIER',
      'CHARGE CASHIER',
      'REFUND CASHIER',
    ])
    const { text } = await as(manager, 'GET', `${LEDGER}&format=csv`)
    expect(text).toMatch(/;Devolución;Efectivo;;Barra;Caja;;"1,00";/)
  })
})

describe('a kitchen, of receipts', () => {
  test('reads the one of the sale, and no credit, which says what went back', async () => {
    const order = await placeAt(server, 'bistro')
    await move(cashier, order, { status: 'ACCEPTED', paid: true })
    await giveBack(cashier, order)
    const kindsOf = ({ receipts = [] }: OrderFollowUp) => receipts.map(({ kind }) => kind)
    expect(kindsOf((await read(cashier, order)).order)).toEqual(['RECEIPT', 'CREDIT'])
    expect(kindsOf((await read(kitchen, order)).order)).toEqual(['RECEIPT'])
    const moved = await as<OrderFollowUp>(kitchen, 'PUT', `${orderUrl(order)}/status`, { status: 'READY' })
    expect(kindsOf(moved.body)).toEqual(['RECEIPT'])
    const print = (token: ConsoleToken, nth: number) =>
      as(token, 'GET', `${orderUrl(order)}/receipts/${nth}?format=text`)
    expect((await print(kitchen, 1)).text).toContain('Comprobante')
    expect(codeOf(await print(kitchen, 2))).toEqual(FORBIDDEN)
    expect((await print(cashier, 2)).text).toContain('Nota de crédito')
    expect(codeOf(await print(kitchen, 3))).toEqual([404, 'RECEIPT_NOT_FOUND'])
  })
})

test('another venue’s manager finds nothing here, whatever the role', async () => {
  const order = await paidByCard()
  const foreign = await venueToken(server, 'bistro-estricto', 'Vecino', 'MANAGER')
  expect(codeOf(await giveBack(foreign, order))).toEqual([404, 'ORDER_NOT_FOUND'])
  expect(codeOf(await move(foreign, order, { status: 'CANCELED' }))).toEqual([404, 'ORDER_NOT_FOUND'])
  expect(codeOf(await as(foreign, 'GET', orderUrl(order)))).toEqual([404, 'ORDER_NOT_FOUND'])
  expect(codeOf(await as(foreign, 'GET', LEDGER))).toEqual([404, 'BRANCH_CONTACT_NOT_FOUND'])
  // of another's order a kitchen learns no more than that
  const other = await venueToken(server, 'bistro-estricto', 'Cocina', 'KITCHEN')
  expect(codeOf(await giveBack(other, order))).toEqual([404, 'ORDER_NOT_FOUND'])
  expect((await read(manager, order)).money).toMatchObject({ state: 'PAID', refunds: [] })
})

test('only who reads the books lets an address hear of all money, or stops one that does', async () => {
  const webhooks = `${BISTRO}/webhooks`
  const hook = { url: 'https://till.example/', topics: ['payment.changed'] }
  for (const token of [kitchen, cashier])
    expect(codeOf(await as(token, 'POST', webhooks, hook))).toEqual(FORBIDDEN)
  const { status, body } = await as<Webhook>(manager, 'POST', webhooks, hook)
  expect(status).toBe(201)
  const stopped = { disabled: true }
  expect(codeOf(await as(kitchen, 'PUT', `${webhooks}/${body.id}`, stopped))).toEqual(FORBIDDEN)
  expect(codeOf(await as(cashier, 'DELETE', `${webhooks}/${body.id}`))).toEqual(FORBIDDEN)
  expect((await as<Webhooks>(kitchen, 'GET', webhooks)).body.webhooks).toMatchObject([{ disabled: false }])
  expect((await as(manager, 'DELETE', `${webhooks}/${body.id}`)).status).toBe(204)
})
