import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'

import type { OrderCreated } from '#generated/models.ts'
import { riders, shipments } from '#server/db/schema/delivery.ts'
import { orders } from '#server/db/schema/orders.ts'
import { newKey, orderPayload } from './order-payload.ts'
import type { CardMaker } from './card.ts'
import type { TestApp } from './test-app.ts'

/** The delivery key of every shipment made here. */
export const KEY = '4071'
const RIDER_PHONE = '+5491144440000'

export type ShipmentValues = Partial<typeof shipments.$inferInsert>

export type MadeShipment = { id: string; trackingId: string; orderCode: string }

export async function placeDelivery(server: TestApp): Promise<OrderCreated> {
  const body = await orderPayload(server, 'bistro', { mode: 'delivery' })
  const headers = { 'idempotency-key': newKey() }
  return (await server.call<OrderCreated>('POST', '/api/order', { body, headers })).body
}

/** A delivery of the bistro with a shipment that a rider carries. */
export async function shipmentOf(server: TestApp, values: ShipmentValues = {}): Promise<MadeShipment> {
  return addShipment(server, (await placeDelivery(server)).code, values)
}

/** Gives an order a shipment that Rita Ruiz carries. */
export async function addShipment(
  { store: { db }, time }: CardMaker,
  code: string,
  values: ShipmentValues = {},
): Promise<MadeShipment> {
  const [order] = await db.select().from(orders).where(eq(orders.code, code))
  if (order === undefined) throw new Error(`No order ${code}`)
  const { tenant, branchContact } = order
  const at = time.now
  const rider = {
    id: randomUUID(),
    tenant,
    branchContact,
    phone: RIDER_PHONE,
    name: 'Rita Ruiz',
    createdAt: at,
  }
  const [riding = rider] = await db
    .insert(riders)
    .values(rider)
    .onConflictDoUpdate({ target: [riders.branchContact, riders.phone], set: { name: rider.name } })
    .returning()
  const id = randomUUID()
  const trackingId = randomUUID()
  await db.insert(shipments).values({
    id,
    tenant,
    branchContact,
    orderId: order.id,
    logisticsOrder: randomUUID(),
    status: 'ON_ROUTE_TO_PICK_UP',
    codeToShow: code.slice(-4),
    riderId: riding.id,
    trackingId,
    deliveryKey: KEY,
    riderLat: -34.602,
    riderLng: -58.402,
    riderPositionAt: at,
    createdAt: at,
    updatedAt: at,
    ...values,
  })
  return { id, trackingId, orderCode: code }
}
