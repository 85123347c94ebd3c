import { ParseError, readXlsx as readWorkbook, type CellValue, type SheetFilterInfo } from 'hucre'

import { SourceInvalid } from '../reading/source-invalid.ts'
import { MAX_ROWS } from '../table/delimited.ts'
import { headingRow, type Table } from '../table/table.ts'
import { unpackArchive } from './unpack.ts'

/** What stands further right than 200 columns is no menu. */
const READ = 'A1:GR1048576'

/**
 * The first sheet of a workbook with the headings of a menu, or else with anything, as a table: texts, numbers, dates as
 * `2026-03-31`, and of formulas their last result. What is merged over several rows stands in each. A hidden sheet is
 * read only where no other holds anything.
 * @param bytes - an .xlsx file
 * @errors {@link SourceInvalid} `bad-archive`, `archive-too-large`, `no-sheet`, `too-many-rows`
 */
export async function readXlsx(bytes: Uint8Array): Promise<Table> {
  try {
    const archive = await unpackArchive(bytes)
    const sheets: SheetFilterInfo[] = []
    await readWorkbook(archive, {
      sheets: (sheet) => {
        sheets.push(sheet)
        return false
      },
    })
    const faults: ParseError[] = []
    let other: Table | undefined
    for (const sheet of sheets.toSorted((a, b) => Number(isHidden(a)) - Number(isHidden(b)))) {
      if (other && isHidden(sheet)) break
      const read = await readSheet(archive, sheet.index).catch((error: unknown) => {
        // a sheet that is a chart has no cells
        if (!(error instanceof ParseError)) throw error
        faults.push(error)
      })
      if (!read || read.rows.length === 0) continue
      const table = { ...read, otherSheets: sheets.filter((one) => one !== sheet).map(({ name }) => name) }
      if (headingRow(table) >= 0) return table
      other ??= table
    }
    if (other) return other
    const fault = faults.at(-1)
    if (fault) throw fault
  } catch (error) {
    if (error instanceof SourceInvalid) throw error
    throw new SourceInvalid('bad-archive', {}, { cause: error })
  }
  throw new SourceInvalid('no-sheet')
}

const isHidden = ({ hidden, veryHidden }: SheetFilterInfo) => hidden === true || veryHidden === true

async function readSheet(archive: Uint8Array, index: number) {
  const { sheets } = await readWorkbook(archive, { sheets: [index], range: READ })
  const [{ rows, cells, merges = [] } = { rows: [], cells: undefined }] = sheets
  for (const { startRow, startCol, endRow } of merges)
    for (const row of rows.slice(startRow + 1, endRow + 1)) row[startCol] = rows[startRow]?.[startCol] ?? null
  const filled = [...rows.entries()].filter(([, row]) => row.some((value) => textOf(value) !== ''))
  if (filled.length > MAX_ROWS) throw new SourceInvalid('too-many-rows', { max: MAX_ROWS })
  const formulas = filled.flatMap(([line, row], at) =>
    row.flatMap((_, column) =>
      cells?.get(`${line},${column}`)?.formula === undefined ? [] : [`${at},${column}`],
    ),
  )
  return {
    rows: filled.map(([, row]) => row.map(textOf)),
    lines: filled.map(([line]) => line + 1),
    formulas: new Set(formulas),
  }
}

function textOf(value: CellValue): string | number | boolean {
  if (!(value instanceof Date)) return value ?? ''
  if (Number.isNaN(value.getTime())) return ''
  const [day = '', time = ''] = value.toISOString().split('T')
  return time === '00:00:00.000Z' ? day : `${day} ${time.slice(0, 5)}`
}
