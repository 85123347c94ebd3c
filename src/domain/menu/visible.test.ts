import { describe, expect, test } from 'vitest'
import { sampleGarnish, sampleGroup, sampleMenu, samplePlate } from './sample-menu.fixture.ts'
import { remarkedPlates, upsellPlates, visibleCategories, visibleGarnishGroups } from './visible.ts'

const inCategory = (id: string, category: string, differences = {}) =>
  samplePlate(id, { category: { id: category, showName: category }, ...differences })

describe('visibleCategories', () => {
  test('[HOME-03] categories without visible plates are dropped', () => {
    const menu = sampleMenu([inCategory('a', 'mains'), inCategory('b', 'drinks', { visible: false })])
    menu.categories.push({ ...menu.categories[0]!, id: 'empty', plates: [] })
    expect(visibleCategories(menu).map((category) => category.id)).toEqual(['mains'])
  })

  test('[HOME-03] hidden plates are left out, sold-out ones stay', () => {
    const menu = sampleMenu([
      samplePlate('a'),
      samplePlate('b', { visible: false }),
      samplePlate('c', { soldOut: true }),
    ])
    expect(visibleCategories(menu)[0]?.plates.map((plate) => plate.id)).toEqual(['a', 'c'])
    expect(menu.categories[0]?.plates).toHaveLength(3)
  })
})

describe('visibleGarnishGroups', () => {
  test('[PLATE-03] only visible garnishes are shown', () => {
    const group = sampleGroup('g', [sampleGarnish('x'), sampleGarnish('y', 0, { visible: false })])
    const plate = samplePlate('a', { garnishGroups: [group] })
    expect(visibleGarnishGroups(plate)[0]?.garnishes.map((garnish) => garnish.id)).toEqual(['x'])
  })

  test('[PLATE-03] a group whose garnishes are all hidden is dropped, even a mandatory one', () => {
    const group = sampleGroup('g', [sampleGarnish('y', 0, { visible: false })], { mandatory: true })
    expect(visibleGarnishGroups(samplePlate('a', { garnishGroups: [group] }))).toEqual([])
  })
})

describe('remarkedPlates', () => {
  test('[HOME-02] in the order of the list, hidden and unknown ones skipped', () => {
    const plates = [samplePlate('a'), samplePlate('b'), samplePlate('c', { visible: false })]
    const menu = sampleMenu(plates, { remarkeds: ['b', 'c', 'gone', 'a', 'b'] })
    expect(remarkedPlates(menu).map((plate) => plate.id)).toEqual(['b', 'a'])
  })
})

describe('upsellPlates', () => {
  const cart = { items: [{ referenceId: 'steak', categoryId: 'mains' }] }
  const suggested = (...plates: ReturnType<typeof samplePlate>[]) =>
    upsellPlates(sampleMenu(plates, { upselleds: plates.map((plate) => plate.id) }), cart).map(
      (plate) => plate.id,
    )

  test('[CART-05] hidden and sold-out plates are not suggested', () => {
    expect(
      suggested(samplePlate('a', { visible: false }), samplePlate('b', { soldOut: true }), samplePlate('c')),
    ).toEqual(['c'])
  })

  test('[CART-05] a plate in the cart is not suggested', () => {
    expect(suggested(samplePlate('steak'), samplePlate('c'))).toEqual(['c'])
  })

  test('[CART-05] a plate is ruled out only when all its excluded categories are in the cart', () => {
    expect(
      suggested(
        samplePlate('all', { excludedCategories: ['mains'] }),
        samplePlate('some', { excludedCategories: ['mains', 'drinks'] }),
        samplePlate('none', { excludedCategories: ['drinks'] }),
      ),
    ).toEqual(['some', 'none'])
  })

  test('[CART-05] a plate without excluded categories is never ruled out', () => {
    expect(suggested(samplePlate('free', { excludedCategories: [] }))).toEqual(['free'])
  })

  test('[CART-05] the list is cut to six, in the order of the menu', () => {
    const plates = Array.from({ length: 9 }, (_, index) => samplePlate(`p${index}`))
    expect(suggested(...plates)).toEqual(['p0', 'p1', 'p2', 'p3', 'p4', 'p5'])
    expect(upsellPlates(sampleMenu(plates, { upselleds: ['p8', 'p1'] }), cart, 1)[0]?.id).toBe('p8')
  })

  test('[CART-05] plates that are not on the list are not suggested', () => {
    expect(upsellPlates(sampleMenu([samplePlate('a')]), cart)).toEqual([])
  })
})
