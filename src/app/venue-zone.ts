import { WEEK_MS } from '#domain/time/lengths.ts'
import { zoneSpans } from '#domain/time/zone-offset.ts'
import type { ZoneSpan } from '#domain/time/zone-offset.ts'
import type { Venue } from '#session/venue.ts'

/** What the clocks of a venue do in the year before a page and in the year after it. */
export interface VenueZone {
  timeZone: string
  spans: ZoneSpan[]
}

/** Orders of a year are shown, and closures are announced long before. */
const YEAR_MS = 53 * WEEK_MS

/** @param now - moment of the render. @units ms since the epoch */
export function venueZone(venue: Venue | undefined, now: number): VenueZone | undefined {
  if (!venue?.branchContact) return undefined
  const { timeZone } = venue.branchContact
  // by whole weeks, so that pages of one week ask for the same instants, which are known then
  const week = Math.floor(now / WEEK_MS) * WEEK_MS
  return { timeZone, spans: zoneSpans(week - YEAR_MS, week + YEAR_MS, timeZone) }
}
