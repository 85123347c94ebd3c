import type { Shipment, ShipmentStatus } from '#generated/models.ts'

import { canCancel, isDropOff } from './transitions.ts'

/** A shipment and its rider, if any. */
export type Carried = { status: ShipmentStatus; rider?: { riderId: string } }

const TAKEN: readonly ShipmentStatus[] = [
  'ON_ROUTE_TO_PICK_UP',
  'IN_STORE',
  'ON_ROUTE_TO_DROP_OFF',
  'ON_ROUTE_TO_DROP_OFFS',
  'DELIVERED',
  'RETURNED',
  'DRIVER_CANCELED',
]

/**
 * Whether another rider has the shipment, or has finished it.
 * @param shipment - answers to other riders omit its rider, so no rider means another one too
 * @source delivery spec §2 "If the rider lost the auction", §6 "assigned to them or still available"
 */
export const hasLostAuction = ({ status, rider }: Carried, riderId: string): boolean =>
  TAKEN.includes(status) && rider?.riderId !== riderId

/**
 * Whether another rider has all of a trip's shipments, ignoring those that the venue canceled.
 * @errors none; false without shipments
 * @source see {@link hasLostAuction}
 */
export const hasLostTrip = (shipments: readonly Carried[], riderId: string): boolean =>
  shipments.some((shipment) => hasLostAuction(shipment, riderId)) &&
  shipments.every((shipment) => shipment.status === 'CANCELED' || hasLostAuction(shipment, riderId))

/**
 * Whether a rider may see who receives the shipment: only its own rider, on the way to the diner.
 * @source delivery spec §4 "Customers see details only in ON_ROUTE_TO_DROP_OFFS and only if the current rider is the
 * one assigned", read with "both spellings appear"
 */
export const canSeeCustomer = ({ status, rider }: Carried, riderId: string): boolean =>
  isDropOff(status) && rider?.riderId === riderId

/**
 * Whether a rider may see where the shipment goes: from taking it, so that the phone has the address before it loses
 * the network.
 * @source ours: the address is what the rider needs; who receives it is told on the way, see {@link canSeeCustomer}
 */
export const canSeePlace = ({ status, rider }: Carried, riderId: string): boolean =>
  canCancel({ status }) && rider?.riderId === riderId

/**
 * Whether the rider has taken a shipment and not yet left the store with it.
 * @source ours: what the rider is told of the store
 */
export const isBeforeLeaving = ({ status }: Pick<Carried, 'status'>): boolean =>
  status === 'ON_ROUTE_TO_PICK_UP' || status === 'IN_STORE'

/**
 * Whether a rider may act on a shipment: their own, or one waiting for a rider.
 * @source delivery spec §6 "A rider can act only on shipments assigned to them or still available"
 */
export const canAct = (shipment: Carried, riderId: string): boolean =>
  shipment.status === 'LOOKING_FOR_DRIVER' || shipment.rider?.riderId === riderId

/** Length of the code's end, by which riders and venue name a shipment. */
const SHOWN_CHARACTERS = 4

/**
 * The code shown to the rider: the last characters of an order's code.
 * @param orderCode - in stored form
 * @source delivery spec §3 "code to show"; assumed: four are told at a counter and are rarely met twice a day
 */
export const shownCode = (orderCode: string): Shipment['codeToShow'] => orderCode.slice(-SHOWN_CHARACTERS)
