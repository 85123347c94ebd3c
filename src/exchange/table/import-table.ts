import { groupsOf } from '#domain/documents/groups-of.ts'
import { slug } from '#domain/menu/slug.ts'
import type { Indicator } from '#generated/models.ts'
import { IMPORT_NAMES } from '#messages/exchange.ts'

import type { ImportContext, Imported } from '../import-result.ts'
import { buildMenu, categoryOfRest } from '../menu/build-menu.ts'
import type { DraftCategory, DraftMenu, DraftPlate } from '../menu/draft.ts'
import { exactName } from '../menu/name-keys.ts'
import type { Source } from '../reading/source.ts'
import { decimalSign } from '../reading/written-amount.ts'
import { CalledParts } from './called-parts.ts'
import { readGroups } from './group-rows.ts'
import { indicatorsOf, namesOf, pictureAt, readPlate, readSize, type RowContext } from './plate-rows.ts'
import { percentAt, readTable, tablePath, type ReadTable, type Row, type Table } from './table.ts'

/** Longest texts. @source schemas/tenant/menu.schema.json */
const MAX = { category: 80, categoryText: 400, indicator: 40 }

/**
 * A menu from a table: one row for each plate, further rows of the same plate for its sizes; rows that say so are
 * categories, groups of choices, choices and labels. Only a column of names has to be there.
 * @param table - of a CSV text or of a sheet of a workbook
 * @units prices in currency units, with the decimals of the tenant's currency
 * @errors SourceInvalid when the table has no headings
 */
export function importTable(table: Table, context: ImportContext): Imported {
  const read = readTable(table)
  const sign = decimalSign(
    read.rows.flatMap(({ cell }) =>
      typeof cell('price').value === 'string' ? [String(cell('price').value)] : [],
    ),
    context.money,
  )
  const rows: RowContext = { ...context, has: read.has, sign }
  const draft = readDraft(read, rows)
  const built = buildMenu(draft, context.menu, read.source, context.keep)
  const notes = read.source.finish().map((note) => ({
    ...note,
    path: tablePath(note.path),
    paths: note.paths.map(tablePath),
  }))
  const pictures = built.pictures.map((one) => ({ ...one, path: tablePath(one.path) }))
  return { ...built, pictures, notes }
}

function readDraft({ rows, source, has }: ReadTable, context: RowContext): DraftMenu {
  const categories = new CalledParts<DraftCategory>()
  for (const row of rows.filter(({ kind }) => kind === 'category')) readCategory(row, categories, context)
  const rest: DraftPlate[] = []
  const plates = new Map<string, DraftPlate>()
  const positions = { remarked: new Map<DraftPlate, number>(), upselled: new Map<DraftPlate, number>() }
  const placed = withHomes(rows)
  for (const { row, home } of placed.filter((one) => !one.row.isTitle)) {
    const name = row.cell('name').text()
    const id = row.cell('id').text()
    const keyIn = (category: DraftCategory | undefined) =>
      id ?? `${category?.path ?? ''} ${exactName(name ?? '')}`
    const known = plates.get(keyIn(home === undefined ? undefined : categories.find(home)))
    if (known) {
      const size = readSize(row, context)
      const isNew = known.sizes.every((one) => one.name !== size.name || one.id !== size.id)
      if (isNew) known.sizes.push(size)
      else source.note('duplicate', row.path, droppedOf(row))
      continue
    }
    const plate = readPlate(row, context)
    if (!plate) continue
    if (plate.sizes.every(({ price }) => price === undefined)) source.note('no-price', row.path, plate.name)
    const category = categoryFor(home, row, categories, context)
    plates.set(keyIn(category), plate)
    for (const column of ['remarked', 'upselled'] as const) {
      const position = row.cell(column).text()
      if (position !== undefined) positions[column].set(plate, Number(position) || plates.size)
    }
    ;(category?.plates ?? rest).push(plate)
    if (!category) source.note('no-category', row.path, plate.name, { name: IMPORT_NAMES.noCategory })
    else if (!row.cell('category').isThere) source.note('category-above', row.path, category.name)
  }
  const headed = new Set(placed.flatMap(({ row, home }) => (row.isTitle ? [] : [home])))
  for (const { row, home } of placed)
    if (row.isTitle && !headed.has(home)) source.note('no-name', row.path, '')
  noteSharedCodes(plates.values(), source)
  const hasChoices = rows.some(({ kind }) => kind === 'group' || kind === 'garnish')
  const groups = hasChoices ? readGroups(rows, context) : undefined
  const called = new CalledParts<CalledGroup>(groups ?? context.menu?.garnishGroups)
  for (const plate of plates.values()) nameGroups(plate, called, source)
  const indicators = readIndicators(rows, source)
  const ranked = (column: 'remarked' | 'upselled') =>
    has(column) ? [...positions[column]].toSorted(([, a], [, b]) => a - b).map(([plate]) => plate) : undefined
  return {
    system: 'csv',
    categories: [...categories.all, ...categoryOfRest(rest, '$')],
    ...(groups && { groups }),
    ...(indicators.length > 0 && { indicators }),
    remarkeds: ranked('remarked'),
    upselleds: ranked('upselled'),
  }
}

