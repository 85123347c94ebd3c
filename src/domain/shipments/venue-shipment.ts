import { DELIVERY_KEY_TRIES } from '#domain/defaults.ts'
import { ORDER_MODES } from '#domain/venue/order-modes.ts'
import type { OrderModeType, OrderStatus, ShipmentAction, ShipmentStatus } from '#generated/models.ts'

import { canCancel, canMoveShipment, isFinished } from './transitions.ts'

/** What determines a venue's actions on the shipment of an order. */
export type VenueDelivery = {
  order: { type: OrderModeType; status: OrderStatus }
  /** whether the venue has riders of its own */
  ownRiders: boolean
  /** the latest one, if any */
  shipment?: {
    status: ShipmentStatus
    returnShipment: boolean
    stackId?: string
    keyTries: number
    keyConfirmed: boolean
    /** why the rider delivers without the key, or asks to */
    withoutKeyReason?: string
  }
}

/** A shipment and its order. */
type Brought = {
  order: { status: OrderStatus }
  /** `keyConfirmed`: the key was entered at the door, or a reason why there was none */
  shipment: { status: ShipmentStatus; keyConfirmed?: boolean }
}

/**
 * The venue handed the order over itself, for instance because the rider's phone is dead: the shipment ended without
 * its rider. For the rider it counts as delivered, with nothing to return.
 */
export const isHandedOver = ({ order, shipment }: Brought): boolean =>
  shipment.status === 'CANCELED' && order.status === 'DELIVERED'

/**
 * The status of a shipment as its venue sees it. An order that the venue handed over itself was not canceled. Food
 * delivered before the rider knew that the order had ended is not missing. Returned food was not delivered.
 * @source ours; design §5 "Called off on the way"
 */
export function venueStatus(
  brought: Brought,
): ShipmentStatus | 'handed-over' | 'delivered-anyway' | 'food-back' {
  const { order, shipment } = brought
  const { status, keyConfirmed } = shipment
  if (isHandedOver(brought)) return 'handed-over'
  const wasDelivered = status === 'DELIVERED' || (status === 'RETURNED' && keyConfirmed)
  if (wasDelivered && order.status === 'CANCELED') return 'delivered-anyway'
  return status === 'RETURNED' && order.status !== 'DELIVERED' ? 'food-back' : status
}

/** Whether a rider has a shipment in progress. */
export const isWithRider = (shipment: { status: ShipmentStatus } | undefined): boolean =>
  shipment !== undefined && canCancel(shipment)

/** Whether too many wrong delivery keys have locked it. @source design §5 "Keys" */
export const isKeyLocked = ({ keyTries, keyConfirmed, status }: Keyed): boolean =>
  keyTries >= DELIVERY_KEY_TRIES && !keyConfirmed && !isFinished({ status })

type Keyed = Pick<NonNullable<VenueDelivery['shipment']>, 'keyTries' | 'keyConfirmed' | 'status'>

/**
 * A venue's actions on the shipment of an order.
 * @source ours; the statuses are those of delivery spec §4 "Shipment statuses"
 */
export function shipmentActions({ order, ownRiders, shipment }: VenueDelivery): ShipmentAction[] {
  if (!ORDER_MODES[order.type].isShipped || (order.status !== 'ACCEPTED' && order.status !== 'READY'))
    return []
  if (shipment === undefined || isFinished(shipment)) return ownRiders ? ['DISPATCH'] : []
  const actions: ShipmentAction[] = []
  const { status, stackId } = shipment
  if (status === 'PENDING') actions.push('DISPATCH')
  if (stackId === undefined && canMoveShipment(shipment, 'STACKING', 'venue')) actions.push('STACK')
  if (stackId !== undefined && status === 'LOOKING_FOR_DRIVER') actions.push('UNSTACK')
  if (isKeyLocked(shipment)) {
    if (shipment.withoutKeyReason !== undefined) actions.push('GRANT_WITHOUT_KEY')
    actions.push('RESET_KEY')
  }
  return actions
}
