import { companionPaths } from '#domain/routes/companion-routes.ts'
import { isFinished } from '#domain/shipments/transitions.ts'
import { dinerStatus } from '#domain/tracking/diner-status.ts'
import { deliveryKey } from '#domain/tracking/delivery-key.ts'
import type { OrderFollowUp } from '#generated/models.ts'

import type { OrderRow } from '../../repositories/orders-repository.ts'
import type { ShipmentRow } from '../../repositories/shipments-repository.ts'

/** The shipment as an order's follow-up page shows it: status, tracking link, and delivery key. */
export function shownShipment(
  { branchContact, code, status: order }: Pick<OrderRow, 'branchContact' | 'code' | 'status'>,
  shipment: ShipmentRow | undefined,
): Pick<OrderFollowUp, 'trackingUrl' | 'shipmentSecurityCode' | 'shipmentStatus'> {
  if (shipment === undefined) return {}
  const status = dinerStatus(shipment.status, order, shipment.keyConfirmedAt !== null)
  // another rider is being looked for, so the diner sees no end
  const isOver = isFinished({ status }) && status !== 'DRIVER_CANCELED'
  if (isOver || status === 'PENDING') return {}
  const securityCode = shipment.keyConfirmedAt === null ? shipment.deliveryKey : undefined
  return {
    shipmentStatus: status,
    trackingUrl: companionPaths.tracking(branchContact, code),
    shipmentSecurityCode: deliveryKey({ status, securityCode }),
  }
}
