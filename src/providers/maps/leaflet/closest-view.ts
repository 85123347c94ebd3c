import { MARKER_SIZE_PX } from '#domain/defaults.ts'
import type { Point } from '#domain/geo/distance.ts'
import type { MarkersView } from '../contract.ts'

/** A point on the rendered map. @units CSS pixels */
export interface Spot {
  readonly x: number
  readonly y: number
}

/** At a closer zoom, a moving rider would leave the map between two positions. */
const CLOSEST = 16

/**
 * The closest view with all markers in the uncovered area.
 * @param size - of the whole map
 * @param project - position of a point at a zoom
 * @returns the centre of the whole map; undefined when there are no markers, or no zoom fits them
 * @units CSS pixels
 */
export function closestView(
  { markers, centreAt, covered: { left, top, bottom } }: MarkersView,
  size: Spot,
  project: (point: Point, zoom: number) => Spot,
): { middle: Spot; zoom: number } | undefined {
  const roomX = (size.x - left) / 2 - MARKER_SIZE_PX
  const roomY = (size.y - top - bottom) / 2 - MARKER_SIZE_PX
  const plain = centreAt()
  for (let zoom = CLOSEST; zoom >= 0; zoom -= 1) {
    const wanted = centreAt(zoom)
    if (plain === undefined || wanted === undefined) return undefined
    const spots = markers.map(({ point }) => project(point, zoom))
    const centre = project(plain, zoom)
    const wish = project(wanted, zoom)
    const at = (axis: keyof Spot) => spots.map((spot) => spot[axis])
    const x = middleOf(at('x'), centre.x, wish.x, roomX)
    const y = middleOf(at('y'), centre.y, wish.y, roomY)
    if (x !== undefined && y !== undefined)
      return { middle: { x: x - left / 2, y: y - (top - bottom) / 2 }, zoom }
  }
  return undefined
}

/**
 * The centre along one axis: `wish`, or the nearest value that keeps all spots visible. The wish is only a preference,
 * because its distance from the centre is fixed in pixels: in a low window no zoom would fulfil it.
 * @returns undefined when the spots do not fit around the centre
 */
function middleOf(spots: readonly number[], centre: number, wish: number, room: number): number | undefined {
  const least = Math.max(...spots) - room
  const most = Math.min(...spots) + room
  if (centre < least || centre > most) return undefined
  return Math.min(Math.max(wish, least), most)
}
