import type { MinorUnits, PaymentMethod } from '#generated/models.ts'

import { distanceMeters, type Point } from './distance.ts'

/** A corner as tenant files write it. @units [latitude, longitude] in degrees */
export type Corner = readonly [number, number]

/** Where a delivery zone lies: a polygon, or a circle around a centre. */
export type ZoneArea = { polygon?: readonly Corner[]; center?: Corner; radiusMeters?: number }

/** A delivery zone of a branch contact, as its tenant file has it. */
export type DeliveryZone = ZoneArea & {
  id: string
  name: string
  fees: Partial<Record<PaymentMethod, MinorUnits>>
  minimumOrderPrice: MinorUnits
  freeDeliveryAmount?: MinorUnits
  cashAllowed: boolean
  minDelayInMinutes?: number
  maxDelayInMinutes?: number
}

/** How near to a border counts as on it: some centimetres. @units degrees */
const BORDER_TOLERANCE_DEGREES = 1e-7

/**
 * Whether a point lies in a polygon; its border belongs to it. The polygon may be closed (last corner = first)
 * or not, run either way, and be of any shape that does not cross the 180th meridian.
 * @errors none; fewer than three corners contain nothing
 * @source assumed: a house on the border street is served
 */
export function inPolygon(polygon: readonly Corner[], point: Point): boolean {
  if (polygon.length < 3) return false
  let inside = false
  let previous = polygon.at(-1)
  for (const corner of polygon) {
    if (previous && isOnSegment(previous, corner, point)) return true
    if (previous && crossesRayOf(previous, corner, point)) inside = !inside
    previous = corner
  }
  return inside
}

/** Whether an edge is met by the ray from the point eastwards; half open, so that a corner counts once. */
const crossesRayOf = ([aLat, aLng]: Corner, [bLat, bLng]: Corner, { lat, lng }: Point): boolean =>
  aLat > lat !== bLat > lat && lng < ((bLng - aLng) * (lat - aLat)) / (bLat - aLat) + aLng

function isOnSegment([aLat, aLng]: Corner, [bLat, bLng]: Corner, { lat, lng }: Point): boolean {
  const length = Math.hypot(bLat - aLat, bLng - aLng)
  if (length === 0) return Math.hypot(lat - aLat, lng - aLng) <= BORDER_TOLERANCE_DEGREES
  const along = ((lat - aLat) * (bLat - aLat) + (lng - aLng) * (bLng - aLng)) / length
  const away = Math.abs((lat - aLat) * (bLng - aLng) - (lng - aLng) * (bLat - aLat)) / length
  return (
    away <= BORDER_TOLERANCE_DEGREES &&
    along >= -BORDER_TOLERANCE_DEGREES &&
    along <= length + BORDER_TOLERANCE_DEGREES
  )
}

/**
 * Whether a point lies in a zone of either kind.
 * @errors none; a zone without an area contains nothing
 * @source assumed: venues draw polygons or name a radius
 */
export function inZone(zone: ZoneArea, point: Point): boolean {
  if (zone.polygon && inPolygon(zone.polygon, point)) return true
  if (!zone.center || zone.radiusMeters === undefined) return false
  const [lat, lng] = zone.center
  return distanceMeters({ lat, lng }, point) <= zone.radiusMeters
}

/**
 * The zone an address belongs to: the first that contains it, so the order of the list is the priority.
 * @source assumed: zones overlap, and venues list the nearer and cheaper first
 */
export const zoneFor = <Zone extends ZoneArea>(zones: readonly Zone[], point: Point): Zone | undefined =>
  zones.find((zone) => inZone(zone, point))
