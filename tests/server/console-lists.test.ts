import { eq, ne } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { ConsoleOrders, OrderStatus } from '#generated/models.ts'
import { orders } from '#server/db/schema/orders.ts'
import { findOrderByCode } from '#server/repositories/orders-repository.ts'
import { findLatestShipment } from '#server/repositories/shipments-repository.ts'
import { placeAt } from './support/console.ts'
import { SATURDAY_NOON, testApp, type TestApp } from './support/test-app.ts'

const HOUR = 3_600_000

let server: TestApp
beforeAll(async () => {
  server = await testApp()
})
afterAll(() => server.close())

const board = async (): Promise<ConsoleOrders> =>
  (await server.call<ConsoleOrders>('GET', '/api/admin/branchcontacts/bistro/orders', { admin: true })).body

/** No letter that such a code never has. */
const codeOf = (status: OrderStatus, index: number): string =>
  `${status === 'ACCEPTED' ? 'A' : 'N'}${String(index).padStart(10, '0')}`

/** Rows like that of an order, each a minute later than the one before. */
async function copies(code: string, status: OrderStatus, count: number, byMessage?: true): Promise<void> {
  const row = await findOrderByCode(server.store.db, code)
  if (row === undefined) throw new Error(`no order ${code}`)
  await server.store.db.insert(orders).values(
    Array.from({ length: count }, (_, index) => ({
      ...row,
      id: crypto.randomUUID(),
      code: codeOf(status, index),
      status,
      scheduled: false,
      scheduledAt: null,
      orderedAt: new Date(SATURDAY_NOON.getTime() + (index + 1) * 60_000 - (byMessage ? 48 * HOUR : 0)),
      context: { ...row.context, byMessage },
    })),
  )
}

test('orders that nobody pays take no room from what the venue agreed to, and the rest is counted', async () => {
  const later = await placeAt(server, 'bistro', {
    mode: 'delivery',
    payment: 'CASH',
    scheduledFrom: SATURDAY_NOON.getTime() + 7 * HOUR,
  })
  await copies(later.code, 'UNCONFIRMED', 150)
  const crowded = await board()
  expect(crowded.orders.map(({ order }) => order.code)).toContain(later.code)
  const unconfirmed = crowded.orders.filter(({ order }) => order.status === 'UNCONFIRMED')
  expect(unconfirmed.length + crowded.leftOut).toBe(150)
  expect(unconfirmed[0]?.order.code).toBe(codeOf('UNCONFIRMED', 149))

  // what the venue has not accepted is heard of, whatever is due before it; the rest is counted
  await copies(later.code, 'ACCEPTED', 150)
  const full = await board()
  expect(full.orders.slice(0, 2).map(({ order }) => order.code)).toEqual([later.code, codeOf('ACCEPTED', 0)])
  expect(full.orders.map(({ order }) => order.code)).not.toContain(codeOf('ACCEPTED', 149))
  expect(full.leftOut).toBe(crowded.leftOut + 1)
})

test('what went as a message before the venue had a console is nothing to do', async () => {
  const before = await board()
  const [known] = before.orders
  await server.store.db.delete(orders).where(eq(orders.status, 'UNCONFIRMED'))
  await copies(known?.order.code ?? '', 'UNCONFIRMED', 60, true)
  const after = await board()
  expect(after.orders.some(({ order }) => order.status === 'UNCONFIRMED')).toBe(false)
  expect(after.leftOut).toBe(1)
})

test('an order that is confirmed late is due later, at the venue and at the door', async () => {
  const at = (minutes: number) => {
    server.time.now = new Date(SATURDAY_NOON.getTime() + minutes * 60_000)
  }
  const move = async (code: string, ...statuses: OrderStatus[]) => {
    for (const status of statuses)
      await server.call('PUT', `/api/admin/orders/${code}/status`, { admin: true, body: { status } })
  }
  await server.store.db.delete(orders).where(eq(orders.branchContact, 'bistro'))
  at(0)
  const late = await placeAt(server, 'bistro', { mode: 'delivery', payment: 'ONLINE' })
  at(20)
  const soon = await placeAt(server, 'bistro', { mode: 'delivery', payment: 'CASH' })
  await move(soon.code, 'ACCEPTED')
  at(50)
  await move(late.code, 'GENERATED', 'ACCEPTED')
  expect((await board()).orders.map(({ order }) => order.code)).toEqual([soon.code, late.code])
  const shipment = await findLatestShipment(server.store.db, late.id)
  // the zone promises 45 minutes at most
  expect(shipment?.shipment.eta).toEqual(new Date(SATURDAY_NOON.getTime() + (50 + 45) * 60_000))
  expect(shipment?.order.confirmedAt).toEqual(new Date(SATURDAY_NOON.getTime() + 50 * 60_000))
})

test('orders of one slot come by their ids, as the board shows them', async () => {
  const { code } = await placeAt(server, 'bistro', { mode: 'delivery', payment: 'CASH' })
  await server.store.db.delete(orders).where(ne(orders.code, code))
  await copies(code, 'ACCEPTED', 20)
  await server.store.db.update(orders).set({ status: 'ACCEPTED', scheduledAt: SATURDAY_NOON })
  const ids = (await board()).orders.map(({ order }) => order.id)
  expect(ids).toHaveLength(21)
  expect(ids).toEqual(ids.toSorted())
})

test('an order is found by its code, the name of its diner or the end of their phone, also once it has ended', async () => {
  const placed = await placeAt(server, 'bistro', { mode: 'delivery', payment: 'CASH' })
  const other = await placeAt(server, 'bistro', { mode: 'delivery', payment: 'CASH' })
  const { db } = server.store
  await db
    .update(orders)
    .set({ customerName: 'José Ñandú 100%', customerPhone: '+5491155552004', status: 'DELIVERED' })
    .where(eq(orders.code, placed.code))
  await db
    .update(orders)
    .set({ customerName: 'Ana_Paz', customerPhone: '+5491144440000' })
    .where(eq(orders.code, other.code))
  const find = async (search: string, venue = 'bistro') => {
    const url = `/api/admin/branchcontacts/${venue}/orders?search=${encodeURIComponent(search)}`
    const { body } = await server.call<ConsoleOrders>('GET', url, { admin: true })
    return body.orders.map(({ order }) => order.code)
  }
  const last = placed.code.slice(-4).toLowerCase()
  for (const search of [
    last,
    ` ${last.slice(0, 2)}-${last.slice(2)}`,
    'jose nandu',
    'NÁNDU',
    '100%',
    '15-5555-2004',
  ])
    expect(await find(search), search).toEqual([placed.code])
  expect(await find('a_p')).toEqual([other.code])
  for (const search of ['%%', 'j_se', '0000'.padStart(9, '9')]) expect(await find(search), search).toEqual([])
  expect(await find(last, 'kiosk')).toEqual([])

  server.time.now = new Date(server.time.now.getTime() + 31 * 24 * HOUR)
  expect(await find(last)).toEqual([])
})
