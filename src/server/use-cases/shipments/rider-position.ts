import { RIDER_POSITION_ERROR_METERS, RIDER_POSITION_MIN_SECONDS } from '#domain/defaults.ts'
import { isPlausibleMove } from '#domain/tracking/plausible-move.ts'
import { canCancel } from '#domain/shipments/transitions.ts'
import type { RiderPosition } from '#generated/models.ts'

import { savePosition } from '../../repositories/shipments-repository.ts'
import type { ShipmentServices } from './write-move.ts'
import { conflict, fail, isFailure, type Failure } from '../../contract/handlers.ts'
import type { RiderIdentity } from '../../contract/request-context.ts'
import { notifyTracking } from '../tracking/tracking-info.ts'
import { findForRider } from './rider-step.ts'

const SECOND_MS = 1_000

/**
 * Stores the rider's position for the current shipment and all others of its stack. Ignored when older than the known
 * position, too soon after it, too far from it, or too inaccurate. A timestamp in the future counts as now.
 */
export async function noteRiderPosition(
  { store, clock }: ShipmentServices,
  rider: RiderIdentity,
  id: string,
  { lat, lng, at, accuracyMeters = 0 }: RiderPosition,
): Promise<Failure | undefined> {
  const found = await findForRider(store.db, rider, id)
  if (isFailure(found)) return found
  const { shipment } = found
  if (shipment.riderId !== rider.riderId) return fail('FORBIDDEN')
  if (!canCancel(shipment)) return conflict('Nobody follows this shipment now.')
  if (accuracyMeters > RIDER_POSITION_ERROR_METERS) return undefined
  const when = new Date(Math.min(Date.parse(at), clock().getTime()))
  const { riderLat, riderLng, riderPositionAt } = shipment
  if (riderLat !== null && riderLng !== null && riderPositionAt !== null) {
    const before = { lat: riderLat, lng: riderLng, atMs: riderPositionAt.getTime() }
    if (!isPlausibleMove(before, { lat, lng, atMs: when.getTime() })) return undefined
  }
  const newerThan = new Date(when.getTime() - RIDER_POSITION_MIN_SECONDS * SECOND_MS)
  const position = { riderLat: lat, riderLng: lng, riderPositionAt: when }
  await store.db.transaction(async (tx) => {
    const { riderId } = rider
    const moved = await savePosition(
      tx,
      { logisticsOrder: shipment.logisticsOrder, riderId, newerThan },
      position,
    )
    for (const one of moved) await notifyTracking(tx, one)
  })
  return undefined
}
