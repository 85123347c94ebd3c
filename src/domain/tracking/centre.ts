import {
  TRACKING_OFFSET_BASE_DEGREES,
  TRACKING_OFFSET_BASE_ZOOM,
  TRACKING_OFFSET_FIXED_BELOW_ZOOM,
} from '#domain/defaults.ts'
import type { Point } from '#domain/geo/distance.ts'

import type { TrackingMarker } from './markers.ts'

/**
 * How far north of the markers the map looks, so that the panel below covers none of them.
 * @param zoom - of the map; undefined while it is not known
 * @units degrees of latitude
 * @source delivery spec §4 "Map centre"; the base of 0.007° assumed in design §5
 */
export function latitudeOffset(zoom?: number): number {
  if (zoom === undefined) return 0
  if (zoom < TRACKING_OFFSET_FIXED_BELOW_ZOOM) return TRACKING_OFFSET_BASE_DEGREES
  return TRACKING_OFFSET_BASE_DEGREES * 2 ** (TRACKING_OFFSET_BASE_ZOOM - zoom)
}

/**
 * Where the tracking map looks: at the rider, or at the middle of the markers.
 * @param zoom - of the map; undefined while it is not known
 * @returns undefined without a marker
 * @units degrees
 * @source delivery spec §4 "Map centre: the rider's position, or the average of the markers plus a small latitude offset"
 */
export function trackingCentre(markers: readonly TrackingMarker[], zoom?: number): Point | undefined {
  const rider = markers.find(({ type }) => type === 'rider')
  if (rider || markers.length === 0) return rider?.position
  const mean = (pick: (point: Point) => number) =>
    markers.reduce((sum, { position }) => sum + pick(position), 0) / markers.length
  return { lat: mean(({ lat }) => lat) + latitudeOffset(zoom), lng: mean(({ lng }) => lng) }
}
