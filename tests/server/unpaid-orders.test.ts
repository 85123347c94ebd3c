// Longer than 300 lines: every way in which an order that nobody paid ends, at one venue.
import { randomBytes } from 'node:crypto'

import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'

import { HOUR_MS } from '#domain/time/lengths.ts'
import { Catalog } from '#server/catalog/catalog.ts'
import { orders } from '#server/db/schema/orders.ts'
import { payments } from '#server/db/schema/payments.ts'
import { entities } from '#server/db/schema/tenants.ts'
import type { OpenSandbox } from '#server/payments/embedded/embedded-payments.ts'
import { openPayments, type Payments } from '#server/payments/payments.ts'
import { insertMovement, lockAccount } from '#server/repositories/loyalty-repository.ts'
import { findOrderByCode, type OrderRow } from '#server/repositories/orders-repository.ts'
import type { Services } from '#server/services.ts'
import { isLeftUnpaid } from '#server/use-cases/payments/ask-provider.ts'
import type {
  CodeDiscount,
  OrderCreated,
  OrderFollowUp,
  OrderingCustomer,
  PaymentUrl,
} from '#generated/models.ts'
import { endUnpaidOrders } from './support/end-unpaid.ts'
import { newKey, orderPayload, type PayloadOptions } from './support/order-payload.ts'
import { cookieOf, SATURDAY_NOON, testApp, type TestApp } from './support/test-app.ts'

let server: TestApp
let open: OpenSandbox
let services: Services

beforeAll(async () => {
  server = await testApp()
  const { store, config, app } = server
  const clock = () => server.time.now
  const opened = await openPayments({ config, store, clock, randomBytes })
  if (!opened.sandbox) throw new Error('No sandbox')
  open = opened.sandbox
  const catalog = await Catalog.open(store)
  // what the job and its questions use
  services = { store, clock, catalog, payments: opened, log: app.log } as Services
})
afterEach(() => {
  server.time.now = SATURDAY_NOON
})
afterAll(() => server.close())

let phones = 0
/** A phone that no other test uses. */
const newPhone = () => `+549115559${String((phones += 1)).padStart(4, '0')}`

const send = async (options: PayloadOptions, cookie?: string, alias = 'bistro') =>
  server.call<OrderCreated>('POST', '/api/order', {
    body: await orderPayload(server, alias, options),
    headers: { 'idempotency-key': newKey() },
    cookie,
  })
const validate = (cookie?: string) =>
  server.call<CodeDiscount>('POST', '/api/codediscounts/validate', {
    body: {
      code: 'PRIMERA',
      paymentTypeId: 'bistro.take-away.cash',
      phone: '+5491155550000',
      branchId: 'bistro-casa',
      orderModeId: 'bistro.take-away',
    },
    cookie,
  })
const statusOf = async (code: string) => (await findOrderByCode(server.store.db, code))?.status
/** An order whose link stands open. */
async function linked(options: PayloadOptions) {
  const answer = await send({ payment: 'ONLINE', ...options })
  expect(answer.status, answer.text).toBe(201)
  const { code, price } = answer.body
  const asked = { code, branchContactId: 'bistro', amount: price }
  const cookie = cookieOf(answer)
  const { url } = (await server.call<PaymentUrl>('POST', '/api/paymenturl', { body: asked, cookie })).body
  const link = await open.sandbox.link(url.split('/').at(-1) ?? '')
  if (link === undefined) throw new Error('No link')
  return { code, link, cookie }
}

