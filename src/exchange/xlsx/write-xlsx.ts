import { rangeRef, writeXlsx as writeWorkbook, type Cell } from 'hucre'

/** A sheet whose first row holds the headings. */
export type Sheet = {
  name: string
  rows: readonly (readonly (string | number)[])[]
  /** columns of amounts with their decimals, from 0 */
  decimals: ReadonlyMap<number, number>
}

/** A workbook says when it was made; always the same, so that the same sheet gives the same bytes. */
const FIXED_TIME = new Date(0)
/** That of all cells: a bold font that names neither is drawn smaller than they are. */
const HEADING = { font: { name: 'Calibri', size: 11, bold: true } }
/** Width of a column, in characters: to its longest cell, but no wider than a screen bears. */
const WIDTH = { min: 8, max: 48 }

/**
 * A workbook of one sheet. Texts are written as such, whatever they look like; the headings are bold and stay in view.
 * @returns bytes of an .xlsx file
 */
export async function writeXlsx({ name, rows, decimals }: Sheet): Promise<Uint8Array> {
  const [headings = []] = rows
  const columns = headings.map((_, column) => {
    const longest = Math.max(...rows.map((cells) => String(cells[column] ?? '').length))
    const count = decimals.get(column)
    const format = count === undefined ? {} : { numFmt: count === 0 ? '#,##0' : `#,##0.${'0'.repeat(count)}` }
    return { width: Math.min(WIDTH.max, Math.max(WIDTH.min, longest + 2)), ...format }
  })
  const bold = headings.map((value, column): [string, Partial<Cell>] => [
    `0,${column}`,
    { value: kept(value), style: HEADING },
  ])
  return writeWorkbook({
    sheets: [
      {
        name,
        columns,
        rows: rows.map((cells) => cells.map((value) => (value === '' ? null : kept(value)))),
        cells: new Map(bold),
        freezePane: { rows: 1 },
        autoFilter: { range: rangeRef(0, 0, rows.length - 1, headings.length - 1) },
      },
    ],
    properties: { modified: FIXED_TIME },
  })
}

/** A text that looks like an escape stays one; what XML cannot hold is escaped. @source ECMA-376 part 1, 22.9.2.19 */
const kept = (value: string | number): string | number =>
  typeof value === 'string'
    ? value
        .replaceAll(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
        .replaceAll('\uFFFE', '_xFFFE_')
        .replaceAll('\uFFFF', '_xFFFF_')
    : value
