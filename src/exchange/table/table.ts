import { slug } from '#domain/menu/slug.ts'
import { CELL_ERRORS, CELL_WORDS, COLUMNS, ROW_KINDS, type Column } from '#messages/exchange-table.ts'

import { Source, type Cursor } from '../reading/source.ts'
import { SourceInvalid } from '../reading/source-invalid.ts'

/** A table as a file holds it, titles above its headings included. */
export type Table = {
  rows: readonly (readonly (string | number | boolean)[])[]
  /** number of each row in the file, from 1; absent: its position */
  lines?: readonly number[]
  /** cells whose value a formula gave, or gives once somebody calculates it: `row,column`, from 0 */
  formulas?: ReadonlySet<string>
  /** names of sheets that were not read */
  otherSheets?: readonly string[]
}

/** A row of a menu: its cells by column. */
export type Row = {
  kind: keyof typeof ROW_KINDS
  path: string
  /** nothing but a category, above its plates */
  isTitle: boolean
  cell(column: Column): Cursor
}

/** Looks up a word in lists of words, whatever its case and accents. */
export function wordIn<Key extends string>(
  lists: Readonly<Record<Key, readonly string[]>>,
  word: string,
): Key | undefined {
  const wanted = slug(word) || word.trim()
  return (Object.keys(lists) as Key[]).find((key) => lists[key].some((one) => (slug(one) || one) === wanted))
}

/** Rows in which headings are looked for. */
export const MOST_TITLES = 20

const COLUMN_OF: ReadonlyMap<string, Column> = new Map(
  (Object.keys(COLUMNS) as Column[]).flatMap((column) =>
    COLUMNS[column].map((word) => [slug(word), column] as const),
  ),
)

const columnsOf = (row: Table['rows'][number]): (Column | undefined)[] =>
  row.map((heading) => COLUMN_OF.get(slug(String(heading))))

/** Whether a row has a heading for names beside that of another column. */
export function isHeadingRow(row: Table['rows'][number]): boolean {
  const known = columnsOf(row).filter((column) => column !== undefined)
  return known.length > 1 && known.includes('name')
}

/**
 * The row of the headings: the first with one for names beside another column, else the first of all if it has one for
 * names.
 * @returns -1 where there is none
 */
export function headingRow({ rows }: Table): number {
  const found = rows.slice(0, MOST_TITLES).findIndex(isHeadingRow)
  const [first] = rows
  return found === -1 && first && columnsOf(first).includes('name') ? 0 : found
}

/** The rows of a table, and which columns it has at all. */
export type ReadTable = { source: Source; rows: Row[]; has(column: Column): boolean }

/**
 * Gives the cells of a table their columns. What lies above the headings, under a heading that nobody knows, or under
 * none, is named in a note.
 * @errors {@link SourceInvalid} `no-heading` when no column holds names, `empty`
 */
export function readTable(table: Table): ReadTable {
  const [first] = table.rows
  if (first === undefined) throw new SourceInvalid('empty')
  const top = headingRow(table)
  const headings = table.rows[top]
  if (headings === undefined)
    throw new SourceInvalid('no-heading', { found: wordsOf(first).slice(0, 200) || '—' })
  const columns = columnsOf(headings)
  const keys = headings.map((heading, index) => {
    const text = String(heading).trim()
    const isFirst = headings.findIndex((other) => String(other).trim() === text) === index
    return text !== '' && isFirst ? text : `${text || 'columna'} ${index + 1}`
  })
  const source = new Source(valueOf(table, keys, top))
  for (const [index, row] of table.rows.slice(0, top).entries())
    if (wordsOf(row) !== '')
      source.note('not-placed', source.root.get(lineOf(table, index)).path, wordsOf(row))
  const byColumn = new Map<Column, string>()
  for (const [index, column] of columns.entries()) {
    const key = keys[index]
    if (column !== undefined && key !== undefined && !byColumn.has(column)) byColumn.set(column, key)
  }
  const known = new Set(byColumn.values())
  const rows = source.root.entries().map(([, row]): Row => {
    for (const [key, cell] of row.entries()) {
      if (!keys.includes(key)) cell.leave('extra-cells')
      else if (!known.has(key)) cell.leave('unknown-column')
    }
    const cell = (column: Column) => row.get(byColumn.get(column) ?? '')
    const word = cell('kind').text()
    const kind = word === undefined ? 'plate' : wordIn(ROW_KINDS, word)
    if (kind === undefined) cell('kind').note('unknown-value')
    const isTitle = row.entries().length === 1 && cell('category').isThere
    return { kind: kind ?? 'plate', path: row.path, isTitle, cell }
  })
  for (const [index, row] of table.rows.entries())
    for (const [at, key] of index > top ? keys.entries() : []) {
      const cell = source.root.get(lineOf(table, index)).get(key)
      if (isError(row[at])) source.note('cell-error', cell.path, row[at])
      else if (table.formulas?.has(`${index},${at}`)) cell.note(row[at] === '' ? 'formula-unread' : 'formula')
    }
  for (const sheet of table.otherSheets ?? []) source.note('other-sheet', `hoja ${sheet}`, '')
  return { source, rows, has: (column) => byColumn.has(column) }
}

