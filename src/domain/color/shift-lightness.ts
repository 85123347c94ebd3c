import { fromOklch, toOklch } from './oklch.ts'
import type { Rgb } from './rgb.ts'

/**
 * The same hue, a little lighter (positive step) or darker (negative step).
 * @param color - where to start
 * @param step - change of OKLCH lightness; the result stops at black and white
 * @units step: 0–1
 */
export function shiftLightness(color: Rgb, step: number): Rgb {
  if (step === 0) return color
  const { lightness, chroma, hue } = toOklch(color)
  return fromOklch({ lightness: lightness + step, chroma, hue })
}
