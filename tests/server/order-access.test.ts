// Longer than 300 lines: who may see and change an order is one question, asked of the same orders by everybody in turn.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type {
  BranchContact,
  CustomerOrders,
  CustomerOrdersAnswer,
  OrderCreated,
  OrderFollowUp,
  OrderingCustomer,
  Problem,
  TenantsPage,
  TrackingInfo,
} from '#generated/models.ts'
import { orders, outbox } from '#server/db/schema/orders.ts'
import { newKey, orderPayload } from './support/order-payload.ts'
import { applyOverHttp } from './support/tenant-copies.ts'
import { cookieOf, DINER_COOKIE, testApp, type TestApp } from './support/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await testApp()
})
afterAll(() => server.close())

async function place(cookie?: string, alias = 'bistro', options: Parameters<typeof orderPayload>[2] = {}) {
  const body = await orderPayload(server, alias, options)
  const answer = await server.call<OrderCreated>('POST', '/api/order', {
    body,
    headers: { 'idempotency-key': newKey() },
    cookie,
  })
  expect(answer.status).toBe(201)
  return { code: answer.body.code, answer }
}

const PHONE = encodeURIComponent('+5491155550000')
const ordersOf = async (cookie?: string) =>
  (
    await server.call<CustomerOrdersAnswer>('GET', `/api/orders?phone=${PHONE}&branchContactId=bistro`, {
      cookie,
    })
  ).body.dinerOrders
const customerOf = async (cookie?: string) =>
  (
    await server.call<OrderingCustomer>('GET', `/api/orderingcustomer/${PHONE}?branchId=bistro-casa`, {
      cookie,
    })
  ).body

