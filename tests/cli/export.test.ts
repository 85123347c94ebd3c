import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { describe, expect, test } from 'vitest'

import { COUNTRIES } from '#domain/money/countries.ts'
import { diffTenantFiles } from '#exchange/diff/diff-tenant-files.ts'
import { importSource } from '#exchange/import-source.ts'
import { parseSource } from '#exchange/parse-source.ts'
import type { MenuFile } from '#generated/tenant.ts'
import { projectRoot } from '#server/project-root.ts'
import { exportCommand } from '../../src/cli/export.ts'

const ALIAS = 'pizzeria-roma'
const MENU = JSON.parse(readFileSync(join(projectRoot(), 'tenants', ALIAS, 'menu.json'), 'utf8')) as MenuFile

async function run(args: readonly string[]) {
  let printed = ''
  const code = await exportCommand(args, {
    env: {},
    print: (text) => (printed += text),
    say: (text) => (printed += text),
    agrees: () => Promise.resolve(false),
  })
  return { code, printed }
}

type Node = Record<string, unknown>

describe('vitrina export', () => {
  test('CSV into a file, which comes back without a difference', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'vitrina-export-')), 'menu.csv')
    expect((await run([ALIAS, '--out', file])).code).toBe(0)
    const bytes = readFileSync(file)
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
    const source = parseSource(bytes)
    expect(source.format).toBe('csv')
    const { files } = importSource(source, { money: COUNTRIES.AR, menu: MENU })
    expect(diffTenantFiles({ menu: MENU }, { menu: files.menu })).toEqual([])
  })

  test('schema.org: the menu, and each store with address, hours and areas', async () => {
    const { printed } = await run([ALIAS, '--format', 'json-ld'])
    const [menu = {}, store = {}] = (JSON.parse(printed) as { '@graph': Node[] })['@graph']
    expect(menu).toMatchObject({ '@type': 'Menu', name: 'Pizzería Roma', inLanguage: 'es' })
    expect((menu['hasMenuSection'] as Node[])[0]).toMatchObject({
      '@type': 'MenuSection',
      name: 'Pizzas clásicas',
      hasMenuItem: expect.arrayContaining([
        expect.objectContaining({
          name: 'Muzzarella',
          offers: [
            expect.objectContaining({ name: 'Chica (4 porciones)', price: '11900.00', priceCurrency: 'ARS' }),
            expect.objectContaining({ name: 'Grande (8 porciones)', price: '17900.00' }),
          ],
          suitableForDiet: ['https://schema.org/VegetarianDiet'],
        }),
      ]) as Node[],
    })
    expect(store).toMatchObject({
      '@type': 'Restaurant',
      name: 'Roma Palermo',
      address: { streetAddress: 'Armenia 1802', addressCountry: 'AR' },
      hasMenu: { '@id': '#menu' },
    })
    const [hours] = store['openingHoursSpecification'] as Node[]
    expect(hours).toMatchObject({ dayOfWeek: 'https://schema.org/Monday', opens: '11:30', closes: '00:30' })
    const [area] = store['areaServed'] as { geo: { polygon: string } }[]
    expect(area?.geo.polygon).toMatch(/^-?\d+\.\d+ -?\d+\.\d+( -?\d+\.\d+)+$/)
  })

  test('our importer reads our own JSON-LD: every plate with its prices', async () => {
    const { printed } = await run([ALIAS, '--format', 'json-ld'])
    const source = parseSource(new TextEncoder().encode(printed), 'schema-org')
    const { files } = importSource(source, { money: COUNTRIES.AR })
    const plates = (menu: MenuFile | undefined) =>
      menu?.categories.flatMap(({ name, showName, plates: own }) =>
        own
          .filter(({ visible }) => visible !== false)
          .map((plate) => [
            showName ?? name,
            plate.showName ?? plate.name,
            plate.sizes.map(({ price }) => price),
          ]),
      )
    expect(plates(files.menu)).toEqual(plates(MENU))
  })

  test('anything else is told how to ask', async () => {
    expect((await run([])).printed).toContain('vitrina export ALIAS')
    expect((await run([ALIAS, '--format', 'pdf'])).code).toBe(2)
    await expect(run(['nobody'])).rejects.toThrow('holds no tenant called nobody')
  })
})
