import encodeQR from 'qr'

import { WHITE, toHex } from '#domain/color/rgb.ts'
import { escapeHtml } from '#domain/documents/escape-html.ts'

/** Light modules around a code, which scanners need. @units modules. @source ISO/IEC 18004: four */
const QUIET_ZONE = 4
/** Height of the name's band below the quiet zone, and maximum height of its letters. @units modules */
const NAME_BAND = 6
const LETTER = 4.5
/** Width of a bold letter relative to its height; estimated wide, so that no name is cut. */
const LETTER_WIDTH = 0.68

/**
 * The QR code of a table as an SVG: black on white in every brand, as scanners need it, with its name below.
 * @param address - URL that a phone opens
 * @param name - label for people
 */
export function tableCode(address: string, name: string): string {
  // up to a quarter of it may be worn off or covered
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

/** The dark runs of a row, each as one rectangle. */
function rowPath(row: readonly boolean[], y: number): string {
  const bits = row.map((isDark) => (isDark ? '1' : '0')).join('')
  return [...bits.matchAll(/1+/g)]
    .map(({ 0: { length }, index }) => `M${index} ${y}h${length}v1h-${length}z`)
    .join('')
}
