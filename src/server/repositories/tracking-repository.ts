import { desc, eq, sql } from 'drizzle-orm'

import type { Position } from '#generated/models.ts'

import type { Db } from '../db/store.ts'
import { riders, shipments } from '../db/schema/delivery.ts'
import { orders } from '../db/schema/orders.ts'
import { entities } from '../db/schema/tenants.ts'

/** A shipment with what its diner may learn of its order, its rider and its store. */
export type TrackedRow = NonNullable<Awaited<ReturnType<typeof findTracked>>>

const tracked = {
  shipment: shipments,
  order: {
    code: orders.code,
    status: orders.status,
    orderedAt: orders.orderedAt,
    destination: orders.destination,
  },
  rider: { name: riders.name, phone: riders.phone },
  // the document is kilobytes of texts and hours
  branch: sql<Partial<Position> | null>`${entities.document} -> 'address'`,
}

const select = (db: Db) =>
  db
    .select(tracked)
    .from(shipments)
    .innerJoin(orders, eq(orders.id, shipments.orderId))
    .leftJoin(riders, eq(riders.id, shipments.riderId))
    .leftJoin(entities, eq(entities.alias, shipments.branchContact))

export async function findTracked(db: Db, shipmentId: string) {
  const rows = await select(db).where(eq(shipments.id, shipmentId)).limit(1)
  return rows[0]
}
/** The latest shipment of an order. */
export async function findTrackedOfOrder(db: Db, orderId: string): Promise<TrackedRow | undefined> {
  const rows = await select(db)
    .where(eq(shipments.orderId, orderId))
    .orderBy(desc(shipments.createdAt), desc(shipments.id))
    .limit(1)
  return rows[0]
}
