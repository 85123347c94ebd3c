import { readFileSync, readdirSync } from 'node:fs'

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { COUNTRIES } from '#domain/money/countries.ts'
import { diffTenantFiles } from '#exchange/diff/diff-tenant-files.ts'
import type { ImportContext } from '#exchange/import-result.ts'
import { parseDelimited } from '#exchange/table/delimited.ts'
import { exportTable } from '#exchange/table/export-table.ts'
import { exportWorkbook } from '#exchange/table/export-workbook.ts'
import { importTable } from '#exchange/table/import-table.ts'
import type { Table } from '#exchange/table/table.ts'
import { readXlsx } from '#exchange/xlsx/read-xlsx.ts'
import type { MenuFile } from '#generated/tenant.ts'
import { isMenuFile } from '#generated/validators/menu-file.js'
import { arbitraryMenu } from '../support/arbitrary-menu.ts'

type Money = ImportContext['money']
type Written = readonly [name: string, table: (menu: MenuFile, money: Money) => Table | Promise<Table>]
const WRITTEN: readonly Written[] = [
  ['CSV', (menu, money) => parseDelimited(exportTable(menu, money).slice(1))],
  ['XLSX', async (menu, money) => readXlsx(await exportWorkbook(menu, money))],
]

describe.each(WRITTEN)('a menu as a table: %s', (_, tableOf) => {
  /** The menu that its own table gives, and what the import has to say about it. */
  async function roundTrip(menu: MenuFile, context: ImportContext) {
    const { files, notes } = importTable(await tableOf(menu, context.money), context)
    return { menu: files.menu, codes: notes.map(({ code, path }) => `${code} ${path}`) }
  }

  test('every menu is read back without a difference, into its own tenant and into an empty one', async () => {
    const country = fc.constantFrom(COUNTRIES.AR, COUNTRIES.CL)
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
