import type { MinorUnits } from '#domain/money/money.ts'
import type { Garnish, GarnishGroup, Indicator, PlateSize } from '#generated/models.ts'
import type { ExternalId, MenuFile, MenuFileCategory, MenuFilePlate } from '#generated/tenant.ts'
import { dietary } from '#messages/dietary.ts'
import { CELL_WORDS, COLUMNS, ROW_KINDS, type Column } from '#messages/exchange-table.ts'

import type { ImportContext } from '../import-result.ts'
import { decimalOf } from '../reading/amount.ts'

type Cell = string | number
type Cells = Partial<Record<Column, Cell>>
/** Amounts and percentages as the file writes numbers. */
type Write = { price(amount: MinorUnits): Cell; percent(rate: number | undefined): Cell }

/** Our menus archive nothing. */
const ALL = (Object.keys(COLUMNS) as Column[]).filter((column) => column !== 'archived')
const [YES] = CELL_WORDS.yes
const [NO] = CELL_WORDS.no
const [NONE] = CELL_WORDS.none

/** Where prices stand in a row. */
export const PRICE_COLUMN = ALL.indexOf('price')

/**
 * A menu as rows of cells, its headings first: what a CSV text and a workbook hold alike.
 * @param menu - menu.json over that of the base
 * @param number - writes a decimal number, as 3.50, the way the file does
 * @units prices in minor units in
 */
export function menuRows(
  menu: MenuFile,
  { mantissaLength }: ImportContext['money'],
  number: (decimal: string) => Cell,
): Cell[][] {
  const write: Write = {
    price: (amount) => number(decimalOf(amount, mantissaLength)),
    percent: (rate) => {
      if (rate === undefined) return ''
      // without its sign it might be a share that a spreadsheet keeps for a whole percentage
      return rate > 0 && rate < 1 ? `${rate} %` : number(String(rate))
    },
  }
  const skus = skusOf(menu.externalIds ?? [])
  const place = (list: readonly string[] | undefined, id: string) => {
    const index = list?.indexOf(id) ?? -1
    return index === -1 ? '' : index + 1
  }
  const rows: Cells[] = [
    ...(menu.indicators ?? []).map(indicatorRow),
    ...(menu.garnishGroups ?? []).flatMap((group) => groupRows(group, write)),
    ...menu.categories.flatMap((category) => [
      categoryRow(category, write),
      ...category.plates.flatMap((plate) => {
        const [first, ...more] = plate.sizes.map((size) => sizeCells(plate, size, write, skus))
        const marks = { remarked: place(menu.remarkeds, plate.id), upselled: place(menu.upselleds, plate.id) }
        return [
          { ...plateCells(plate, category.id, write), ...first, ...marks },
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
  return [
    ALL.map((column) => COLUMNS[column][0]),
    ...rows.map((row) => ALL.map((column) => row[column] ?? '')),
  ]
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

function groupRows(group: GarnishGroup, { price }: Write): Cells[] {
  const head: Cells = {
    kind: ROW_KINDS.group[0],
    id: group.id,
    name: group.name,
    min: group.minGarnishAmount,
    max: group.maxGarnishAmount,
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
    maxQuantity: garnish.maxQuantity ?? '',
    soldOut: garnish.soldOut === true ? YES : '',
    ...dietaryCells(garnish),
  })
  return [head, ...group.garnishes.map(choice)]
}

const categoryRow = (category: MenuFileCategory, { percent }: Write): Cells => ({
  kind: ROW_KINDS.category[0],
  id: category.id,
  ...nameCells(category),
  description: category.description ?? '',
  image: category.image ?? '',
  indicators: listed(category.indicators),
  taxRate: percent(category.taxRate),
})

const plateCells = (plate: MenuFilePlate, category: string, { percent }: Write): Cells => ({
  kind: ROW_KINDS.plate[0],
  category,
  ...nameCells(plate),
  description: plate.description ?? '',
  groups: listed(plate.garnishGroups),
  indicators: listed(plate.indicators),
  image: plate.image ?? '',
  orderModes: listed(plate.orderModes),
  taxRate: percent(plate.taxRate),
  maxQuantity: plate.maxQuantity ?? '',
  visible: plate.visible === false ? NO : '',
  soldOut: plate.soldOut === true ? YES : '',
  excludes: listed(plate.excludedCategories),
  ...dietaryCells(plate),
})

const sizeCells = (
  plate: MenuFilePlate,
  size: PlateSize,
  { price }: Write,
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
