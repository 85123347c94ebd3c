import { MARKER_SIZE_PX } from '#domain/defaults.ts'
import type { Point } from '#domain/geo/distance.ts'
import type { MarkersView } from '../contract.ts'

/** A place on the drawn map. @units CSS pixels */
export interface Spot {
  readonly x: number
  readonly y: number
}

/** Closer, a moving rider would leave the map between two positions. */
const CLOSEST = 16

/**
 * The closest view that shows all markers in what is not covered.
 * @param size - of the whole map
 * @param project - where a point lies at a zoom
 * @returns the middle of the whole map; undefined where there is nothing to look at, or no zoom shows it
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
 * Where to look along one axis: at `wish`, or as near to it as keeps all spots in sight. The wish gives way because it
 * lies as many pixels from the centre at every zoom: in a low window none would be far enough away.
 * @returns undefined where they do not fit around the centre
 */
function middleOf(spots: readonly number[], centre: number, wish: number, room: number): number | undefined {
  const least = Math.max(...spots) - room
  const most = Math.min(...spots) + room
  if (centre < least || centre > most) return undefined
  return Math.min(Math.max(wish, least), most)
}
