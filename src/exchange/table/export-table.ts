import type { Garnish, GarnishGroup, Indicator, PlateSize } from '#generated/models.ts'
import type { ExternalId, MenuFile, MenuFileCategory, MenuFilePlate } from '#generated/tenant.ts'
import { dietary } from '#messages/dietary.ts'
import { CELL_WORDS, COLUMNS, ROW_KINDS } from '#messages/exchange-table.ts'
import type { Column } from '#messages/exchange-table.ts'

import type { ImportContext } from '../import-result.ts'
import { decimalOf } from '../reading/amount.ts'
import { escaped } from './table.ts'

type Cells = Partial<Record<Column, string>>

const ALL = Object.keys(COLUMNS) as Column[]
const [YES] = CELL_WORDS.yes
const [NO] = CELL_WORDS.no
const [NONE] = CELL_WORDS.none

/**
 * A menu as a CSV text that `importTable` reads back without a difference, and spreadsheets of Spanish-speaking countries
 * open with a double click: semicolons, decimal commas, UTF-8 with its mark, no cell that runs as a formula.
 *
 * @param menu - menu.json over that of the base
 * @units prices in minor units in, in currency units out
 * @errors none
 * @source RFC 4180; OWASP, "CSV Injection"
 */
export function exportTable(menu: MenuFile, money: ImportContext['money']): string {
  const skus = skusOf(menu.externalIds ?? [])
  const price = (amount: number) => decimalOf(amount, money.mantissaLength).replace('.', ',')
  const place = (list: readonly string[] | undefined, id: string) => {
    const index = list?.indexOf(id) ?? -1
    return index === -1 ? '' : String(index + 1)
  }
  const rows: Cells[] = [
    ...(menu.indicators ?? []).map(indicatorRow),
    ...(menu.garnishGroups ?? []).flatMap((group) => groupRows(group, price)),
    ...menu.categories.flatMap((category) => [
      categoryRow(category),
      ...category.plates.flatMap((plate) => {
        const [first, ...more] = plate.sizes.map((size) => sizeCells(plate, size, price, skus))
        const marks = { remarked: place(menu.remarkeds, plate.id), upselled: place(menu.upselleds, plate.id) }
        return [
          { ...plateCells(plate, category.id), ...first, ...marks },
          ...more.map((size) => ({
            kind: ROW_KINDS.size[0],
            category: category.id,
            name: plate.name,
            ...size,
          })),
        ]
      }),
    ]),
  ]
  const lines = [
    ALL.map((column) => COLUMNS[column][0]),
    ...rows.map((row) => ALL.map((column) => row[column] ?? '')),
  ]
  return `\uFEFF${lines.map((cells) => cells.map(written).join(';')).join('\r\n')}\r\n`
}

function written(cell: string): string {
  const safe = escaped(cell)
  return /[;",\r\n\t|]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const flag = (value: boolean): string => (value ? YES : NO)

/** What is named by two names: the shown one in its column, the other only where there are two. */
const nameCells = ({ name, showName }: { name: string; showName?: string }): Cells =>
  showName === undefined ? { name } : { name: showName, internalName: name }

const indicatorRow = ({ id, showName, backgroundColor, textColor }: Indicator): Cells => ({
  kind: ROW_KINDS.indicator[0],
  id,
  name: showName,
  background: backgroundColor,
  text: textColor,
})

function groupRows(group: GarnishGroup, price: (amount: number) => string): Cells[] {
  const head: Cells = {
    kind: ROW_KINDS.group[0],
    id: group.id,
    name: group.name,
    min: String(group.minGarnishAmount),
    max: String(group.maxGarnishAmount),
    repeat: flag(group.multipleSelection),
    mandatory: flag(group.mandatory),
  }
  const choice = (garnish: Garnish): Cells => ({
    kind: ROW_KINDS.garnish[0],
    groups: group.id,
    id: garnish.id,
    name: garnish.name,
    description: garnish.description ?? '',
    price: price(garnish.price),
    visible: flag(garnish.visible),
    maxQuantity: garnish.maxQuantity === undefined ? '' : String(garnish.maxQuantity),
    soldOut: garnish.soldOut === true ? YES : '',
    ...dietaryCells(garnish),
  })
  return [head, ...group.garnishes.map(choice)]
}

const categoryRow = (category: MenuFileCategory): Cells => ({
  kind: ROW_KINDS.category[0],
  id: category.id,
  ...nameCells(category),
  description: category.description ?? '',
  image: category.image ?? '',
  indicators: listed(category.indicators),
})

const plateCells = (plate: MenuFilePlate, category: string): Cells => ({
  kind: ROW_KINDS.plate[0],
  category,
  ...nameCells(plate),
  description: plate.description ?? '',
  groups: listed(plate.garnishGroups),
  indicators: listed(plate.indicators),
  image: plate.image ?? '',
  orderModes: listed(plate.orderModes),
  maxQuantity: plate.maxQuantity === undefined ? '' : String(plate.maxQuantity),
  visible: plate.visible === false ? NO : '',
  soldOut: plate.soldOut === true ? YES : '',
  excludes: listed(plate.excludedCategories),
  ...dietaryCells(plate),
})

const sizeCells = (
  plate: MenuFilePlate,
  size: PlateSize,
  price: (amount: number) => string,
  skus: ReadonlyMap<string, string>,
): Cells => ({
  id: plate.id,
  size: size.name,
  sizeId: size.id,
  price: price(size.price),
  sku: skus.get(`plates/${plate.id}/sizes/${size.id}`) ?? '',
})

const dietaryCells = ({ allergens, diets }: Pick<MenuFilePlate, 'allergens' | 'diets'>): Cells => ({
  allergens: declared(allergens?.map((one) => dietary[`dietary.allergen.${one}`])),
  diets: declared(diets?.map((one) => dietary[`dietary.diet.${one}`])),
})

/** An empty list says something; an absent one does not. */
const declared = (words: readonly string[] | undefined): string =>
  words === undefined ? '' : words.length === 0 ? NONE : words.join(', ')

const listed = (ids: readonly string[] | undefined): string => (ids ?? []).join(', ')

const skusOf = (links: readonly ExternalId[]): Map<string, string> =>
  new Map(links.flatMap(({ system, id, of }) => (system === 'sku' ? [[of, id]] : [])))