describe('a phone number alone shows nothing', () => {
  test('the session cookie is kept from scripts and other sites', async () => {
    const { answer } = await place()
    expect(String(answer.headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Lax/)
  })

  test('orders and customer are seen by the browser that placed them, by no other', async () => {
    const { code, answer } = await place(undefined, 'bistro', { mode: 'delivery' })
    const mine = cookieOf(answer)
    expect((await ordersOf(mine)).orders.map((order) => order.code)).toEqual([code])
    expect(await customerOf(mine)).toMatchObject({
      name: 'Ana Pérez',
      addressesRegistered: [{ street: 'Calle Uno' }],
    })
    const empty = {
      optIn: false,
      addressesRegistered: [],
      name: '',
      phone: '+5491155550000',
      loyaltyPointsBalance: 0,
      earnsPoints: true,
    }
    for (const other of [undefined, 'vitrina_device=' + 'A'.repeat(43), 'vitrina_device=forged']) {
      expect(await ordersOf(other)).toEqual({ orders: [], total: 0 })
      expect(await customerOf(other)).toEqual(empty)
    }
  })

  test('a second order joins the first under the same session, which lives on from then, newest first', async () => {
    const first = await place()
    const cookie = cookieOf(first.answer)
    server.time.now = new Date(server.time.now.getTime() + 60_000)
    const second = await place(cookie)
    expect(cookieOf(second.answer)).toBe(cookie)
    expect(String(second.answer.headers['set-cookie'])).toContain('; Max-Age=31536000;')
    expect((await ordersOf(cookie)).orders.map(({ code }) => code)).toEqual([second.code, first.code])
  })
})

describe("tenants do not see each other's orders", () => {
  test("an order's code opens it at its own venue only, in any spelling", async () => {
    const { code } = await place()
    const read = async (alias: string, text: string) =>
      (await server.call('GET', `/api/diner/${alias}/order/${text}`)).status
    expect(await read('bistro', code)).toBe(200)
    expect(
      await read('bistro', `${code.slice(0, 4)}-${code.slice(4, 8)}-${code.slice(8)}`.toLowerCase()),
    ).toBe(200)
    for (const alias of ['kiosk', 'bistro-estricto', 'bistro-casa', 'nadie'])
      expect(await read(alias, code)).toBe(404)
    expect(await read('bistro', '00000000000')).toBe(404)
    expect(await read('bistro', 'no')).toBe(404)
  })

  test('the follow-up answers 304 until the order moves', async () => {
    const { code } = await place()
    const url = `/api/diner/bistro/order/${code}`
    const first = await server.call('GET', url)
    const headers = { 'if-none-match': first.headers.etag ?? '' }
    expect((await server.call('GET', url, { headers })).status).toBe(304)
    await server.call('PUT', `/api/admin/orders/${code}/status`, {
      admin: true,
      body: { status: 'ACCEPTED' },
    })
    expect((await server.call('GET', url, { headers })).status).toBe(200)
  })
})

describe('what an order code opens', () => {
  test('[TRK-02] [FUP-06] not by whom, to which door and with which key; nor changing and cancelling', async () => {
    const { code } = await place(DINER_COOKIE, 'bistro', {
      mode: 'delivery',
      form: { notes: 'Tocar el 3B', betweenStreets: 'Uno y Tres', details: 'Piso 3' },
    })
    for (const status of ['ACCEPTED', 'READY'])
      await server.call('PUT', `/api/admin/orders/${code}/status`, { admin: true, body: { status } })
    const pages = (cookie: string) =>
      Promise.all(
        [`/api/diner/bistro/order/${code}`, `/api/logisticsorder/tracking/bistro/${code}`].map((url) =>
          server.call<OrderFollowUp & TrackingInfo>('GET', url, { cookie }),
        ),
      )
    const [own, ownTracking] = await pages(DINER_COOKIE)
    const { destination, shipmentSecurityCode: key = '' } = own?.body ?? {}
    expect(key).toMatch(/^\d{4}$/)
    expect(own?.body).toMatchObject({ own: true, customerName: 'Ana Pérez', notes: 'Tocar el 3B' })
    expect(ownTracking?.body).toMatchObject({
      securityCode: key,
      destinationPosition: { lat: destination?.lat, lng: destination?.lng },
    })
    for (const cookie of ['', `vitrina_device=${'x'.repeat(43)}`]) {
      const [order, tracking] = await pages(cookie)
      expect(order?.body).toMatchObject({
        own: false,
        code,
        price: own?.body.price,
        destination: { number: '' },
      })
      expect(order?.body.destination?.fullAddress).toContain('Calle Uno')
      for (const { text } of [order, tracking].flatMap((page) => page ?? []))
        for (const secret of [
          'Ana',
          'Tocar',
          'Piso',
          'Uno y Tres',
          '5550000',
          `"${key}"`,
          `Uno ${destination?.number}`,
        ])
          expect(text, secret).not.toContain(secret)
      for (const [url, more] of [
        ['details', { notes: 'Otra' }],
        ['followup', { errorType: 'CANCEL' }],
      ] as const)
        expect(
          await server.call('POST', `/api/diner/order/${url}`, { body: { code, ...more }, cookie }),
        ).toMatchObject({ status: 403, body: { code: 'ORDER_NOT_OWN' } })
    }
  })
})

describe('details of a placed order', () => {
  const update = (body: object) =>
    server.call<Partial<OrderFollowUp> & { errors?: unknown[] }>('POST', '/api/diner/order/details', {
      body,
      cookie: DINER_COOKIE,
    })

  test('may be corrected until it is ready', async () => {
    const { code } = await place(DINER_COOKIE, 'bistro', { mode: 'delivery' })
    const { body } = await update({
      code,
      notes: 'Sin sal',
      paysWith: 3_000_000,
      destinationDetails: 'Piso 3',
    })
    expect(body).toMatchObject({
      notes: 'Sin sal',
      paysWith: 3_000_000,
      destination: { details: 'Piso 3', street: 'Calle Uno' },
    })
    for (const status of ['ACCEPTED', 'READY']) {
      await server.call('PUT', `/api/admin/orders/${code}/status`, { admin: true, body: { status } })
    }
    expect(await update({ code, notes: 'Tarde' })).toMatchObject({
      status: 409,
      body: { code: 'STATUS_CONFLICT' },
    })
  })

  test('what was corrected stands in the message to the venue too, and is told', async () => {
    const form = { notes: 'Con sal', betweenStreets: 'Norte y Sur' }
    const { code, answer } = await place(DINER_COOKIE, 'bistro', { mode: 'delivery', form })
    const placed = await server.call<OrderFollowUp>('GET', `/api/diner/bistro/order/${code}`, {
      cookie: DINER_COOKIE,
    })
    const { orderText: before = '', paysWith, destination } = placed.body
    expect(before).toContain('Con sal')
    const change = {
      notes: 'Sin sal',
      paysWith: 3_000_000,
      destinationDetails: 'Piso 3',
      betweenStreets: 'Este y Oeste',
    }
    const { orderText: after = '' } = (await update({ code, ...change })).body
    for (const text of ['Sin sal', '$ 30.000', 'Piso 3', 'Este y Oeste']) expect(after).toContain(text)
    expect(after).not.toContain('Con sal')
    const told = await server.store.db.select().from(outbox).where(eq(outbox.subject, answer.body.id))
    expect(told.map(({ topic }) => topic)).toEqual(['order.placed', 'order.changed'])
    // put back, it reads as it was placed
    const { details: destinationDetails } = destination ?? {}
    const back = await update({ code, ...form, paysWith, destinationDetails })
    expect(back.body.orderText).toBe(before)
  })

  test('[FUP-05] what the checkout would refuse is refused', async () => {
    const table = await place(DINER_COOKIE, 'bistro', { mode: 'in-dining', form: { tableNumber: '12' } })
    const form = { email: 'ana@example.com', betweenStreets: 'Norte y Sur' }
    const strict = await place(DINER_COOKIE, 'bistro-estricto', { mode: 'delivery', form })
    for (const [code, change, field] of [
      [table.code, { tableNumber: ' \u200B' }, 'tableNumber'],
      [table.code, { notes: 'x'.repeat(101) }, 'notes'],
      [strict.code, { betweenStreets: '' }, 'betweenStreets'],
    ] as const)
      expect(await update({ code, ...change })).toMatchObject({
        status: 400,
        body: { errors: [{ path: `/body/${field}` }] },
      })
    expect((await update({ code: table.code, notes: 'x'.repeat(100) })).status).toBe(200)
  })

  test('[FUP-05] cash has to cover the price, also where the venue is not served any more', async () => {
    const { code } = await place(DINER_COOKIE, 'bistro', { mode: 'delivery' })
    const { db } = server.store
    await db.update(orders).set({ branchContact: 'closed-for-good' }).where(eq(orders.code, code))
    const { status, body } = await update({ code, paysWith: 1 })
    expect(status).toBe(400)
    expect(body.errors).toMatchObject([{ path: '/body/paysWith' }])
  })

  test('what does not belong to the order is refused', async () => {
    const { code } = await place(DINER_COOKIE)
    const answer = await update({ code, tableNumber: '3', paysWith: 1, betweenStreets: 'x' })
    expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } })
    expect(answer.body.errors).toHaveLength(3)
    expect((await update({ code: '00000000000', notes: 'x' })).status).toBe(404)
  })
})

