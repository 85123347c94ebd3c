import { expect, test } from 'vitest'
import { openState } from '#domain/hours/open-state.ts'
import { demoTenant, platesOf, storesOf } from './demo-tenants.ts'

const modeTypes = (alias: string) =>
  storesOf(demoTenant(alias)).map((store) => store.orderModes?.map(({ type }) => type))

test('la-esquina: four modes, console, three ways to pay, loyalty, 60 plates in 8 categories', () => {
  const demo = demoTenant('la-esquina')
  const [store] = storesOf(demo)
  expect(demo.tenant).toMatchObject({
    kind: 'branchContact',
    country: 'AR',
    loyaltyProgram: { active: true },
  })
  expect(modeTypes('la-esquina')).toEqual([['DELIVERY', 'TAKE_AWAY', 'IN_DINING', 'SELF_SERVICE']])
  expect(store?.orderModes?.map(({ showName }) => showName)).toEqual([
    'Delivery',
    'Para llevar',
    'En el salón',
    'Autoservicio',
  ])
  expect(store?.ordersConsoleActive).toBe(true)
  expect(store?.orderModes?.[0]?.paymentTypes.map(({ paymentMethod }) => paymentMethod)).toEqual([
    'CASH',
    'CARD',
    'ONLINE',
  ])
  expect(demo.menu.categories).toHaveLength(8)
  expect(platesOf(demo)).toHaveLength(60)
})

test('la-esquina: discounts of all four types and garnish groups of every kind', () => {
  const { tenant, menu } = demoTenant('la-esquina')
  expect(new Set(tenant.discounts.map(({ type }) => type))).toEqual(
    new Set(['PERCENT', 'FIXED', 'MULTIPLE', 'FINAL_PRICE']),
  )
  const kinds = (menu.garnishGroups ?? []).map((group) => [group.mandatory, group.multipleSelection])
  for (const mandatory of [true, false]) {
    for (const multiple of [true, false]) expect(kinds).toContainEqual([mandatory, multiple])
  }
  const groups = menu.garnishGroups ?? []
  expect(
    groups.some(
      ({ minGarnishAmount, maxGarnishAmount }) =>
        minGarnishAmount === maxGarnishAmount && minGarnishAmount > 1,
    ),
  ).toBe(true)
  expect(groups.some(({ garnishes }) => garnishes.some(({ visible }) => !visible))).toBe(true)
})

test('pizzeria-roma: a branch with 8 stores of different zones, hours and ratings', () => {
  const demo = demoTenant('pizzeria-roma')
  const stores = storesOf(demo)
  expect(demo.tenant.kind).toBe('branch')
  expect(stores).toHaveLength(8)
  const different = (values: unknown[]) => new Set(values.map((value) => JSON.stringify(value))).size
  expect(different(stores.map(({ deliveryZones }) => deliveryZones))).toBe(8)
  expect(different(stores.map(({ deliveryConfig }) => deliveryConfig?.npsAvg))).toBe(8)
  expect(different(stores.map(({ deliveryConfig }) => deliveryConfig?.workingDays))).toBeGreaterThanOrEqual(6)
  expect(stores.filter(({ manualClosure }) => manualClosure)).toHaveLength(1)
})

test('grupo-sabores: a company with 120 branches', () => {
  const demo = demoTenant('grupo-sabores')
  expect(demo.tenant.kind).toBe('company')
  expect(demo.tenant.branches).toHaveLength(120)
  expect(new Set(demo.tenant.branches.map(({ name }) => name)).size).toBe(120)
})

test('sushi-nami: Chile, dark, plates in a modal', () => {
  const { tenant, theme } = demoTenant('sushi-nami')
  expect(tenant.country).toBe('CL')
  expect(theme.colorConfig.colorModeType).toBe('DARK')
  expect(tenant.branches[0]?.generalConfig?.menuConfig?.plateDetailInModal).toBe(true)
})

test('cafe-aurora: Mexico, no console, one mode, plates in the main view, open past midnight', () => {
  const demo = demoTenant('cafe-aurora')
  const [store] = storesOf(demo)
  expect(demo.tenant.country).toBe('MX')
  expect(store?.ordersConsoleActive).toBe(false)
  expect(store?.whatsAppPhone).toMatch(/^\+52/)
  expect(modeTypes('cafe-aurora')).toEqual([['TAKE_AWAY']])
  expect(demo.tenant.branches[0]?.generalConfig?.menuConfig?.platesInMainView).toBe(true)
  const workingDays = store?.deliveryConfig?.workingDays ?? []
  const halfPastMidnightOnSunday = new Date('2026-11-22T06:30:00Z')
  expect(
    openState({ deliveryConfig: { workingDays }, timeZone: demo.tenant.timeZone }, halfPastMidnightOnSunday)
      .kind,
  ).toBe('open')
})

test('mercado-grande: take-away only, 1,000 plates in 40 categories', () => {
  const demo = demoTenant('mercado-grande')
  expect(modeTypes('mercado-grande')).toEqual([['TAKE_AWAY']])
  expect(demo.menu.categories).toHaveLength(40)
  expect(platesOf(demo)).toHaveLength(1000)
  expect(new Set(platesOf(demo).map(({ id }) => id)).size).toBe(1000)
})

test('cerrado-siempre: no opening hours, every mode can be scheduled', () => {
  const [store] = storesOf(demoTenant('cerrado-siempre'))
  expect(store?.deliveryConfig?.workingDays).toEqual([])
  expect(
    store?.orderModes?.every(({ useSchedule, schedules }) => useSchedule && (schedules ?? []).length > 0),
  ).toBe(true)
})

test('borrador is a draft, and the only one', () => {
  expect(demoTenant('borrador').tenant.status).toBe('draft')
  expect(demoTenant('la-esquina').tenant.status).toBe('published')
})
