import type { AddressCheck } from '#generated/models.ts'

import { ADDRESS_TOLERANCE_METERS } from '#domain/defaults.ts'
import { distanceMeters, type Point } from '#domain/geo/distance.ts'
import { zoneFor, type DeliveryZone } from '#domain/geo/zones.ts'

/** The point a browser sends for an address, and whether the device measured it. */
export type AddressClaim = Point & { byPosition?: boolean }

/**
 * Where an address is delivered to and how sure that is; refused when point and address name two places.
 * `isElsewhere`: the address is known far from the point, which only a measured position may be.
 */
export type AddressVerdict =
  | { ok: true; check: AddressCheck; point: Point; isElsewhere: boolean }
  | { ok: false }

/**
 * Whether the point that comes with an order belongs to the address written in it: the point sets zone and fee, the
 * address is where the rider goes.
 *
 * A geocoder that knows the written address only elsewhere refuses it. For a position of the device it refuses when
 * the venue would deliver to that other place too: streets of the same name in other towns are ordinary, two served
 * places in one order are not. Near the border of zones the written address decides, not the point.
 * @param found - for every way the address is written, the places a geocoder has for it; none: it knows nothing
 * @param zones - of the venue, in order of priority
 * @returns CONFIRMED: every way leads to the point; BY_POSITION, UNKNOWN: the venue should ask
 * @errors not ok: the written address lies elsewhere
 * @source decision 24; diner spec §7 deliveryzones/fee has both, lat and lng beside fullAddress
 */
export function judgeAddress(
  claim: AddressClaim,
  found: readonly (readonly Point[])[],
  zones: readonly DeliveryZone[],
): AddressVerdict {
  const point = { lat: claim.lat, lng: claim.lng }
  const isNear = (place: Point) => distanceMeters(place, point) <= ADDRESS_TOLERANCE_METERS
  const known = found.filter((places) => places.length > 0)
  const elsewhere = known.filter((places) => !places.some(isNear))
  const isServed = (place: Point) => zoneFor(zones, place) !== undefined
  if (elsewhere.some((places) => claim.byPosition !== true || places.some(isServed))) return { ok: false }
  const isSure = known.length > 0 && known.length === found.length && elsewhere.length === 0
  const check = isSure ? 'CONFIRMED' : claim.byPosition === true ? 'BY_POSITION' : 'UNKNOWN'
  return {
    ok: true,
    check,
    point: deliveredAt(point, known.flat().filter(isNear), zones),
    isElsewhere: elsewhere.length > 0,
  }
}

/** The point itself if the address lies in its zone, else the nearest place of the address. */
function deliveredAt(point: Point, near: readonly Point[], zones: readonly DeliveryZone[]): Point {
  const zone = zoneFor(zones, point)
  const [nearest] = [...near].sort((a, b) => distanceMeters(a, point) - distanceMeters(b, point))
  const agrees = near.every((place) => zoneFor(zones, place) === zone)
  return nearest === undefined || agrees ? point : nearest
}
