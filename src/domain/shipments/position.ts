import { RIDER_POSITION_METERS, RIDER_POSITION_SECONDS } from '#domain/defaults.ts'
import { distanceMeters, type Point } from '#domain/geo/distance.ts'

/** Where the rider was at a moment. @units degrees; at in milliseconds since the epoch */
export type Sighting = Point & { at: number }

/**
 * Whether a position is to be told: the first, after moving far enough, or after long enough.
 * @param told - what was told last
 * @param now - where the rider is
 * @source design §5 "Rider position": 10 m or 30 s
 */
export const isPositionDue = (told: Sighting | undefined, now: Sighting): boolean =>
  told === undefined ||
  now.at - told.at >= RIDER_POSITION_SECONDS * 1_000 ||
  distanceMeters(told, now) >= RIDER_POSITION_METERS
