import { HOUR_MS, MINUTE_MS } from '#domain/time/lengths.ts'
import type { ChargeSource } from '#generated/models.ts'
import {
  PAYMENT_HOURS_IMMEDIATE,
  PAYMENT_HOURS_SCHEDULED_MAX,
  PAYMENT_MINUTES_MIN,
} from '#domain/defaults.ts'
import { leadMinutes } from '#domain/schedule/lead-minutes.ts'
import { instantMs, type Instant } from '#domain/time/zone-offset.ts'

/** The part of an order that its payment deadline depends on. */
export type PaidLater = { orderedAt: Instant; scheduledAt?: Instant | null; minDelayInMinutes: number }

/**
 * The payment deadline of an order. An immediate order has an hour. A scheduled one has until its slot minus the lead
 * time, and at most a day. It always has some minutes, also for the last slot on offer or a long way.
 * @units milliseconds since the epoch
 * @source delivery spec §4 "past the allowed payment hours"; the hours are ruled in design §5 "Payment hours"
 */
export function paymentDeadline({ orderedAt, scheduledAt, minDelayInMinutes }: PaidLater): number {
  const ordered = instantMs(orderedAt)
  if (scheduledAt === undefined || scheduledAt === null) return ordered + PAYMENT_HOURS_IMMEDIATE * HOUR_MS
  const beforeSlot = instantMs(scheduledAt) - leadMinutes(minDelayInMinutes) * MINUTE_MS
  const atLeast = ordered + PAYMENT_MINUTES_MIN * MINUTE_MS
  return Math.max(atLeast, Math.min(beforeSlot, ordered + PAYMENT_HOURS_SCHEDULED_MAX * HOUR_MS))
}

/** Whether it can still be paid. @source see {@link paymentDeadline} */
export const isPayableAt = (order: PaidLater, now: Instant): boolean =>
  instantMs(now) <= paymentDeadline(order)

/**
 * Whether the provider took an order's payment after the deadline: its venue then decides whether to make the order.
 * @param charge - its payment
 * @source issue 15 part 5 "an approval after the deadline … goes to the venue"
 */
export const isPaidLate = (
  order: PaidLater,
  charge: { source: ChargeSource; at: Instant } | undefined,
): boolean => charge?.source === 'PROVIDER' && !isPayableAt(order, charge.at)