/** Rows by their number, so that a note can name it; cells that are empty, or whose formula failed, are not there. */
function valueOf(
  table: Table,
  keys: readonly string[],
  top: number,
): Record<string, Record<string, unknown>> {
  const entries = table.rows.flatMap((row, index) => {
    if (index <= top) return []
    const cells = row.flatMap((cell, at): [string, unknown][] =>
      (typeof cell === 'string' && cell.trim() === '') || isError(cell)
        ? []
        : [[keys[at] ?? `columna ${at + 1}`, unescaped(cell)]],
    )
    return cells.length === 0 ? [] : [[lineOf(table, index), Object.fromEntries(cells)] as const]
  })
  return Object.fromEntries(entries)
}

const isError = (cell: unknown): boolean => typeof cell === 'string' && CELL_ERRORS.includes(cell.trim())

const lineOf = ({ lines }: Table, index: number): string => String(lines?.[index] ?? index + 1)

const wordsOf = (row: Table['rows'][number]): string =>
  row
    .map((cell) => String(cell).trim())
    .filter((word) => word !== '')
    .join(', ')

/** Text that a spreadsheet would run as a formula. @source OWASP, "CSV Injection": = + - @, tab and carriage return */
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/

/** A cell as our own export wrote it, without the mark that keeps it a text. */
const unescaped = <T>(cell: T): T | string =>
  typeof cell === 'string' && cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell

/** A text with a mark of its own before what would be a formula: the one that reading takes away must be there. */
export const keepApostrophe = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? `'${cell}` : cell

/** A cell that no spreadsheet runs as a formula. */
export const escapeFormula = (cell: string): string => (FORMULA.test(cell) ? `'${cell}` : cell)

/** Yes or no; another word is named in a note. */
export function flagAt(
  cell: Cursor,
  { yes, no }: Record<'yes' | 'no', readonly string[]> = CELL_WORDS,
): boolean | undefined {
  if (typeof cell.value === 'boolean') return cell.flag()
  const text = cell.text()
  if (text === undefined) return undefined
  const word = wordIn({ yes, no }, text)
  return word === undefined ? cell.note('unknown-value') : word === 'yes'
}

/** A whole number; anything else is named in a note. */
export function countAt(cell: Cursor, max: number): number | undefined {
  const text = cell.text()
  if (text === undefined) return undefined
  const count = Number(text)
  if (Number.isInteger(count) && count >= 0 && count <= max) return count
  return cell.note('unknown-value')
}

/**
 * A percentage, with a comma or a dot before decimals: null where the cell is empty, nothing where it holds something
 * else, which is named in a note. So is 0.21 without a sign: spreadsheets keep 21 % that way.
 */
export function percentAt(cell: Cursor): number | null | undefined {
  const text = cell.text()
  if (text === undefined) return null
  const percent = /^\d+([.,]\d+)?\s*%?$/.test(text)
    ? Number(text.replace(/\s*%$/, '').replace(',', '.'))
    : NaN
  const isShare = percent > 0 && percent < 1 && !text.endsWith('%')
  if (percent <= 100 && !isShare) return percent
  return cell.note('unknown-value')
}

/** The words of a cell, separated by commas, semicolons or bars. */
export const wordsAt = (cell: Cursor): string[] =>
  (cell.text() ?? '')
    .split(/[,;|]/)
    .map((word) => word.trim())
    .filter((word) => word !== '')

/** Path of a place in a table as a person finds it: `fila 3, columna precio`. */
export function tablePath(path: string): string {
  const [, row, plain, quoted] = /^\$\["(\d+)"\](?:\.([^.[]+)|\["(.*)"\])?$/.exec(path) ?? []
  if (row === undefined) return path
  const column = plain ?? quoted
  return column === undefined ? `fila ${row}` : `fila ${row}, columna ${column}`
}
