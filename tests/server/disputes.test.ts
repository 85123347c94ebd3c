// Longer than 300 lines: one payment and its bank, from the first notice of a dispute to its end, with the same helpers.
import { createHmac, randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { DAY_MS } from '#domain/time/lengths.ts'
import type { ConsoleOrder, LedgerReport, OrderCreated, PaymentUrl } from '#generated/models.ts'
import { readConfig } from '#server/config.ts'
import { outbox } from '#server/db/schema/orders.ts'
import { noticePath } from '#server/payments/provider-paths.ts'
import { changeCharge, listCharges } from '#server/repositories/ledger-repository.ts'
import { listPayments } from '#server/repositories/payments-repository.ts'
import { listReceipts } from '#server/repositories/receipts-repository.ts'
import { startEmulator, type Emulator } from './payments/mercado-pago-emulator.ts'
import { refundByHand } from './payments/mercado-pago-refunds.ts'
import { newKey, orderPayload } from './support/order-payload.ts'
import { paidTenants } from './support/paid-tenants.ts'
import { DINER_COOKIE, SATURDAY_NOON, testApp, type TestApp } from './support/test-app.ts'

const ACCOUNT = { publicKey: 'APP_USR-bistro', accessToken: 'token-of-bistro', currency: 'ARS' }
const SECRET = 'secret-of-bistro'

let vendor: Emulator
let server: TestApp
let tenantsDir: string
beforeAll(async () => {
  vendor = await startEmulator([ACCOUNT])
  tenantsDir = paidTenants({
    bistro: { country: 'AR', online: { providerName: 'mercado-pago', publicKey: ACCOUNT.publicKey } },
  })
  const { publicKey, accessToken } = ACCOUNT
  const account = { accessToken, webhookSecret: SECRET, payerEmail: 'pedidos@example.com' }
  const { mercadoPagoAccounts } = readConfig({
    MERCADO_PAGO_ACCOUNTS: JSON.stringify({ [publicKey]: account }),
  })
  server = await testApp({
    cookie: DINER_COOKIE,
    tenantsDir,
    config: { mercadoPagoAccounts, mercadoPagoApi: vendor.url },
  })
})
afterAll(async () => {
  await server.close()
  await vendor.close()
  rmSync(tenantsDir, { recursive: true })
})
beforeEach(() => pass(0, SATURDAY_NOON))

/** Lets time go by, at the vendor too. */
function pass(ms: number, from = server.time.now): void {
  server.time.now = new Date(from.getTime() + ms)
  vendor.time.now = server.time.now
}

type Bought = OrderCreated & { paymentId: string }

/** An order that is paid by a link. */
async function buy(): Promise<Bought> {
  const body = await orderPayload(server, 'bistro', { payment: 'ONLINE' })
  const headers = { 'idempotency-key': newKey() }
  const { body: order } = await server.call<OrderCreated>('POST', '/api/order', { body, headers })
  return payByLink(order)
}
/** A new link of an order is made and paid, and we hear of it. */
async function payByLink(order: OrderCreated): Promise<Bought> {
  const asked = { code: order.code, branchContactId: 'bistro', amount: order.price }
  const link = await server.call<PaymentUrl>('POST', '/api/paymenturl', { body: asked })
  expect(link.status, link.text).toBe(200)
  const [attempt] = await listPayments(server.store.db, order.id)
  const bought = { ...order, paymentId: String(vendor.pay(attempt?.id ?? '', order.price / 100).id) }
  await tell(bought)
  expect(await read(bought)).toMatchObject({ order: { paid: true, status: 'GENERATED' } })
  return bought
}
const statusesOf = async ({ id }: OrderCreated) =>
  (await listPayments(server.store.db, id)).map(({ status }) => status)
/** The vendor says that a payment changed. */
async function tell({ paymentId }: Bought): Promise<void> {
  const noticeId = randomUUID()
  const ts = String(server.time.now.getTime())
  const text = `id:${paymentId};request-id:${noticeId};ts:${ts};`
  const v1 = createHmac('sha256', SECRET).update(text).digest('hex')
  const query = new URLSearchParams({ account: ACCOUNT.publicKey, 'data.id': paymentId, type: 'payment' })
  const headers = { 'x-request-id': noticeId, 'x-signature': `ts=${ts},v1=${v1}` }
  const url = `${noticePath('mercado-pago')}?${query.toString()}`
  const told = await server.call('POST', url, { headers })
  expect(told.status, told.text).toBe(200)
}
/** The bank takes the money away, and we hear of it. */
async function chargeBack(order: Bought): Promise<void> {
  pass(1_000)
  vendor.chargeBack(order.paymentId)
  await tell(order)
}
async function decide(order: Bought, isWon: boolean, isApproved?: boolean): Promise<void> {
  pass(1_000)
  vendor.decideDispute(order.paymentId, isWon, isApproved)
  await tell(order)
}
const url = ({ code }: Bought) => `/api/admin/orders/${code}`
const read = async (order: Bought) =>
  (await server.call<ConsoleOrder>('GET', url(order), { admin: true })).body
const move = async (order: Bought, body: object) => {
  const moved = await server.call('PUT', `${url(order)}/status`, { admin: true, body })
  expect(moved.status, moved.text).toBe(200)
}
const giveBack = async (order: Bought, amount: number) => {
  const body = { amount, reason: 'Faltó la sopa' }
  const given = await server.call('POST', `${url(order)}/refunds`, { admin: true, body })
  expect(given.status, given.text).toBe(200)
}
const refundedAtVendor = ({ paymentId }: Bought) =>
  vendor.payments.find(({ id }) => String(id) === paymentId)?.transaction_amount_refunded
const toldOf = async ({ id }: Bought) =>
  (await server.store.db.select().from(outbox).where(eq(outbox.subject, id))).filter(
    ({ topic }) => topic === 'payment.changed',
  )
const booksOn = async (day: string) => {
  const asked = `/api/admin/ledger?branchContactId=bistro&from=${day}&limit=200`
  return (await server.call<LedgerReport>('GET', asked, { admin: true })).body
}

test.each([
  ['the payment stays charged back', false],
  ['the payment is approved again', true],
])('[PAY-01] a dispute that the venue wins pays for its order again: %s', async (_, isApproved) => {
  const order = await buy()
  await chargeBack(order)
  expect(await read(order)).toMatchObject({ order: { paid: false }, money: { state: 'CHARGED_BACK' } })
  const before = await toldOf(order)
  for (let told = 0; told < 2; told += 1) await decide(order, true, isApproved)
  const won = await read(order)
  expect(won).toMatchObject({ order: { paid: true }, money: { state: 'PAID', refundable: order.price } })
  expect(won.money.charges[0]).not.toHaveProperty('chargedBackAt')
  const after = await toldOf(order)
  expect(after).toHaveLength(before.length + 1)
  expect(after.at(-1)).toMatchObject({ payload: { paid: true } })
})

test('[PAY-01] one that is lost stays with the bank, and an older answer undoes no newer one', async () => {
  const order = await buy()
  await chargeBack(order)
  await decide(order, false)
  expect(await read(order)).toMatchObject({ money: { state: 'CHARGED_BACK' } })
  await decide(order, true)
  const payment = vendor.payments.find(({ id }) => String(id) === order.paymentId)
  const newest = { ...payment }
  const earlier = new Date(server.time.now.getTime() - 500).toISOString()
  Object.assign(payment ?? {}, { status_detail: 'in_process', date_last_updated: earlier })
  await tell(order)
  expect(await read(order)).toMatchObject({ order: { paid: true }, money: { state: 'PAID' } })
  Object.assign(payment ?? {}, newest)
})

test('what was to go back before the dispute goes back after it, once', async () => {
  const order = await buy()
  await move(order, { status: 'ACCEPTED' })
  await giveBack(order, 300)
  await chargeBack(order)
  expect((await read(order)).money.refunds).toMatchObject([{ status: 'CANCELED' }])
  await server.app.worker.runDue()
  expect(refundedAtVendor(order)).toBe(0)
  await decide(order, true, true)
  expect((await read(order)).money.refunds).toMatchObject([{ status: 'REQUESTED', amount: 300 }])
  await server.app.worker.runDue()
  expect(refundedAtVendor(order)).toBe(3)
  expect(await read(order)).toMatchObject({
    order: { paid: true },
    money: { state: 'PARTIALLY_REFUNDED', refunds: [{ status: 'CONFIRMED' }] },
  })
})

test('[PAY-01] money that comes back for an order that was canceled or paid again meanwhile goes back', async () => {
  const canceled = await buy()
  await chargeBack(canceled)
  await move(canceled, { status: 'CANCELED', reason: 'Sin gas' })
  await decide(canceled, true, true)
  expect((await read(canceled)).money.refunds).toMatchObject([
    { status: 'REQUESTED', amount: canceled.price, reason: 'ORDER_CANCELED' },
  ])
  const again = await buy()
  await chargeBack(again)
  await move(again, { status: 'ACCEPTED', paid: true })
  await decide(again, true, true)
  const { money } = await read(again)
  expect(money.charges).toMatchObject([{ uncounted: 'PAID_TWICE' }, { source: 'VENUE' }])
  expect(money.refunds).toMatchObject([{ status: 'REQUESTED', amount: again.price, reason: 'PAID_TWICE' }])
  await server.app.worker.runDue()
  expect(await read(canceled)).toMatchObject({ order: { paid: false, status: 'CANCELED' } })
  expect(await read(again)).toMatchObject({ order: { paid: true }, money: { state: 'PAID' } })
  for (const one of [canceled, again]) expect(refundedAtVendor(one)).toBe(one.price / 100)
})

test('[PAY-01] what a bank took away is paid again by its diner, with a receipt of its own', async () => {
  const first = await buy()
  await server.app.worker.runDue()
  await chargeBack(first)
  expect(await statusesOf(first)).toEqual(['CHARGED_BACK'])
  const { code, id, price, status, createdAt } = first
  const again = await payByLink({ code, id, price, status, createdAt })
  expect(again.paymentId).not.toBe(first.paymentId)
  expect(await statusesOf(again)).toEqual(['APPROVED', 'CHARGED_BACK'])
  await server.app.worker.runDue()
  const issued = await listReceipts(server.store.db, [again.id])
  expect(issued.map(({ kind, nth }) => [kind, nth])).toEqual([
    ['RECEIPT', 1],
    ['RECEIPT', 2],
  ])
  expect((issued[1]?.number ?? 0) - (issued[0]?.number ?? 0)).toBe(1)
  // the bank changes its mind: what it gives back goes back, and the second one keeps paying
  await decide(first, true, true)
  await server.app.worker.runDue()
  expect(await statusesOf(again)).toEqual(['APPROVED', 'DECLINED'])
  expect(await read(again)).toMatchObject({ order: { paid: true }, money: { state: 'PAID' } })
  expect([refundedAtVendor(first), refundedAtVendor(again)]).toEqual([price / 100, 0])
  await server.app.worker.runDue()
  const [, , credit] = await listReceipts(server.store.db, [again.id])
  expect(credit).toMatchObject({ kind: 'CREDIT', nth: 3, creditsId: issued[0]?.id })
})

test('[PAY-01] a dispute that is won while the order waits for another payment pays for it', async () => {
  const order = await buy()
  await chargeBack(order)
  const asked = { code: order.code, branchContactId: 'bistro', amount: order.price }
  expect((await server.call('POST', '/api/paymenturl', { body: asked })).status).toBe(200)
  expect(await statusesOf(order)).toEqual(['OPEN', 'CHARGED_BACK'])
  await decide(order, true, true)
  expect(await statusesOf(order)).toEqual(['DECLINED', 'APPROVED'])
  expect(await read(order)).toMatchObject({ order: { paid: true }, money: { state: 'PAID' } })
})

test('[PAY-01] a part that went back at the page of the provider before is no part of what the bank took', async () => {
  pass(20 * DAY_MS)
  const day = server.time.now.toISOString().slice(0, 10)
  const order = await buy()
  await move(order, { status: 'ACCEPTED' })
  const payment = vendor.payments.find(({ id }) => String(id) === order.paymentId)
  // its notice is lost
  const refunds = [{ id: 991, amount: 3, status: 'approved' }]
  Object.assign(payment ?? {}, { transaction_amount_refunded: 3, refunds })
  await chargeBack(order)
  const { books } = await booksOn(day)
  expect(books[0]?.total).toMatchObject({ chargedBack: order.price - 300, refunded: 300 })
})

test('[PAY-01] a dispute that was won is heard of though a part went back at the page of the provider since', async () => {
  const order = await buy()
  await chargeBack(order)
  pass(1_000)
  // its notice is lost, and the next says only that a part went back
  vendor.decideDispute(order.paymentId, true, true)
  const payment = vendor.payments.find(({ id }) => String(id) === order.paymentId)
  if (payment) refundByHand(payment, 3)
  await tell(order)
  const money = { state: 'PARTIALLY_REFUNDED', refundable: order.price - 300 }
  expect(await read(order)).toMatchObject({ order: { paid: true }, money })
  await tell(order)
  expect((await read(order)).money.refunds).toMatchObject([{ amount: 300, reason: 'PROVIDER' }])
})

test('the books have both on their days, and refunds of later change neither', async () => {
  const day = (nth: number) => new Date(SATURDAY_NOON.getTime() + nth * DAY_MS).toISOString().slice(0, 10)
  pass(10 * DAY_MS)
  const order = await buy()
  pass(DAY_MS)
  await chargeBack(order)
  pass(DAY_MS)
  await decide(order, true, true)
  pass(DAY_MS)
  await giveBack(order, order.price)
  await server.app.worker.runDue()
  const nets = []
  const kinds = []
  for (let nth = 10; nth < 14; nth += 1) {
    const { books, rows } = await booksOn(day(nth))
    nets.push((books[0]?.total.net ?? 0) + (books[0]?.total.fees ?? 0))
    kinds.push(rows.map(({ kind }) => kind))
  }
  expect(nets).toEqual([order.price, -order.price, order.price, -order.price])
  expect(kinds).toEqual([['CHARGE'], ['CHARGE_BACK'], ['CHARGE_BACK_WON'], ['REFUND']])
  const { books } = await booksOn(day(12))
  expect(books[0]?.total).toMatchObject({ chargedBack: 0, wonBack: order.price })
})

test('a tip stays on its day, and leaves and comes back with its money', async () => {
  const day = (nth: number) => new Date(SATURDAY_NOON.getTime() + nth * DAY_MS).toISOString().slice(0, 10)
  pass(30 * DAY_MS)
  const order = await buy()
  const [charge] = await listCharges(server.store.db, [order.id])
  await changeCharge(server.store.db, charge?.id ?? '', { tip: 500 })
  const over = await booksOn(day(30))
  expect(over.books[0]?.total).toMatchObject({ tips: 500 })
  pass(DAY_MS)
  await chargeBack(order)
  await move(order, { status: 'ACCEPTED', paid: true })
  pass(DAY_MS)
  await decide(order, true, true)
  await server.app.worker.runDue()
  expect((await booksOn(day(30))).books).toEqual(over.books)
  const lost = await booksOn(day(31))
  expect(lost.books[0]?.total).toMatchObject({ chargedBack: order.price, tips: -500 })
  expect(lost.rows.find(({ kind }) => kind === 'CHARGE_BACK')).toMatchObject({ tip: 500 })
  const { books, rows } = await booksOn(day(32))
  expect(books[0]?.total).toMatchObject({ wonBack: order.price, refunded: order.price, tips: 0 })
  expect(rows.map(({ kind, tip }) => `${kind} ${tip}`).toSorted()).toEqual([
    'CHARGE_BACK_WON 500',
    'REFUND 500',
  ])
})
