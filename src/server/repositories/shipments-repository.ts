import { and, asc, between, desc, eq, inArray, isNull, lte, or, sql, type SQL } from 'drizzle-orm'

import type { CartItem, Position, ShipmentStatus } from '#generated/models.ts'

import type { Db } from '../db/store.ts'
import { addRow, changeLocked, first, matching } from '../db/rows.ts'
import { shipmentEvents, shipments, riders, shipmentStacks } from '../db/schema/delivery.ts'
import { orderLines, orders } from '../db/schema/orders.ts'
import { entities } from '../db/schema/tenants.ts'
import { confirmedAt } from './confirmed-at.ts'

export type ShipmentRow = typeof shipments.$inferSelect
export type NewShipment = typeof shipments.$inferInsert

/** Order columns that a shipment needs: what rider and diner see, and when it was promised. */
const carried = {
  code: orders.code,
  status: orders.status,
  price: orders.price,
  paid: orders.paid,
  paymentMethod: orders.paymentMethod,
  paysWith: orders.paysWith,
  customerName: orders.customerName,
  customerPhone: orders.customerPhone,
  destination: orders.destination,
  notes: orders.notes,
  orderedAt: orders.orderedAt,
  confirmedAt,
  scheduledAt: orders.scheduledAt,
  maxDelayInMinutes: orders.maxDelayInMinutes,
}

/** A line of the order as a rider checks it. */
type CheckedLine = Pick<CartItem, 'name' | 'sizeName' | 'quantity'>

/** A shipment with its order, its rider and the position of its store. */
export type Consignment = Awaited<ReturnType<typeof select>>[number]

const select = (db: Db, where: SQL | undefined) =>
  db
    .select({
      shipment: shipments,
      order: carried,
      rider: { name: riders.name, phone: riders.phone },
      lines: sql<
        CheckedLine[] | null
      >`(select json_agg(json_build_object('name', ${orderLines.item} -> 'name',
        'sizeName', ${orderLines.item} -> 'sizeName', 'quantity', ${orderLines.quantity}) order by ${orderLines.line})
        from ${orderLines} where ${eq(orderLines.orderId, orders.id)})`,
      // selects only the address: the document holds kilobytes of texts and hours
      store: sql<Partial<Position> | null>`${entities.document} -> 'address'`,
    })
    .from(shipments)
    .innerJoin(orders, eq(orders.id, shipments.orderId))
    .leftJoin(riders, eq(riders.id, shipments.riderId))
    .leftJoin(entities, eq(entities.alias, shipments.branchContact))
    .where(where)
    .orderBy(asc(shipments.stackingOrder), asc(shipments.createdAt))
    .$dynamic()

export async function findShipment(db: Db, id: string): Promise<Consignment | undefined> {
  return (await select(db, eq(shipments.id, id)).limit(1))[0]
}

/** The shipments of a stack, or the one of a simple shipment's logistics order. */
export const listLogisticsOrder = (db: Db, logisticsOrder: string) =>
  select(db, eq(shipments.logisticsOrder, logisticsOrder))

/** The shipments with these ids, sorted by their place in the stack. */
export async function listShipmentsById(db: Db, ids: readonly string[]): Promise<Consignment[]> {
  return ids.length === 0 ? [] : select(db, inArray(shipments.id, [...ids]))
}

/** The latest shipment of an order; earlier ones failed. */
export const findLatestShipment = (db: Db, orderId: string) =>
  first(
    select(db, eq(shipments.orderId, orderId))
      .orderBy(desc(shipments.createdAt), desc(shipments.id))
      .limit(1),
  )

/** Simple shipments of a store in a status within a time span, the oldest first by default. */
export async function listSimpleShipments(
  db: Db,
  filter: {
    branchContact: string
    status: ShipmentStatus
    riderId: string | undefined
    from: Date
    to: Date
  },
  page: { offset: number; limit: number; isDescending: boolean },
): Promise<Consignment[]> {
  const { branchContact, status, riderId, from, to } = filter
  const where = and(
    matching(shipments, { branchContact, status, stackId: null }),
    riderId === undefined ? undefined : eq(shipments.riderId, riderId),
    between(shipments.updatedAt, from, to),
  )
  const order = page.isDescending ? desc : asc
  return select(db, where)
    .orderBy(order(shipments.createdAt), order(shipments.id))
    .offset(page.offset)
    .limit(page.limit)
}

