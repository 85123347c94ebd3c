import type { ValidateFunction } from 'ajv/dist/2020.js'

import { foldText } from '#domain/venue/fold-text.ts'
import type { SettledMovement } from '#domain/payment/settlement.ts'
import { decodeText } from '#exchange/reading/decode-text.ts'
import { delimiterOfHeadings, MOST_COLUMNS, parseDelimited } from '#exchange/table/delimited.ts'
import type { SettlementRowKind, MinorUnits } from '#generated/models.ts'

/**
 * A row of a settlement file: a payment, a refund or a charge-back.
 * @units fee and net in minor units of the row; day YYYY-MM-DD in the zone of the venue
 * @source issue 15 part 10 "daily comparison with the provider's settlement report"
 */
export type SettlementRow = SettledMovement & {
  day: string
  /** time as written in the file */
  moment: string
  /** the provider's fee for a payment, and the amount it pays out */
  fee?: MinorUnits
  net?: MinorUnits
  /** for a payment paid out in parts, the part: '2/3'; fee and net are those of the part */
  part?: string
}

/**
 * A parsed settlement file. An invalid row is reported by its line and the heading of its column. Rows that move no
 * diner's money, such as withdrawals, are counted.
 * @source issue 15 part 10 "file import for both vendors"
 */
export type SettlementFile = {
  rows: SettlementRow[]
  faults: { line: number; column: string }[]
  skipped: number
  /** a report of money released on these days; it does not cover other payments of the days */
  isOfReleases?: boolean
}

/**
 * Why a table is no settlement file: how many needed headings it has, and which are missing.
 * @source a vendor that renames a column is seen by this alone
 */
export type UnknownTable = { found: string[]; known: number; missing: string[] }

type Cells<Name extends string> = Readonly<Record<Name, string>>

/** The format of a provider's settlement file. */
export type SettlementLayout<Name extends string> = {
  /** possible headings of each column, as {@link plainHeading} writes them; the first one present in the file counts */
  headings: Readonly<Record<Name, readonly string[]>>
  /** required headings; without them it is another kind of file */
  needed: readonly Name[]
  /** formats a heading as the vendor writes it */
  written?(heading: string): string
  /** the kind of movement; undefined for a row that moved no diner's money */
  kindOf(cells: Cells<Name>): SettlementRowKind | undefined
  /** validates the cells of a row that moved money */
  isRow: ValidateFunction
  /** @returns the column of an invalid cell */
  rowOf(cells: Cells<Name>, kind: SettlementRowKind): SettlementRow | { column: Name }
}

/** Lines above the headings, such as the merchant's name and totals. @source assumed: Transbank writes about 20 */
const MOST_LINES_BEFORE = 60

/** Length of headings in an error, and how many it lists. */
const LONGEST_HEADING = 40
const MOST_HEADINGS = 30

/**
 * Parses a settlement table: columns by heading, in any order, each row by the schema of its provider.
 * @returns the missing headings for a file of another format
 * @errors throws SourceInvalid for an unclosed quote or too many rows
 */
export function readSettlementTable<Name extends string>(
  file: Uint8Array,
  layout: SettlementLayout<Name>,
): SettlementFile | UnknownTable {
  let nearest: UnknownTable | undefined
  const text = decodeText(file).replace(/^\uFEFF/, '')
  const names = namesOf(layout)
  const delimiter = delimiterOfHeadings(text, MOST_LINES_BEFORE, (row) => {
    const places = placesOf(layout, names, row)
    return layout.needed.every((name) => places[name] !== undefined)
  })
  // identifies the provider by the headings alone, since parsing all rows takes seconds
  for (const [at, heading] of parseDelimited(text, delimiter, MOST_LINES_BEFORE).rows.entries()) {
    const places = placesOf(layout, names, heading)
    const missing = layout.needed.filter((name) => places[name] === undefined)
    if (missing.length > 0) {
      const known = layout.needed.length - missing.length
      if (nearest === undefined || known > nearest.known)
        nearest = { found: headingsIn(heading), known, missing: missing.map(headingNamed(layout)) }
      continue
    }
    const { rows, lines } = parseDelimited(text, delimiter)
    const headingOf = (name: Name) => heading[places[name] ?? -1]?.trim() ?? name
    const read: SettlementFile = { rows: [], faults: [], skipped: 0 }
    for (const [index, row] of rows.entries()) {
      if (index <= at || row.every((cell) => cell.trim() === '')) continue
      const cells = cellsOf(names, places, row)
      const result = rowOf(layout, cells)
      if (result === undefined) read.skipped += 1
      else if ('column' in result)
        read.faults.push({ line: lines[index] ?? 0, column: headingOf(result.column) })
      else read.rows.push(result)
    }
    return read
  }
  return nearest ?? { found: [], known: 0, missing: layout.needed.map(headingNamed(layout)) }
}

const namesOf = <Name extends string>({ headings }: SettlementLayout<Name>) => Object.keys(headings) as Name[]

const headingNamed =
  <Name extends string>({ headings, written = (heading) => heading }: SettlementLayout<Name>) =>
  (name: Name): string =>
    written(headings[name][0] ?? name)

const headingsIn = (row: readonly string[]): string[] =>
  row
    .map((cell) => cell.trim().slice(0, LONGEST_HEADING))
    .filter((cell) => cell !== '')
    .slice(0, MOST_HEADINGS)

/** Whether a table was parsed. */
export const isRead = (table: SettlementFile | UnknownTable): table is SettlementFile => 'rows' in table

/**
 * A heading without capitals, accents and punctuation. A translated heading with the field in brackets becomes that
 * field.
 */
export const plainHeading = (heading: string): string =>
  foldText(/\(([A-Z][A-Z_]+)\)\s*$/.exec(heading)?.[1] ?? heading)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()

function placesOf<Name extends string>(
  { headings }: SettlementLayout<Name>,
  names: readonly Name[],
  row: readonly string[],
): Partial<Record<Name, number>> {
  const written = row.slice(0, MOST_COLUMNS).map(plainHeading)
  const places: Partial<Record<Name, number>> = {}
  for (const name of names) {
    const place = headings[name].map((heading) => written.indexOf(heading)).find((found) => found >= 0)
    if (place !== undefined) places[name] = place
  }
  return places
}

const cellsOf = <Name extends string>(
  names: readonly Name[],
  places: Partial<Record<Name, number>>,
  row: readonly string[],
): Cells<Name> =>
  Object.fromEntries(names.map((name) => [name, (row[places[name] ?? -1] ?? '').trim()])) as Cells<Name>

function rowOf<Name extends string>(
  layout: SettlementLayout<Name>,
  cells: Cells<Name>,
): SettlementRow | { column: Name } | undefined {
  const kind = layout.kindOf(cells)
  if (kind === undefined) return undefined
  if (layout.isRow(cells)) return layout.rowOf(cells, kind)
  const [fault] = layout.isRow.errors ?? []
  return { column: (fault?.instancePath.slice(1) ?? '') as Name }
}

/** A valid calendar day. @returns undefined for 31/02 */
export function dayOf(year: string, month: string, day: string): string | undefined {
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const at = new Date(`${written}T00:00:00Z`)
  return Number.isNaN(at.getTime()) || !at.toISOString().startsWith(written) ? undefined : written
}
