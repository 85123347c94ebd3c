import { DAY_MS } from '#domain/time/lengths.ts'
import { zoneSpans } from '#domain/time/zone-offset.ts'
import type { ZoneSpan } from '#domain/time/zone-offset.ts'
import type { Venue } from '#session/venue.ts'

/** What the clocks of a venue do in the weeks around a page. */
export interface VenueZone {
  timeZone: string
  spans: ZoneSpan[]
}

/** Hours and slots look a week ahead, and pages stay open for days. @units ms */
const BACK_MS = 2 * DAY_MS
const AHEAD_MS = 35 * DAY_MS

/** @param now - moment of the render. @units ms since the epoch */
export function venueZone(venue: Venue | undefined, now: number): VenueZone | undefined {
  if (!venue?.branchContact) return undefined
  const { timeZone } = venue.branchContact
  return { timeZone, spans: zoneSpans(now - BACK_MS, now + AHEAD_MS, timeZone) }
}
