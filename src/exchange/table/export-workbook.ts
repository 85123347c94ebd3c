import type { MenuFile } from '#generated/tenant.ts'
import { SHEET_NAME } from '#messages/exchange-table.ts'

import type { ImportContext } from '../import-result.ts'
import { writeXlsx } from '../xlsx/write-xlsx.ts'
import { menuRows, PRICE_COLUMN } from './menu-rows.ts'
import { keepApostrophe } from './table.ts'

/**
 * A menu as a workbook that `importTable` reads back without a difference: the columns of the CSV text, prices as numbers
 * with the decimals of the currency, everything that is a text kept one, so that nothing runs as a formula and no code
 * loses its zeros.
 * @param menu - menu.json over that of the base
 * @returns bytes of an .xlsx file, the same for the same menu
 * @units prices in minor units in, in currency units out
 */
export function exportWorkbook(menu: MenuFile, money: ImportContext['money']): Promise<Uint8Array> {
  const rows = menuRows(menu, money, Number)
  return writeXlsx({
    name: SHEET_NAME,
    rows: rows.map((cells) => cells.map((cell) => (typeof cell === 'string' ? keepApostrophe(cell) : cell))),
    decimals: new Map([[PRICE_COLUMN, money.mantissaLength]]),
  })
}
