import type { MinorUnits, OrderStatus, VenueAction } from '#generated/models.ts'

/** What decides what a venue may do with an order. */
export type VenueOrder = {
  status: OrderStatus
  paid: boolean
  /** whether money goes back that no provider sends: the venue gives it back and writes it down */
  owesByHand: boolean
  /** whether a provider did not send money back that it was asked to */
  hasFailedRefund: boolean
  /** what may be given back of what it was paid with */
  refundable: MinorUnits
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

/** Before it is accepted, an order is canceled; that gives back everything. */
const GIVES_BACK: readonly OrderStatus[] = ['ACCEPTED', 'READY', 'DELIVERED']

const READY_WITH_RIDER: readonly VenueAction[] = ['CANCEL', 'DELIVER']

/**
 * What a venue may do with an order, the next step first. What a rider has is delivered by the rider: the venue may say
 * so too, for a phone may be dead, but that is not the next step.
 *
 * @errors none
 * @source ours; the statuses are those of delivery spec §4 "Order progress"
 */
export function venueActions(order: VenueOrder): VenueAction[] {
  const { status, paid, owesByHand, hasFailedRefund, refundable, withRider } = order
  const steps = withRider && status === 'READY' ? [...READY_WITH_RIDER] : [...ALL_STEPS[status]]
  const isUnpaid = !paid && status !== 'CANCELED' && status !== 'UNCONFIRMED'
  if (isUnpaid) steps.push('MARK_PAID')
  if (owesByHand) steps.push('REFUND')
  if (hasFailedRefund) steps.push('RETRY_REFUND')
  // canceling gives back by itself
  if (refundable > 0 && GIVES_BACK.includes(status)) steps.push('GIVE_BACK')
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
