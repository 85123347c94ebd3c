import type { Corner } from './zones.ts'

/** Corners as written, without a last one that repeats the first. */
const open = (polygon: readonly Corner[]): readonly Corner[] => {
  const [first, last] = [polygon[0], polygon.at(-1)]
  return first && last && polygon.length > 1 && first[0] === last[0] && first[1] === last[1]
    ? polygon.slice(0, -1)
    : polygon
}

/** Twice the signed area of a triangle: its sign is the side of the line from a to b on which c lies. */
const side = (a: Corner, b: Corner, c: Corner): number =>
  Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]))

/**
 * Whether two edges of a polygon meet anywhere but at a shared corner: what lies inside is then not what was drawn.
 * @param polygon - closed (last corner = first) or not
 * @errors none; fewer than four corners cannot cross
 * @source assumed: operators type or draw corners, and mix up their order
 */
export function crossesItself(polygon: readonly Corner[]): boolean {
  const corners = open(polygon)
  const edges = corners.map(
    (corner, index) => [corner, corners[(index + 1) % corners.length] ?? corner] as const,
  )
  return edges.some(([a, b], one) =>
    edges.some(([c, d], other) => {
      const apart = Math.abs(one - other)
      if (apart < 2 || apart === edges.length - 1) return false
      return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0
    }),
  )
}

/**
 * The area a polygon encloses, as if degrees were squares: only good to tell whether there is any.
 * @units square degrees
 * @source assumed: corners on one line enclose nothing, and no address lies in such a zone
 */
export function enclosedDegrees(polygon: readonly Corner[]): number {
  const corners = open(polygon)
  const doubled = corners.reduce((sum, [lat, lng], index) => {
    const [nextLat, nextLng] = corners[(index + 1) % corners.length] ?? [lat, lng]
    return sum + lat * nextLng - nextLat * lng
  }, 0)
  return Math.abs(doubled) / 2
}
