import { MINUTE_MS } from '#domain/time/lengths.ts'
import { instantMs, type Instant } from '#domain/time/zone-offset.ts'

/** Age of a position, for display. @units count: minutes or hours, by unit */
export type PositionAge = { readonly unit: 'now' | 'minutes' | 'hours'; readonly count: number }

const HOUR_MINUTES = 60

/**
 * The age of the rider's position: 'now' below a minute, full hours from an hour on. A clock that is ahead does not
 * make it negative.
 * @param at - ISO-8601 of the position
 * @errors none; an invalid instant counts as now
 * @source design §5 "Rider position: the diner sees its age"
 */
export function positionAge(at: string, now: Instant): PositionAge {
  const minutes = Math.floor((instantMs(now) - Date.parse(at)) / MINUTE_MS)
  if (!(minutes >= 1)) return { unit: 'now', count: 0 }
  if (minutes < HOUR_MINUTES) return { unit: 'minutes', count: minutes }
  return { unit: 'hours', count: Math.floor(minutes / HOUR_MINUTES) }
}
