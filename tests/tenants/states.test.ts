import { expect, test } from 'vitest'

import { SHIFT_VARIANTS } from '#domain/routes/companion-routes.ts'
import { COMPANION, companionRouteOf, routeOf, STOREFRONT } from '#app/routes.ts'
import { catalogue } from '#messages/catalogue.ts'
import { documentsOf } from '#server/tenants/read-folder.ts'
import { applyVariant } from '#scenarios/apply-variant.ts'
import type { Brand } from '#scenarios/brand.ts'
import { readBrand } from '#scenarios/read-brand.ts'
import { appliesTo, SCREENS, VARIANTS, type Made, type Variant } from '#scenarios/state.ts'
import { STATES } from '#scenarios/states.ts'
import { mergeOverBase } from '#scenarios/tenant-documents.ts'
import { base, folders } from './demo-tenants.ts'

const MADE: Made = {
  orderCode: 'ABCD-EFG-HIJK',
  shipmentId: 'shipment',
  stackId: 'stack',
  consoleToken: 'token',
  rider: { id: 'rider', token: 'token', name: 'Rita', phone: '+5491155550001' },
}

const brandOf = (files: (typeof folders)[number], variant: Variant): Brand => {
  const merged = mergeOverBase(documentsOf(base), documentsOf(files))
  return readBrand({ ...merged, ...applyVariant(merged, variant) })
}
const brands = folders.map((files) => ({
  alias: files.alias,
  variants: new Map(VARIANTS.map((variant) => [variant, brandOf(files, variant)])),
}))

/** Every state with every demo brand that has it. */
const shown = STATES.flatMap((state) =>
  brands.flatMap(({ variants }) => {
    const brand = variants.get(state.variant)
    return brand && appliesTo(state, brand) ? [{ state, brand }] : []
  }),
)

test('each state has an id and a title of its own, and is of a screen', () => {
  expect(new Set(STATES.map(({ id }) => id)).size).toBe(STATES.length)
  const titles = STATES.map(({ title }) => catalogue[title])
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
  expect(new Set(STATES.map(({ screen }) => screen))).toEqual(new Set(SCREENS))
})

test('each state is shown of a demo brand, and no title is without a state', () => {
  const ids = new Set<string>(shown.map(({ state }) => state.id))
  expect(STATES.filter(({ id }) => !ids.has(id)).map(({ id }) => id)).toEqual([])
  const titled = Object.keys(catalogue).filter((key) => key.startsWith('scenario.'))
  expect(titled.map((key) => key.slice('scenario.'.length)).filter((id) => !ids.has(id))).toEqual([])
})

test('every address of the storefront and of the companion pages has a state', () => {
  const opened = new Set<string>()
  const shipmentTypes = new Set<string>()
  for (const { state, brand } of shown) {
    const steps = state.steps(brand, MADE)
    const later = steps.flatMap((step) => ('open' in step ? [step.open] : []))
    for (const path of [state.path(brand, MADE), ...later]) {
      const { pathname } = new URL(path, 'http://vitrina.example')
      // a page that the server writes by itself
      if (pathname.startsWith('/api/')) continue
      const own = companionRouteOf(pathname)
      opened.add(own === undefined ? routeOf(pathname).kind : own.kind)
      if (own?.kind === 'shipment') shipmentTypes.add(own.shipmentType)
    }
  }
  // a rider's own address only leads on to the shipment in progress
  const withoutState = ['unknown', 'unknown-companion', 'rider-shipments']
  const kinds = new Set([...STOREFRONT, ...COMPANION].map(({ id }) => id))
  expect([...kinds].filter((kind) => !opened.has(kind) && !withoutState.includes(kind))).toEqual([])
  expect(shipmentTypes).toEqual(new Set(['simple', 'stack']))
  expect(shown.filter(({ state }) => state.screen === 'shift').length).toBeGreaterThan(SHIFT_VARIANTS.length)
})

test('steps are data: a copy through JSON is the same, and patterns are regular expressions', () => {
  for (const { state, brand } of shown) {
    const steps = state.steps(brand, MADE)
    expect(steps.length, state.id).toBeGreaterThan(0)
    const text = JSON.stringify(steps)
    for (const [, pattern = ''] of text.matchAll(/"pattern":("(?:[^"\\]|\\.)*")/g)) {
      expect(() => new RegExp(JSON.parse(pattern) as string, 's'), state.id).not.toThrow()
    }
    expect(text, `${state.id} of ${brand.alias}`).not.toMatch(/undefined|"name":""|"pattern":"\^"|\{\w+\}/)
  }
})
