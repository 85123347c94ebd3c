import { shownCode } from '#domain/shipments/access.ts'
import { DELIVERY_KEY_DIGITS } from '#domain/defaults.ts'
import { newDigitCode } from '#domain/identity/digit-code.ts'
import type { ShipmentStatus } from '#generated/models.ts'

import type { Db } from '../../db/store.ts'
import { newId } from '../../db/new-id.ts'
import { readConfirmedAt } from '../../repositories/confirmed-at.ts'
import { publishShipment, type OrderRow } from '../../repositories/orders-repository.ts'
import { insertShipment, type ShipmentRow } from '../../repositories/shipments-repository.ts'
import { newToken } from '../../secret-token.ts'
import { type ShipmentTools, etaOf } from './write-move.ts'

/** The id gives access to the rider's position, so it must be unguessable. */
const TRACKING_ID_BYTES = 16

/**
 * Creates the shipment of an order, whose row is locked; call inside the caller's transaction.
 * @param deliveryKey - of an earlier shipment that never left the store, since its diner has seen the key
 * @returns undefined for a store without its own riders
 */
export async function createShipment(
  tools: ShipmentTools,
  tx: Db,
  order: OrderRow,
  status: Extract<ShipmentStatus, 'PENDING' | 'LOOKING_FOR_DRIVER'>,
  deliveryKey = newDigitCode(tools.randomBytes, DELIVERY_KEY_DIGITS),
): Promise<ShipmentRow | undefined> {
  const { venue, clock, randomBytes } = tools
  const { id: orderId, tenant, branchContact, code, paymentMethod, paid } = order
  const settings = venue?.settings.riders
  if (settings === undefined) return undefined
  const now = clock()
  const confirmedAt = await readConfirmedAt(tx, order)
  const shipment = await insertShipment(tx, {
    id: newId(randomBytes, now),
    tenant,
    branchContact,
    orderId,
    logisticsOrder: newId(randomBytes, now),
    status,
    // an order paid meanwhile needs no cash brought back
    returnShipment: !paid && (settings.returnFor ?? []).includes(paymentMethod),
    codeToShow: shownCode(code),
    trackingId: newToken(randomBytes, TRACKING_ID_BYTES),
    deliveryKey,
    eta: etaOf(tools, { ...order, confirmedAt }, now),
    createdAt: now,
    updatedAt: now,
  })
  await publishShipment(tx, shipment, code)
  return shipment
}
