import { contrastRatio, relativeLuminance } from './contrast.ts'
import { fromOklch, hueDistance, oklchLuminance, toOklch, type Oklch } from './oklch.ts'
import { BLACK, WHITE, type Rgb } from './rgb.ts'

/** A surface a colour must stand out from. @units ratio x:1 */
export type Neighbour = { readonly color: Rgb; readonly ratio: number }

/** Largest turn of the hue that a repair may cause. @units degrees @source accessibility goal "Brand fidelity" */
export const MAX_HUE_SHIFT = 5

/** Step of the fine search: about a third of one 8-bit step, so that no candidate is jumped over. */
const FINE_STEP = 1 / 1024
const BISECTIONS = 12

/**
 * Whether a colour stands out enough from each of its neighbours.
 * @param color - the upper colour
 * @param neighbours - what it is seen against, each with its own minimum
 */
export function isReadable(color: Rgb, neighbours: readonly Neighbour[]): boolean {
  return neighbours.every((neighbour) => contrastRatio(color, neighbour.color) >= neighbour.ratio)
}

/**
 * The colour of the same hue, nearest in OKLCH lightness, that stands out from all neighbours.
 * Black or white when no lightness of that hue does.
 * @param color - where the search starts; returned as it is when it already passes
 * @param neighbours - surfaces with the ratio to reach
 * @returns hue within 5° of the start; greys stay grey
 * @source accessibility rules 4 to 6
 */
export function nearestReadable(color: Rgb, neighbours: readonly Neighbour[]): Rgb {
  if (isReadable(color, neighbours)) return color
  const start = toOklch(color)
  const luminances = neighbours.map((neighbour) => relativeLuminance(neighbour.color) + 0.05)
  const floor = Math.max(...neighbours.map(({ ratio }, at) => ratio * (luminances[at] ?? 0) - 0.05))
  const ceiling = Math.min(...neighbours.map(({ ratio }, at) => (luminances[at] ?? 0) / ratio - 0.05))
  const lighter = floor <= 1 ? search(start, neighbours, boundary(start, floor, 1), 1) : undefined
  const darker = ceiling >= 0 ? search(start, neighbours, boundary(start, ceiling, -1), -1) : undefined
  if (lighter && darker) return nearer(start, lighter, darker)
  return lighter ?? darker ?? strongest(neighbours)
}

/** Lightness at which this hue reaches a luminance; luminance grows with lightness, so halving finds it. */
function boundary(start: Oklch, luminance: number, direction: 1 | -1): number {
  let low = direction === 1 ? start.lightness : 0
  let high = direction === 1 ? 1 : start.lightness
  for (let step = 0; step < BISECTIONS; step += 1) {
    const middle = (low + high) / 2
    if (oklchLuminance({ lightness: middle, chroma: start.chroma, hue: start.hue }) < luminance) low = middle
    else high = middle
  }
  return direction === 1 ? low - FINE_STEP : high + FINE_STEP
}

/** Walks on from the boundary until the rounded 8-bit colour itself passes and has kept its hue. */
function search(start: Oklch, neighbours: readonly Neighbour[], from: number, direction: 1 | -1) {
  for (let lightness = from; lightness >= 0 && lightness <= 1; lightness += direction * FINE_STEP) {
    const candidate = fromOklch({ lightness, chroma: start.chroma, hue: start.hue })
    if (isReadable(candidate, neighbours) && keepsHue(start, candidate)) return candidate
  }
  return undefined
}

function keepsHue(start: Oklch, candidate: Rgb): boolean {
  if (start.chroma === 0) return true
  const end = toOklch(candidate)
  return end.chroma > 0 && hueDistance(start.hue, end.hue) <= MAX_HUE_SHIFT
}

function nearer(start: Oklch, lighter: Rgb, darker: Rgb): Rgb {
  const up = Math.abs(toOklch(lighter).lightness - start.lightness)
  const down = Math.abs(toOklch(darker).lightness - start.lightness)
  return up <= down ? lighter : darker
}

/** Black or white, whichever is further above its minima. */
function strongest(neighbours: readonly Neighbour[]): Rgb {
  const margin = (color: Rgb) => Math.min(...neighbours.map((n) => contrastRatio(color, n.color) / n.ratio))
  return margin(BLACK) >= margin(WHITE) ? BLACK : WHITE
}
