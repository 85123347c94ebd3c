import { radians, type Point } from './distance.ts'

/** A part of the map between two parallels and two meridians; it never crosses the 180th. @units degrees */
export type Box = { south: number; north: number; west: number; east: number }

/** Of the smallest circle around the earth, so that a box is never too small. */
const METERS_PER_DEGREE = 110_500

/**
 * Boxes that together contain every point within a distance, and some more: an index queries them before the distances
 * are computed. Two across the 180th meridian, all longitudes where a pole is within reach.
 * @param radius - around the point
 * @units metres
 * @source assumed: the guide's look-up must not compute 100,000 distances
 */
export function boxesAround({ lat, lng }: Point, radius: number): Box[] {
  const height = radius / METERS_PER_DEGREE
  const south = Math.max(-90, lat - height)
  const north = Math.min(90, lat + height)
  const widest = Math.max(Math.abs(south), Math.abs(north))
  const width = widest >= 90 ? 180 : height / Math.cos(radians(widest))
  if (width >= 180) return [{ south, north, west: -180, east: 180 }]
  const west = lng - width
  const east = lng + width
  if (west < -180) {
    return [
      { south, north, west: -180, east },
      { south, north, west: west + 360, east: 180 },
    ]
  }
  if (east > 180) {
    return [
      { south, north, west, east: 180 },
      { south, north, west: -180, east: east - 360 },
    ]
  }
  return [{ south, north, west, east }]
}
