import { SourceInvalid } from '../reading/source-invalid.ts'
import { MAX_ROWS } from '../table/delimited.ts'
import type { Table } from '../table/table.ts'
import { dateText, readDateStyles } from './dates.ts'
import { readZip } from './read-zip.ts'
import { attribute, xmlParts } from './xml.ts'

/** Columns that are read; what stands further right is no menu. */
const MAX_COLUMNS = 200

type Files = ReadonlyMap<string, Uint8Array>
type Cell = string | number | boolean
type Sheet = { rows: Cell[][]; lines: number[]; formulas: Set<string> }

/**
 * The first sheet of a workbook that holds anything, as a table: texts, numbers, dates as `2026-03-31`, and of formulas
 * their last result.
 *
 * @param bytes - an .xlsx file
 * @errors {@link SourceInvalid} `bad-archive`, `archive-too-large`, `no-sheet`, `too-many-rows`
 * @source ECMA-376 part 1, 18.2 (workbook), 18.3 (sheets), 18.4 (shared strings), 18.8 (styles)
 */
export function readXlsx(bytes: Uint8Array): Table {
  const files = readZip(bytes, (path) => /^\/?xl\/.*\.(?:xml|rels)$/i.test(path))
  const workbook = textOf(files, 'xl/workbook.xml')
  if (workbook === undefined) throw new SourceInvalid('bad-archive', { detail: 'xl/workbook.xml' })
  const strings = sharedStrings(textOf(files, 'xl/sharedStrings.xml') ?? '')
  const dates = readDateStyles(textOf(files, 'xl/styles.xml') ?? '')
  const is1904 = /date1904\s*=\s*["'](?:1|true)["']/i.test(workbook)
  const sheets = sheetsOf(workbook, textOf(files, 'xl/_rels/workbook.xml.rels') ?? '')
  for (const [index, { path }] of sheets.entries()) {
    const xml = textOf(files, path)
    const sheet = xml === undefined ? undefined : readSheet(xml, strings, (style) => dates.has(style), is1904)
    if (!sheet || sheet.rows.length === 0) continue
    const otherSheets = sheets.filter((_, other) => other !== index).map(({ name }) => name)
    return { ...sheet, otherSheets }
  }
  throw new SourceInvalid('no-sheet')
}

function textOf(files: Files, path: string): string | undefined {
  const bytes = files.get(path) ?? files.get(`/${path}`)
  return bytes && new TextDecoder().decode(bytes)
}

function sheetsOf(workbook: string, relations: string): { name: string; path: string }[] {
  const targets = new Map<string, string>()
  for (const part of xmlParts(relations)) {
    if (part.kind !== 'open' || part.name !== 'Relationship') continue
    const target = attribute(part.attributes, 'Target') ?? ''
    targets.set(
      attribute(part.attributes, 'Id') ?? '',
      target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`,
    )
  }
  return [...xmlParts(workbook)].flatMap((part) => {
    if (part.kind !== 'open' || part.name !== 'sheet') return []
    const path = targets.get(attribute(part.attributes, 'id') ?? '')
    return path === undefined ? [] : [{ name: attribute(part.attributes, 'name') ?? path, path }]
  })
}

/** Rich texts are joined, readings of Japanese left out. */
function sharedStrings(xml: string): string[] {
  const strings: string[] = []
  let isText = false
  let isReading = false
  for (const part of xmlParts(xml)) {
    if (part.kind === 'open' && part.name === 'si') strings.push('')
    else if (part.kind !== 'text' && part.name === 'rPh') isReading = part.kind === 'open'
    else if (part.kind !== 'text' && part.name === 't') isText = part.kind === 'open' && !part.empty
    else if (part.kind === 'text' && isText && !isReading) strings.push((strings.pop() ?? '') + part.text)
  }
  return strings.map(withoutEscapes)
}

type Open = { column: number; type: string; style: number; value: string; isFormula: boolean }

function readSheet(
  xml: string,
  strings: readonly string[],
  isDate: (style: number) => boolean,
  is1904: boolean,
): Sheet {
  const sheet: Sheet = { rows: [], lines: [], formulas: new Set() }
  let line = 0
  let row: Cell[] = []
  let cell: Open | undefined
  let reading = ''
  for (const part of xmlParts(xml)) {
    if (part.kind === 'open' && part.name === 'row') {
      line = Number(attribute(part.attributes, 'r') ?? line + 1)
      row = []
    } else if (part.kind === 'open' && part.name === 'c') {
      cell = openCell(part.attributes, row.length)
    } else if (part.kind === 'open' && part.name === 'f' && cell) {
      cell.isFormula = true
    } else if (part.kind === 'open' && (part.name === 'v' || part.name === 't')) {
      reading = part.empty ? '' : part.name
    } else if (part.kind === 'text' && cell && reading !== '') {
      cell.value += part.text
    } else if (part.kind === 'close' && (part.name === 'v' || part.name === 't')) {
      reading = ''
    }
    if (
      cell &&
      ((part.kind === 'close' && part.name === 'c') ||
        (part.kind === 'open' && part.name === 'c' && part.empty))
    ) {
      if (cell.column < MAX_COLUMNS) {
        while (row.length < cell.column) row.push('')
        row[cell.column] = valueOf(cell, strings, isDate, is1904)
        if (cell.isFormula) sheet.formulas.add(`${sheet.rows.length},${cell.column}`)
      }
      cell = undefined
    }
    const isEnd = (part.kind === 'close' || (part.kind === 'open' && part.empty)) && part.name === 'row'
    if (isEnd && row.some((value) => value !== '')) {
      if (sheet.rows.length === MAX_ROWS) throw new SourceInvalid('too-many-rows', { max: MAX_ROWS })
      sheet.rows.push(row)
      sheet.lines.push(line)
    }
  }
  return sheet
}

function openCell(attributes: string, next: number): Open {
  const letters = /^[A-Z]{1,3}/i.exec(attribute(attributes, 'r') ?? '')?.[0].toUpperCase()
  const column =
    letters === undefined
      ? next
      : letters.split('').reduce((sum, one) => sum * 26 + one.charCodeAt(0) - 64, 0) - 1
  const style = Number(attribute(attributes, 's') ?? 0)
  return { column, type: attribute(attributes, 't') ?? 'n', style, value: '', isFormula: false }
}

function valueOf(
  { type, style, value }: Open,
  strings: readonly string[],
  isDate: (style: number) => boolean,
  is1904: boolean,
): Cell {
  if (type === 's') return strings[Number(value)] ?? ''
  if (type === 'b') return value === '1' || value === 'true'
  if (type !== 'n') return withoutEscapes(value)
  if (value === '') return ''
  const number = Number(value)
  if (!Number.isFinite(number)) return value
  return isDate(style) ? dateText(number, is1904) : number
}

/** Characters that XML cannot hold are written as `_x000D_`. @source ECMA-376 part 1, 22.9.2.19 */
const withoutEscapes = (text: string): string =>
  text.replaceAll(/_x([\dA-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
