import { WEEK_MS } from '#domain/time/lengths.ts'
import { zoneRules, type ZoneRules } from '#domain/time/zone-offset.ts'
import type { Venue } from '#session/venue.ts'

/** A year of orders is shown, and closures are announced long before. */
const YEAR_MS = 53 * WEEK_MS

// Cached for a week; one entry per time zone in use.
let rulesOf = { week: 0, zones: new Map<string, ZoneRules>() }

/**
 * The venue's time-zone offsets from a year before the page until a year after.
 * @param now - moment of the render.
 * @units ms since the epoch
 */
export function venueZone(venue: Venue | undefined, now: number): ZoneRules | undefined {
  if (!venue?.branchContact) return undefined
  const { timeZone } = venue.branchContact
  const week = Math.floor(now / WEEK_MS)
  if (rulesOf.week !== week) rulesOf = { week, zones: new Map() }
  const known = rulesOf.zones.get(timeZone)
  if (known) return known
  const rules = zoneRules(week * WEEK_MS - YEAR_MS, week * WEEK_MS + YEAR_MS, timeZone)
  rulesOf.zones.set(timeZone, rules)
  return rules
}