/** Rows of plates and sizes, each with the category that it names or that stands above it. */
function withHomes(rows: readonly Row[]): { row: Row; home: string | undefined }[] {
  let home: string | undefined
  return rows.flatMap((row, at) => {
    const { kind, cell } = row
    if (kind === 'category')
      home = headsPlates(rows, at) ? (cell('id').text() ?? cell('name').text(MAX.category)) : undefined
    if (kind !== 'plate' && kind !== 'size') return []
    home = cell('category').text(MAX.category) ?? home
    return [{ row, home }]
  })
}

/** A category's own row heads the plates that follow it directly; a list of categories heads none. */
const headsPlates = (rows: readonly Row[], at: number): boolean =>
  rows[at - 1]?.kind !== 'category' && rows[at + 1]?.kind === 'plate'

/** What a row that says again what was said before would have brought with it. */
const droppedOf = ({ cell }: Row): string =>
  (['size', 'price', 'sku', 'name'] as const).flatMap((column) => cell(column).text() ?? []).join(' · ')

/** A code shared by several plates identifies none of them. */
function noteSharedCodes(plates: Iterable<DraftPlate>, source: Source): void {
  const coded = [...plates].flatMap(({ path, name, sizes }) =>
    [...new Set(sizes.flatMap(({ sku }) => sku ?? []))].map((code) => ({ code, path, name })),
  )
  for (const [code, sharers] of groupsOf(coded, (one) => one.code))
    for (const { path, name } of sharers.slice(1)) source.note('shared-code', path, `${code} · ${name}`)
}

type CalledGroup = { id?: string; key?: string; name: string }

/** Groups that a plate names, by id or by name. */
function nameGroups(plate: DraftPlate, known: CalledParts<CalledGroup>, source: Source): void {
  plate.groups = plate.groups?.flatMap((word) => {
    const found = known.find(word)
    return found?.id ?? found?.key ?? source.note('missing-reference', plate.path, word) ?? []
  })
}

function readCategory(row: Row, categories: CalledParts<DraftCategory>, context: RowContext): void {
  const names = namesOf(row, MAX.category, context)
  if (names === undefined) return
  const id = row.cell('id').text()
  categories.set({
    path: row.path,
    id,
    ...names,
    ...(context.has('description') && {
      description: row.cell('description').text(MAX.categoryText) ?? null,
    }),
    ...(context.has('image') && { image: pictureAt(row.cell('image'), context) }),
    ...(context.has('indicators') && { indicators: indicatorsOf(row, context) }),
    ...(context.has('taxRate') && { taxRate: percentAt(row.cell('taxRate')) }),
    plates: [],
  })
}

/** The category a plate names: by id, by name, or a new one. */
function categoryFor(
  name: string | undefined,
  row: Row,
  categories: CalledParts<DraftCategory>,
  context: RowContext,
): DraftCategory | undefined {
  if (name === undefined) return undefined
  const found = categories.find(name)
  if (found) return found
  const own = context.menu?.categories.find(({ id }) => id === name)
  return categories.set({
    path: row.path,
    ...(own ? { id: own.id, name: own.showName ?? own.name } : { name }),
    plates: [],
  })
}

function readIndicators(rows: readonly Row[], source: Source): Indicator[] {
  return rows
    .filter(({ kind }) => kind === 'indicator')
    .flatMap(({ cell, path }, at) => {
      const showName = cell('name').text(MAX.indicator)
      const id = cell('id').text() ?? (slug(showName ?? '') || `etiqueta-${at + 1}`)
      const [backgroundColor, textColor] = [cell('background'), cell('text')].map((place) => {
        const text = place.text()
        if (text === undefined || /^#[\da-f]{6}$/i.test(text)) return text
        return place.note('unknown-value')
      })
      if (showName !== undefined && backgroundColor !== undefined && textColor !== undefined)
        return [{ id, showName, backgroundColor, textColor }]
      return source.note('tag-colors', path, showName ?? id) ?? []
    })
}
