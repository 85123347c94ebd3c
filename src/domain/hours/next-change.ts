import { MINUTE_MS } from '#domain/time/lengths.ts'
import { offsetChange } from '#domain/time/zone-offset.ts'
import { civilAt } from '#domain/time/zoned.ts'
import { includesMinute, minuteOfWeek, minutesToChange, type WeeklyHours } from './weekly-hours.ts'

/**
 * Whether hours written for the wall clock of a zone include an instant.
 * @errors throws UnknownTimeZoneError
 * @source diner spec §3 workingDays; design §5 "Venue time"
 */
export const isOpenAt = (hours: WeeklyHours, instantMs: number, timeZone: string): boolean =>
  includesMinute(hours, minuteOfWeek(civilAt(instantMs, timeZone)))

/**
 * The first instant after another at which the venue opens (if closed) or closes (if open).
 * Exact through daylight-saving changes: an hour that is skipped may open or close a venue at the jump,
 * an hour that comes twice is judged twice.
 * @param fromMs - epoch ms; the minute it lies in counts
 * @returns epoch ms of a whole minute, or undefined when the hours never change
 * @units ms
 * @errors throws UnknownTimeZoneError
 * @source design §5 "Venue time"
 */
export function nextChange(hours: WeeklyHours, fromMs: number, timeZone: string): number | undefined {
  const start = Math.floor(fromMs / MINUTE_MS) * MINUTE_MS
  const direct = changeWithoutJump(hours, start, timeZone)
  if (direct === undefined) return undefined
  const jump = offsetChange(start, direct, timeZone)
  if (jump === undefined) return direct
  const isChanged = isOpenAt(hours, jump, timeZone) !== isOpenAt(hours, start, timeZone)
  return isChanged ? jump : changeWithoutJump(hours, jump, timeZone)
}

function changeWithoutJump(hours: WeeklyHours, fromMs: number, timeZone: string): number | undefined {
  const minutes = minutesToChange(hours, minuteOfWeek(civilAt(fromMs, timeZone)))
  return minutes === undefined ? undefined : fromMs + minutes * MINUTE_MS
}
