import { expect, test } from 'vitest'
import { checkOverrides } from '#messages/check-overrides.ts'
import { checkMenuReferences } from '#server/tenants/check-menu-references.ts'
import { checkLogos, checkTenantReferences } from '#server/tenants/check-tenant-references.ts'
import { schemaFaults } from '#server/tenants/schema-faults.ts'
import { faultLine } from '#server/tenants/tenant-fault.ts'
import { base, demoTenant, folders, platesOf, tenants } from './demo-tenants.ts'

const lines = (faults: Parameters<typeof faultLine>[0][]) => faults.map(faultLine)

test('the eight demo tenants are there', () => {
  expect(tenants.map(({ alias }) => alias)).toEqual([
    'borrador',
    'cafe-aurora',
    'cerrado-siempre',
    'grupo-sabores',
    'la-esquina',
    'mercado-grande',
    'pizzeria-roma',
    'sushi-nami',
  ])
})

test.each([base, ...folders].map((files) => [files.alias, files] as const))(
  'the files of %s keep to their schemas',
  (_, files) => {
    expect(lines(schemaFaults(files))).toEqual([])
  },
)

test.each(tenants.map((tenant) => [tenant.alias, tenant] as const))('what %s names exists', (alias, demo) => {
  const assets = new Set([...base.assets, ...demo.files.assets])
  expect(lines(checkTenantReferences(alias, demo.tenant, demo.menu, assets))).toEqual([])
  expect(lines(checkLogos(`${alias}/theme.json`, demo.theme, assets))).toEqual([])
  expect(lines(checkMenuReferences(`${alias}/menu.json`, demo.menu, assets))).toEqual([])
})

test.each(tenants.map((tenant) => [tenant.alias, tenant] as const))(
  'every garnish group and picture of %s is used',
  (_, demo) => {
    const plates = platesOf(demo)
    const groups = new Set(plates.flatMap((plate) => plate.garnishGroups ?? []))
    expect((demo.menu.garnishGroups ?? []).map(({ id }) => id).filter((id) => !groups.has(id))).toEqual([])
    const used = new Set([
      ...plates.map((plate) => plate.image),
      ...(demo.menu.categories ?? []).map((category) => category.image),
      ...Object.values(demo.theme.logos ?? {}),
      'pictures.json',
    ])
    expect([...demo.files.assets].filter((name) => !used.has(name))).toEqual([])
  },
)

test.each(tenants.map((tenant) => [tenant.alias, tenant] as const))(
  'the texts of %s exist and fit',
  (_, { files }) => {
    expect(checkOverrides((files.messages ?? {}) as Record<string, unknown>)).toEqual([])
  },
)

test('a planted fault is found: unknown group, missing picture, wrong type', () => {
  const demo = demoTenant('la-esquina')
  const menu = structuredClone(demo.menu)
  Object.assign(menu.categories?.[0]?.plates[0] ?? {}, {
    garnishGroups: ['no-such'],
    image: 'pictures/no-such.webp',
  })
  expect(lines(checkMenuReferences('la-esquina/menu.json', menu, demo.files.assets))).toEqual([
    "la-esquina/menu.json $.categories[0].plates[0].garnishGroups[0]: found 'no-such', expected a group of $.garnishGroups",
    "la-esquina/menu.json $.categories[0].plates[0].image: found 'pictures/no-such.webp', expected a file in assets/",
  ])
  const wrong = { ...demo.files, menu: { ...structuredClone(demo.files.menu as object), categories: 'none' } }
  expect(lines(schemaFaults(wrong))).toEqual([
    'la-esquina/menu.json $.categories: found "none", expected array',
  ])
})
