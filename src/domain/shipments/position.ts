import { RIDER_POSITION_METERS, RIDER_POSITION_SECONDS } from '#domain/defaults.ts'
import { distanceMeters, type Point } from '#domain/geo/distance.ts'

/** A rider's position at a time. @units degrees; at in milliseconds since the epoch */
export type Sighting = Point & { at: number }

/**
 * Whether a position must be sent: the first one, and after enough distance or time.
 * @param lastSent - the last sent position
 * @param now - the current position
 * @source design §5 "Rider position": 10 m or 30 s
 */
export const isPositionDue = (lastSent: Sighting | undefined, now: Sighting): boolean =>
  lastSent === undefined ||
  now.at - lastSent.at >= RIDER_POSITION_SECONDS * 1_000 ||
  distanceMeters(lastSent, now) >= RIDER_POSITION_METERS
