import { DAY_MS, MINUTE_MS } from './lengths.ts'
import type { Weekday } from '#generated/models.ts'

import { weekdayOf, type CivilDate } from './civil-date.ts'
import { instantMs, offsetChange, offsetMinutes, type Instant } from './zone-offset.ts'

/** The local date and time at a venue. @units month 1–12, hour 0–23 */
export type CivilTime = CivilDate & { hour: number; minute: number; weekday: Weekday }

/**
 * The local date and time of an instant in a zone.
 * @param instant - epoch ms or Date
 * @param timeZone - IANA name
 * @errors throws UnknownTimeZoneError
 * @source design §5 "Venue time: the browser's zone is never read"
 */
export function civilAt(instant: Instant, timeZone: string): CivilTime {
  const wall = new Date(instantMs(instant) + offsetMinutes(instant, timeZone) * MINUTE_MS)
  const date = { year: wall.getUTCFullYear(), month: wall.getUTCMonth() + 1, day: wall.getUTCDate() }
  return { ...date, hour: wall.getUTCHours(), minute: wall.getUTCMinutes(), weekday: weekdayOf(date) }
}

/**
 * The instant of a local time in a zone. A time that occurs twice (autumn) is the first of the two. A skipped time
 * (spring) is the instant of the change: something due then begins as soon as the clock has passed it.
 * @param civil - hour 24 with minute 0 is midnight at the end of the day
 * @returns epoch ms
 * @units ms
 * @errors throws UnknownTimeZoneError
 * @source design §5 "Venue time"; gap and overlap assumed: the readings that open a venue no later than its sign says
 */
export function instantOf(civil: CivilDate & { hour: number; minute: number }, timeZone: string): number {
  const wall = Date.UTC(civil.year, civil.month - 1, civil.day, civil.hour, civil.minute)
  const before = offsetMinutes(wall - DAY_MS, timeZone)
  const after = offsetMinutes(wall + DAY_MS, timeZone)
  const exact = [before, after]
    .map((offset) => ({ offset, at: wall - offset * MINUTE_MS }))
    .filter(({ offset, at }) => offsetMinutes(at, timeZone) === offset)
    .map(({ at }) => at)
  if (exact.length > 0) return Math.min(...exact)
  const earliest = wall - Math.max(before, after) * MINUTE_MS
  const latest = wall - Math.min(before, after) * MINUTE_MS
  return offsetChange(earliest, latest, timeZone) ?? latest
}

/**
 * Whether a local time exists in a zone: false for the hour skipped in spring.
 * @errors throws UnknownTimeZoneError
 * @source assumed: no slot may be offered at a time that no clock shows
 */
export function isClockTimeReal(
  civil: CivilDate & { hour: number; minute: number },
  timeZone: string,
): boolean {
  const shown = civilAt(instantOf(civil, timeZone), timeZone)
  return shown.hour === civil.hour % 24 && shown.minute === civil.minute
}
