import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, expect, test } from 'vitest'

import { stageTenants } from '#preview/staged-tenants.ts'
import { VARIANTS } from '#scenarios/state.ts'
import { readConfig } from '#server/config.ts'
import { judgeLayouts } from '#server/pages/render-page.ts'
import { checkTenants } from '#server/tenants/check-tenants.ts'
import { faultLine } from '#server/tenants/tenant-fault.ts'
import { demoTenant, folders, TENANTS_DIR } from './demo-tenants.ts'

const stageDir = mkdtempSync(join(tmpdir(), 'vitrina-variants-'))
afterAll(() => rmSync(stageDir, { recursive: true, force: true }))

const aliases = folders.map(({ alias }) => alias)
const { brands, refused } = await stageTenants(TENANTS_DIR, stageDir, { aliases, variants: VARIANTS })

test('every variant of every demo tenant is a tenant that can be applied', async () => {
  const { imagesDir } = readConfig({})
  expect(refused).toEqual([])
  const { checked, faults } = await checkTenants(stageDir, imagesDir, [], judgeLayouts)
  expect(faults.map(faultLine)).toEqual([])
  expect(checked).toHaveLength(aliases.length * VARIANTS.length)
})

/** Stages a folder of demo tenants, some of them under other aliases or changed. */
async function stageChanged(change: (folder: string) => void, aliases: readonly string[]) {
  const folder = mkdtempSync(join(stageDir, '_changed-'))
  change(folder)
  return { ...(await stageTenants(folder, join(folder, '_staged'), { aliases, variants: VARIANTS })), folder }
}

test('a brand with hosts of its own and long aliases that begin alike has all its variants', async () => {
  const { tenant } = demoTenant('la-esquina')
  const [branch] = tenant.branches
  const [contact] = branch?.branchContacts ?? []
  if (!branch || !contact) throw new Error('La Esquina has a venue')
  const further = ['palermo', 'caballito'].map((place) => ({
    ...contact,
    alias: `la-nueva-gran-esquina-de-todos-en-buenos-aires-${place}`,
  }))
  const branchContacts = [contact, ...further].map((one, index) => ({
    ...one,
    receipts: one.receipts && { ...one.receipts, series: `000${index}` },
  }))
  const changed = {
    ...tenant,
    hosts: ['pedidos.la-esquina.example'],
    branches: [{ ...branch, branchContacts }],
  }
  const { folder } = await stageChanged(
    (into) => {
      cpSync(join(TENANTS_DIR, 'la-esquina'), join(into, 'la-esquina'), { recursive: true })
      writeFileSync(join(into, 'la-esquina', 'tenant.json'), JSON.stringify(changed))
    },
    ['la-esquina'],
  )
  const { imagesDir } = readConfig({})
  const { checked, faults } = await checkTenants(join(folder, '_staged'), imagesDir, [], judgeLayouts)
  expect(faults.map(faultLine)).toEqual([])
  expect(checked).toHaveLength(VARIANTS.length)
})

test('a folder with a fault keeps no other from the stage, and its faults are named where they were written', async () => {
  const { tenant } = demoTenant('sushi-nami')
  const [branch] = tenant.branches
  const [contact] = branch?.branchContacts ?? []
  const venueOf = (alias: string, over: object) => ({
    ...tenant,
    alias,
    branches: [{ ...branch, branchContacts: [{ ...contact, alias, ...over }] }],
  })
  const written = {
    lejos: JSON.stringify({ ...venueOf('lejos', {}), timeZone: 'Luna/Tranquilidad' }),
    roto: '{ "alias": ',
    vacio: JSON.stringify(venueOf('vacio', { orderModes: [] })),
  }
  const all = [...Object.keys(written), 'sushi-nami']
  const { brands: shown, refused: left } = await stageChanged((into) => {
    for (const alias of all) cpSync(join(TENANTS_DIR, 'sushi-nami'), join(into, alias), { recursive: true })
    for (const [alias, text] of Object.entries(written)) writeFileSync(join(into, alias, 'tenant.json'), text)
  }, all)
  expect(shown.map(({ alias }) => alias)).toEqual(['sushi-nami'])
  expect(
    left.map(({ alias, faults }) => [alias, ...faults.map(({ file, path }) => `${file} ${path}`)]),
  ).toEqual([
    ['lejos', 'lejos/tenant.json $.timeZone'],
    ['roto', 'roto/tenant.json $'],
    ['vacio', 'vacio/tenant.json $.branches'],
  ])
})

test('lists of the stage show each brand once: of its variants only the open one is listed', () => {
  const listed = readdirSync(stageDir).filter((folder) => {
    const file = join(stageDir, folder, 'tenant.json')
    if (folder === '_base' || !existsSync(file)) return false
    const { listed: isListed = true } = JSON.parse(readFileSync(file, 'utf8')) as { listed?: boolean }
    return isListed
  })
  expect(listed.toSorted()).toEqual(aliases.toSorted())
})

test('a brand says what its documents say: its own words, modes, plates and where it delivers', () => {
  const brand = brands.find(({ alias }) => alias === 'la-esquina')?.variants.open
  expect(brand).toMatchObject({
    alias: 'la-esquina',
    venue: 'la-esquina',
    name: 'La Esquina',
    reward: 'bodegon-la-esquina.bienvenida',
    program: { name: 'Puntos de la Esquina' },
    plate: { mode: { type: 'TAKE_AWAY', path: '/menu/la-esquina/Para%20llevar' }, choices: [], quantity: 1 },
    delivered: { mode: { type: 'DELIVERY' } },
    has: { riders: true, chat: true, menuSearch: true, oneTimeCodes: false },
  })
  expect(brand?.garnished?.choices.length).toBeGreaterThan(0)
  const own = brands.find(({ alias }) => alias === 'mercado-grande')?.variants.open
  expect(own?.has).toMatchObject({ marketing: true, riders: false })
})

test.each(brands.map((brand) => [brand.alias, brand] as const))(
  'the variants of %s differ as they say',
  (_, { variants }) => {
    const { open, closed, 'empty-menu': empty, 'out-of-zone': away, 'long-names': long } = variants
    expect(open?.plate).toBeDefined()
    expect(empty?.plate).toBeUndefined()
    expect(closed?.venue).toBe(`${open?.venue}-closed`)
    expect(away?.address?.reached ?? false).toBe(false)
    expect(long?.plate?.name.length).toBeGreaterThan(open?.plate?.name.length ?? 0)
  },
)
