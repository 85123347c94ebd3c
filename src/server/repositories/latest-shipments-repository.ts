import { desc, eq, inArray, sql } from 'drizzle-orm'

import type { Db } from '../db/store.ts'
import { riders, shipmentEvents, shipments, shipmentStacks } from '../db/schema/delivery.ts'

/** A shipment with who carries it and with what. */
export type LatestShipment = Awaited<ReturnType<typeof listLatestShipments>>[number]

/** The latest shipment of each of these orders that has one; the ones before it came to nothing. */
export async function listLatestShipments(db: Db, orderIds: readonly string[]) {
  if (orderIds.length === 0) return []
  return db
    .selectDistinctOn([shipments.orderId], {
      shipment: shipments,
      rider: { name: riders.name, phone: riders.phone },
      stack: { id: shipmentStacks.id, code: shipmentStacks.code },
      /** when it came to its status; a row of no history has only its own time */
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
