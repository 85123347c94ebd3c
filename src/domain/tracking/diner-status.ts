import type { OrderStatus, ShipmentStatus } from '#generated/models.ts'

/**
 * The status of a shipment as the diner sees it. If the order ended without the rider, handed over or canceled by the
 * venue, that is its end too. Returned food was not delivered: somebody else must bring it.
 * @param isKeyTold - whether the key was entered at the door, or a reason why there was none
 * @source design §5 "Order and shipment", "Called off on the way"
 */
export function dinerStatus(shipment: ShipmentStatus, order: OrderStatus, isKeyTold = false): ShipmentStatus {
  const isBack = shipment === 'RETURNED' && order !== 'DELIVERED' && !isKeyTold
  if (shipment !== 'CANCELED' && shipment !== 'DRIVER_CANCELED' && !isBack) return shipment
  if (order === 'DELIVERED' || order === 'CANCELED') return order
  return isBack ? 'DRIVER_CANCELED' : shipment
}
