import { isFinished } from '#domain/shipments/transitions.ts'
import { dinerStatus } from '#domain/tracking/diner-status.ts'
import { allowsEta } from '#domain/tracking/eta.ts'
import { TRACKING_UPDATE, trackingChannel } from '#domain/tracking/live.ts'
import type { Position, TrackingInfo } from '#generated/models.ts'

import type { Db } from '../../db/store.ts'
import { tellLive } from '../../repositories/live-repository.ts'
import { findTracked } from '../../repositories/shipments-repository.ts'
import type { TrackedRow } from '../../repositories/shipments-repository.ts'

/**
 * What a diner's page shows of a shipment, but for the delivery key, the door and who the rider is, which only whose
 * order it is may see: of a rider it says that there is one.
 * Where everybody is and whom to call is nobody's business once the shipment has come to its end.
 */
export function trackingInfo(row: TrackedRow): TrackingInfo {
  const { shipment, order } = row
  return {
    id: shipment.trackingId,
    orderCode: order.code,
    at: order.orderedAt.toISOString(),
    status: dinerStatus(shipment.status, order.status),
    revision: shipment.revision,
    ...(isFinished(shipment) ? {} : onTheWay(row)),
  }
}

function onTheWay({ shipment, rider, branch }: TrackedRow): Partial<TrackingInfo> {
  const riderPosition = positionOf({ lat: shipment.riderLat, lng: shipment.riderLng })
  return {
    riderPosition,
    riderPositionAt: riderPosition && shipment.riderPositionAt?.toISOString(),
    branchPosition: positionOf(branch),
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
 * Tells whoever follows a shipment what its page shows now; call at the end of the transaction that changed the
 * shipment or the rider's position. The delivery key is never told.
 */
export async function tellTracking(db: Db, shipmentId: string): Promise<void> {
  const row = await findTracked(db, shipmentId)
  if (row === undefined) return
  const channel = trackingChannel(row.shipment.trackingId)
  await tellLive(db, { channel, event: TRACKING_UPDATE, data: trackingInfo(row) })
}
