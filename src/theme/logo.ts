import { EDGE_RATIO, contrastRatio } from '#domain/color/contrast.ts'
import { toHex, type Rgb } from '#domain/color/rgb.ts'
import type { ThemeFinding } from '#domain/color/theme-finding.ts'
import { finding } from './findings.ts'

/** A colour of a logo and the part of its visible area that has it. @units share: any positive weight */
export type LogoSample = { readonly color: Rgb; readonly share: number }

/** The part of a logo that must stand out for it to be recognised. @source assumed: outlines are rarely less than a quarter */
const VISIBLE_PART = 0.25

/**
 * Whether a logo can be seen on its header: a quarter of its visible area must reach 3:1.
 * @param samples - colours of its pixels that are not transparent
 * @param header - fill it lies on
 * @returns one finding or none; a logo without any pixel is reported too
 * @errors as finding: `logo-low-contrast`
 * @source accessibility rule 10
 */
export function judgeLogo(samples: readonly LogoSample[], header: Rgb): readonly ThemeFinding[] {
  const judged = samples
    .map(({ color, share }) => ({ share, ratio: contrastRatio(color, header) }))
    .sort((one, two) => two.ratio - one.ratio)
  const needed = judged.reduce((sum, { share }) => sum + share, 0) * VISIBLE_PART
  let covered = 0
  const reached = judged.find(({ share }) => (covered += share) >= needed)?.ratio ?? 1
  if (reached >= EDGE_RATIO) return []
  return [
    finding('logo-low-contrast', { pair: 'logo/main', background: toHex(header), ratioBefore: reached }),
  ]
}

/** From here on a logo is a tile that brings its own ground. @source assumed: a rounded tile fills 97 %, a wordmark under a half */
const TILE_COVERAGE = 0.9

/**
 * A logo and what its shapes really lie on: a tile has its own ground, anything else that of the page.
 * @param samples - colours of its pixels that are not transparent, the most common first
 * @param coverage - part of its box that it fills. @units 0 to 1
 * @param header - fill it lies on
 */
export function groundOfLogo(
  samples: readonly LogoSample[],
  coverage: number,
  header: Rgb,
): { readonly shapes: readonly LogoSample[]; readonly ground: Rgb } {
  const [ground, ...shapes] = samples
  return ground && coverage >= TILE_COVERAGE
    ? { shapes, ground: ground.color }
    : { shapes: samples, ground: header }
}