describe('an order whose link was left', () => {
  test('[DISC-03] its code is free for the next order of the browser, which ends it', async () => {
    const options = { code: (await validate()).body, form: { phone: newPhone() } }
    const left = await linked(options)
    const again = await validate(left.cookie)
    expect(again.status, again.text).toBe(200)
    const next = await send(options, left.cookie)
    expect([next.status, next.body.status]).toEqual([201, 'GENERATED'])
    expect(await statusOf(left.code)).toBe('CANCELED')
    // its page does not say that the venue did it
    const page = `/api/diner/bistro/order/${left.code}`
    expect((await server.call<OrderFollowUp>('GET', page, { cookie: left.cookie })).body.endedUnpaid).toBe(
      true,
    )
    expect((await validate(left.cookie)).status).toBe(422)
    expect((await send(options, left.cookie)).status).toBe(422)
  })

  test.each(['DECLINED', 'FAILED'] as const)(
    '[DISC-03] one whose link came to nothing (%s) frees its code just so',
    async (status) => {
      const options = { code: (await validate()).body, form: { phone: newPhone() } }
      const left = await linked(options)
      const row = await findOrderByCode(server.store.db, left.code)
      const write = (change: Partial<typeof payments.$inferInsert>) =>
        server.store.db
          .update(payments)
          .set(change)
          .where(eq(payments.orderId, row?.id ?? ''))
      // what is being confirmed keeps it
      await write({ status: 'PROCESSING' })
      expect((await validate(left.cookie)).status).toBe(422)
      await write({ status })
      expect((await validate(left.cookie)).status).toBe(200)
      expect((await send(options, left.cookie)).status).toBe(201)
      expect(await statusOf(left.code)).toBe('CANCELED')
    },
  )

  test('[LOY-02] its points are shown and spent again by the next order', async () => {
    const phone = newPhone()
    const form = { phone }
    const first = await send({ form })
    const cookie = cookieOf(first)
    const row = await findOrderByCode(server.store.db, first.body.code)
    const account = { branch: 'bistro-casa', phone }
    await server.store.db.transaction(async (tx) => {
      await lockAccount(tx, account)
      await insertMovement(tx, account, {
        kind: 'REWARD',
        amount: 100,
        deviceId: row?.deviceId ?? null,
        at: server.time.now,
      })
    })
    const points = { held: 100, wished: 80 }
    const left = await send({ payment: 'ONLINE', form, points }, cookie)
    const { code, price } = left.body
    const asked = { code, branchContactId: 'bistro', amount: price }
    await server.call('POST', '/api/paymenturl', { body: asked, cookie })
    const url = `/api/orderingcustomer/${encodeURIComponent(phone)}?branchId=bistro-casa`
    const held = async () =>
      (await server.call<OrderingCustomer>('GET', url, { cookie })).body.loyaltyPointsBalance
    expect(await held()).toBe(100)
    const next = await send({ form, points }, cookie)
    expect(next.status, next.text).toBe(201)
    expect([await statusOf(code), await held()]).toEqual(['CANCELED', 20])
  })

  test('stays payable when the next order wants nothing of it', async () => {
    const left = await linked({ form: { phone: newPhone() } })
    expect((await send({ form: { phone: newPhone() } }, left.cookie)).status).toBe(201)
    expect(await statusOf(left.code)).toBe('UNCONFIRMED')
    await open.sandbox.pay(left.link)
    expect((await server.call('GET', `/api/diner/bistro/order/${left.code}`)).body).toMatchObject({
      paid: true,
      status: 'GENERATED',
    })
  })

  test('[ORDER-04] stays payable when the next order is refused, whatever for', async () => {
    const phone = newPhone()
    const left = await linked({ form: { phone }, code: (await validate()).body })
    const points = { held: 100, wished: 80 }
    const broke = await orderPayload(server, 'bistro', { form: { phone }, points })
    const refused = [
      broke,
      { ...broke, orderModeId: 'bistro.drive-in' },
      await orderPayload(server, 'bistro', {
        form: { phone },
        code: { ...(await validate(left.cookie)).body, id: 'other', code: 'NINGUNA' },
      }),
    ]
    for (const body of refused) {
      const headers = { 'idempotency-key': newKey() }
      const answer = await server.call('POST', '/api/order', { body, headers, cookie: left.cookie })
      expect(answer.status, answer.text).toBe(422)
      expect(await statusOf(left.code)).toBe('UNCONFIRMED')
    }
    await open.sandbox.pay(left.link)
    expect((await server.call('GET', `/api/diner/bistro/order/${left.code}`)).body).toMatchObject({
      paid: true,
    })
  })

  test('[ORDER-04] is as it was when the next order fails after it was canceled', async () => {
    const phone = newPhone()
    const options = { form: { phone }, code: (await validate()).body }
    const left = await linked(options)
    const before = await findOrderByCode(server.store.db, left.code)
    const { db } = server.store
    await db.execute(
      sql`alter table orders add constraint no_more check (status = 'CANCELED' or customer_phone <> ${sql.raw(`'${phone}'`)}) not valid`,
    )
    expect((await send(options, left.cookie)).status).toBe(500)
    await db.execute(sql`alter table orders drop constraint no_more`)
    expect(await findOrderByCode(db, left.code)).toEqual(before)
    expect((await send(options, left.cookie)).status).toBe(201)
    expect(await statusOf(left.code)).toBe('CANCELED')
  })

  test('changed while the next order is written, it ends with that one all the same', async () => {
    const options = { code: (await validate()).body, form: { phone: newPhone() } }
    const left = await linked(options)
    const { db } = server.store
    const write = db.transaction.bind(db)
    const between = vi.spyOn(db, 'transaction').mockImplementationOnce(async (...how) => {
      await db.execute(sql`update orders set revision = revision + 1 where code = ${left.code}`)
      return write(...how)
    })
    const next = await send(options, left.cookie)
    expect(between).toHaveBeenCalled()
    between.mockRestore()
    expect(next.status, next.text).toBe(201)
    expect(await statusOf(left.code)).toBe('CANCELED')
  })

  test('paid in another tab, it is no left order: its code is used', async () => {
    const options = { code: (await validate()).body, form: { phone: newPhone() } }
    const left = await linked(options)
    await open.sandbox.pay(left.link)
    expect((await send(options, left.cookie)).status).toBe(422)
    expect(await findOrderByCode(server.store.db, left.code)).toMatchObject({
      paid: true,
      status: 'GENERATED',
    })
  })
})

