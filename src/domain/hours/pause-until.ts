import type { BranchContact, Pause } from '#generated/models.ts'
import { addDays } from '../time/civil-date.ts'
import { DAY_MS, MINUTE_MS } from '../time/lengths.ts'
import { civilAt, instantOf } from '../time/zoned.ts'
import { isOpenAt, nextChange } from './next-change.ts'
import { weeklyHours } from './weekly-hours.ts'

type PausedVenue = Pick<BranchContact, 'timeZone' | 'deliveryConfig'>

/**
 * When a pause that starts now ends.
 * @param now - milliseconds since the epoch
 * @returns a day ends at midnight in the venue's zone, or at closing time if that is later
 */
export function pauseUntil(pause: Pause, now: number, venue: PausedVenue): Date {
  const end = pause === 'day' ? dayEnd(now, venue) : now + Number(pause) * MINUTE_MS
  return new Date(end)
}

function dayEnd(now: number, { timeZone, deliveryConfig }: PausedVenue): number {
  const hours = weeklyHours(deliveryConfig.workingDays)
  const today = civilAt(now, timeZone)
  const midnight = (days: number) => instantOf({ ...addDays(today, days), hour: 0, minute: 0 }, timeZone)
  /** The end of a working day that runs past midnight; none for a venue that is open for days on end. */
  const closing = (from: number) => {
    const close = isOpenAt(hours, from, timeZone) ? nextChange(hours, from, timeZone) : undefined
    return close !== undefined && close < from + DAY_MS ? close : from
  }
  const yesterdays = closing(midnight(0))
  return now < yesterdays ? yesterdays : closing(midnight(1))
}
