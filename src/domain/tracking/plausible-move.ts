import {
  RIDER_POSITION_ERROR_METERS,
  RIDER_POSITION_OLD_SECONDS,
  RIDER_TOP_METERS_PER_SECOND,
} from '#domain/defaults.ts'
import { distanceMeters, type Point } from '#domain/geo/distance.ts'

/** A rider's position at a time. @property atMs - ms since 1970 */
type Sighting = Point & { atMs: number }

const SECOND_MS = 1_000

/**
 * Whether a rider can have moved between two positions in that time: a phone that reports 400 km in a minute is not
 * believed. An old position is not compared, so that one wrong position does not block the right ones for ever.
 * @units metres, seconds
 * @source assumed: the top speed and the error of a phone, see defaults
 */
export function isPlausibleMove(from: Sighting, to: Sighting): boolean {
  const seconds = (to.atMs - from.atMs) / SECOND_MS
  if (seconds > RIDER_POSITION_OLD_SECONDS) return true
  return distanceMeters(from, to) <= RIDER_POSITION_ERROR_METERS + seconds * RIDER_TOP_METERS_PER_SECOND
}
