import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { REPORT_HOURS } from '#domain/defaults.ts'
import { HOUR_MS } from '#domain/time/lengths.ts'
import type { OrderCreated, OrderFollowUp, OrderStatus } from '#generated/models.ts'
import { orderEvents, outbox } from '#server/db/schema/orders.ts'
import { insertPayment } from '#server/repositories/payments-repository.ts'
import { newKey, orderPayload, type PayloadOptions } from './support/order-payload.ts'
import { DINER_COOKIE, SATURDAY_NOON, testApp, type TestApp } from './support/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await testApp({ cookie: DINER_COOKIE })
})
beforeEach(() => {
  server.time.now = SATURDAY_NOON
})
afterAll(() => server.close())

async function place(options: PayloadOptions = {}): Promise<OrderCreated> {
  const body = await orderPayload(server, 'bistro', options)
  const headers = { 'idempotency-key': newKey() }
  return (await server.call<OrderCreated>('POST', '/api/order', { body, headers })).body
}

async function move(code: string, ...statuses: OrderStatus[]): Promise<void> {
  for (const status of statuses) {
    const url = `/api/admin/orders/${code}/status`
    expect((await server.call('PUT', url, { body: { status }, admin: true })).status).toBe(200)
  }
}

const tell = (code: string, errorType: string, text?: string) =>
  server.call<OrderFollowUp>('POST', '/api/diner/order/followup', {
    body: { code, errorType, text },
  })
const read = async (code: string) =>
  (await server.call<OrderFollowUp>('GET', `/api/diner/bistro/order/${code}`)).body
const topicsOf = async (id: string) =>
  (await server.store.db.select().from(outbox).where(eq(outbox.subject, id)).orderBy(desc(outbox.id))).map(
    ({ topic }) => topic,
  )

describe('canceling', () => {
  test('[FUP-03] what nobody has accepted ends at once, by its diner; told again, nothing changes', async () => {
    const { code, id } = await place()
    const first = await tell(code, 'CANCEL')
    expect([first.status, first.body.status]).toEqual([200, 'CANCELED'])
    expect(first.body.reports).toEqual([{ errorType: 'CANCEL', at: SATURDAY_NOON.toISOString() }])
    server.time.now = new Date(SATURDAY_NOON.getTime() + 60_000)
    expect((await tell(code, 'CANCEL')).body).toEqual(first.body)
    const events = await server.store.db.select().from(orderEvents).where(eq(orderEvents.orderId, id))
    expect(events.filter(({ status }) => status === 'CANCELED')).toMatchObject([{ actor: 'diner' }])
    expect((await topicsOf(id)).filter((topic) => topic === 'order.reported')).toHaveLength(1)
  })

  test('[FUP-03] twenty at once cancel once', async () => {
    const { code, id } = await place()
    const answers = await Promise.all(Array.from({ length: 20 }, () => tell(code, 'CANCEL')))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await topicsOf(id)).filter((topic) => topic === 'order.moved')).toHaveLength(1)
  })

  test('[FUP-03] of an accepted order the venue is asked, once, and it goes on until the venue decides', async () => {
    const { code, id } = await place()
    await move(code, 'ACCEPTED')
    const asked = await tell(code, 'CANCEL', ' Me equivoqué de dirección ')
    expect(asked.body).toMatchObject({
      status: 'ACCEPTED',
      reports: [{ errorType: 'CANCEL', text: 'Me equivoqué de dirección' }],
    })
    expect((await tell(code, 'CANCEL', 'Otra vez')).body.reports).toEqual(asked.body.reports)
    expect(await topicsOf(id)).toEqual(['order.reported', 'order.moved', 'order.placed'])
    await move(code, 'CANCELED')
    expect((await read(code)).status).toBe('CANCELED')
  })

  test('[FUP-03] while money is under way it is not canceled', async () => {
    const { code, id } = await place()
    const at = server.time.now
    await insertPayment(server.store.db, {
      id: '01990000-0000-7000-8000-000000000001',
      orderId: id,
      provider: 'embedded',
      publicKey: 'k',
      kind: 'CARD',
      status: 'PROCESSING',
      amount: 1,
      createdAt: at,
      updatedAt: at,
    })
    const refused = await tell(code, 'CANCEL')
    expect([refused.status, refused.body]).toEqual([
      409,
      expect.objectContaining({ code: 'STATUS_CONFLICT' }),
    ])
    expect((await read(code)).status).toBe('GENERATED')
  })

  test('[FUP-03] what was delivered, or canceled by the venue, is not canceled', async () => {
    const { code } = await place()
    await move(code, 'ACCEPTED', 'READY', 'DELIVERED')
    expect((await tell(code, 'CANCEL')).status).toBe(409)
    const { code: other } = await place()
    await move(other, 'CANCELED')
    expect((await tell(other, 'CANCEL')).status).toBe(409)
  })
})

describe('errors', () => {
  test('[FUP-03] are written down once of each kind, and a page that follows the order gets them', async () => {
    const { code } = await place()
    const before = await server.call('GET', `/api/diner/bistro/order/${code}`)
    await move(code, 'ACCEPTED', 'READY', 'DELIVERED')
    expect((await tell(code, 'MISSING_ITEMS', 'Faltó la ensalada')).status).toBe(200)
    server.time.now = new Date(SATURDAY_NOON.getTime() + 1)
    expect((await tell(code, 'WRONG_ITEMS', '  ')).status).toBe(200)
    expect((await tell(code, 'MISSING_ITEMS', 'De nuevo')).status).toBe(200)
    const at = SATURDAY_NOON.toISOString()
    expect((await read(code)).reports).toEqual([
      { errorType: 'MISSING_ITEMS', text: 'Faltó la ensalada', at },
      { errorType: 'WRONG_ITEMS', at: '2026-11-21T16:00:00.001Z' },
    ])
    const headers = { 'if-none-match': String(before.headers.etag) }
    expect((await server.call('GET', `/api/diner/bistro/order/${code}`, { headers })).status).toBe(200)
  })

  test('[FUP-03] only what the state and the hour allow', async () => {
    const { code } = await place()
    expect((await tell(code, 'LATE')).status).toBe(409)
    expect((await tell(code, 'MISSING_ITEMS')).status).toBe(409)
    await move(code, 'ACCEPTED', 'READY', 'DELIVERED')
    server.time.now = new Date(SATURDAY_NOON.getTime() + REPORT_HOURS * HOUR_MS + 1)
    expect((await tell(code, 'LATE')).status).toBe(409)
    expect((await read(code)).reports).toBeUndefined()
  })

  test('[FUP-03] a code that is none opens nothing, and what is no report is refused', async () => {
    const { code } = await place()
    expect((await tell('00000000000', 'CANCEL')).status).toBe(404)
    expect((await tell(code, 'SOMETHING')).status).toBe(400)
    expect((await tell(code, 'CANCEL', 'x'.repeat(251))).status).toBe(400)
  })
})
