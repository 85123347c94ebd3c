import { CsvError, parse } from 'csv-parse/browser/esm/sync'

import { SourceInvalid } from '../reading/source-invalid.ts'
import { isHeadingRow, MOST_TITLES } from './table.ts'

/** Most rows that are read: a menu holds a few thousand. */
export const MAX_ROWS = 50_000
/** Longest line that is read: a plate with every description takes some thousand. @units characters */
const MAX_LINE = 100_000
const LONGER_LINE = new RegExp(`^[^\\n]{${MAX_LINE + 1}}`, 'm')

const DELIMITERS = [';', ',', '\t', '|'] as const
export type Delimiter = (typeof DELIMITERS)[number]

/** Where headings are looked for. @source assumed: the widest report of a provider has about 60 columns */
export const MOST_COLUMNS = 500
const LONGEST_HEADINGS = 20_000

/**
 * The cells of a CSV text: separated by commas, semicolons, tabs or bars, whichever makes headings of a menu, or else the
 * first line has most of, quoted as in RFC 4180. A first line `sep=;`, as spreadsheets write it, is obeyed.
 * @param given - what separates them, where it is known
 * @param first - so many rows are wanted, whatever follows; all of them when absent
 * @returns rows without the empty ones at the end; `lines[i]` is the line of the text where row i starts
 * @errors {@link SourceInvalid} `open-quote`, `too-many-rows`, `line-too-long`
 * @source RFC 4180
 */
export function parseDelimited(
  text: string,
  given?: Delimiter,
  first?: number,
): { rows: string[][]; lines: number[] } {
  // the parser counts a break of two characters inside of quotes twice; Excel for Mac writes the first of them alone
  const plain = text.replaceAll(/\r\n?/g, '\n')
  const tooLong = LONGER_LINE.exec(plain)
  if (tooLong) {
    const line = plain.slice(0, tooLong.index).split('\n').length
    throw new SourceInvalid('line-too-long', { line, max: MAX_LINE })
  }
  const declared = /^sep=(.)\n/i.exec(plain)
  const body = declared ? plain.slice(declared[0].length) : plain
  const delimiter =
    given ??
    DELIMITERS.find((one) => one === declared?.[1]) ??
    delimiterOfHeadings(body, MOST_TITLES, isHeadingRow) ??
    delimiterOf(body)
  const before = declared ? 1 : 0
  const records = readRecords(body, { delimiter, before, first })
  const rows = records.map(({ record }) => record)
  const ends = records.map(({ info }) => info.lines + before)
  while (rows.at(-1)?.every((cell) => cell.trim() === '')) rows.pop()
  return { rows, lines: rows.map((_, index) => (ends[index - 1] ?? before) + 1) }
}

type Reading = { delimiter: Delimiter; before: number; first: number | undefined }

function readRecords(text: string, { delimiter, before, first }: Reading) {
  const read = (most: number) =>
    // without a cast every cell is a text
    parse(text, {
      delimiter,
      info: true,
      record_delimiter: '\n',
      relax_column_count: true,
      relax_quotes: true,
      to: most,
    }) as unknown as { record: string[]; info: { lines: number } }[]
  try {
    const records = read(first ?? MAX_ROWS + 1)
    if (records.length <= MAX_ROWS) return records
  } catch (error) {
    if (!(error instanceof CsvError) || error.code !== 'CSV_QUOTE_NOT_CLOSED') throw error
    // the parser names the end of the text, not the row that never ends
    const whole = Number(error['records'])
    const last = whole > 0 ? read(whole).at(-1) : undefined
    throw new SourceInvalid('open-quote', { line: (last?.info.lines ?? 0) + before + 1 })
  }
  throw new SourceInvalid('too-many-rows', { max: MAX_ROWS })
}

/**
 * What separates the headings of a table. The lines before them may have other signs, as the comma in the name of a
 * merchant.
 * @param most - lines in which they are looked for
 * @returns nothing where no sign makes headings
 */
export function delimiterOfHeadings(
  text: string,
  most: number,
  isHeadings: (row: readonly string[]) => boolean,
): Delimiter | undefined {
  const lines = text
    .split(/\r\n?|\n/, most)
    .map((line) => line.slice(0, LONGEST_HEADINGS).replaceAll('"', ''))
  return DELIMITERS.find((one) => lines.some((line) => isHeadings(line.split(one, MOST_COLUMNS))))
}

function delimiterOf(text: string): Delimiter {
  const [line = ''] = text.split('\n', 1)
  const unquoted = line.replaceAll(/"[^"]*"/g, '')
  const [best] = DELIMITERS.map((one) => ({ one, found: unquoted.split(one).length })).toSorted(
    (a, b) => b.found - a.found,
  )
  return best?.one ?? ','
}
