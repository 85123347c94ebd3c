import { ParseError, readXlsx as readWorkbook, type CellValue, type SheetFilterInfo } from 'hucre'
import { Unzip, UnzipInflate, zipSync } from 'fflate'

import { SourceInvalid } from '../reading/source-invalid.ts'
import { MAX_ROWS } from '../table/delimited.ts'
import { headingRow, type Table } from '../table/table.ts'

/** What stands further right than 200 columns is no menu. */
const READ = 'A1:GR1048576'

/**
 * The first sheet of a workbook with the headings of a menu, or else with anything, as a table: texts, numbers, dates as
 * `2026-03-31`, and of formulas their last result. What is merged over several rows below the headings stands
 * in each. A hidden sheet is read only where no other holds anything.
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
  const [sheet] = sheets
  const rows = (sheet?.rows ?? []).map((row) => row.map(textOf))
  const filled = [...rows.entries()].filter(([, row]) => row.some((value) => value !== ''))
  if (filled.length > MAX_ROWS) throw new SourceInvalid('too-many-rows', { max: MAX_ROWS })
  const table = { rows: filled.map(([, row]) => row), lines: filled.map(([line]) => line + 1) }
  const heading = filled[headingRow(table)]?.[0] ?? -1
  for (const { startRow, startCol, endRow } of sheet?.merges ?? [])
    if (startRow > heading)
      for (const row of rows.slice(startRow + 1, endRow + 1)) row[startCol] = rows[startRow]?.[startCol] ?? ''
  const formulas = filled.flatMap(([line, row], at) =>
    row.flatMap((_, column) => {
      const cell = sheet?.cells?.get(`${line},${column}`)
      // one whose result is an empty text is an empty cell
      return cell?.formula === undefined || cell.value === '' ? [] : [`${at},${column}`]
    }),
  )
  return { ...table, formulas: new Set(formulas) }
}

function textOf(value: CellValue): string | number | boolean {
  if (!(value instanceof Date)) return value ?? ''
  if (Number.isNaN(value.getTime())) return ''
  const [day = '', time = ''] = value.toISOString().split('T')
  return time === '00:00:00.000Z' ? day : `${day} ${time.slice(0, 5)}`
}

/** All files of an archive together, unpacked. What is larger is no menu, or meant to fill the memory. */
const MAX_MEGABYTES = 64
const MAX_BYTES = MAX_MEGABYTES * 1024 * 1024
/** Compressed bytes unpacked at once: whatever they hold, the limit is looked at after each piece. */
const PIECE = 16 * 1024
/** Pictures and charts of a workbook are not read. */
const PARTS = /(?:\.xml|\.rels)$/i

/**
 * The same archive without compression, so that nobody who reads it unpacks more than the limit. Sizes that the archive
 * states are not believed.
 * @errors {@link SourceInvalid} `archive-too-large`; what fflate throws for bytes that are no archive
 */
async function unpackArchive(bytes: Uint8Array): Promise<Uint8Array> {
  const files = new Map<string, Uint8Array<ArrayBuffer>[]>()
  let left = MAX_BYTES
  const unzip = new Unzip((file) => {
    if (!PARTS.test(file.name)) return
    const pieces: Uint8Array<ArrayBuffer>[] = []
    files.set(file.name, pieces)
    file.ondata = (error, piece) => {
      if (error) throw error
      left -= piece.length
      if (left < 0) throw new SourceInvalid('archive-too-large', { max: MAX_MEGABYTES })
      pieces.push(piece)
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  for (let at = 0; at < bytes.length; at += PIECE)
    unzip.push(bytes.subarray(at, at + PIECE), at + PIECE >= bytes.length)
  const whole: Record<string, Uint8Array> = {}
  for (const [name, pieces] of files) whole[name] = new Uint8Array(await new Blob(pieces).arrayBuffer())
  return zipSync(whole, { level: 0 })
}
