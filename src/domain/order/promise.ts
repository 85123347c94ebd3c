import { MINUTE_MS } from '#domain/time/lengths.ts'
import { LATE_SOON_MINUTES } from '#domain/defaults.ts'
import type { OrderFollowUp, OrderStatus } from '#generated/models.ts'

type Course = Pick<OrderFollowUp, 'orderedAt' | 'statusHistory'>
type Promised = Course & Pick<OrderFollowUp, 'scheduledAt' | 'maxDelayInMinutes'>

/**
 * When an order was confirmed; its minutes count from then, because an order paid later by link is not prepared before.
 * @returns one of its own times
 * @source decision 145
 */
export const confirmedAt = ({ orderedAt, statusHistory }: Course): string =>
  statusHistory.find(({ status }) => status !== 'UNCONFIRMED')?.at ?? orderedAt

/**
 * When an order is promised: at its slot, or when the mode's longest delay is over.
 * @units milliseconds since the epoch
 * @source diner spec §3 "maxDelay"
 */
export const promisedMs = ({ scheduledAt, maxDelayInMinutes, ...order }: Promised): number =>
  scheduledAt === undefined
    ? Date.parse(confirmedAt(order)) + maxDelayInMinutes * MINUTE_MS
    : Date.parse(scheduledAt)

/** State of an order relative to its promised time. */
export type Lateness = { kind: 'on-time' | 'soon' | 'late'; minutes: number }

const OPEN: readonly OrderStatus[] = ['GENERATED', 'ACCEPTED', 'READY']

/**
 * State of an order relative to its promised time; nothing is late before confirmation or after the end.
 * @param nowMs - milliseconds since the epoch
 * @returns whole minutes to the promise, or after it, never negative
 * @units minutes
 * @source design, issue of the console: lateness by promised time
 */
export function latenessOf(
  order: Promised & Pick<OrderFollowUp, 'status'>,
  nowMs: number,
): Lateness | undefined {
  if (!OPEN.includes(order.status)) return undefined
  const left = Math.floor((promisedMs(order) - nowMs) / MINUTE_MS)
  if (left < 0) return { kind: 'late', minutes: -left }
  return { kind: left <= LATE_SOON_MINUTES ? 'soon' : 'on-time', minutes: left }
}
