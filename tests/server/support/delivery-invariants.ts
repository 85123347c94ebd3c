import { asc, inArray } from 'drizzle-orm'
import { expect } from 'vitest'

import type { OrderFollowUp, Shipment } from '#generated/models.ts'
import { shipmentEvents, shipments, shipmentStacks } from '#server/db/schema/delivery.ts'
import { orders } from '#server/db/schema/orders.ts'
import {
  type DeliveryModel,
  type Parcel,
  carriedBy,
  isAtDoor,
  isDue,
  isOver,
  isPath,
  isUnderWay,
  ORDER_PATHS,
  parcelsOf,
  shownTo,
  stackStatusOf,
  STRANGER,
} from './delivery-model.ts'
import type { DeliveryReal } from './delivery-real.ts'

/** Who receives it; where it goes; roughly where. */
const DETAILS = ['customer', 'notes'] as const
const PLACE = ['address', 'destination'] as const
const OFFER = ['zone', 'distanceInMeters'] as const

/** What is so at any moment: the store is as the model says, and nothing that must not be is. */
export async function expectSound(model: DeliveryModel, real: DeliveryReal): Promise<void> {
  await expectRows(model, real)
  for (const [name, rider] of real.riders) {
    if (name === STRANGER) continue
    const carried = await rider.get<Shipment>('/api/shipments/rider')
    const ids = carriedBy(model, name).map(({ id }) => id)
    expect(carried.status, carried.text).toBe(ids.length === 0 ? 404 : 200)
    if (carried.status === 200) expect(ids).toContain(carried.body.id)
  }
  // what moves, and what came last
  const parcels = parcelsOf(model)
  const shown = new Set([...parcels.filter(isUnderWay), ...parcels.slice(-1)])
  for (const parcel of shown) await expectShown(real, parcel)
}

/** Who receives it is told at the door, and where it goes from taking it on, and only to who carries it. */
async function expectShown({ riders }: DeliveryReal, parcel: Parcel): Promise<void> {
  for (const [name, rider] of riders) {
    if (name === STRANGER) continue
    const { status, body } = await rider.get<Shipment>(`/api/shipments/${parcel.id}`)
    expect(status).toBe(200)
    const isOwn = parcel.rider === name
    expect(body.status).toBe(shownTo(name, parcel))
    expect(body.rider?.riderId).toBe(isOwn ? rider.id : undefined)
    expect(body.keyConfirmed).toBe(isOwn ? parcel.isConfirmed : undefined)
    expect(body.keyTries).toBe(isOwn ? parcel.tries : undefined)
    const told = (details: readonly (keyof Shipment)[]) =>
      details.filter((detail) => body[detail] !== undefined)
    expect(told(DETAILS)).toEqual(isOwn && isAtDoor(parcel) ? DETAILS : [])
    expect(told(PLACE)).toEqual(isOwn && isUnderWay(parcel) ? PLACE : [])
    expect(told(OFFER)).toEqual(parcel.status === 'LOOKING_FOR_DRIVER' ? OFFER : [])
  }
}

async function rowsOf(model: DeliveryModel, { server: { store } }: DeliveryReal) {
  const codes = model.orders.map(({ code }) => code)
  const found = await store.db.select().from(orders).where(inArray(orders.code, codes))
  const ids = found.map(({ id }) => id)
  const rows = await store.db.select().from(shipments).where(inArray(shipments.orderId, ids))
  return found.map((order) => ({ order, rows: rows.filter(({ orderId }) => orderId === order.id) }))
}

async function expectRows(model: DeliveryModel, real: DeliveryReal): Promise<void> {
  if (model.orders.length === 0) return
  const kept = await rowsOf(model, real)
  const idOf = (name: string | undefined) => (name === undefined ? null : real.riders.get(name)?.id)
  const trips = new Map<string, Set<string>>()
  for (const { order, rows } of kept) {
    const believed = model.orders.find(({ code }) => code === order.code)
    expect(order.status).toBe(believed?.status)
    expect(
      new Map(
        rows.map((row) => [
          row.id,
          [
            row.status,
            row.riderId,
            row.stackId,
            row.returnShipment,
            row.foodDue,
            row.keyTries,
            row.keyConfirmedAt !== null,
          ],
        ]),
      ),
    ).toEqual(
      new Map(
        believed?.parcels.map((one) => [
          one.id,
          [
            one.status,
            idOf(one.rider),
            one.stack?.id ?? null,
            one.returns,
            one.food,
            one.tries,
            one.isConfirmed,
          ],
        ]),
      ),
    )
    // the rest holds whatever the model says
    expect(rows.filter((row) => !isOver(row)).length, 'one shipment of an order at a time').toBeLessThan(2)
    for (const row of rows) {
      if (isUnderWay(row)) {
        expect(row.riderId, 'what is under way has a rider').not.toBeNull()
        expect(['ACCEPTED', 'READY'], 'an order at its end has nothing under way').toContain(order.status)
      }
      if (row.status === 'DELIVERED') expect(['DELIVERED', 'CANCELED']).toContain(order.status)
      if (isAtDoor(row)) expect(order.status, 'what has left the store is ready').toBe('READY')
      const isCarried =
        isUnderWay(row) || isDue({ status: row.status, returns: row.returnShipment, food: row.foodDue })
      if (isCarried && row.riderId !== null)
        trips.set(row.riderId, (trips.get(row.riderId) ?? new Set()).add(row.logisticsOrder))
    }
  }
  for (const trip of trips.values()) expect(trip.size, 'one shipment or stack at a time').toBe(1)
  await expectStacks(model, real, idOf)
}

async function expectStacks(
  { stacks }: DeliveryModel,
  { server: { store } }: DeliveryReal,
  idOf: (name: string | undefined) => string | null | undefined,
): Promise<void> {
  if (stacks.length === 0) return
  const ids = stacks.map(({ id }) => id)
  const rows = await store.db.select().from(shipmentStacks).where(inArray(shipmentStacks.id, ids))
  expect(new Map(rows.map(({ id, status, riderId }) => [id, [status, riderId]]))).toEqual(
    new Map(stacks.map((stack) => [stack.id, [stackStatusOf(stack), idOf(stack.rider)]])),
  )
}

/** No order and no shipment has ever gone a way that there is not. */
export async function expectHistory(model: DeliveryModel, { server }: DeliveryReal): Promise<void> {
  for (const { code, parcels } of model.orders) {
    const { body } = await server.call<OrderFollowUp>('GET', `/api/diner/bistro/order/${code}`)
    const past = body.statusHistory.map(({ status }) => status)
    for (const [from, to] of pairs(past)) expect(ORDER_PATHS[from], past.join(' ')).toContain(to)
    const ids = parcels.map(({ id }) => id)
    const events = await server.store.db
      .select()
      .from(shipmentEvents)
      .where(inArray(shipmentEvents.shipmentId, ids))
      .orderBy(asc(shipmentEvents.revision))
    for (const id of ids) {
      const steps = events.filter(({ shipmentId }) => shipmentId === id).map(({ status }) => status)
      for (const [from, to] of pairs(steps)) expect(isPath(from, to), steps.join(' ')).toBe(true)
    }
  }
}

const pairs = <T>(list: readonly T[]): [T, T][] => list.slice(1).map((to, index) => [list[index] as T, to])
