import { randomBytes, randomUUID } from 'node:crypto'

import { desc, eq } from 'drizzle-orm'

import type { OrderCreated, OrderStatus, ShipmentStatus, ShipmentUpdate } from '#generated/models.ts'
import { Catalog } from '#server/catalog/catalog.ts'
import { shipments } from '#server/db/schema/delivery.ts'
import { findOrderByCode, type OrderRow } from '#server/repositories/orders-repository.ts'
import type { ShipmentRow } from '#server/repositories/shipments-repository.ts'
import type { ShipmentServices } from '#server/use-cases/shipments/write-move.ts'
import { newKey, orderPayload, type PayloadOptions } from './order-payload.ts'
import type { RiderOnShift } from './shift.ts'
import type { TestApp } from './test-app.ts'

/** Deliveries of the bistro, whose riders come back with cash; one paid by card has nothing to bring back. */
export const deliveries = (server: TestApp) => {
  const { call, store } = server

  const orderOf = async (code: string): Promise<OrderRow> => {
    const order = await findOrderByCode(store.db, code)
    if (order === undefined) throw new Error(`No order ${code}`)
    return order
  }

  /** The latest shipment of an order. */
  const shipmentOf = async (code: string): Promise<ShipmentRow> => {
    const { id } = await orderOf(code)
    const [row] = await store.db
      .select()
      .from(shipments)
      .where(eq(shipments.orderId, id))
      .orderBy(desc(shipments.createdAt), desc(shipments.id))
    if (row === undefined) throw new Error(`No shipment of ${code}`)
    return row
  }

  /** A placed delivery. */
  const place = async (options: PayloadOptions = {}): Promise<string> => {
    const body = await orderPayload(server, 'bistro', { mode: 'delivery', ...options })
    const headers = { 'idempotency-key': newKey() }
    const placed = await call<OrderCreated>('POST', '/api/order', { body, headers })
    if (placed.status !== 201) throw new Error(`No order: ${placed.text}`)
    return placed.body.code
  }

  /** The venue moves an order. */
  const moveOrder = (code: string, status: OrderStatus) =>
    call('PUT', `/api/admin/orders/${code}/status`, { body: { status }, admin: true })

  /** A delivery that the kitchen has ready, and its shipment, which looks for a rider. */
  const ready = async (options: PayloadOptions = {}): Promise<{ code: string; shipment: ShipmentRow }> => {
    const code = await place(options)
    for (const status of ['ACCEPTED', 'READY'] as const) await moveOrder(code, status)
    return { code, shipment: await shipmentOf(code) }
  }

  return { orderOf, shipmentOf, place, moveOrder, ready }
}

/** A delivery whose rider has nothing to bring back. */
export const BY_CARD: PayloadOptions = { payment: 'CARD' }

type Asked = Pick<ShipmentUpdate, 'id' | 'status' | 'taken'>

/** What a rider asks of the server, with the token of the shift. */
export const riderCalls = ({ call }: Pick<TestApp, 'call'>, { id: riderId, ...rider }: RiderOnShift) => {
  const { authorization, name, phone } = rider
  const put = <T>(path: string, { id, status, taken }: Asked, key: string = randomUUID()) =>
    call<T>('PUT', `${path}/${id}`, {
      body: { id, status, taken, rider_phone: phone, rider_name: name, rider_id: riderId },
      headers: { authorization, 'idempotency-key': key },
    })
  return {
    get: <T>(url: string) => call<T>('GET', url, { headers: { authorization } }),
    move: <T>(id: string, status: ShipmentStatus, key?: string) =>
      put<T>('/api/shipments', { id, status }, key),
    moveStack: <T>(id: string, status: ShipmentStatus, key?: string, taken?: string[]) =>
      put<T>('/api/stacking', { id, status, taken }, key),
    tellKey: (id: string, body: object, key: string = randomUUID()) =>
      call<{ code: string }>('POST', `/api/shipments/${id}/deliverykey`, {
        body,
        headers: { authorization, 'idempotency-key': key },
      }),
    sendPosition: (id: string, body: object) =>
      call<{ code: string }>('POST', `/api/shipments/${id}/position`, { body, headers: { authorization } }),
  }
}

/** What the use-cases of shipments are built on. */
export const shipmentServices = async ({ store, time }: TestApp): Promise<ShipmentServices> => ({
  store,
  catalog: await Catalog.open(store),
  clock: () => time.now,
  randomBytes,
})
