import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { shipments } from '#server/db/schema/delivery.ts'
import { tellTracking } from '#server/use-cases/tracking/tell-tracking.ts'
import type { TrackingInfo } from '#generated/models.ts'
import { isTrackingInfo } from '#generated/validators/tracking-info.js'
import { liveClients } from './support/live-client.ts'
import { NEAR } from './support/order-payload.ts'
import { KEY, shipmentOf } from './support/shipment.ts'
import { testApp } from './support/test-app.ts'
import type { TestApp } from './support/test-app.ts'

let server: TestApp
let live: string
const clients = liveClients()
beforeAll(async () => {
  server = await testApp()
  const url = await server.app.listen({ port: 0, host: '127.0.0.1' })
  live = `${url.replace('http', 'ws')}/app/vitrina?protocol=7`
})
afterAll(async () => {
  clients.close()
  await server.close()
})

test('[TRK-03] who follows a shipment is told what its page shows, and never the delivery key', async () => {
  const shipment = await shipmentOf(server, { status: 'ON_ROUTE_TO_DROP_OFF' })
  const { next } = await clients.follow(live, `tracking-${shipment.trackingId}`)
  await server.store.db.transaction((tx) => tellTracking(tx, shipment.id))
  const { event, data = '' } = await next()
  expect(event).toBe('logistics-tracking-update')
  expect(data).not.toContain(KEY)
  const told = JSON.parse(data) as TrackingInfo
  expect(isTrackingInfo(told)).toBe(true)
  expect(told).toMatchObject({
    id: shipment.trackingId,
    orderCode: shipment.orderCode,
    status: 'ON_ROUTE_TO_DROP_OFF',
    riderPosition: { lat: -34.602, lng: -58.402 },
    branchPosition: { lat: expect.any(Number) as number, lng: expect.any(Number) as number },
    destinationPosition: { lat: NEAR.lat, lng: NEAR.lng },
    rider: { name: 'Rita Ruiz', phone: '+5491144440000' },
  })
})

test('[TRK-03] at the end nobody is told any more where anybody is and whom to call', async () => {
  const shipment = await shipmentOf(server, { status: 'ON_ROUTE_TO_DROP_OFF' })
  const { next } = await clients.follow(live, `tracking-${shipment.trackingId}`)
  await server.store.db.transaction(async (tx) => {
    await tx.update(shipments).set({ status: 'DELIVERED' }).where(eq(shipments.id, shipment.id))
    await tellTracking(tx, shipment.id)
  })
  const told = JSON.parse((await next()).data ?? '') as TrackingInfo
  expect(Object.keys(told).toSorted()).toEqual(['at', 'id', 'orderCode', 'revision', 'status'])
})
