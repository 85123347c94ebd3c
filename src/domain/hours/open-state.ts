import type { ManualClosure, Weekday, WorkingDay } from '#generated/models.ts'

import { daysBetween } from '#domain/time/civil-date.ts'
import { formatClockTime } from '#domain/time/clock-time.ts'
import { instantMs, type Instant } from '#domain/time/zone-offset.ts'
import { civilAt } from '#domain/time/zoned.ts'
import { isOpenAt, nextChange } from './next-change.ts'
import { isAlwaysOpen, weeklyHours } from './weekly-hours.ts'

/**
 * A moment as the venue's clock shows it, to be put into words: 'Cierra a las 23:30', 'Abre mañana a las 12:00'.
 * @units time HH:MM and daysAhead in the venue's zone; at ISO-8601 UTC
 */
export type VenueMoment = { weekday: Weekday; time: string; sameDay: boolean; daysAhead: number; at: string }

/** Whether a venue is open, and when that changes. */
export type OpenState =
  | { kind: 'always-open' }
  | { kind: 'open'; until: VenueMoment }
  | { kind: 'closed'; next?: VenueMoment }
  | { kind: 'temporarily-closed'; next?: VenueMoment; reason?: string }

/** What opening depends on, as a branch contact has it. @source diner spec §3 deliveryConfig.workingDays */
export type OpenHours = {
  timeZone: string
  manualClosure?: ManualClosure
  deliveryConfig: { workingDays: readonly WorkingDay[] }
}

/**
 * How an instant reads on the venue's clock, seen from another.
 * @errors throws UnknownTimeZoneError
 * @source design §5 "Venue time"
 */
export function venueMoment(atMs: number, nowMs: number, timeZone: string): VenueMoment {
  const then = civilAt(atMs, timeZone)
  const daysAhead = daysBetween(civilAt(nowMs, timeZone), then)
  return {
    weekday: then.weekday,
    time: formatClockTime(then.hour * 60 + then.minute),
    sameDay: daysAhead === 0,
    daysAhead,
    at: new Date(atMs).toISOString(),
  }
}

/**
 * The instant a manual closure ends.
 * @returns epoch ms; Infinity when it has no end or an unreadable one; undefined when there is none or it is over
 * @units ms
 * @source diner spec §3 "manual-closure data"; an unreadable end keeps the venue closed, because someone closed it
 */
export function closedUntil(closure: ManualClosure | undefined, nowMs: number): number | undefined {
  if (!closure) return undefined
  const until = Date.parse(closure.until ?? '')
  if (Number.isNaN(until)) return Number.POSITIVE_INFINITY
  return until > nowMs ? until : undefined
}

/** Of two manual closures the one that ends later, which keeps the venue closed; the first of two that end together. */
export function laterClosure(
  first: ManualClosure | undefined,
  second: ManualClosure | undefined,
): ManualClosure | undefined {
  const ever = Number.NEGATIVE_INFINITY
  const endOf = (closure: ManualClosure | undefined) => closedUntil(closure, ever) ?? ever
  return endOf(second) > endOf(first) ? second : first
}

/**
 * Whether a venue is open now, in its own time zone, and when that changes next.
 * @param now - the instant asked about
 * @errors throws UnknownTimeZoneError
 * @source diner spec §2.14 'Siempre abierto', 'Cerrado', 'Cerrado Temporalmente', 'De {start} a {end}'
 */
export function openState(venue: OpenHours, now: Instant): OpenState {
  const nowMs = instantMs(now)
  const hours = weeklyHours(venue.deliveryConfig.workingDays)
  const moment = (atMs: number | undefined): VenueMoment | undefined =>
    atMs === undefined ? undefined : venueMoment(atMs, nowMs, venue.timeZone)

  const closure = closedUntil(venue.manualClosure, nowMs)
  if (closure !== undefined) {
    return {
      kind: 'temporarily-closed',
      next: closure === Number.POSITIVE_INFINITY ? undefined : moment(firstOpen(venue, closure)),
      reason: venue.manualClosure?.reason,
    }
  }
  if (isAlwaysOpen(hours)) return { kind: 'always-open' }
  const change = moment(nextChange(hours, nowMs, venue.timeZone))
  if (change && isOpenAt(hours, nowMs, venue.timeZone)) return { kind: 'open', until: change }
  return { kind: 'closed', next: change }
}

/** The first instant from another one on at which the hours are open. */
function firstOpen(venue: OpenHours, fromMs: number): number | undefined {
  const hours = weeklyHours(venue.deliveryConfig.workingDays)
  return isOpenAt(hours, fromMs, venue.timeZone) ? fromMs : nextChange(hours, fromMs, venue.timeZone)
}

/** Whether orders can be taken by the clock. @source diner spec §2.1 closed-venue banner */
export const isOpen = (state: OpenState): boolean => state.kind === 'open' || state.kind === 'always-open'

/** Whether the venue is open at an instant, whatever its modes say. @errors throws UnknownTimeZoneError */
export const isVenueOpen = (venue: OpenHours, now: Instant): boolean => isOpen(openState(venue, now))
