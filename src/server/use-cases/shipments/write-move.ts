import { distanceMeters } from '#domain/geo/distance.ts'
import { expectedArrivalMs } from '#domain/shipments/arrival.ts'
import { isFinished, isFoodDue } from '#domain/shipments/transitions.ts'
import type { ShipmentStatus } from '#generated/models.ts'

import type { Db } from '../../db/store.ts'
import { tellOfShipment } from '../../repositories/orders-repository.ts'
import { updateShipment } from '../../repositories/shipments-repository.ts'
import type { Consignment, NewShipment } from '../../repositories/shipments-repository.ts'
import type { ShipmentTools } from './shipment-services.ts'
import { tellTracking } from '../tracking/tell-tracking.ts'
import { ChangedUnderLockError } from './outcome.ts'
import { takeOrderAlong } from './take-order-along.ts'

const MINUTE_MS = 60_000

/** Where the rider was is forgotten when the shipment ends. */
const FORGOTTEN = { riderLat: null, riderLng: null, riderPositionAt: null }

/**
 * Moves a shipment, whose order is locked, its order with it, and tells of it; call inside the transaction of the change.
 *
 * @errors {@link ChangedUnderLockError}
 */
export async function writeMove(
  tools: ShipmentTools,
  tx: Db,
  before: Consignment,
  status: ShipmentStatus,
  more: Partial<NewShipment> = {},
): Promise<Consignment> {
  const { shipment, order } = before
  const now = tools.clock()
  const change = isFinished({ status })
    ? { status, ...FORGOTTEN, foodDue: isFoodDue(shipment.status, status), ...more }
    : { status, eta: etaOf(tools, order, now), ...more }
  const moved = await updateShipment(tx, shipment, change, now)
  if (moved === undefined) throw new ChangedUnderLockError('shipment', shipment.id)
  await takeOrderAlong(tools, tx, moved)
  await tellOfShipment(tx, moved, order.code)
  await tellTracking(tx, shipment.id)
  return { ...before, shipment: moved }
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
