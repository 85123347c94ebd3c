import type { CountryCode } from '#generated/models.ts'
import { DECIMAL_SEPARATOR } from '#domain/defaults.ts'

/** What separates decimals and cells where a spreadsheet of a country opens a file with a double click. */
export type SpreadsheetSigns = { decimal: ',' | '.'; cell: ';' | ',' }

/** Where decimals have a comma, cells are separated by semicolons. */
const COMMA_DECIMALS: SpreadsheetSigns = { decimal: DECIMAL_SEPARATOR, cell: ';' }
const POINT_DECIMALS: SpreadsheetSigns = { decimal: '.', cell: ',' }

const WITH_POINT: readonly CountryCode[] = ['MX', 'PE', 'US']

/**
 * How spreadsheets of a country write numbers and separate cells.
 * @source CLDR 46, `decimal` of es-MX, es-PE, es-US and the other countries; spreadsheets take the list separator of the system,
 *   which is a comma where decimals have a point
 */
export const spreadsheetSigns = (country: CountryCode): SpreadsheetSigns =>
  WITH_POINT.includes(country) ? POINT_DECIMALS : COMMA_DECIMALS
