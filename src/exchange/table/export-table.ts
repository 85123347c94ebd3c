import { spreadsheetSigns, type SpreadsheetSigns } from '#domain/money/spreadsheet-signs.ts'
import type { MenuFile } from '#generated/tenant.ts'

import type { ImportContext } from '../import-result.ts'
import { menuRows } from './menu-rows.ts'
import { escapeFormula } from './table.ts'

/**
 * A menu as a CSV text that `importTable` reads back without a difference, and spreadsheets of the country open with a
 * double click: with their signs, UTF-8 with its mark, no cell that runs as a formula.
 * @param menu - menu.json over that of the base
 * @units prices in minor units in, in currency units out
 * @source RFC 4180; OWASP, "CSV Injection"
 */
export function exportTable(menu: MenuFile, money: ImportContext['money']): string {
  const signs = spreadsheetSigns(money.code)
  return spreadsheetText(
    menuRows(menu, money, (decimal) => decimal.replace('.', signs.decimal)),
    signs,
  )
}

/** What stands in a cell; an amount is a number that is written already, which runs as no formula whatever its sign. */
export type SpreadsheetCell = string | number | { amount: string }

/**
 * Rows as a CSV text that spreadsheets open with a double click: separated as those of the country do, and UTF-8 with its
 * mark. No cell runs as a formula.
 * @param signs - in which amounts are written
 * @source RFC 4180; OWASP, "CSV Injection"
 */
export const spreadsheetText = (
  rows: readonly (readonly SpreadsheetCell[])[],
  { cell: separator }: Pick<SpreadsheetSigns, 'cell'>,
): string => `\uFEFF${rows.map((cells) => cells.map(written).join(separator)).join('\r\n')}\r\n`

function written(cell: SpreadsheetCell): string {
  const safe = typeof cell === 'object' ? cell.amount : escapeFormula(String(cell))
  return /[;",\r\n\t|]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
