import { HOUR_MS, MINUTE_MS } from '#domain/time/lengths.ts'
import type { ChargeSource } from '#generated/models.ts'
import {
  PAYMENT_HOURS_IMMEDIATE,
  PAYMENT_HOURS_SCHEDULED_MAX,
  PAYMENT_MINUTES_MIN,
} from '#domain/defaults.ts'
import { leadMinutes } from '#domain/schedule/lead-minutes.ts'
import { instantMs, type Instant } from '#domain/time/zone-offset.ts'

/** The part of an order that its payment hours depend on. */
export type PaidLater = { orderedAt: Instant; scheduledAt?: Instant | null; minDelayInMinutes: number }

/**
 * Until when an order may be paid: an hour for an order of the moment; a scheduled one until its slot minus the lead
 * time, and never longer than a day. Whoever takes the last slot on offer, or lives where the way is longer, has some
 * minutes all the same.
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

/** Whether it is still time to pay. @source see {@link paymentDeadline} */
export const isPayableAt = (order: PaidLater, now: Instant): boolean =>
  instantMs(now) <= paymentDeadline(order)

/**
 * Whether an order is paid by money that its provider took after the payment hours: its venue decides whether to make it.
 * @param charge - what it is paid with
 * @source issue 15 part 5 "an approval after the deadline … goes to the venue"
 */
export const isPaidLate = (
  order: PaidLater,
  charge: { source: ChargeSource; at: Instant } | undefined,
): boolean => charge?.source === 'PROVIDER' && !isPayableAt(order, charge.at)
