/**
 * Resolution at which an SVG is drawn to come out `target` pixels wide, so that it is never enlarged afterwards.
 *
 * @units dots per inch; target in pixels, width in SVG units
 */
export declare function svgDensity(target: number, width: number): number
