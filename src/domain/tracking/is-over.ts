import type { ShipmentStatus } from '#generated/models.ts'

const OVER: readonly ShipmentStatus[] = ['DELIVERED', 'RETURNED', 'CANCELED', 'DRIVER_CANCELED']

/**
 * Whether a shipment has come to its end: nobody is on the way with it any more. An order whose rider gave up may
 * get another shipment.
 *
 * @errors none
 * @source delivery spec §4 "A stack is finished when every shipment is delivered, driver-cancelled or returned"
 */
export const isOver = (status: ShipmentStatus): boolean => OVER.includes(status)
