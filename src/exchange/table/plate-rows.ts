import { ALLERGENS, DIETS } from '#domain/menu/dietary.ts'
import type { MinorUnits } from '#domain/money/money.ts'
import type { Allergen, Diet, OrderModeType } from '#generated/models.ts'
import { dietary } from '#messages/dietary.ts'
import { CELL_WORDS, VISIBLE_WORDS, type Column } from '#messages/exchange-table.ts'

import type { ImportContext } from '../import-result.ts'
import type { DraftPicture, DraftPlate, DraftSize } from '../menu/draft.ts'
import { minorUnits } from '../reading/amount.ts'
import type { Cursor } from '../reading/source.ts'
import { writtenAmount, type DecimalSign } from '../reading/written-amount.ts'
import { countAt, flagAt, percentAt, wordIn, wordsAt, type Row } from './table.ts'

/** What reading a row needs to know of its table and tenant. */
export type RowContext = ImportContext & {
  has(column: Column): boolean
  /** before decimals in all prices of the table */
  sign: DecimalSign | undefined
}

/** Longest texts. @source schemas/tenant/menu.schema.json, schemas/models/offer.schema.json */
const MAX = { name: 120, description: 1000, size: 60, quantity: 9_999_999 }

/** The names of the types, however they are written, and what tables call them. */
const MODES: Readonly<Record<OrderModeType, readonly string[]>> = {
  DELIVERY: ['delivery', 'envío', 'domicilio', 'reparto'],
  TAKE_AWAY: ['take away', 'retiro', 'para llevar', 'pickup'],
  IN_DINING: ['in dining', 'mesa', 'salón', 'dine in'],
  SELF_SERVICE: ['self service', 'autoservicio'],
}
const ALLERGEN_WORDS = Object.fromEntries(
  ALLERGENS.map((one) => [one, [one, dietary[`dietary.allergen.${one}`]]]),
) as Record<Allergen, string[]>
const DIET_WORDS = Object.fromEntries(
  DIETS.map((one) => [one, [one, dietary[`dietary.diet.${one}`]]]),
) as Record<Diet, string[]>

/** The names of a row; a row without one is left with a note. */
export function namesOf(
  row: Row,
  max: number,
  { has }: RowContext,
): Pick<DraftPlate, 'name' | 'internalName'> | undefined {
  const name = row.cell('name').text(max)
  if (name === undefined) return row.cell('name').source.note('no-name', row.path, '')
  const internalName = row.cell('internalName').text(max)
  return has('internalName') ? { name, internalName: internalName ?? null } : { name }
}

/** A plate with its first size. */
export function readPlate(row: Row, context: RowContext): DraftPlate | undefined {
  const names = namesOf(row, MAX.name, context)
  if (names === undefined) return undefined
  const { cell } = row
  const { has } = context
  return {
    path: row.path,
    ...idOf(row),
    ...names,
    ...(has('description') && { description: cell('description').text(MAX.description) ?? null }),
    sizes: [readSize(row, context)],
    ...(has('groups') && { groups: wordsAt(cell('groups')) }),
    ...(has('image') && { image: pictureAt(cell('image'), context) }),
    ...(has('indicators') && { indicators: indicatorsOf(row, context) }),
    ...(has('orderModes') && { orderModes: modesAt(cell('orderModes')) }),
    ...(has('taxRate') && { taxRate: percentAt(cell('taxRate')) }),
    ...(has('maxQuantity') && { maxQuantity: countAt(cell('maxQuantity'), MAX.quantity) || null }),
    ...(has('visible') && { visible: flagAt(cell('visible'), VISIBLE_WORDS) ?? true }),
    ...(flagAt(cell('archived')) && { visible: false }),
    ...(has('soldOut') && { soldOut: flagAt(cell('soldOut')) ?? false }),
    ...(has('excludes') && { excludedCategories: wordsAt(cell('excludes')) }),
    ...(has('allergens') && { allergens: allergensAt(cell('allergens')) }),
    ...(has('diets') && { diets: dietsAt(cell('diets')) }),
  }
}

