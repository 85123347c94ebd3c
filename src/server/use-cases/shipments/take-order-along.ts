import { canMove } from '#domain/order/status.ts'
import { isPaidAtDoor } from '#domain/order/paid-at-door.ts'
import { isDropOff } from '#domain/shipments/transitions.ts'
import type { OrderStatus, ShipmentStatus } from '#generated/models.ts'

import type { Db } from '../../db/store.ts'
import { insertTaken } from '../../repositories/ledger-repository.ts'
import { findOrderById, insertOrderMove, updateOrder } from '../../repositories/orders-repository.ts'
import type { ShipmentRow } from '../../repositories/shipments-repository.ts'
import type { ShipmentTools } from './shipment-services.ts'
import { ChangedUnderLockError } from './outcome.ts'

/**
 * Moves the order of a shipment that its rider moved: what has left the store is ready, and what was delivered is
 * delivered, whether or not the kitchen ever said so. The order is locked; call inside the transaction of the move.
 *
 * @errors {@link ChangedUnderLockError}
 * @source design §5 "Order and shipment"
 */
export async function takeOrderAlong(
  { clock }: Pick<ShipmentTools, 'clock'>,
  tx: Db,
  { orderId, status: moved, riderId }: Pick<ShipmentRow, 'orderId' | 'status' | 'riderId'>,
): Promise<void> {
  for (const status of statusesOf(moved)) {
    const order = await findOrderById(tx, orderId)
    if (order === undefined || !canMove(order.status, status)) continue
    const isPaid = isPaidAtDoor(order, status)
    const changed = await updateOrder(tx, order, { status, paid: order.paid || isPaid }, clock())
    if (changed === undefined) throw new ChangedUnderLockError('order', orderId)
    if (isPaid) await insertTaken(tx, changed, { source: 'RIDER', takenBy: riderId })
    await insertOrderMove(tx, changed, 'rider')
  }
}

function statusesOf(moved: ShipmentStatus): OrderStatus[] {
  if (isDropOff(moved)) return ['READY']
  return moved === 'DELIVERED' ? ['READY', 'DELIVERED'] : []
}
