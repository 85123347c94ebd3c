import type { MinorUnits, OrderStatus, VenueAction } from '#generated/models.ts'
import { isOwedBack } from './money-back.ts'

/** What decides what a venue may do with an order. */
export type VenueOrder = {
  status: OrderStatus
  paid: boolean
  price: MinorUnits
  /** whether it was written down what was given back */
  refunded: boolean
  /** whether a rider of the venue has taken it */
  withRider: boolean
}

const ALL_STEPS: Readonly<Record<OrderStatus, readonly VenueAction[]>> = {
  UNCONFIRMED: ['CONFIRM', 'CANCEL'],
  GENERATED: ['ACCEPT', 'CANCEL'],
  ACCEPTED: ['READY', 'CANCEL'],
  READY: ['DELIVER', 'CANCEL'],
  DELIVERED: [],
  CANCELED: [],
}

const READY_WITH_RIDER: readonly VenueAction[] = ['CANCEL', 'DELIVER']

/**
 * What a venue may do with an order, the next step first. What a rider has is delivered by the rider: the venue may say
 * so too, for a phone may be dead, but that is not the next step.
 *
 * @errors none
 * @source ours; the statuses are those of delivery spec §4 "Order progress"
 */
export function venueActions(order: VenueOrder): VenueAction[] {
  const { status, paid, refunded, withRider } = order
  const steps = withRider && status === 'READY' ? [...READY_WITH_RIDER] : [...ALL_STEPS[status]]
  const isUnpaid = !paid && status !== 'CANCELED' && status !== 'UNCONFIRMED'
  if (isUnpaid) steps.push('MARK_PAID')
  if (isOwedBack(order) && !refunded) steps.push('REFUND')
  return steps
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
