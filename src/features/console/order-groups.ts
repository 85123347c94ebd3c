import { isDropOff } from '#domain/shipments/transitions.ts'
import { isWithRider, venueStatus } from '#domain/shipments/venue-shipment.ts'
import { isOpen } from '#domain/payment/ledger.ts'
import { promisedMs } from '#domain/order/promise.ts'
import type { ConsoleOrder } from '#generated/models.ts'

/** The groups of the board. */
export const GROUPS = [
  'new',
  'preparing',
  'ready',
  'on-the-way',
  'returning',
  'delivered-anyway',
  'refund',
  'reported',
  'without-key',
  'unconfirmed',
] as const
export type GroupId = (typeof GROUPS)[number]

export type Group = { id: GroupId; orders: ConsoleOrder[] }

/** The group of an order, without its refunds. */
export function groupOf(one: ConsoleOrder): GroupId {
  const { order, shipment } = one
  const { status, reports = [] } = order
  if (status === 'GENERATED') return 'new'
  // a rider who arrives early does not remove it from the kitchen's list
  if (status === 'ACCEPTED') return shipment && isDropOff(shipment.status) ? 'on-the-way' : 'preparing'
  if (status === 'READY' && isWithRider(shipment)) return 'on-the-way'
  if (status === 'CANCELED') {
    if (shipment?.foodDue) return 'returning'
    return shipment && venueStatus({ order, shipment }) === 'delivered-anyway' ? 'delivered-anyway' : 'refund'
  }
  if (status === 'DELIVERED' && hasOpenRefund(one)) return 'refund'
  if (status === 'DELIVERED') return reports.length > 0 ? 'reported' : 'without-key'
  return status === 'UNCONFIRMED' ? 'unconfirmed' : 'ready'
}

/**
 * Non-empty groups in the order of the work. Orders are sorted by promised time, then by creation, so that a refetch
 * does not move rows. An order in progress is also listed with the refunds it has open.
 */
export function groupsOf(orders: readonly ConsoleOrder[]): Group[] {
  const soonestFirst = [...orders].sort(
    ({ order: a }, { order: b }) => promisedMs(a) - promisedMs(b) || a.id.localeCompare(b.id),
  )
  return GROUPS.map((id) => ({
    id,
    orders: soonestFirst.filter((one) => groupOf(one) === id || (id === 'refund' && hasOpenRefund(one))),
  })).filter((group) => group.orders.length > 0)
}

const hasOpenRefund = ({ money }: ConsoleOrder): boolean => money.refunds.some(isOpen)

/** Codes of orders not accepted yet. */
export const newCodes = (orders: readonly ConsoleOrder[]): string[] =>
  orders.filter((one) => groupOf(one) === 'new').map(({ order }) => order.code)
