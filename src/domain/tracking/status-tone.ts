import type { ShipmentStatus } from '#generated/models.ts'

/** Meaning of a status for the diner: waiting for a rider, on the way, arrived, or failed. */
export type StatusTone = 'waiting' | 'moving' | 'done' | 'failed'

const TONES: Readonly<Record<ShipmentStatus, StatusTone>> = {
  PENDING: 'waiting',
  STACKING: 'waiting',
  LOOKING_FOR_DRIVER: 'waiting',
  ON_ROUTE_TO_PICK_UP: 'moving',
  IN_STORE: 'moving',
  ON_ROUTE_TO_DROP_OFF: 'moving',
  ON_ROUTE_TO_DROP_OFFS: 'moving',
  DELIVERED: 'done',
  RETURNED: 'done',
  DRIVER_CANCELED: 'waiting',
  CANCELED: 'failed',
}

/**
 * The tone of the coloured status label. A rider who gave up does not end it for the diner: another one is searched
 * for.
 * @source delivery spec §2 "a coloured translated status label"; which colour is not shown; design §5 "Called off on
 * the way"
 */
export const statusTone = (status: ShipmentStatus): StatusTone => TONES[status]
