import { confirmedAt } from '#domain/order/promise.ts'
import { isOnTheWay } from '#domain/order/status.ts'
import { MINUTE_MS } from '#domain/time/lengths.ts'
import { ORDER_MODES } from '#domain/venue/order-modes.ts'
import type { OrderErrorType, OrderFollowUp } from '#generated/models.ts'
import type { followUp } from '#messages/follow-up.ts'
import type { MessageKey, Translate } from '#messages/index.ts'
import type { moment } from '#messages/moment.ts'
import { clockAt } from '#ui/patterns/venue-time.ts'

/** Whether the order still has to reach its venue as a message of the diner. @source diner spec §4 "Order placement" 5 */
export const needsHandover = ({ status, byMessage }: Pick<OrderFollowUp, 'status' | 'byMessage'>): boolean =>
  status === 'UNCONFIRMED' && byMessage === true

type Hinted = Pick<
  OrderFollowUp,
  'status' | 'byMessage' | 'type' | 'reports' | 'shipmentStatus' | 'paidLate' | 'endedUnpaid'
>

/** One sentence: what is happening, and what there is to do. */
export function hintKey(order: Hinted) {
  const { status, type, reports, shipmentStatus, paidLate, endedUnpaid } = order
  if (status === 'CANCELED' && reports?.some(({ errorType }) => errorType === 'CANCEL'))
    return 'status.hint.CANCELED.asked'
  if (status === 'CANCELED' && endedUnpaid) return 'status.hint.CANCELED.unpaid'
  if (status === 'UNCONFIRMED') {
    return needsHandover(order) ? 'status.hint.UNCONFIRMED.message' : 'status.hint.UNCONFIRMED.payment'
  }
  if (status === 'GENERATED' && paidLate) return 'follow-up.hint.paid-late'
  if (shipmentStatus === 'DRIVER_CANCELED') return 'status.hint.called-off'
  if (isOnTheWay({ status, shipmentStatus })) return 'status.hint.on-the-way'
  if (status === 'READY') return `status.hint.READY.${type}` as const
  return `status.hint.${status}` as const satisfies MessageKey
}

/** What is said once something was told: the order as it is then decides, for its venue may have accepted it meanwhile. */
export function reportSentKey(
  errorType: OrderErrorType,
  order: Pick<OrderFollowUp, 'status' | 'byMessage' | 'whatsAppPhone'>,
) {
  if (errorType === 'CANCEL' && order.status === 'CANCELED') return 'report.canceled'
  const way = reportChannel(order)
  return way === 'console' ? 'report.told' : (`report.told.${way}` as const)
}

/**
 * How the venue learns of the diner's actions on an order: in its console, by a message, or in a way the diner chooses.
 */
export function reportChannel({
  byMessage,
  whatsAppPhone,
}: Pick<OrderFollowUp, 'byMessage' | 'whatsAppPhone'>) {
  if (byMessage !== true) return 'console'
  return whatsAppPhone ? 'message' : 'by-yourself'
}

/**
 * When the order of the moment is expected, or that it should have been there.
 * @returns undefined for a scheduled one, one paid too late, one at a table, and once it is there
 */
export function estimate(
  order: OrderFollowUp,
  { now, timeZone }: { now: number; timeZone: string },
  t: Translate<typeof followUp | typeof moment>,
): string | undefined {
  const { status, type, scheduled, minDelayInMinutes: min, maxDelayInMinutes: max } = order
  const { showsDelay, needsAddress } = ORDER_MODES[type]
  // what is brought is still expected when it is ready
  const isExpected = status === 'GENERATED' || status === 'ACCEPTED' || (status === 'READY' && needsAddress)
  if (!isExpected || scheduled || order.paidLate || !showsDelay || max === 0) return undefined
  const at = (minutes: number) => Date.parse(confirmedAt(order)) + minutes * MINUTE_MS
  if (at(max) < now) return t('moment.late')
  return t(needsAddress ? 'follow-up.estimate' : 'follow-up.estimate-pick-up', {
    from: clockAt(at(min), timeZone),
    to: clockAt(at(max), timeZone),
  })
}
