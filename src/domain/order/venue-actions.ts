import type { OrderModeType, OrderStatus, ShipmentStatus, VenueAction } from '#generated/models.ts'

/** What decides what a venue may do with an order. */
export type VenueOrder = {
  status: OrderStatus
  type: OrderModeType
  paid: boolean
  /** whether it was written down what was given back */
  refunded: boolean
  /** of the order's latest shipment */
  shipment?: ShipmentStatus
}

const ALL_STEPS: Readonly<Record<OrderStatus, readonly VenueAction[]>> = {
  UNCONFIRMED: ['CONFIRM', 'CANCEL'],
  GENERATED: ['ACCEPT', 'CANCEL'],
  ACCEPTED: ['READY', 'DISPATCH', 'CANCEL'],
  READY: ['DISPATCH', 'DELIVER', 'CANCEL'],
  DELIVERED: [],
  CANCELED: [],
}

/** A rider who has given up leaves the order to the venue again. */
const OVER: readonly ShipmentStatus[] = ['DRIVER_CANCELED', 'CANCELED', 'DELIVERED', 'RETURNED']
/** Nobody has taken it yet. */
const UNTAKEN: readonly ShipmentStatus[] = ['PENDING', 'STACKING', 'LOOKING_FOR_DRIVER']

/**
 * What a venue may do with an order, the next step first.
 *
 * A delivery is dispatched once; while a rider carries it, the rider delivers it and the venue does not. A venue
 * without riders hands a delivery over itself.
 *
 * @errors none
 * @source ours; the statuses are those of delivery spec §4 "Order progress"
 */
export function venueActions(order: VenueOrder): VenueAction[] {
  const { status, paid, refunded } = order
  const steps = ALL_STEPS[status].filter((action) => isPossible(action, order))
  const isUnpaid = !paid && status !== 'CANCELED' && status !== 'UNCONFIRMED'
  if (isUnpaid) steps.push('MARK_PAID')
  if (status === 'CANCELED' && paid && !refunded) steps.push('REFUND')
  return steps
}

function isPossible(action: VenueAction, { type, shipment }: VenueOrder): boolean {
  const isOpen = shipment !== undefined && !OVER.includes(shipment)
  if (action === 'DISPATCH') return type === 'DELIVERY' && !isOpen
  if (action === 'DELIVER') return !isOpen || UNTAKEN.includes(shipment)
  return true
}

/**
 * The status that an action leads to.
 *
 * @returns undefined for one that leaves the status as it is
 * @errors none
 */
export const statusAfter = (action: VenueAction): OrderStatus | undefined => STATUS_AFTER[action]

const STATUS_AFTER: Readonly<Partial<Record<VenueAction, OrderStatus>>> = {
  CONFIRM: 'GENERATED',
  ACCEPT: 'ACCEPTED',
  READY: 'READY',
  DELIVER: 'DELIVERED',
  CANCEL: 'CANCELED',
}
