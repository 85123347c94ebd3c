import { ADDRESS_ASK_METERS } from '#domain/defaults.ts'
import { distanceMeters, type Point } from '#domain/geo/distance.ts'
import type { DeliveryInfo, UserLocation } from '#generated/models.ts'

/**
 * Distance of a point from the nearest known place of its written address.
 * @returns undefined when no place is known
 * @units metres
 * @source assumed: ours
 */
export function metersFromAddress(point: Point, places: readonly Point[]): number | undefined {
  if (places.length === 0) return undefined
  return Math.round(Math.min(...places.map((place) => distanceMeters(place, point))))
}

/**
 * Whether a point is so far from its written address that the diner has to confirm it.
 * @param meters - by {@link metersFromAddress}
 * @source assumed: ours
 */
export const isFarFromAddress = (meters: number | undefined): boolean =>
  meters !== undefined && meters > ADDRESS_ASK_METERS

/**
 * Whether to ask the diner if the point is right: not where the order would be refused anyway.
 * @param info - of the delivery to the location
 * @source assumed: ours
 */
export const isPointAsked = (
  info: Pick<DeliveryInfo, 'addressDistanceMeters' | 'addressElsewhere'> | undefined,
  location: Pick<UserLocation, 'byPosition'> | undefined,
): boolean =>
  isFarFromAddress(info?.addressDistanceMeters) &&
  (info?.addressElsewhere !== true || location?.byPosition === true)
