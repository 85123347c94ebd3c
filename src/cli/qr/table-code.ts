import encodeQR from 'qr'

import { WHITE, toHex } from '#domain/color/rgb.ts'
import { escapeHtml } from '#domain/documents/escape-html.ts'

/** Bright modules around a code, without which readers miss it. @units modules. @source ISO/IEC 18004: four */
const QUIET_ZONE = 4
/** Height of the band for the name below the quiet zone, and of its letters at most. @units modules */
const NAME_BAND = 6
const LETTER = 4.5
/** Width of a bold letter beside its height; wide ones, so that no name is cut. */
const LETTER_WIDTH = 0.68

/**
 * The code of a table as one SVG: black on white whatever the brand, because readers need it, its name beneath.
 * @param address - what a phone opens
 * @param name - what people read
 */
export function tableCode(address: string, name: string): string {
  // a quarter of it may be worn off or under a glass
  const matrix = encodeQR(address, 'raw', { ecc: 'quartile', border: QUIET_ZONE })
  const width = matrix.length
  const height = width + NAME_BAND
  const letter = Math.min(LETTER, (width - QUIET_ZONE) / (name.length * LETTER_WIDTH))
  const text = escapeHtml(name)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width * 10}" height="${height * 10}" role="img" aria-label="${text}">`,
    `<path fill="${toHex(WHITE)}" d="M0 0h${width}v${height}H0z"/>`,
    `<path shape-rendering="crispEdges" d="${matrix.map(rowPath).join('')}"/>`,
    `<text x="${width / 2}" y="${width + 1}" font-family="system-ui,sans-serif" font-weight="700" font-size="${letter.toFixed(2)}" text-anchor="middle" dominant-baseline="central">${text}</text>`,
    '</svg>\n',
  ].join('\n')
}

/** The dark runs of a row, each as one bar. */
function rowPath(row: readonly boolean[], y: number): string {
  const bits = row.map((isDark) => (isDark ? '1' : '0')).join('')
  return [...bits.matchAll(/1+/g)]
    .map(({ 0: { length }, index }) => `M${index} ${y}h${length}v1h-${length}z`)
    .join('')
}
