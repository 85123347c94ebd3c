import { DELIVERY_KEY_TRIES } from '#domain/defaults.ts'
import { isWithFood } from '#domain/shipments/transitions.ts'
import { isHandedOver } from '#domain/shipments/venue-shipment.ts'
import type { DeliveryKeyCheck } from '#generated/models.ts'

import type { Db } from '../../db/store.ts'
import { notifyVenue } from '../../repositories/live-repository.ts'
import {
  updateShipment,
  type Consignment,
  type NewShipment,
  type ShipmentRow,
} from '../../repositories/shipments-repository.ts'
import type { ShipmentServices } from './write-move.ts'
import { conflict, fail, isFailure, type Failure } from '../../contract/handlers.ts'
import type { RiderIdentity } from '../../contract/request-context.ts'
import { takeStep, findForRider, findLocked } from './rider-step.ts'

/**
 * Confirms a delivery by the diner's key, or by the reason for not having it, which is shown to the venue. Five wrong
 * keys lock it: then a reason is only a request, and the venue grants it or allows more tries.
 * @source design §5 "Keys", "Key not at hand"
 */
export async function confirmDelivery(
  services: ShipmentServices,
  rider: RiderIdentity,
  { id, check, key }: { id: string; check: DeliveryKeyCheck; key: string | undefined },
): Promise<Failure | undefined> {
  return takeStep(
    services,
    { rider, key, subjectId: id, body: check },
    async (tx) => {
      const found = await findLocked(tx, rider, id)
      if (isFailure(found)) return found
      const { shipment, order } = found
      if (shipment.riderId !== rider.riderId) return fail('FORBIDDEN')
      if (isConfirmed(found)) return undefined
      if (!isWithFood(shipment)) return conflict('The key is told at the door.')
      return judge(tx, { shipment, code: order.code }, check, services.clock())
    },
    async (tx) => {
      const found = await findForRider(tx, rider, id)
      if (isFailure(found)) return found
      return isConfirmed(found) ? undefined : fail('SECURITY_CODE_WRONG')
    },
  )
}

/** A shipment handed over by the venue needs no key. */
const isConfirmed = (found: Consignment): boolean =>
  found.shipment.keyConfirmedAt !== null || isHandedOver(found)

async function judge(
  tx: Db,
  { shipment, code }: { shipment: ShipmentRow; code: string },
  { key, withoutKeyReason }: DeliveryKeyCheck,
  now: Date,
): Promise<Failure | undefined> {
  const change = (more: Partial<NewShipment>) => updateShipment(tx, shipment, more, now)
  const isLocked = shipment.keyTries >= DELIVERY_KEY_TRIES
  if (key === undefined) {
    await change({ withoutKeyReason, keyConfirmedAt: isLocked ? null : now })
    await notifyVenue(tx, shipment.branchContact, code)
    return isLocked ? fail('KEY_NOT_GRANTED', { detail: 'The venue has read the reason.' }) : undefined
  }
  if (isLocked) return fail('KEY_LOCKED', { detail: 'Too many wrong keys. The venue can allow more.' })
  if (key !== shipment.deliveryKey) {
    await change({ keyTries: shipment.keyTries + 1 })
    // once no tries are left, the venue can allow more
    if (shipment.keyTries + 1 === DELIVERY_KEY_TRIES) await notifyVenue(tx, shipment.branchContact, code)
    return fail('SECURITY_CODE_WRONG')
  }
  await change({ keyConfirmedAt: now })
  return undefined
}
