import { linearLight } from './contrast.ts'
import type { Rgb } from './rgb.ts'

/** A colour by how it looks. @units lightness 0–1, chroma from 0 (grey), hue in degrees 0–360 */
export type Oklch = { readonly lightness: number; readonly chroma: number; readonly hue: number }

const DEGREES = 180 / Math.PI
const CHROMA_STEPS = 12
/** How far linear light may leave 0–1 and still round to the edge of sRGB: half of one 8-bit step at either end. */
const SLACK_BELOW = 0.00015
const SLACK_ABOVE = 0.0044

/**
 * sRGB to OKLCH.
 * @returns hue 0 for greys, whose hue has no meaning
 * @source Björn Ottosson, "A perceptual color space for image processing"; CSS Color 4 §9
 */
export const toOklch = ({ r, g, b }: Rgb): Oklch =>
  oklchOfLight([linearLight(r), linearLight(g), linearLight(b)])

/** The same of linear light, also of colours that sRGB does not have. @units 0–1 inside of sRGB */
export function oklchOfLight([r, g, b]: LinearRgb): Oklch {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
  if (r === g && g === b) return { lightness, chroma: 0, hue: 0 }
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return { lightness, chroma: Math.hypot(a, bb), hue: (Math.atan2(bb, a) * DEGREES + 360) % 360 }
}

/**
 * OKLCH to the nearest 8-bit sRGB colour of the same lightness and hue; chroma shrinks until it fits.
 * @param color - lightness outside 0–1 is clamped
 */
export function fromOklch(color: Oklch): Rgb {
  const [r, g, b] = fittedLight(color)
  return { r: toChannel(r), g: toChannel(g), b: toChannel(b) }
}

/**
 * Luminance of the colour that {@link fromOklch} gives, before rounding to 8 bits; cheaper when only the luminance counts.
 * @returns 0 to 1
 */
export function oklchLuminance(color: Oklch): number {
  const [r, g, b] = fittedLight(color)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/**
 * How different two colours look, by lightness, chroma and hue together.
 * @returns 0 for the same colour; about 0.02 is just seen, black and white are 1 apart
 * @source distance in OKLab, CSS Color 4 §9
 */
export function colorDistance(first: Rgb, second: Rgb): number {
  const [one, other] = [toOklch(first), toOklch(second)]
  const angle = (one.hue - other.hue) / DEGREES
  const across = one.chroma ** 2 + other.chroma ** 2 - 2 * one.chroma * other.chroma * Math.cos(angle)
  return Math.hypot(one.lightness - other.lightness, Math.sqrt(Math.max(0, across)))
}

/** Angle between two hues. @returns 0 to 180 @units degrees */
export function hueDistance(first: number, second: number): number {
  const difference = Math.abs(first - second) % 360
  return difference > 180 ? 360 - difference : difference
}

/** Linear light of red, green and blue. */
export type LinearRgb = readonly [number, number, number]

/** Linear light with the greatest chroma, up to the wanted one, that sRGB can show. */
function fittedLight({ lightness, chroma, hue }: Oklch): LinearRgb {
  const clamped = Math.min(1, Math.max(0, lightness))
  const a = Math.cos(hue / DEGREES)
  const b = Math.sin(hue / DEGREES)
  const full = linearRgb(clamped, chroma * a, chroma * b)
  if (isInGamut(full)) return full
  let inside = 0
  let outside = chroma
  let fitted = linearRgb(clamped, 0, 0)
  for (let step = 0; step < CHROMA_STEPS; step += 1) {
    const middle = (inside + outside) / 2
    const light = linearRgb(clamped, middle * a, middle * b)
    if (isInGamut(light)) {
      inside = middle
      fitted = light
    } else outside = middle
  }
  return fitted
}

/** OKLab to linear light, beyond 0 to 1 for colours that sRGB does not have. */
export function linearRgb(lightness: number, a: number, b: number): LinearRgb {
  const l = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
  const m = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
  const s = cube(lightness - 0.0894841775 * a - 1.291485548 * b)
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

function cube(value: number): number {
  return value * value * value
}

function isInGamut([r, g, b]: LinearRgb): boolean {
  return Math.min(r, g, b) >= -SLACK_BELOW && Math.max(r, g, b) <= 1 + SLACK_ABOVE
}

/** Linear light of one channel as 8 bits; what lies outside is clamped. */
export function toChannel(linear: number): number {
  const value = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055
  return Math.min(255, Math.max(0, Math.round(value * 255)))
}