describe('operator calls', () => {
  test('need the token', async () => {
    for (const authorization of ['', 'Bearer wrong-token-of-someone', 'Basic YTpi', 'Bearer']) {
      const answer = await server.call<Problem>('GET', '/api/admin/orders', { headers: { authorization } })
      expect(answer).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } })
      expect(answer.headers['www-authenticate']).toMatch(/^Bearer/)
    }
  })

  test('move an order through its states and no other way', async () => {
    const { code } = await place()
    const move = (status: string, paid?: boolean) =>
      server.call<Partial<OrderFollowUp>>('PUT', `/api/admin/orders/${code}/status`, {
        admin: true,
        body: { status, paid },
      })
    expect(await move('DELIVERED')).toMatchObject({ status: 409, body: { code: 'STATUS_CONFLICT' } })
    expect((await move('ACCEPTED')).body.status).toBe('ACCEPTED')
    expect((await move('ACCEPTED')).status).toBe(409)
    expect((await move('READY')).status).toBe(200)
    const done = (await move('DELIVERED', true)).body
    expect(done.paid).toBe(true)
    expect(done.statusHistory?.map(({ status }) => status)).toEqual([
      'GENERATED',
      'ACCEPTED',
      'READY',
      'DELIVERED',
    ])
    expect((await move('CANCELED')).status).toBe(409)
  })

  test('of two moves at once one wins', async () => {
    const { code } = await place()
    const answers = await Promise.all(
      ['ACCEPTED', 'CANCELED'].map((status) =>
        server.call('PUT', `/api/admin/orders/${code}/status`, { admin: true, body: { status } }),
      ),
    )
    const { body } = await server.call<OrderFollowUp>('GET', `/api/diner/bistro/order/${code}`)
    const won = answers.filter(({ status }) => status === 200).length
    expect(body.statusHistory).toHaveLength(1 + won)
  })

  test('list orders by venue and status', async () => {
    const { code } = await place(undefined, 'kiosk', { choices: [{ plate: 'taco' }] })
    const list = async (query: string) =>
      (await server.call<CustomerOrders>('GET', `/api/admin/orders?${query}`, { admin: true })).body
    expect(
      (await list('branchContactId=kiosk&status=UNCONFIRMED')).orders.map((order) => order.code),
    ).toContain(code)
    expect((await list('branchContactId=kiosk&status=READY')).orders).toEqual([])
    expect((await list('limit=1')).orders).toHaveLength(1)
  })

  test('[HOURS-04] close a venue by hand, and open it again', async () => {
    const put = (body: object) =>
      server.call<BranchContact>('PUT', '/api/admin/branchcontacts/bistro/closure', { admin: true, body })
    const closed = await put({ closed: true, reason: 'Sin gas' })
    expect(closed.body.manualClosure).toEqual({ reason: 'Sin gas' })
    const seen = async () =>
      (await server.call<{ branchContact: BranchContact }>('GET', '/api/diner/bistro')).body.branchContact
        .manualClosure
    expect(await seen()).toEqual({ reason: 'Sin gas' })
    const payload = await orderPayload(server, 'bistro')
    const refused = await server.call<Problem>('POST', '/api/order', {
      body: payload,
      headers: { 'idempotency-key': newKey() },
    })
    expect(refused.body.errors).toEqual([{ code: 'VENUE_CLOSED' }])
    await put({ closed: false })
    expect(await seen()).toBeUndefined()
  })

  test('list tenants with drafts, and apply the folders again', async () => {
    const { body } = await server.call<TenantsPage>('GET', '/api/admin/tenants', { admin: true })
    expect(body.tenants.map(({ alias, status }) => [alias, status])).toEqual([
      ['bistro', 'published'],
      ['chain', 'published'],
      ['hidden', 'draft'],
      ['kiosk', 'published'],
    ])
    expect(await applyOverHttp(server)).toMatchObject({ state: 'DONE', unchanged: 4, refused: 0 })
  })

  test('are switched off without a token, and say so', async () => {
    const plain = await testApp({ config: { adminToken: undefined } })
    const answer = await plain.call<Problem>('GET', '/api/admin/orders', { admin: true })
    await plain.close()
    expect(answer.status).toBe(401)
    expect(answer.body.detail).toContain('ADMIN_TOKEN')
  })
})
