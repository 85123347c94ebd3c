import { companionPaths } from '#domain/routes/companion-routes.ts'
import { isFinished } from '#domain/shipments/transitions.ts'
import { deliveryKey } from '#domain/tracking/delivery-key.ts'
import type { OrderFollowUp } from '#generated/models.ts'

import type { OrderRow } from '../../repositories/orders-repository.ts'
import { findLatestShipment } from '../../repositories/shipments-repository.ts'
import type { Services } from '../../services.ts'

/** What the follow-up of an order says of its shipment under way: where to follow it, and the key for the door. */
export async function shipmentOf(
  { store }: Services,
  { id, type, branchContact, code }: OrderRow,
): Promise<Pick<OrderFollowUp, 'trackingUrl' | 'shipmentSecurityCode'>> {
  const latest = type === 'DELIVERY' ? await findLatestShipment(store.db, id) : undefined
  if (latest === undefined || isFinished(latest.shipment) || latest.shipment.status === 'PENDING') return {}
  const { status, keyConfirmedAt, deliveryKey: key } = latest.shipment
  const securityCode = keyConfirmedAt === null ? key : undefined
  return {
    trackingUrl: companionPaths.tracking(branchContact, code),
    shipmentSecurityCode: deliveryKey({ status, securityCode }),
  }
}