const UNDER_WAY: ShipmentStatus[] = [
  'ON_ROUTE_TO_PICK_UP',
  'IN_STORE',
  'ON_ROUTE_TO_DROP_OFF',
  'ON_ROUTE_TO_DROP_OFFS',
]

/** The shipments that a rider carries or brings back. */
export const listCarriedShipments = (db: Db, riderId: string) =>
  select(db, and(eq(shipments.riderId, riderId), IS_CARRIED))

/** A rider's shipments of which they still carry something. */
export const IS_CARRIED = or(
  inArray(shipments.status, UNDER_WAY),
  matching(shipments, { status: 'DELIVERED', returnShipment: true }),
  shipments.foodDue,
)

/** Ids of the orders that shipments carry. */
export const ordersOf = (consignments: readonly Consignment[]): string[] =>
  consignments.map(({ shipment }) => shipment.orderId)

/** Locks orders and their shipments until the transaction ends, in a fixed order that prevents deadlocks. */
export async function lockOrders(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db
    .select({ id: orders.id })
    .from(orders)
    .where(inArray(orders.id, [...ids]))
    .orderBy(asc(orders.id))
    .for('update')
}

export async function insertShipment(db: Db, shipment: NewShipment): Promise<ShipmentRow> {
  const row = await addRow(db, shipments, shipment)
  await insertEvent(db, row)
  return row
}

/**
 * Updates a shipment whose order is locked, and records a change of status. @returns the shipment after the change
 */
export async function updateShipment(
  db: Db,
  shipment: Pick<ShipmentRow, 'id' | 'revision' | 'status'>,
  change: Partial<NewShipment>,
  at: Date,
): Promise<ShipmentRow> {
  const row = await changeLocked(
    db,
    shipments,
    { id: shipment.id, revision: shipment.revision },
    { ...change, revision: shipment.revision + 1, updatedAt: at },
  )
  if (row.status !== shipment.status) await insertEvent(db, row)
  return row
}

async function insertEvent(db: Db, row: ShipmentRow): Promise<void> {
  const { id: shipmentId, revision, status, updatedAt: at, riderId } = row
  await db.insert(shipmentEvents).values({ shipmentId, revision, status, at, riderId })
}

/**
 * Stores a rider's position on the shipments they carry of a logistics order; this is no change of the shipment.
 * @returns the shipments whose position changed
 */
export async function savePosition(
  db: Db,
  where: { logisticsOrder: string; riderId: string; newerThan: Date },
  position: Pick<NewShipment, 'riderLat' | 'riderLng' | 'riderPositionAt'>,
): Promise<string[]> {
  const { logisticsOrder, riderId, newerThan } = where
  const rows = await db
    .update(shipments)
    .set(position)
    .where(
      and(
        matching(shipments, { logisticsOrder, riderId, status: UNDER_WAY }),
        or(isNull(shipments.riderPositionAt), lte(shipments.riderPositionAt, newerThan)),
      ),
    )
    .returning({ id: shipments.id })
  return rows.map(({ id }) => id)
}

/** A shipment with its rider and its order. */
export type LatestShipment = Awaited<ReturnType<typeof listLatestShipments>>[number]

/** The latest shipment of each of these orders that has one; earlier ones failed. */
export async function listLatestShipments(db: Db, orderIds: readonly string[]) {
  if (orderIds.length === 0) return []
  return db
    .selectDistinctOn([shipments.orderId], {
      shipment: shipments,
      rider: { name: riders.name, phone: riders.phone },
      stack: { id: shipmentStacks.id, code: shipmentStacks.code },
      /** when it entered its status; a row without history has only its own time */
      since: sql`coalesce((select max(${shipmentEvents.at}) from ${shipmentEvents}
        where ${shipmentEvents.shipmentId} = ${shipments.id}), ${shipments.updatedAt})`.mapWith(
        shipments.updatedAt,
      ),
    })
    .from(shipments)
    .leftJoin(riders, eq(riders.id, shipments.riderId))
    .leftJoin(shipmentStacks, eq(shipmentStacks.id, shipments.stackId))
    .where(inArray(shipments.orderId, [...orderIds]))
    .orderBy(shipments.orderId, desc(shipments.createdAt), desc(shipments.id))
}
