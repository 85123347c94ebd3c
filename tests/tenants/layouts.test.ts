import { describe, expect, test } from 'vitest'

import { features } from '#app/features.ts'
import { checkSettings } from '#layout/settings-schema.ts'
import { judgeLayouts } from '#server/pages/render-page.ts'
import { layoutFaults } from '#server/tenants/layout-faults.ts'
import { faultLine } from '#server/tenants/tenant-fault.ts'
import { base, demoTenant, folders } from './demo-tenants.ts'

const faultsOf = async (files: typeof base) => (await layoutFaults(files, base, judgeLayouts)).map(faultLine)

/** The folder of a tenant with another arrangement of one screen. */
const arranged = (screen: string, layout: object) => {
  const { files } = demoTenant('la-esquina')
  return { ...files, layouts: { ...files.layouts, [screen]: layout } }
}

describe('arrangements of screens', () => {
  test.each([base, ...folders].map((files) => [files.alias, files] as const))(
    'those of %s name blocks and settings that exist',
    async (_, files) => expect(await faultsOf(files)).toEqual([]),
  )

  test('the defaults of each block fit its own settings', async () => {
    const arrived = await Promise.all(features.flatMap(({ code }) => (code ? [code.fetch()] : [])))
    const blocks = arrived.flatMap((code) => code.blocks)
    expect(blocks.length).toBeGreaterThan(30)
    expect(blocks.flatMap(({ type, settings, defaults }) => checkSettings(settings, defaults, type))).toEqual(
      [],
    )
  })

  test('at least two demo tenants arrange a screen differently', () => {
    const own = folders.filter(({ layouts }) => Object.keys(layouts).length > 0)
    expect(own.length).toBeGreaterThanOrEqual(2)
  })

  test('an unknown block is refused, with file, path and the blocks there are', async () => {
    const [fault, ...others] = await faultsOf(arranged('menu', { blocks: { promo: { type: 'carrusel' } } }))
    expect(others).toEqual([])
    expect(fault).toContain("la-esquina/layout/menu.json $.blocks.promo.type: found 'carrusel'")
    expect(fault).toContain('"promo-banner"')
  })

  test.each([
    [
      'a setting of a wrong type',
      { blocks: { plates: { settings: { search: 'no' } } } },
      '$.blocks.plates.settings.search: found "no", expected true or false',
    ],
    [
      'an unknown setting',
      { blocks: { plates: { settings: { buscar: true } } } },
      '$.blocks.plates.settings.buscar: found an unknown setting',
    ],
    ['a place without a block', { order: ['header', 'vitrina'] }, "$.order[1]: found 'vitrina'"],
    ['a block twice', { order: ['header', 'header'] }, "$.order[1]: found 'header' again"],
    ['a screen without blocks', { order: [], aside: [] }, '$.order: found no block'],
    [
      'a menu that would not keep the cart',
      { order: ['header', 'plates', 'plate'] },
      "$.order: found no block of type 'cart-keeper'",
    ],
  ])('%s is refused', async (_, layout, expected) => {
    expect((await faultsOf(arranged('menu', layout))).join('\n')).toContain(expected)
  })

  test.each([
    ['menu', 'cart-bar', 'no way to the cart'],
    ['menu', 'menu-plates', 'no plates'],
    ['category', 'category-plates', 'no plates'],
    ['plate', 'plate-detail', 'no plate'],
    ['cart', 'cart-actions', 'no way on'],
    ['checkout', 'checkout-payment', 'no payment'],
    ['checkout', 'checkout-address', 'no address'],
    ['checkout', 'checkout-submit', 'a button on wide pages alone'],
    ['branch-selection', 'directory', 'no way to a venue'],
    ['company', 'company-branches', 'no way to a branch'],
    ['branch', 'branch-finder', 'no way to a venue'],
    ['mode-selection', 'mode-selection', 'no way to the menu'],
    ['follow-up', 'order-handover', 'an order that no console hears of is never sent'],
  ])('a %s without %s is refused: %s', async (screen, type) => {
    const { order, blocks } = base.layouts[screen] as {
      order: string[]
      blocks: Record<string, { type: string }>
    }
    const without = order.filter((place) => blocks[place]?.type !== type)
    expect(without.length).toBeLessThan(order.length)
    const found = await faultsOf(arranged(screen, { order: without }))
    expect(found.filter((one) => !one.includes('found no block,'))).toEqual([
      expect.stringContaining(`$.order: found no block of type '${type}'`),
    ])
  })

  test('an arrangement of a screen that does not exist is refused', async () => {
    const [fault] = await faultsOf(arranged('carta', { order: [] }))
    expect(fault).toContain("la-esquina/layout/carta.json $: found a layout for 'carta', expected one of")
  })
})
