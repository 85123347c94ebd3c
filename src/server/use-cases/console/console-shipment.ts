import { isKeyLocked } from '#domain/shipments/venue-shipment.ts'
import type { VenueDelivery } from '#domain/shipments/venue-shipment.ts'
import type { ConsoleShipment } from '#generated/models.ts'

import type { LatestShipment } from '../../repositories/latest-shipments-repository.ts'

/** A shipment as its venue reads it; its delivery key is the diner's. */
export function asConsoleShipment(latest: LatestShipment): ConsoleShipment {
  const { shipment, rider, stack, since } = latest
  const { id, status, codeToShow } = shipment
  return {
    id,
    status,
    since: since.toISOString(),
    codeToShow,
    rider: rider ?? undefined,
    stack: stack ?? undefined,
    foodDue: shipment.foodDue || undefined,
    keyLocked: isKeyLocked(deliveryState(latest)),
    withoutKeyReason: shipment.withoutKeyReason ?? undefined,
  }
}

/** The parts of a row that decide what the venue may do. */
export function deliveryState({ shipment }: LatestShipment): NonNullable<VenueDelivery['shipment']> {
  const { status, returnShipment, stackId, keyTries, keyConfirmedAt, withoutKeyReason } = shipment
  return {
    status,
    returnShipment,
    stackId: stackId ?? undefined,
    keyTries,
    keyConfirmed: keyConfirmedAt !== null,
    withoutKeyReason: withoutKeyReason ?? undefined,
  }
}
