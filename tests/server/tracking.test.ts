import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { shipments } from '#server/db/schema/delivery.ts'
import { notifyTracking } from '#server/use-cases/tracking/tracking-info.ts'
import type { OrderCreated, TrackingInfo } from '#generated/models.ts'
import { isTrackingInfo } from '#generated/validators/tracking-info.js'
import { liveClients } from './support/live-client.ts'
import { NEAR, newKey, orderPayload } from './support/order-payload.ts'
import { addShipment, KEY, placeDelivery, shipmentOf } from './support/shipment.ts'
import { DINER_COOKIE, testApp, type TestApp } from './support/test-app.ts'

let server: TestApp
let live: string
const clients = liveClients()
beforeAll(async () => {
  server = await testApp({ cookie: DINER_COOKIE })
  const url = await server.app.listen({ port: 0, host: '127.0.0.1' })
  live = `${url.replace('http', 'ws')}/app/vitrina?protocol=7`
})
afterAll(async () => {
  clients.close()
  await server.close()
})

test('[TRK-03] who follows a shipment is told what its page shows, and never the key, the diner, the door or who the rider is', async () => {
  const shipment = await shipmentOf(server, { status: 'ON_ROUTE_TO_DROP_OFF' })
  const { next } = await clients.follow(live, `tracking-${shipment.trackingId}`)
  await server.store.db.transaction((tx) => notifyTracking(tx, shipment.id))
  const { event, data = '' } = await next()
  expect(event).toBe('logistics-tracking-update')
  for (const secret of [KEY, 'Ana', '5550000', 'Calle Uno', 'Rita', '4440000'])
    expect(data).not.toContain(secret)
  const told = JSON.parse(data) as TrackingInfo
  expect(isTrackingInfo(told)).toBe(true)
  expect(told).not.toHaveProperty('destinationPosition')
  expect(told).toMatchObject({
    id: shipment.trackingId,
    orderCode: shipment.orderCode,
    status: 'ON_ROUTE_TO_DROP_OFF',
    riderPosition: { lat: -34.602, lng: -58.402 },
    branchPosition: { lat: expect.any(Number) as number, lng: expect.any(Number) as number },
    rider: { name: '' },
  })
})

test('[TRK-03] at the end nobody is told any more where anybody is and whom to call', async () => {
  const shipment = await shipmentOf(server, { status: 'ON_ROUTE_TO_DROP_OFF' })
  const { next } = await clients.follow(live, `tracking-${shipment.trackingId}`)
  await server.store.db.transaction(async (tx) => {
    await tx.update(shipments).set({ status: 'DELIVERED' }).where(eq(shipments.id, shipment.id))
    await notifyTracking(tx, shipment.id)
  })
  const told = JSON.parse((await next()).data ?? '') as TrackingInfo
  expect(Object.keys(told).toSorted()).toEqual(['at', 'id', 'orderCode', 'revision', 'status'])
})

const read = (alias: string, code: string, cookie = DINER_COOKIE) =>
  server.call<TrackingInfo>('GET', `/api/logisticsorder/tracking/${alias}/${code}`, { cookie })

test('[TRK-02] who ordered reads where the order is, and the key to tell the rider', async () => {
  const eta = new Date('2026-11-21T16:40:00.000Z')
  const shipment = await shipmentOf(server, { status: 'IN_STORE', eta })
  const { status, body } = await read('bistro', shipment.orderCode)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    id: shipment.trackingId,
    status: 'IN_STORE',
    securityCode: KEY,
    eta: eta.toISOString(),
    riderPositionAt: server.time.now.toISOString(),
    rider: { name: 'Rita Ruiz', phone: '+5491144440000' },
  })
  const change = async (values: Partial<typeof shipments.$inferInsert>) => {
    await server.store.db.update(shipments).set(values).where(eq(shipments.id, shipment.id))
    return (await read('bistro', shipment.orderCode)).body
  }
  expect((await change({ status: 'LOOKING_FOR_DRIVER' })).eta).toBeUndefined()
  expect((await change({ keyConfirmedAt: server.time.now })).securityCode).toBeUndefined()
  const over = ['DELIVERED', 'RETURNED', 'CANCELED', 'DRIVER_CANCELED'] as const
  for (const end of over) {
    const info = await change({ status: end, keyConfirmedAt: null })
    expect(Object.keys(info).toSorted()).toEqual(['at', 'id', 'orderCode', 'revision', 'status'])
  }
})

test('[TRK-02] who has the code alone reads that a rider has it, and neither name nor phone', async () => {
  const shipment = await shipmentOf(server, { status: 'ON_ROUTE_TO_DROP_OFF' })
  const { body, text } = await read('bistro', shipment.orderCode, '')
  expect(body).toMatchObject({ status: 'ON_ROUTE_TO_DROP_OFF', rider: { name: '' } })
  for (const secret of [KEY, 'Rita', '4440000']) expect(text).not.toContain(secret)
})

test('[TRK-02] an order without a shipment waits; its second shipment takes the place of the first', async () => {
  const order = await placeDelivery(server)
  const { body } = await read('bistro', order.code)
  expect(body).toMatchObject({ orderCode: order.code, status: 'PENDING' })
  expect(body.id).toBeUndefined()
  expect(body.destinationPosition).toEqual({ lat: NEAR.lat, lng: NEAR.lng })
  await addShipment(server, order.code, { status: 'DRIVER_CANCELED' })
  expect((await read('bistro', order.code)).body.status).toBe('DRIVER_CANCELED')
  const later = new Date(server.time.now.getTime() + 1_000)
  const second = await addShipment(server, order.code, { status: 'LOOKING_FOR_DRIVER', createdAt: later })
  expect((await read('bistro', order.code)).body).toMatchObject({
    id: second.trackingId,
    status: 'LOOKING_FOR_DRIVER',
  })
})

test('[TRK-02] other venues, orders that nobody delivers and codes of nobody are not found', async () => {
  const shipment = await shipmentOf(server)
  const body = await orderPayload(server, 'bistro')
  const headers = { 'idempotency-key': newKey() }
  const pickedUp = (await server.call<OrderCreated>('POST', '/api/order', { body, headers })).body
  for (const [alias, code] of [
    ['kiosk', shipment.orderCode],
    ['bistro', pickedUp.code],
    ['bistro', '00000000000'],
    ['bistro', 'x'],
  ] as const) {
    const answer = await server.call<{ code: string }>('GET', `/api/logisticsorder/tracking/${alias}/${code}`)
    expect([alias, code, answer.status, answer.body.code]).toEqual([alias, code, 404, 'ORDER_NOT_FOUND'])
  }
})
