import { DAY_MS } from '#domain/time/lengths.ts'
import { attribute, xmlParts } from './xml.ts'

/** Number formats that every workbook has and that are dates or times. @source ECMA-376 part 1, 18.8.30 */
const isBuiltInDate = (id: number): boolean => (id >= 14 && id <= 22) || (id >= 45 && id <= 47)

/** Styles whose numbers are dates, by their position in the workbook's list of styles. */
export function readDateStyles(xml: string): Set<number> {
  const own = new Set<number>()
  const styles = new Set<number>()
  let isStyle = false
  let position = 0
  for (const part of xmlParts(xml)) {
    if (part.kind === 'text') continue
    if (part.name === 'cellXfs') isStyle = part.kind === 'open'
    if (part.kind !== 'open') continue
    const id = Number(attribute(part.attributes, 'numFmtId') ?? 0)
    if (part.name === 'numFmt' && isDateFormat(attribute(part.attributes, 'formatCode') ?? '')) own.add(id)
    if (part.name === 'xf' && isStyle) {
      if (isBuiltInDate(id) || own.has(id)) styles.add(position)
      position += 1
    }
  }
  return styles
}

/** Letters of days and years outside of quoted texts and brackets. */
const isDateFormat = (code: string): boolean =>
  /[ymdhs]/i.test(code.replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, '')) && !/general/i.test(code)

/** Day 0 of spreadsheets; 1900 counts as a leap year in them, so days before March 1900 are one off. */
const EPOCH = Date.UTC(1899, 11, 30)
const EPOCH_1904 = Date.UTC(1904, 0, 1)

/**
 * A day number as text, with the time when it has one.
 *
 * @units days since the epoch of the workbook
 */
export function dateText(days: number, is1904: boolean): string {
  const date = new Date((is1904 ? EPOCH_1904 : EPOCH) + Math.round(days * DAY_MS))
  if (Number.isNaN(date.getTime())) return String(days)
  const [day = '', time = ''] = date.toISOString().split('T')
  return Number.isInteger(days) ? day : `${day} ${time.slice(0, 5)}`
}
