import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { OrderCreated, Problem, Rider, ShipmentStatus } from '#generated/models.ts'
import { shipments } from '#server/db/schema/delivery.ts'
import { orders } from '#server/db/schema/orders.ts'
import { newKey, orderPayload } from './support/order-payload.ts'
import { SHIFT_CODE, startShift } from './support/shift.ts'
import { testApp, type TestApp } from './support/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await testApp()
})
afterAll(() => server.close())

const end = ({ id, riderUser }: Rider) =>
  server.call<Rider & Problem>('PUT', `/api/rider/${id}/updatewithcode`, {
    body: { id, active: false, securityCode: SHIFT_CODE, riderUser },
  })

describe('[SHIFT-01] who carries something of the store cannot leave', () => {
  /** A shipment in the hands of a rider, as the venue's call leaves it. */
  async function carry(riderId: string, status: ShipmentStatus, returnShipment = false): Promise<string> {
    const body = await orderPayload(server, 'bistro', { mode: 'delivery' })
    const headers = { 'idempotency-key': newKey() }
    const { body: order } = await server.call<OrderCreated>('POST', '/api/order', { body, headers })
    const id = randomUUID()
    const [row] = await server.store.db.select().from(orders).where(eq(orders.code, order.code))
    await server.store.db.insert(shipments).values({
      id,
      tenant: 'bistro',
      branchContact: 'bistro',
      orderId: row?.id ?? '',
      logisticsOrder: id,
      status,
      returnShipment,
      codeToShow: 'ABC',
      riderId,
      trackingId: id,
      deliveryKey: '1234',
      createdAt: server.time.now,
      updatedAt: server.time.now,
    })
    return id
  }
  const move = (id: string, status: ShipmentStatus) =>
    server.store.db.update(shipments).set({ status }).where(eq(shipments.id, id))

  test.each([
    ['ON_ROUTE_TO_PICK_UP', 'DRIVER_CANCELED', false],
    ['IN_STORE', 'DRIVER_CANCELED', false],
    ['ON_ROUTE_TO_DROP_OFF', 'DELIVERED', false],
    ['ON_ROUTE_TO_DROP_OFFS', 'DELIVERED', false],
    ['DELIVERED', 'RETURNED', true],
  ] as const)('%s until it is %s', async (under, done, returns) => {
    const rider = await startShift(server)
    const id = await carry(rider.id, under, returns)
    expect(await end(rider)).toMatchObject({ status: 409, body: { code: 'STATUS_CONFLICT' } })
    const { authorization } = rider
    expect((await server.call('GET', '/api/whoami', { headers: { authorization } })).status).toBe(200)
    await move(id, done)
    expect((await end(rider)).status).toBe(200)
  })
})
