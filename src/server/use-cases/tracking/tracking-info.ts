import { approximately } from '#domain/geo/distance.ts'
import { isFinished } from '#domain/shipments/transitions.ts'
import { deliveryKey } from '#domain/tracking/delivery-key.ts'
import { ORDER_MODES } from '#domain/venue/order-modes.ts'
import type { OrderStatus, Position, ShipmentStatus, TrackingInfo } from '#generated/models.ts'
import { dinerStatus } from '#domain/tracking/diner-status.ts'
import { allowsEta } from '#domain/tracking/eta.ts'
import { TRACKING_UPDATE, trackingChannel } from '#domain/tracking/live.ts'

import type { OrderRow } from '../../repositories/orders-repository.ts'
import {
  findLatestShipment,
  findShipment,
  type Consignment,
} from '../../repositories/shipments-repository.ts'
import type { Services } from '../../services.ts'
import { isOwnOrder, type Reader } from '../orders/own-order.ts'
import { findOrder } from '../orders/read-orders.ts'
import type { Db } from '../../db/store.ts'
import { notifyLive } from '../../repositories/live-repository.ts'

/**
 * What a tracking page shows of a shipment, without the delivery key, the door and the rider's identity, which only
 * the order's owner may see. Of a rider it says only that there is one. Positions and phone numbers are left out once
 * the shipment has ended.
 */
function trackingInfo(row: Consignment): TrackingInfo {
  const { shipment, order } = row
  return {
    id: shipment.trackingId,
    orderCode: order.code,
    at: order.orderedAt.toISOString(),
    status: dinerStatus(shipment.status, order.status, shipment.keyConfirmedAt !== null),
    revision: shipment.revision,
    ...(isFinished(shipment) ? {} : onTheWay(row)),
  }
}

function onTheWay({ shipment, rider, store }: Consignment): Partial<TrackingInfo> {
  const riderPosition = positionOf({ lat: shipment.riderLat, lng: shipment.riderLng })
  return {
    riderPosition,
    riderPositionAt: riderPosition && shipment.riderPositionAt?.toISOString(),
    branchPosition: positionOf(store),
    rider: rider === null ? undefined : { name: '' },
    eta: allowsEta(shipment.status) ? shipment.eta?.toISOString() : undefined,
  }
}

type Found = { lat?: number | null; lng?: number | null } | null

function positionOf(found: Found): Position | undefined {
  const { lat, lng } = found ?? {}
  return typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : undefined
}

/**
 * Publishes what a shipment's page shows now to its subscribers; call at the end of the transaction that changed the
 * shipment or the rider's position. The delivery key is never published.
 */
export async function notifyTracking(db: Db, shipmentId: string): Promise<void> {
  const row = await findShipment(db, shipmentId)
  if (row === undefined) return
  const channel = trackingChannel(row.shipment.trackingId)
  await notifyLive(db, { channel, event: TRACKING_UPDATE, data: trackingInfo(row) })
}

/** The shipment status shown to a diner before the order has a shipment. */
const BEFORE: Readonly<Partial<Record<OrderStatus, ShipmentStatus>>> = {
  DELIVERED: 'DELIVERED',
  CANCELED: 'CANCELED',
}

/**
 * What the tracking page of an order shows: its latest shipment, with the delivery key while a rider may ask for it.
 * @returns undefined for orders of another venue, and for those that are not delivered
 */
export async function readTracking(
  services: Services,
  alias: string,
  code: string,
  reader: Reader,
): Promise<TrackingInfo | undefined> {
  const order = await findOrder(services, alias, code)
  if (order === undefined || !ORDER_MODES[order.type].isShipped) return undefined
  const isOwn = await isOwnOrder(services, order, reader)
  const row = await findLatestShipment(services.store.db, order.id)
  if (row === undefined) return beforeShipment(services, order, isOwn)
  const info = trackingInfo(row)
  const { shipment, rider } = row
  const securityCode = isOwn && shipment.keyConfirmedAt === null ? shipment.deliveryKey : undefined
  return {
    ...info,
    rider: isOwn && info.rider && rider ? { name: rider.name, phone: rider.phone } : info.rider,
    destinationPosition: isFinished(shipment) ? undefined : destinationOf(order, isOwn),
    securityCode: deliveryKey({ status: info.status, securityCode }),
  }
}

/** Destination of the order: the door for its owner, the approximate place for a holder of the code. */
function destinationOf({ destination }: OrderRow, isOwn: boolean): Position | undefined {
  if (destination === null || destination === undefined) return undefined
  const { lat, lng } = destination
  return isOwn ? { lat, lng } : approximately({ lat, lng })
}

async function beforeShipment(
  { catalog }: Services,
  order: OrderRow,
  isOwn: boolean,
): Promise<TrackingInfo | undefined> {
  const contact = (await catalog.findVenue(order.branchContact))?.branchContact
  if (contact?.ownRiders !== true) return undefined
  const status = BEFORE[order.status] ?? 'PENDING'
  const info = { orderCode: order.code, at: order.orderedAt.toISOString(), status, revision: 0 }
  if (status !== 'PENDING') return info
  const { address } = contact
  return {
    ...info,
    branchPosition: { lat: address.lat, lng: address.lng },
    destinationPosition: destinationOf(order, isOwn),
  }
}
