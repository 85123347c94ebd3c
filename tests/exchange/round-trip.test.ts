import { readFileSync, readdirSync } from 'node:fs'

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { COUNTRIES } from '#domain/money/countries.ts'
import { spreadsheetSigns } from '#domain/money/spreadsheet-signs.ts'
import { diffTenantFiles } from '#exchange/diff/diff-tenant-files.ts'
import type { ImportContext } from '#exchange/import-result.ts'
import { parseDelimited } from '#exchange/table/delimited.ts'
import { exportTable } from '#exchange/table/export-table.ts'
import { exportWorkbook } from '#exchange/table/export-workbook.ts'
import { importTable } from '#exchange/table/import-table.ts'
import type { Table } from '#exchange/table/table.ts'
import { COLUMNS, ROW_KINDS } from '#messages/exchange-table.ts'
import { readXlsx } from '#exchange/xlsx/read-xlsx.ts'
import type { MenuFile } from '#generated/tenant.ts'
import keys from '#generated/tenant-keys.json'
import { isMenuFile } from '#generated/validators/menu-file.js'
import { arbitraryMenu } from '../support/arbitrary-menu.ts'

type Money = ImportContext['money']
type Written = readonly [name: string, table: (menu: MenuFile, money: Money) => Table | Promise<Table>]
const WRITTEN: readonly Written[] = [
  ['CSV', (menu, money) => parseDelimited(exportTable(menu, money).slice(1))],
  ['XLSX', async (menu, money) => readXlsx(await exportWorkbook(menu, money))],
]

/** Every key in a value, with those above it: `categories.plates.taxRate`. */
const keysIn = (value: unknown, above = ''): string[] =>
  Array.isArray(value)
    ? value.flatMap((one) => keysIn(one, above))
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, inner]) =>
          key === '*' ? keysIn(inner, above) : [above + key, ...keysIn(inner, `${above}${key}.`)],
        )
      : []

test('these menus have every field that the schema knows', () => {
  const known = new Set(keysIn(keys.menu).filter((key) => !key.startsWith('externalIds')))
  const tried = new Set(fc.sample(arbitraryMenu, { numRuns: 200, seed: 7 }).flatMap((menu) => keysIn(menu)))
  expect(known.size).toBeGreaterThan(40)
  expect(tried).toEqual(known)
})

test('a table of names and prices alone changes nothing else of a menu', () => {
  const spoken = (['kind', 'category', 'id', 'name', 'size', 'sizeId', 'price'] as const).map(
    (column) => COLUMNS[column][0],
  )
  const kinds: string[] = [ROW_KINDS.category[0], ROW_KINDS.plate[0], ROW_KINDS.size[0]]
  fc.assert(
    fc.property(arbitraryMenu, (menu) => {
      const { rows } = parseDelimited(exportTable(menu, COUNTRIES.AR).slice(1))
      const places = spoken.map((heading) => rows[0]?.indexOf(heading) ?? -1)
      const short = rows
        .filter(([kind], index) => index === 0 || kinds.includes(String(kind)))
        .map((row) => places.map((at) => row[at] ?? ''))
      const { files } = importTable({ rows: short }, { money: COUNTRIES.AR, menu })
      expect(diffTenantFiles({ menu }, { menu: files.menu })).toEqual([])
    }),
    { numRuns: 60 },
  )
})

test('what the spreadsheet of a country opens and saves has the same prices', () => {
  const country = fc.constantFrom(...Object.values(COUNTRIES))
  const prices = fc.array(fc.integer({ min: 0, max: 9_999_999 }), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(country, prices, (money, amounts) => {
      const sizes = amounts.map((price, at) => ({ id: `s${at}`, name: `Tamaño ${at}`, price }))
      const plate = { id: 'p', name: 'Pan, té; y más', sizes, taxRate: 10.5 }
      const menu = { $schema: '', categories: [{ id: 'c', name: 'Panes', plates: [plate] }] }
      const { cell: separator, decimal } = spreadsheetSigns(money.code)
      const { rows } = parseDelimited(exportTable(menu, money).slice(1), separator)
      const saved = rows.map((cells) => cells.map((cell) => savedCell(cell, decimal)).join(separator))
      const { files } = importTable(parseDelimited(saved.join('\r\n')), { money })
      expect(diffTenantFiles({ menu }, { menu: files.menu })).toEqual([])
    }),
  )
})

/** A number as a spreadsheet writes it that reads `decimal` before decimals: without zeros at their end; a text as it is. */
function savedCell(cell: string, decimal: ',' | '.'): string {
  const digits = cell.replace(decimal, '.')
  if (/^\d+(\.\d+)?$/.test(digits)) return String(Number(digits)).replace('.', decimal)
  // a sign that stands before no decimals separates thousands, and is gone
  if (/^\d+[.,]\d+$/.test(cell)) return cell.replace(/[.,]/, '')
  return `"${cell.replaceAll('"', '""')}"`
}

describe.each(WRITTEN)('a menu as a table: %s', (_, tableOf) => {
  /** The menu that its own table gives, and what the import has to say about it. */
  async function roundTrip(menu: MenuFile, context: ImportContext) {
    const { files, notes } = importTable(await tableOf(menu, context.money), context)
    return { menu: files.menu, codes: notes.map(({ code, path }) => `${code} ${path}`) }
  }

  test('every menu is read back without a difference, into its own tenant and into an empty one', async () => {
    const country = fc.constantFrom(...Object.values(COUNTRIES))
    await fc.assert(
      fc.asyncProperty(arbitraryMenu, country, async (menu, money) => {
        expect(isMenuFile(menu)).toBe(true)
        for (const context of [{ money, menu }, { money }]) {
          const { menu: again, codes } = await roundTrip(menu, context)
          expect(diffTenantFiles({ menu }, { menu: again })).toEqual([])
          expect(codes).toEqual([])
        }
      }),
      { numRuns: 60 },
    )
  })

  test('so is the menu of every demo tenant, into an empty one', async () => {
    const folder = new URL('../../tenants/', import.meta.url)
    for (const alias of readdirSync(folder).filter((name) => !name.includes('.') && name !== '_base')) {
      const menu = JSON.parse(readFileSync(new URL(`${alias}/menu.json`, folder), 'utf8')) as MenuFile
      expect(
        diffTenantFiles({ menu }, { menu: (await roundTrip(menu, { money: COUNTRIES.AR })).menu }),
      ).toEqual([])
    }
  })
})