describe('after two days', () => {
  const workLater = async (more: Partial<Services> = {}) => {
    server.time.now = new Date(SATURDAY_NOON.getTime() + 48 * HOUR_MS + 1)
    await endUnpaidOrders({ ...services, ...more })
  }
  const placed = async (options: PayloadOptions) =>
    (await send({ ...options, form: { phone: newPhone() } })).body.code

  test('orders that were never tried to be paid end, where they do not go on by message', async () => {
    const linkless = await placed({ payment: 'ONLINE' })
    const chargeless = await placed({ payment: 'CARD', holder: 'CONT' })
    const row = await findOrderByCode(server.store.db, chargeless)
    await server.store.db.delete(payments).where(eq(payments.orderId, row?.id ?? ''))
    const statuses = () => Promise.all([linkless, chargeless].map(statusOf))
    const contact = await services.catalog.findContact('bistro')
    const branchContact = { ...contact?.branchContact, ordersConsoleActive: false }
    const byMessage = { findContact: () => Promise.resolve({ ...contact, branchContact }) }
    await workLater({ catalog: byMessage as unknown as Catalog })
    expect(await statuses()).toEqual(['UNCONFIRMED', 'UNCONFIRMED'])
    await workLater()
    expect(await statuses()).toEqual(['CANCELED', 'CANCELED'])
  })

  test('an order whose money the venue took stays, though nobody paid its link', async () => {
    const paid = await linked({ form: { phone: newPhone() } })
    const move = { body: { status: 'UNCONFIRMED', paid: true }, admin: true }
    expect((await server.call('PUT', `/api/admin/orders/${paid.code}/status`, move)).status).toBe(200)
    await workLater()
    expect(await statusOf(paid.code)).toBe('UNCONFIRMED')
  })

  test('at a venue without a console orders by link went on by message and stay; one whose card was refused ends', async () => {
    const byMessage = await testApp()
    const { store, config, app, time } = byMessage
    const setConsole = (isActive: boolean) =>
      store.db
        .update(entities)
        .set({ document: sql`jsonb_set(document, '{ordersConsoleActive}', ${String(isActive)}::jsonb)` })
        .where(eq(entities.alias, 'bistro'))
    await setConsole(false)
    const clock = () => time.now
    const opened = await openPayments({ config, store, clock, randomBytes })
    const body = await orderPayload(byMessage, 'bistro', { payment: 'ONLINE' })
    const headers = { 'idempotency-key': newKey() }
    const placedByMessage = await byMessage.call<OrderCreated>('POST', '/api/order', { body, headers })
    const { code, price } = placedByMessage.body
    const asked = { code, branchContactId: 'bistro', amount: price }
    const cookie = cookieOf(placedByMessage)
    expect((await byMessage.call('POST', '/api/paymenturl', { body: asked, cookie })).status).toBe(200)
    const untried = { body, headers: { 'idempotency-key': newKey() } }
    const linkless = (await byMessage.call<OrderCreated>('POST', '/api/order', untried)).body.code
    const card = await orderPayload(byMessage, 'bistro', { payment: 'CARD', holder: 'FUND' })
    const other = { 'idempotency-key': newKey() }
    const refused = await byMessage.call('POST', '/api/order', { body: card, headers: other })
    expect(refused.status).toBe(422)
    time.now = new Date(SATURDAY_NOON.getTime() + 48 * HOUR_MS + 1)
    // with a console by now: what was agreed on before stays
    for (const hasConsole of [false, true]) {
      await setConsole(hasConsole)
      const catalog = await Catalog.open(store)
      const its = { store, clock, catalog, payments: opened, log: app.log } as Services
      await endUnpaidOrders(its)
      const left = await store.db.select({ code: orders.code, status: orders.status }).from(orders)
      const stayed = left.filter(({ status }) => status === 'UNCONFIRMED').map((one) => one.code)
      expect(stayed.toSorted()).toEqual([code, linkless].toSorted())
    }
    await byMessage.close()
  })

  test('a link that was being confirmed when its account went keeps its order: its bank may have taken the money', async () => {
    const { code } = await linked({ form: { phone: newPhone() } })
    const order = await findOrderByCode(server.store.db, code)
    const gone = { all: () => [], get: () => undefined, holding: () => undefined } as unknown as Payments
    const isLeftAs = async (status: 'PROCESSING' | 'OPEN') => {
      await server.store.db.update(payments).set({ status })
      return isLeftUnpaid({ ...services, payments: gone }, order as OrderRow)
    }
    expect(await isLeftAs('PROCESSING')).toBe(false)
    expect(await isLeftAs('OPEN')).toBe(true)
  })

  test('the provider has the last word: money under way keeps an order, and so does no answer', async () => {
    const { code } = await linked({ form: { phone: newPhone() } })
    const answering = (answer: object) => {
      const get = () => ({ find: () => Promise.resolve(answer) })
      return { all: () => [], get, holding: get } as unknown as Payments
    }
    const state = { status: 'pending', amount: 1, reference: 'r' }
    await workLater({ payments: answering({ kind: 'found', state }) })
    await workLater({ payments: answering({ kind: 'unavailable', detail: 'down' }) })
    expect(await statusOf(code)).toBe('UNCONFIRMED')
    await workLater()
    expect(await statusOf(code)).toBe('CANCELED')
  })
})
