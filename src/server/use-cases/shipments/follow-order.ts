import { canMoveShipment } from '#domain/shipments/transitions.ts'
import { ORDER_MODES } from '#domain/venue/order-modes.ts'

import type { Db } from '../../db/store.ts'
import type { OrderRow } from '../../repositories/orders-repository.ts'
import { findLatestShipment } from '../../repositories/shipments-repository.ts'
import { stateOf } from './as-shipment.ts'
import { createShipment } from './create-shipment.ts'
import { recountStack } from './write-stack.ts'
import { type ShipmentTools, writeMove } from './write-move.ts'

/**
 * Updates an order's shipment after its status changed: an accepted order gets one, a ready one looks for a rider, and
 * at its end an undelivered shipment ends too. Call inside the transaction of the change.
 */
export async function followOrder(tools: ShipmentTools, tx: Db, order: OrderRow): Promise<void> {
  const { id, type, status } = order
  if (!ORDER_MODES[type].isShipped || status === 'UNCONFIRMED' || status === 'GENERATED') return
  const latest = await findLatestShipment(tx, id)
  if (status === 'ACCEPTED' || status === 'READY') {
    if (latest === undefined)
      await createShipment(tools, tx, order, status === 'READY' ? 'LOOKING_FOR_DRIVER' : 'PENDING')
    else if (status === 'READY' && latest.shipment.status === 'PENDING')
      await writeMove(tools, tx, latest, 'LOOKING_FOR_DRIVER')
    return
  }
  if (latest === undefined || !canMoveShipment(stateOf(latest.shipment), 'CANCELED', 'venue')) return
  // handed over according to the venue, so no food is due back
  const more = status === 'DELIVERED' ? { foodDue: false } : {}
  const { shipment } = await writeMove(tools, tx, latest, 'CANCELED', more)
  if (shipment.stackId !== null) await recountStack(tools, tx, shipment.stackId)
}
