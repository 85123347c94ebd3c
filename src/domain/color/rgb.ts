/** An opaque sRGB colour. @units r, g, b: whole numbers 0–255 */
export type Rgb = { readonly r: number; readonly g: number; readonly b: number }

/** An sRGB colour that may let its background through. @units alpha: 0 (invisible) to 1 (opaque) */
export type Rgba = Rgb & { readonly alpha: number }

/** Canonical notation: `#` and six lower-case hexadecimal digits. */
export type Hex = `#${string}`

/** Pure black: the darkest text there is. */
export const BLACK: Rgb = { r: 0, g: 0, b: 0 }
/** Pure white: the lightest text there is. */
export const WHITE: Rgb = { r: 255, g: 255, b: 255 }

/**
 * The one notation that leaves this folder.
 * @param color - channels are already whole numbers from 0 to 255
 * @returns `#rrggbb`, lower case
 * @source accessibility rule 1
 */
export function toHex({ r, g, b }: Rgb): Hex {
  return `#${((1 << 24) | (r << 16) | (g << 8) | b).toString(16).slice(1)}`
}

/**
 * What the eye sees when a translucent colour lies on an opaque one.
 * @param color - the upper colour
 * @param backdrop - the opaque colour below
 * @returns the mix in gamma-encoded sRGB, as browsers compose it
 * @source accessibility rule 2
 */
export function flatten(color: Rgba, backdrop: Rgb): Rgb {
  const mix = (upper: number, lower: number) => Math.round(upper * color.alpha + lower * (1 - color.alpha))
  return { r: mix(color.r, backdrop.r), g: mix(color.g, backdrop.g), b: mix(color.b, backdrop.b) }
}

/** Whether two opaque colours are the same. */
export function isSameColor(first: Rgb, second: Rgb): boolean {
  return first.r === second.r && first.g === second.g && first.b === second.b
}
