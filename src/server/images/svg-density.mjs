const UNITS_PER_INCH = 72
const MAX_DENSITY = 2400

/** Dots per inch at which an SVG of `width` units is drawn `target` pixels wide, so that it is never enlarged. */
export function svgDensity(target, width) {
  return Math.min(MAX_DENSITY, Math.max(1, (UNITS_PER_INCH * target) / width))
}
