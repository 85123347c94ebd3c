import {
  RIDER_POSITION_ERROR_METERS,
  RIDER_POSITION_OLD_SECONDS,
  RIDER_TOP_METERS_PER_SECOND,
} from '#domain/defaults.ts'
import { distanceMeters, type Point } from '#domain/geo/distance.ts'

/** Where a rider was. @property atMs - ms since 1970 */
type Sighting = Point & { atMs: number }

const SECOND_MS = 1_000

/**
 * Whether a rider can have come from one place to another meanwhile: no phone is trusted with 400 km in a minute. What
 * is known from long ago judges nothing, so that one wrong position does not refuse the right ones for ever.
 * @units metres, seconds
 * @source assumed: the top speed and the error of a phone, see defaults
 */
export function isPlausibleMove(from: Sighting, to: Sighting): boolean {
  const seconds = (to.atMs - from.atMs) / SECOND_MS
  if (seconds > RIDER_POSITION_OLD_SECONDS) return true
  return distanceMeters(from, to) <= RIDER_POSITION_ERROR_METERS + seconds * RIDER_TOP_METERS_PER_SECOND
}
