import { isFinished } from '#domain/shipments/transitions.ts'
import { dinerStatus } from '#domain/tracking/diner-status.ts'
import { allowsEta } from '#domain/tracking/eta.ts'
import type { Position, TrackingInfo } from '#generated/models.ts'

import type { TrackedRow } from '../../repositories/tracking-repository.ts'

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