/** An id that may be ours is ours; another one, or the article number, is remembered. */
function idOf({ cell }: Row): { id?: string; key?: string } {
  const id = cell('id').text()
  if (id !== undefined) return /^[A-Za-z0-9][A-Za-z0-9._-]{0,159}$/.test(id) ? { id } : { key: id }
  const key = cell('sku').text()
  return key === undefined ? {} : { key }
}

/** A size: its name, price and article number. */
export const readSize = ({ path, cell }: Row, context: RowContext): DraftSize => ({
  path,
  id: cell('sizeId').text(),
  name: cell('size').text(MAX.size),
  sku: cell('sku').text(),
  price: priceAt(cell('price'), context),
})

/**
 * A number of a spreadsheet as it is; a text as people write prices. One that the sign of the table makes another price
 * than it is by itself, as `12.400` beside `1.5`, is not used: it may be a thousand times too cheap.
 */
export function priceAt(cell: Cursor, { money, sign }: RowContext): MinorUnits | undefined {
  const { value } = cell
  const text = cell.text()
  if (text === undefined) return undefined
  const amount =
    typeof value === 'number'
      ? minorUnits(rounded(value), money.mantissaLength)
      : writtenAmount(text, money, sign)
  if (amount === undefined) cell.note('bad-price')
  const alone = typeof value === 'number' ? amount : writtenAmount(text, money)
  const isSure = amount === alone
  if (amount !== undefined && !isSure) cell.note('unsure-price')
  return isSure ? amount : undefined
}

/** Spreadsheets keep binary fractions: 0.1 + 0.2 is shown as 0.3. @source ECMA-376: 15 digits are significant */
const rounded = (value: number): string => String(Number(value.toPrecision(15)))

/** A picture of the folder by its name, or elsewhere by its link. */
export function pictureAt(cell: Cursor, { assets }: RowContext): DraftPicture | null {
  const text = cell.text()
  if (text === undefined) return null
  if (/^https?:\/\//i.test(text)) {
    cell.note('picture-link')
    return { url: text, path: cell.path }
  }
  const isName = /^[a-z0-9]+([._/-][a-z0-9]+)*\.(svg|png|jpg|jpeg|webp|avif)$/.test(text)
  if (isName && (assets === undefined || assets.has(text))) return { asset: text }
  cell.note('picture-missing')
  return null
}

/** Labels by their id; one that the tenant does not have is named in a note. */
export function indicatorsOf(row: Row, { indicators }: RowContext): string[] {
  const cell = row.cell('indicators')
  return [...new Set(wordsAt(cell))].filter((id) => {
    const isKnown = indicators === undefined || indicators.has(id)
    if (!isKnown) cell.source.note('unknown-tag', cell.path, id)
    return isKnown
  })
}

function modesAt(cell: Cursor): OrderModeType[] | null {
  const modes = wordsAt(cell).flatMap(
    (word) => wordIn<OrderModeType>(MODES, word) ?? cell.source.note('unknown-value', cell.path, word) ?? [],
  )
  return modes.length > 0 ? [...new Set(modes)] : null
}

/**
 * The allergens of a cell. One word that is no allergen makes the whole list untrue by omission, so none is taken; an
 * empty cell says nothing, and only the word for none says that there is none.
 */
export function allergensAt(cell: Cursor): Allergen[] | null {
  const words = wordsAt(cell)
  if (words.length === 0) return null
  if (words.every(isNone)) return []
  const found = words.map((word) => wordIn<Allergen>(ALLERGEN_WORDS, word))
  if (found.includes(undefined)) {
    cell.note('unknown-value')
    return null
  }
  return [...new Set(found.filter((one) => one !== undefined))]
}

/** The diets of a cell; each stands for itself. */
export function dietsAt(cell: Cursor): Diet[] | null {
  const words = wordsAt(cell)
  if (words.length === 0) return null
  if (words.every(isNone)) return []
  const diets = words.flatMap(
    (word) => wordIn<Diet>(DIET_WORDS, word) ?? cell.source.note('diet-not-mapped', cell.path, word) ?? [],
  )
  return diets.length > 0 ? [...new Set(diets)] : null
}

const isNone = (word: string): boolean => wordIn({ none: CELL_WORDS.none }, word) !== undefined
