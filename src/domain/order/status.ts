import { HOUR_MS } from '#domain/time/lengths.ts'
import type { OrderFollowUp, OrderStatus } from '#generated/models.ts'
import { IN_PROGRESS_HOURS } from '#domain/defaults.ts'
import { isDropOff } from '#domain/shipments/transitions.ts'
import { instantMs, type Instant } from '#domain/time/zone-offset.ts'
import { ORDER_MODES } from '#domain/venue/order-modes.ts'

/**
 * What may follow each state of an order. UNCONFIRMED waits for its payment; an order may be canceled until it is
 * delivered; DELIVERED and CANCELED are the end.
 * @source delivery spec §4 "Order progress": generated, accepted, ready, then delivered or canceled; UNCONFIRMED from
 *   "unpaid and in generated or unconfirmed status"
 */
export const ORDER_TRANSITIONS: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  UNCONFIRMED: ['GENERATED', 'CANCELED'],
  GENERATED: ['ACCEPTED', 'CANCELED'],
  ACCEPTED: ['READY', 'CANCELED'],
  READY: ['DELIVERED', 'CANCELED'],
  DELIVERED: [],
  CANCELED: [],
}

/** Whether the order is being delivered now. An order that its venue handed over, or that ended otherwise, is not. */
export const isOnTheWay = ({
  status,
  shipmentStatus,
}: Pick<OrderFollowUp, 'status' | 'shipmentStatus'>): boolean =>
  !isFinal(status) && shipmentStatus !== undefined && isDropOff(shipmentStatus)

/**
 * The state of an order as shown to its diner: on its way during delivery; a pick-up order is picked up, not delivered.
 * @source assumed: delivery spec §4 names the node 'delivered' for every kind of order
 */
export function shownStatus(
  order: Pick<OrderFollowUp, 'status' | 'type' | 'shipmentStatus'>,
): OrderStatus | 'ON_THE_WAY' | 'PICKED_UP' {
  if (isOnTheWay(order)) return 'ON_THE_WAY'
  return order.status === 'DELIVERED' && ORDER_MODES[order.type].isPickedUp ? 'PICKED_UP' : order.status
}

/**
 * Whether an order may move from one state to another; staying is no move.
 * @source see {@link ORDER_TRANSITIONS}
 */
export const canMove = (from: OrderStatus, to: OrderStatus): boolean => ORDER_TRANSITIONS[from].includes(to)

/** Whether an order has reached its end. @source see {@link ORDER_TRANSITIONS} */
export const isFinal = (status: OrderStatus): boolean => ORDER_TRANSITIONS[status].length === 0

const CORRECTABLE: readonly OrderStatus[] = ['UNCONFIRMED', 'GENERATED', 'ACCEPTED']

/**
 * Whether a diner may still correct notes, table, cash and the way to the door.
 * @source delivery spec §7 "order details"; assumed: until the order is ready
 */
export const isCorrectable = (status: OrderStatus): boolean => CORRECTABLE.includes(status)

/**
 * Whether an order counts as under way for the button 'PEDIDO EN CURSO': not at its end, and its scheduled or ordered
 * date no more than 24 hours away. An order of the moment has its date behind it, so both directions count.
 * @errors none; an unreadable date is not under way
 * @source diner spec §4 "An order in progress", §9 "In-progress order window"
 */
export function isInProgress(
  order: Pick<OrderFollowUp, 'status' | 'scheduled' | 'scheduledAt' | 'orderedAt'>,
  now: Instant,
): boolean {
  const date = Date.parse(order.scheduled && order.scheduledAt ? order.scheduledAt : order.orderedAt)
  return !isFinal(order.status) && Math.abs(date - instantMs(now)) <= IN_PROGRESS_HOURS * HOUR_MS
}
