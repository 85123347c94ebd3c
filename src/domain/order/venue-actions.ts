import { hasRight, rightsOfMove, type MoneyRight, type MovedOrder } from '#domain/payment/money-rights.ts'
import type { ConsoleRole, OrderStatus, VenueAction } from '#generated/models.ts'

/** What decides which actions a venue has on an order. */
export type VenueOrder = MovedOrder & {
  /** whether a refund is due that no provider sends: the venue makes it and records it */
  owesByHand: boolean
  /** whether a provider failed to send a refund */
  hasFailedRefund: boolean
  /** whether its payment was recorded by the venue and nothing was refunded: it may be a mistake */
  takenByHand: boolean
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

/**
 * Before it is accepted, an order can be canceled, which refunds everything. A canceled order has money left when less
 * was recorded as refunded by hand.
 */
const GIVES_BACK: readonly OrderStatus[] = ['ACCEPTED', 'READY', 'DELIVERED', 'CANCELED']

const READY_WITH_RIDER: readonly VenueAction[] = ['CANCEL', 'DELIVER']

/**
 * The actions a venue has on an order, the next step first. A rider's order is delivered by the rider; the venue may
 * also mark it as delivered, since a phone may be dead, but that is not the next step. Actions that move money are left
 * out for roles without that right.
 * @source ours; the statuses are those of delivery spec §4 "Order progress"
 */
export function venueActions(order: VenueOrder, role: ConsoleRole): VenueAction[] {
  const { status, paid, owesByHand, hasFailedRefund, refundable, takenByHand, withRider } = order
  const steps = withRider && status === 'READY' ? [...READY_WITH_RIDER] : [...ALL_STEPS[status]]
  const isUnpaid = !paid && status !== 'CANCELED' && status !== 'UNCONFIRMED'
  if (isUnpaid) steps.push('MARK_PAID')
  if (owesByHand) steps.push('REFUND')
  if (hasFailedRefund) steps.push('RETRY_REFUND')
  if (refundable > 0 && GIVES_BACK.includes(status)) steps.push('GIVE_BACK')
  if (takenByHand && status !== 'CANCELED') steps.push('MARK_UNPAID')
  return steps.filter((step) => rightsOf(step, order).every((right) => hasRight(role, right)))
}

const MONEY_RIGHTS: Readonly<Partial<Record<VenueAction, MoneyRight>>> = {
  MARK_PAID: 'CHARGE',
  MARK_UNPAID: 'CHARGE',
  REFUND: 'REFUND',
  RETRY_REFUND: 'REFUND',
  GIVE_BACK: 'REFUND',
}

function rightsOf(action: VenueAction, order: VenueOrder): MoneyRight[] {
  const status = statusAfter(action)
  if (status !== undefined) return rightsOfMove(order, { status })
  const right = MONEY_RIGHTS[action]
  return right === undefined ? [] : [right]
}

/** The status that an action leads to. @returns undefined for one that leaves the status as it is */
export const statusAfter = (action: VenueAction): OrderStatus | undefined => STATUS_AFTER[action]

const STATUS_AFTER: Readonly<Partial<Record<VenueAction, OrderStatus>>> = {
  CONFIRM: 'GENERATED',
  ACCEPT: 'ACCEPTED',
  READY: 'READY',
  DELIVER: 'DELIVERED',
  CANCEL: 'CANCELED',
}
