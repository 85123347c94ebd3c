import { readFileSync, readdirSync } from 'node:fs'

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { COUNTRIES } from '#domain/money/countries.ts'
import { diffTenantFiles } from '#exchange/diff/diff-tenant-files.ts'
import type { ImportContext } from '#exchange/import-result.ts'
import { parseDelimited } from '#exchange/table/delimited.ts'
import { exportTable } from '#exchange/table/export-table.ts'
import { importTable } from '#exchange/table/import-table.ts'
import type { MenuFile } from '#generated/tenant.ts'
import { isMenuFile } from '#generated/validators/menu-file.js'
import { arbitraryMenu } from '../support/arbitrary-menu.ts'

/** The menu that its own table gives, and what the import has to say about it. */
function roundTrip(menu: MenuFile, context: ImportContext) {
  const { files, notes } = importTable(parseDelimited(exportTable(menu, context.money).slice(1)), context)
  return { menu: files.menu, codes: notes.map(({ code, path }) => `${code} ${path}`) }
}

describe('a menu as a table', () => {
  test('every menu is read back without a difference, into its own tenant and into an empty one', () => {
    const country = fc.constantFrom(COUNTRIES.AR, COUNTRIES.CL)
    fc.assert(
      fc.property(arbitraryMenu, country, (menu, money) => {
        expect(isMenuFile(menu)).toBe(true)
        for (const context of [{ money, menu }, { money }]) {
          const { menu: again, codes } = roundTrip(menu, context)
          expect(diffTenantFiles({ menu }, { menu: again })).toEqual([])
          expect(codes).toEqual([])
        }
      }),
      { numRuns: 60 },
    )
  })

  test('so is the menu of every demo tenant', () => {
    const folder = new URL('../../tenants/', import.meta.url)
    for (const alias of readdirSync(folder).filter((name) => !name.includes('.') && name !== '_base')) {
      const menu = JSON.parse(readFileSync(new URL(`${alias}/menu.json`, folder), 'utf8')) as MenuFile
      for (const context of [{ money: COUNTRIES.AR, menu }, { money: COUNTRIES.AR }])
        expect(diffTenantFiles({ menu }, { menu: roundTrip(menu, context).menu })).toEqual([])
    }
  })
})
