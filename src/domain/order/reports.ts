import { HOUR_MS } from '#domain/time/lengths.ts'
import { REPORT_HOURS } from '#domain/defaults.ts'
import { instantMs, type Instant } from '#domain/time/zone-offset.ts'
import type { OrderErrorType, OrderFollowUp, OrderStatus } from '#generated/models.ts'
import { promisedMs } from './promise.ts'

/** The fields of an order that decide which reports are allowed. */
export type Reportable = Pick<
  OrderFollowUp,
  'status' | 'statusHistory' | 'orderedAt' | 'scheduledAt' | 'maxDelayInMinutes' | 'reports'
>

/**
 * Effect of a cancellation: `at-once` ends the order; `asked` asks the venue, which has started and decides.
 * @source assumed: the spec shows no rule; an order is nobody's work until it is accepted
 */
export type CancelEffect = 'at-once' | 'asked'

const CANCELLATION: Readonly<Record<OrderStatus, CancelEffect | undefined>> = {
  UNCONFIRMED: 'at-once',
  GENERATED: 'at-once',
  ACCEPTED: 'asked',
  READY: 'asked',
  DELIVERED: undefined,
  CANCELED: undefined,
}

/**
 * The errors that may be reported in each state, in the order in which they are offered. CANCEL is not among them:
 * see {@link cancelEffect}.
 * @source delivery spec §7 "errorType"; the values and when they make sense are assumed
 */
const ERRORS: Readonly<Record<OrderStatus, readonly OrderErrorType[]>> = {
  UNCONFIRMED: [],
  GENERATED: ['LATE', 'OTHER'],
  ACCEPTED: ['LATE', 'OTHER'],
  READY: ['LATE', 'OTHER'],
  DELIVERED: ['MISSING_ITEMS', 'WRONG_ITEMS', 'BAD_STATE', 'LATE', 'NOT_RECEIVED', 'OTHER'],
  CANCELED: [],
}

/**
 * The effect of canceling an order now.
 * @returns undefined when it cannot be canceled, or its venue was already asked
 * @source delivery spec §2 "actions for … cancel"; requirements FUP-03
 */
export function cancelEffect({ status, reports }: Pick<Reportable, 'status' | 'reports'>) {
  return isReported(reports, 'CANCEL') ? undefined : CANCELLATION[status]
}

/**
 * The errors that a diner may report now: each once, 'late' from the promised time on, and after the delivery only for
 * a while.
 * @source delivery spec §5 "an error type must be chosen"; requirements FUP-03
 */
export function offeredErrors(order: Reportable, now: Instant): OrderErrorType[] {
  const { status, statusHistory, orderedAt, reports } = order
  const deliveredAt = statusHistory.filter(({ status: to }) => to === 'DELIVERED').at(-1)?.at ?? orderedAt
  if (status === 'DELIVERED' && instantMs(now) > Date.parse(deliveredAt) + REPORT_HOURS * HOUR_MS) return []
  const isLate = status === 'DELIVERED' || instantMs(now) > promisedMs(order)
  return ERRORS[status].filter((type) => (type !== 'LATE' || isLate) && !isReported(reports, type))
}

const isReported = (reports: Reportable['reports'], type: OrderErrorType): boolean =>
  reports?.some(({ errorType }) => errorType === type) === true
