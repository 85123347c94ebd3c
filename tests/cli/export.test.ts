import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { describe, expect, test } from 'vitest'

import { COUNTRIES } from '#domain/money/countries.ts'
import { importSource } from '#exchange/import-source.ts'
import { parseSource } from '#exchange/parse-source.ts'
import type { MenuFile } from '#generated/tenant.ts'
import { projectRoot } from '#server/project-root.ts'
import { exportCommand } from '../../src/cli/export.ts'
import { importCommand } from '../../src/cli/import.ts'
import { editedTenants, editMenu } from '../support/edited-tenants.ts'

const ALIAS = 'pizzeria-roma'
const MENU = JSON.parse(readFileSync(join(projectRoot(), 'tenants', ALIAS, 'menu.json'), 'utf8')) as MenuFile

async function run(args: readonly string[], env: NodeJS.ProcessEnv = {}, command = exportCommand) {
  let printed = ''
  let said = ''
  const code = await command(args, {
    env,
    print: (text) => (printed += text),
    say: (text) => (said += text),
    agrees: () => Promise.resolve(false),
  })
  return { code, printed, said }
}

type Node = Record<string, unknown>

function editFile(path: string, edit: (file: Node) => void) {
  const file = JSON.parse(readFileSync(path, 'utf8')) as Node
  edit(file)
  writeFileSync(path, JSON.stringify(file))
}

describe('vitrina export', () => {
  test.each([
    ['csv', [0xef, 0xbb, 0xbf]],
    ['xlsx', [0x50, 0x4b, 0x03, 0x04]],
  ])('%s into a file, which comes back without a difference', async (format, start) => {
    const file = join(mkdtempSync(join(tmpdir(), 'vitrina-export-')), `menu.${format}`)
    expect((await run([ALIAS, '--out', file])).code).toBe(0)
    expect([...readFileSync(file).subarray(0, start.length)]).toEqual(start)
    const { code, printed } = await run([file, '--tenant', ALIAS], {}, importCommand)
    expect([code, printed]).toEqual([0, `Formato: ${format}\nNo cambia nada.\n`])
  })

  test('a hyphen is the output, as for other commands, and no file', async () => {
    const { code, printed } = await run([ALIAS, '--out', '-'])
    expect([code, printed]).toEqual([0, (await run([ALIAS])).printed])
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
    const source = await parseSource(new TextEncoder().encode(printed), 'schema-org')
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

  test('a choice keeps its description, its diets and that it ran out', async () => {
    const tenantsDir = editedTenants({ [ALIAS]: () => undefined })
    const said = { description: 'Con leche', diets: ['VEGAN'], soldOut: true }
    editMenu(tenantsDir, ALIAS, ({ garnishGroups: [group] = [] }) => {
      Object.assign(group?.garnishes[0] ?? {}, said)
    })
    const { printed } = await run([ALIAS, '--format', 'json-ld'], { TENANTS_DIR: tenantsDir })
    const { files } = importSource(await parseSource(new TextEncoder().encode(printed), 'schema-org'), {
      money: COUNTRIES.AR,
    })
    expect(files.menu?.garnishGroups?.[0]?.garnishes[0]).toMatchObject(said)
  })

  test('what stands in the base alone is exported like what stands in the folder', async () => {
    const tenantsDir = editedTenants({
      [ALIAS]: (branch, contact) => {
        delete branch.cuisine
        delete contact.callPhone
      },
    })
    const env = {
      TENANTS_DIR: tenantsDir,
      IMAGES_DIR: join(projectRoot(), 'node_modules/.cache/vitrina/cli-images'),
    }
    editFile(join(tenantsDir, '_base/tenant.json'), (base) => {
      Object.assign(base['branchContactDefaults'] as Node, { callPhone: '+541140001000' })
      Object.assign(base['branchDefaults'] as Node, { cuisine: ['Italiana'] })
    })
    editMenu(tenantsDir, ALIAS, (menu) => {
      editFile(join(tenantsDir, '_base/menu.json'), (base) => {
        base['garnishGroups'] = menu.garnishGroups
      })
      delete menu.garnishGroups
    })
    const { printed } = await run([ALIAS, '--format', 'json-ld'], env)
    const [{ hasMenuSection } = {}, store] = (JSON.parse(printed) as { '@graph': Node[] })['@graph']
    expect(store).toMatchObject({
      name: 'Roma Palermo',
      telephone: '+541140001000',
      servesCuisine: ['Italiana'],
    })
    expect(JSON.stringify(hasMenuSection)).toContain('"@id":"#garnishGroups/')

    const file = join(tenantsDir, 'menu.csv')
    await run([ALIAS, '--out', file], env)
    expect(readFileSync(file, 'utf8')).toContain('Sin gluten')
    const same = await run([file, '--tenant', ALIAS], env, importCommand)
    expect(same.printed).toBe('Formato: csv\nNo cambia nada.\n')
    writeFileSync(file, readFileSync(file, 'utf8').replace('Fugazza', 'Fugaza'))
    await run([file, '--tenant', ALIAS, '--yes'], env, importCommand)
    const written = JSON.parse(readFileSync(join(tenantsDir, ALIAS, 'menu.json'), 'utf8')) as MenuFile
    expect(Object.keys(written)).toEqual(['$schema', 'categories', 'remarkeds', 'upselleds'])
  })

  test('a folder that breaks its schema is refused, field by field', async () => {
    const tenantsDir = editedTenants({
      [ALIAS]: (_, __, tenant) => void Object.assign(tenant, { country: 'XX' }),
    })
    const env = { TENANTS_DIR: tenantsDir }
    await expect(run([ALIAS], env)).rejects.toThrow(`${ALIAS}/tenant.json $.country: found "XX"`)
  })

  test('what schema.org has no word for is told beside the file', async () => {
    const tenantsDir = editedTenants({ [ALIAS]: () => undefined })
    editMenu(tenantsDir, ALIAS, ({ categories, garnishGroups: [group] = [] }) => {
      const [plate, other] = categories.flatMap(({ plates }) => plates)
      Object.assign(plate ?? {}, { visible: false, diets: ['LACTOSE_FREE'] })
      Object.assign(other ?? {}, { diets: ['VEGAN'] })
      Object.assign(group?.garnishes[0] ?? {}, { visible: false })
    })
    const { said } = await run([ALIAS, '--format', 'json-ld'], { TENANTS_DIR: tenantsDir })
    expect(said).toMatch(/^No se exporta: 1 plato oculto, 2 opciones ocultas, /)
    expect(said).toContain('las dietas que schema.org no nombra de 1 plato u opción')
    expect((await run([ALIAS], { TENANTS_DIR: tenantsDir })).said).toBe('')
  })

  test('anything else is told how to ask', async () => {
    await expect(run([])).rejects.toThrow('vitrina export ALIAS')
    await expect(run([ALIAS, '--format', 'pdf'])).rejects.toThrow('vitrina export ALIAS')
    await expect(run([ALIAS, '--out', 'menu.pdf'])).rejects.toThrow("'menu.pdf' does not say")
    await expect(run([ALIAS, '--format', 'xlsx'])).rejects.toThrow('needs --out FILE')
    await expect(run(['nobody'])).rejects.toThrow('holds no tenant called nobody')
  })
})
