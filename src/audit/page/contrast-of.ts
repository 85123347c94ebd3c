import { contrastRatio } from '#domain/color/contrast.ts'
import type { Rgb } from '#domain/color/rgb.ts'
import { pixelAt, placesIn, type Shot } from './shot.ts'
import type { Painted, TextRun } from './sight.ts'
import type { Box } from '../spot.ts'

/** Channels that differ by less look equal: a fill made uneven by image compression. */
const SAME_FILL = 6
/**
 * Share of a letter's pixels that may be worse than the measured contrast: ends of strokes, and grains of a picture.
 */
const WORST_SHARE = 0.1
/** Minimum coverage for a pixel to count as part of a letter. */
const COVERED = 0.5
/** How far inside and outside of a box its edge is searched. @units CSS pixels */
const EDGE_DEPTH = 4
/** Share of a side that must show an edge. */
const EDGE_SHARE = 0.8
/** Minimum size of an icon. @units device pixels */
const ICON_PIXELS = 8

/**
 * Screenshots of the same part of the window: without texts, with all texts black and white, and unchanged where the
 * texts' own colours do not determine the painted ones.
 */
export type TextShots = { bare: Shot; black: Shot; white: Shot; real?: Shot }

/** Whether the background of a text has one colour. */
export function isPlain(bare: Shot, { lines }: TextRun): boolean {
  const least = { r: 255, g: 255, b: 255 }
  const most = { r: 0, g: 0, b: 0 }
  for (const line of lines)
    for (const [x, y] of placesIn(bare, line)) {
      const pixel = pixelAt(bare, x, y)
      for (const channel of ['r', 'g', 'b'] as const) {
        least[channel] = Math.min(least[channel], pixel[channel])
        most[channel] = Math.max(most[channel], pixel[channel])
      }
    }
  return (['r', 'g', 'b'] as const).every((channel) => most[channel] - least[channel] <= SAME_FILL)
}

/** Contrast of a text with a plain background. */
export function plainContrast(bare: Shot, run: TextRun): number {
  const [line] = run.lines
  if (!line) return Number.NaN
  const x = (line.x - bare.at.x + line.width / 2) * bare.scale
  const y = (line.y - bare.at.y + line.height / 2) * bare.scale
  return against(pixelAt(bare, x, y), run)
}

/** Contrast of a text with the background of its letters, close to the worst; NaN when no letter is painted. */
export function letterContrast({ bare, black, white, real }: TextShots, run: TextRun): number {
  const ratios: number[] = []
  for (const line of run.lines)
    for (const [x, y] of placesIn(bare, line)) {
      const covered = (pixelAt(white, x, y).g - pixelAt(black, x, y).g) / (255 * run.opacity)
      if (covered < COVERED) continue
      const behind = pixelAt(bare, x, y)
      ratios.push(
        real ? contrastRatio(unmixed(pixelAt(real, x, y), behind, covered), behind) : against(behind, run),
      )
    }
  return share(ratios, WORST_SHARE)
}

/** The colour of a letter, from its pixel and coverage. */
function unmixed(seen: Rgb, behind: Rgb, covered: number): Rgb {
  const of = (channel: 'r' | 'g' | 'b') =>
    Math.min(255, Math.max(0, behind[channel] + (seen[channel] - behind[channel]) / Math.min(1, covered)))
  return round({ r: of('r'), g: of('g'), b: of('b') })
}

/** The painted colour of a text over a background, with its own alpha and that of its ancestors. */
function against(behind: Rgb, { color: [r, g, b, alpha], opacity, fill }: TextRun): number {
  const mix = (text: number, back: number, faded: number) => {
    const inside = fill === undefined ? back : faded
    const painted = alpha * text + (1 - alpha) * inside
    return Math.min(255, Math.max(0, back + opacity * (painted - inside)))
  }
  const [fillR = 0, fillG = 0, fillB = 0] = fill ?? []
  const seen = { r: mix(r, behind.r, fillR), g: mix(g, behind.g, fillG), b: mix(b, behind.b, fillB) }
  return contrastRatio(round(seen), behind)
}

const round = ({ r, g, b }: Rgb): Rgb => ({ r: Math.round(r), g: Math.round(g), b: Math.round(b) })

/** The quantile of the values. */
function share(values: number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length * part)] ?? Number.NaN
}

/** Contrast of a field's clearest side with its surroundings: of its border or its fill. */
export function edgeContrast(shot: Shot, { boxes }: Painted): number {
  return Math.max(...boxes.flatMap((box) => sides(box).map((side) => sideContrast(shot, side))))
}

type Side = { from: [number, number]; to: [number, number]; inward: [number, number] }

/** The four sides without corners. */
function sides({ x, y, width, height }: Box): Side[] {
  const [right, bottom] = [x + width, y + height]
  const [dx, dy] = [Math.min(width / 4, 16), Math.min(height / 4, 16)]
  return [
    { from: [x + dx, y], to: [right - dx, y], inward: [0, 1] },
    { from: [x + dx, bottom], to: [right - dx, bottom], inward: [0, -1] },
    { from: [x, y + dy], to: [x, bottom - dy], inward: [1, 0] },
    { from: [right, y + dy], to: [right, bottom - dy], inward: [-1, 0] },
  ]
}

function sideContrast(shot: Shot, { from, to, inward }: Side): number {
  const length = Math.abs(to[0] - from[0]) + Math.abs(to[1] - from[1])
  const steps = Math.max(2, Math.round(length / 3))
  const ratios = Array.from({ length: steps }, (_, step) => {
    const at = (depth: number) => {
      const along = (step + 0.5) / steps
      const x = from[0] + (to[0] - from[0]) * along + inward[0] * depth
      const y = from[1] + (to[1] - from[1]) * along + inward[1] * depth
      return pixelAt(shot, (x - shot.at.x) * shot.scale - 0.5, (y - shot.at.y) * shot.scale - 0.5)
    }
    const outside = at(-2.5)
    const crossed = Array.from({ length: EDGE_DEPTH * 2 }, (__, depth) => at(depth / 2 + 0.25 - 1))
    const inside = at(EDGE_DEPTH + 1)
    return Math.max(
      ...crossed.map((pixel) => Math.max(contrastRatio(pixel, outside), contrastRatio(pixel, inside))),
      contrastRatio(inside, outside),
    )
  })
  return share(ratios, 1 - EDGE_SHARE)
}

/** Contrast of an icon with the surrounding colour: the highest that enough of its pixels have. */
export function iconContrast(shot: Shot, { boxes: [box] }: Painted): number {
  if (!box) return Number.NaN
  const counts = new Map<number, number>()
  for (const [x, y] of placesIn(shot, box)) {
    const { r, g, b } = pixelAt(shot, x, y)
    const key = (r << 16) | (g << 8) | b
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const [ground] = [...counts].toSorted(([, one], [, other]) => other - one)
  if (!ground) return Number.NaN
  const toRgb = (key: number): Rgb => ({ r: key >> 16, g: (key >> 8) & 255, b: key & 255 })
  const strongest = [...counts]
    .map(([key, count]) => ({ ratio: contrastRatio(toRgb(key), toRgb(ground[0])), count }))
    .toSorted((one, other) => other.ratio - one.ratio)
  let pixels = 0
  for (const { ratio, count } of strongest) {
    pixels += count
    if (pixels >= ICON_PIXELS) return ratio
  }
  return 1
}
