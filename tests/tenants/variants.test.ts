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
const brands = await stageTenants(TENANTS_DIR, stageDir, { aliases, variants: VARIANTS })

test('every variant of every demo tenant is a tenant that can be applied', async () => {
  const { imagesDir } = readConfig({})
  const { checked, faults } = await checkTenants(stageDir, imagesDir, [], judgeLayouts)
  expect(faults.map(faultLine)).toEqual([])
  expect(checked).toHaveLength(aliases.length * VARIANTS.length)
})

test('a brand with hosts of its own and long aliases that begin alike has all its variants', async () => {
  const open = demoTenant('la-esquina')
  const [branch] = open.tenant.branches
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
  const tenant = {
    ...open.tenant,
    hosts: ['pedidos.la-esquina.example'],
    branches: [{ ...branch, branchContacts }],
  }
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-variants-'))
  try {
    cpSync(join(TENANTS_DIR, 'la-esquina'), join(folder, 'in', 'la-esquina'), { recursive: true })
    writeFileSync(join(folder, 'in', 'la-esquina', 'tenant.json'), JSON.stringify(tenant))
    const staged = join(folder, 'staged')
    await stageTenants(join(folder, 'in'), staged, { aliases: ['la-esquina'], variants: VARIANTS })
    const { checked, faults } = await checkTenants(staged, readConfig({}).imagesDir, [], judgeLayouts)
    expect(faults.map(faultLine)).toEqual([])
    expect(checked).toHaveLength(VARIANTS.length)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
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
    platesInMenu: true,
    reward: 'bodegon-la-esquina.bienvenida',
    program: { name: 'Puntos de la Esquina', percentage: 0.05 },
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
