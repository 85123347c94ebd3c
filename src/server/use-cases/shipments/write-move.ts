import { distanceMeters } from '#domain/geo/distance.ts'
import { expectedArrivalMs } from '#domain/shipments/arrival.ts'
import { isFinished } from '#domain/shipments/transitions.ts'
import type { ShipmentStatus } from '#generated/models.ts'

import type { Db } from '../../db/store.ts'
import { tellOfShipment } from '../../repositories/orders-repository.ts'
import { updateShipment } from '../../repositories/shipments-repository.ts'
import type { Consignment, NewShipment } from '../../repositories/shipments-repository.ts'
import type { ShipmentTools } from './shipment-services.ts'
import { tellTracking } from '../tracking/tell-tracking.ts'
import { ChangedUnderLockError } from './outcome.ts'

const MINUTE_MS = 60_000

/** Where the rider was is forgotten when the shipment ends. */
const FORGOTTEN = { riderLat: null, riderLng: null, riderPositionAt: null }

/**
 * Moves a shipment, whose order is locked, and tells of it; call inside the transaction of the change.
 *
 * @errors {@link ChangedUnderLockError}
 */
export async function writeMove(
  tools: ShipmentTools,
  tx: Db,
  { shipment, order }: Consignment,
  status: ShipmentStatus,
  more: Partial<NewShipment> = {},
): Promise<Consignment> {
  const now = tools.clock()
  const change = isFinished({ status })
    ? { status, ...FORGOTTEN, ...more }
    : { status, eta: etaOf(tools, order, now), ...more }
  const moved = await updateShipment(tx, shipment, change, now)
  if (moved === undefined) throw new ChangedUnderLockError('shipment', shipment.id)
  await tellOfShipment(tx, moved, order.code)
  await tellTracking(tx, shipment.id)
  return { shipment: moved, order }
}

/** When a shipment is expected at its door. */
export function etaOf(
  { venue }: ShipmentTools,
  { scheduledAt, orderedAt, maxDelayInMinutes, destination }: Promised,
  now: Date,
): Date {
  const promised = scheduledAt?.getTime() ?? orderedAt.getTime() + maxDelayInMinutes * MINUTE_MS
  const store = venue?.kind === 'branchContact' ? venue.branchContact.address : undefined
  const meters = store && destination ? distanceMeters(store, destination) : undefined
  return new Date(expectedArrivalMs(promised, now.getTime(), meters))
}

type Promised = Pick<Consignment['order'], 'scheduledAt' | 'orderedAt' | 'maxDelayInMinutes' | 'destination'>
