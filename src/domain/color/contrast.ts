import { BLACK, WHITE, type Rgb } from './rgb.ts'

/** WCAG 2.2 minimum for text of normal size (1.4.3). @units ratio x:1 */
export const TEXT_RATIO = 4.5
/** WCAG 2.2 minimum for edges, icons and focus rings (1.4.11). @units ratio x:1 */
export const EDGE_RATIO = 3
/** What a repair aims at for text, because axe cuts ratios to two digits. @units ratio x:1 @source accessibility rule 6 */
export const TEXT_TARGET = 4.55
/** What a repair aims at for edges and rings. @units ratio x:1 @source accessibility rule 6 */
export const EDGE_TARGET = 3.05

/** Linear light of each of the 256 channel values: contrast is asked thousands of times per theme. */
const LINEAR = Float64Array.from({ length: 256 }, (_, channel) => linearChannel(channel / 255))

function linearChannel(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

/** Linear light of one 8-bit channel. @units 0–1 */
export function linearLight(channel: number): number {
  return LINEAR[channel] ?? 0
}

/**
 * WCAG relative luminance.
 * @returns 0 for black to 1 for white, unrounded
 * @source WCAG 2.2 "relative luminance"
 */
export function relativeLuminance({ r, g, b }: Rgb): number {
  return 0.2126 * linearLight(r) + 0.7152 * linearLight(g) + 0.0722 * linearLight(b)
}

/**
 * WCAG contrast ratio of two opaque colours; the order does not matter.
 * @returns 1 to 21, unrounded
 * @units ratio x:1
 * @source WCAG 2.2 "contrast ratio", diner spec §9 "Text contrast"
 */
export function contrastRatio(first: Rgb, second: Rgb): number {
  const one = relativeLuminance(first) + 0.05
  const two = relativeLuminance(second) + 0.05
  return one > two ? one / two : two / one
}

/**
 * Text colour on a filled surface: pure black or pure white, whichever reads better. Never below 4.58:1.
 * @param fill - the surface
 * @source diner spec §9 "Text contrast", accessibility rule 3
 */
export function labelOn(fill: Rgb): Rgb {
  return contrastRatio(BLACK, fill) >= contrastRatio(WHITE, fill) ? BLACK : WHITE
}
