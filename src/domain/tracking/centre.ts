import {
  TRACKING_OFFSET_BASE_DEGREES,
  TRACKING_OFFSET_BASE_ZOOM,
  TRACKING_OFFSET_FIXED_BELOW_ZOOM,
} from '#domain/defaults.ts'
import type { Point } from '#domain/geo/distance.ts'

import type { TrackingMarker } from './markers.ts'

/**
 * How far the map's centre is moved north of the markers, so that the panel below covers none of them.
 * @param zoom - of the map; undefined while unknown
 * @units degrees of latitude
 * @source delivery spec §4 "Map centre"; the base of 0.007° assumed in design §5
 */
export function latitudeOffset(zoom?: number): number {
  if (zoom === undefined) return 0
  if (zoom < TRACKING_OFFSET_FIXED_BELOW_ZOOM) return TRACKING_OFFSET_BASE_DEGREES
  return TRACKING_OFFSET_BASE_DEGREES * 2 ** (TRACKING_OFFSET_BASE_ZOOM - zoom)
}

/**
 * The centre of the tracking map: the rider, or the middle of the markers.
 * @param zoom - of the map; undefined while unknown
 * @returns undefined without a marker
 * @units degrees
 * @source delivery spec §4 "Map centre: the rider's position, or the average of the markers plus a small latitude
 * offset"
 */
export function trackingCentre(markers: readonly TrackingMarker[], zoom?: number): Point | undefined {
  const rider = markers.find(({ type }) => type === 'rider')
  if (rider || markers.length === 0) return rider?.position
  const mean = (pick: (point: Point) => number) =>
    markers.reduce((sum, { position }) => sum + pick(position), 0) / markers.length
  return { lat: mean(({ lat }) => lat) + latitudeOffset(zoom), lng: mean(({ lng }) => lng) }
}
