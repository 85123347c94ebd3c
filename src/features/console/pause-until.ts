import { isOpenAt, nextChange } from '#domain/hours/next-change.ts'
import { weeklyHours } from '#domain/hours/weekly-hours.ts'
import { DAY_MS, MINUTE_MS } from '#domain/time/lengths.ts'
import { addDays } from '#domain/time/civil-date.ts'
import { civilAt, instantOf } from '#domain/time/zoned.ts'
import type { BranchContact } from '#generated/models.ts'

/** How long a venue is paused: minutes, or until its day ends. */
export const PAUSES = ['15', '30', '60', 'day'] as const
export type Pause = (typeof PAUSES)[number]

type PausedVenue = Pick<BranchContact, 'timeZone' | 'deliveryConfig'>

/**
 * When a pause that begins now is over.
 * @param now - milliseconds since the epoch
 * @returns ISO-8601; a day ends at midnight of the venue's own zone, or when it closes after that
 */
export function pauseUntil(pause: Pause, now: number, venue: PausedVenue): string {
  const end = pause === 'day' ? dayEnd(now, venue) : now + Number(pause) * MINUTE_MS
  return new Date(end).toISOString()
}

function dayEnd(now: number, { timeZone, deliveryConfig }: PausedVenue): number {
  const hours = weeklyHours(deliveryConfig.workingDays)
  const today = civilAt(now, timeZone)
  const midnight = (days: number) => instantOf({ ...addDays(today, days), hour: 0, minute: 0 }, timeZone)
  /** The end of a day of work that goes on after a midnight; who is open for days on end has none. */
  const closing = (from: number) => {
    const close = isOpenAt(hours, from, timeZone) ? nextChange(hours, from, timeZone) : undefined
    return close !== undefined && close < from + DAY_MS ? close : from
  }
  const yesterdays = closing(midnight(0))
  return now < yesterdays ? yesterdays : closing(midnight(1))
}
