import { canMove } from '#domain/order/status.ts'

import type { Db } from '../../db/store.ts'
import { findOrderById, insertOrderMove, updateOrder } from '../../repositories/orders-repository.ts'
import type { ShipmentTools } from './shipment-services.ts'
import { ChangedUnderLockError } from './outcome.ts'

/**
 * Delivers the order of a shipment that was delivered, through READY when the kitchen never said so. The order is
 * locked; call inside the transaction of the delivery.
 *
 * @errors {@link ChangedUnderLockError}
 */
export async function deliverOrder({ clock }: ShipmentTools, tx: Db, orderId: string): Promise<void> {
  for (const status of ['READY', 'DELIVERED'] as const) {
    const order = await findOrderById(tx, orderId)
    if (order === undefined || !canMove(order.status, status)) continue
    const moved = await updateOrder(tx, order, { status }, clock())
    if (moved === undefined) throw new ChangedUnderLockError('order', orderId)
    await insertOrderMove(tx, moved, 'rider')
  }
}
