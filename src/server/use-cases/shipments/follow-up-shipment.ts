import { companionPaths } from '#domain/routes/companion-routes.ts'
import { isFinished } from '#domain/shipments/transitions.ts'
import { deliveryKey } from '#domain/tracking/delivery-key.ts'
import type { OrderFollowUp } from '#generated/models.ts'

import type { OrderRow } from '../../repositories/orders-repository.ts'
import type { ShipmentRow } from '../../repositories/shipments-repository.ts'

/** What the follow-up of an order says of its shipment under way: where to follow it, and the key for the door. */
export function shipmentSaid(
  { branchContact, code }: Pick<OrderRow, 'branchContact' | 'code'>,
  shipment: ShipmentRow | undefined,
): Pick<OrderFollowUp, 'trackingUrl' | 'shipmentSecurityCode'> {
  if (shipment === undefined || isFinished(shipment) || shipment.status === 'PENDING') return {}
  const { status, keyConfirmedAt, deliveryKey: key } = shipment
  const securityCode = keyConfirmedAt === null ? key : undefined
  return {
    trackingUrl: companionPaths.tracking(branchContact, code),
    shipmentSecurityCode: deliveryKey({ status, securityCode }),
  }
}
