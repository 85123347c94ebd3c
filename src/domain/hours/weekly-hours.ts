import type { WorkingDay } from '#generated/models.ts'

import { WEEKDAYS, weekdayIndex } from '#domain/time/civil-date.ts'
import { MINUTES_PER_DAY, parseClockTime } from '#domain/time/clock-time.ts'
import type { CivilTime } from '#domain/time/zoned.ts'

/** Minutes of a week. @units minutes */
export const MINUTES_PER_WEEK = 7 * MINUTES_PER_DAY

/**
 * A stretch of the week, from Monday 00:00 = 0; the end is not part of it.
 * @units minutes; 0 ≤ start < end ≤ 10080
 */
export type WeekInterval = { start: number; end: number }

/** Opening hours in the form every question about them is asked: ordered, not touching, cut at the week's end. */
export type WeeklyHours = readonly WeekInterval[]

/**
 * Opening hours of a week, with ranges past midnight carried into the next day (from Sunday into Monday)
 * and overlapping or touching ranges made one.
 * A range whose times cannot be read opens nothing: tenant files are checked by their schema at start.
 * @param days - a weekday may come several times or not at all
 * @returns empty when never open; one interval 0–10080 when always open
 * @units minutes of the week
 * @source diner spec §3 deliveryConfig; "endAt at or before startAt passes midnight" is the contract's TimeRange
 */
export function weeklyHours(days: readonly WorkingDay[]): WeeklyHours {
  const pieces: WeekInterval[] = []
  for (const day of days) {
    const midnight = weekdayIndex(day.dayOfWeek) * MINUTES_PER_DAY
    for (const range of day.workingHours) {
      const startAt = parseClockTime(range.startAt)
      const endAt = parseClockTime(range.endAt)
      if (midnight < 0 || startAt === undefined || startAt === MINUTES_PER_DAY || endAt === undefined)
        continue
      const start = midnight + startAt
      const end = midnight + endAt + (endAt <= startAt ? MINUTES_PER_DAY : 0)
      pieces.push({ start, end: Math.min(end, MINUTES_PER_WEEK) })
      if (end > MINUTES_PER_WEEK) pieces.push({ start: 0, end: end - MINUTES_PER_WEEK })
    }
  }
  return merge(pieces)
}

function merge(pieces: readonly WeekInterval[]): WeekInterval[] {
  const merged: WeekInterval[] = []
  for (const piece of [...pieces].sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1)
    if (last && piece.start <= last.end) last.end = Math.max(last.end, piece.end)
    else merged.push({ ...piece })
  }
  return merged
}

/**
 * The minutes that belong to both.
 * @units minutes of the week
 * @source assumed: a mode with hours of its own still needs the kitchen of an open venue
 */
export function intersectHours(a: WeeklyHours, b: WeeklyHours): WeeklyHours {
  const both = a.flatMap((one) =>
    b.map((other) => ({ start: Math.max(one.start, other.start), end: Math.min(one.end, other.end) })),
  )
  return merge(both.filter(({ start, end }) => start < end))
}

/** Whether the hours never end. @source diner spec §2.14 'Siempre abierto' */
export const isAlwaysOpen = (hours: WeeklyHours): boolean =>
  hours.length === 1 && hours[0]?.start === 0 && hours[0].end === MINUTES_PER_WEEK

/**
 * Minute of the week that a wall clock shows.
 * @units minutes from Monday 00:00
 * @source diner spec §3 dayOfWeek
 */
export const minuteOfWeek = (civil: Pick<CivilTime, 'weekday' | 'hour' | 'minute'>): number =>
  WEEKDAYS.indexOf(civil.weekday) * MINUTES_PER_DAY + civil.hour * 60 + civil.minute

/**
 * Whether a minute of the week is within the hours.
 * @source diner spec §3 workingHours startAt/endAt: open from the first, closed from the last
 */
export const includesMinute = (hours: WeeklyHours, minute: number): boolean =>
  hours.some(({ start, end }) => start <= minute && minute < end)

/**
 * Minutes of wall clock until the hours open (when closed) or close (when open).
 * @returns at least 1; undefined when they never change
 * @units minutes
 * @source diner spec §2.14
 */
export function minutesToChange(hours: WeeklyHours, minute: number): number | undefined {
  if (hours.length === 0 || isAlwaysOpen(hours)) return undefined
  const open = includesMinute(hours, minute)
  const ahead = hours
    .flatMap(({ start, end }) => [start, end])
    .map(
      (edge) =>
        (((edge - minute) % MINUTES_PER_WEEK) + MINUTES_PER_WEEK) % MINUTES_PER_WEEK || MINUTES_PER_WEEK,
    )
    // An edge at the week's end that goes on from Monday changes nothing.
    .filter((delta) => includesMinute(hours, (minute + delta) % MINUTES_PER_WEEK) !== open)
  return Math.min(...ahead)
}
