import { ADDRESS_ASK_METERS } from '#domain/defaults.ts'
import { distanceMeters, type Point } from '#domain/geo/distance.ts'
import type { DeliveryInfo, UserLocation } from '#generated/models.ts'

/**
 * How far a point is from the nearest place that is known for its written address.
 * @returns undefined when none is known
 * @units metres
 * @source assumed: ours
 */
export function metersFromAddress(point: Point, places: readonly Point[]): number | undefined {
  if (places.length === 0) return undefined
  return Math.round(Math.min(...places.map((place) => distanceMeters(place, point))))
}

/**
 * Whether a point is so far from its written address that it counts only when the diner confirms it.
 * @param meters - by {@link metersFromAddress}
 * @source assumed: ours
 */
export const isFarFromAddress = (meters: number | undefined): boolean =>
  meters !== undefined && meters > ADDRESS_ASK_METERS

/**
 * Whether the diner is asked if the point is right: not where an order to it would be refused whatever they say.
 * @param info - of the delivery to the location
 * @source assumed: ours
 */
export const isPointAsked = (
  info: Pick<DeliveryInfo, 'addressDistanceMeters' | 'addressElsewhere'> | undefined,
  location: Pick<UserLocation, 'byPosition'> | undefined,
): boolean =>
  isFarFromAddress(info?.addressDistanceMeters) &&
  (info?.addressElsewhere !== true || location?.byPosition === true)
