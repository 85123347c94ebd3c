import type { OrderStatus, ShipmentStatus } from '#generated/models.ts'

/**
 * How a shipment stands for the diner. The order's end is theirs, too, when it came without the rider: handed over or
 * canceled by the venue. Food that is back in the store was not delivered: somebody else is to bring it.
 * @param isKeyTold - whether the key was told at the door, or why there was none
 * @source design §5 "Order and shipment", "Called off on the way"
 */
export function dinerStatus(shipment: ShipmentStatus, order: OrderStatus, isKeyTold = false): ShipmentStatus {
  const isBack = shipment === 'RETURNED' && order !== 'DELIVERED' && !isKeyTold
  if (shipment !== 'CANCELED' && shipment !== 'DRIVER_CANCELED' && !isBack) return shipment
  if (order === 'DELIVERED' || order === 'CANCELED') return order
  return isBack ? 'DRIVER_CANCELED' : shipment
}
