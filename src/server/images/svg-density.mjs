const UNITS_PER_INCH = 72
const MAX_DENSITY = 2400

/**
 * Resolution at which an SVG is rendered `target` pixels wide, so that it is never enlarged afterwards.
 *
 * @units dots per inch
 * @param {number} target - in pixels
 * @param {number} width - in SVG units
 */
export function svgDensity(target, width) {
  return Math.min(MAX_DENSITY, Math.max(1, (UNITS_PER_INCH * target) / width))
}
