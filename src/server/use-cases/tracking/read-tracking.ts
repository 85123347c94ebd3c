import { approximately } from '#domain/geo/distance.ts'
import { isFinished } from '#domain/shipments/transitions.ts'
import { deliveryKey } from '#domain/tracking/delivery-key.ts'
import { ORDER_MODES } from '#domain/venue/order-modes.ts'
import type { OrderStatus, Position, ShipmentStatus, TrackingInfo } from '#generated/models.ts'

import type { OrderRow } from '../../repositories/orders-repository.ts'
import { findTrackedOfOrder } from '../../repositories/shipments-repository.ts'
import type { Services } from '../../services.ts'
import { isOwnOrder } from '../orders/own-order.ts'
import type { Reader } from '../orders/own-order.ts'
import { findOrder } from '../orders/read-orders.ts'
import { trackingInfo } from './tracking-info.ts'

/** What an order is to its diner before it has a shipment. */
const BEFORE: Readonly<Partial<Record<OrderStatus, ShipmentStatus>>> = {
  DELIVERED: 'DELIVERED',
  CANCELED: 'CANCELED',
}

/**
 * What the tracking page of an order shows: its latest shipment, with the delivery key as long as somebody may ask
 * for it.
 *
 * @returns undefined for orders of another venue, and for those that nobody delivers
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
  const row = await findTrackedOfOrder(services.store.db, order.id)
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

/** Where the order goes: the door for whose it is, about where for who only has the code. */
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
  const venue = await catalog.findAny(order.branchContact)
  const contact = venue?.kind === 'branchContact' ? venue.branchContact : undefined
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
