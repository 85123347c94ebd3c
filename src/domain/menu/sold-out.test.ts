import { describe, expect, test } from 'vitest'

import { sampleGarnish, sampleGroup, sampleMenu, samplePlate } from './sample-menu.fixture.ts'
import { hasGarnish, hasPlate, markSoldOut } from './sold-out.ts'

const fries = sampleGarnish('fries')
const salad = sampleGarnish('salad')
const side = sampleGroup('side', [fries, salad, sampleGarnish('old', 0, { visible: false })], {
  mandatory: true,
})
const steak = samplePlate('steak', { garnishGroups: [side] })
const soup = samplePlate('soup', { category: { id: 'other', showName: 'other' } })
const menu = sampleMenu([steak, soup])
const plateOf = (marked: typeof menu, id: string) =>
  marked.categories.flatMap(({ plates }) => plates).find((plate) => plate.id === id)

describe('a menu with what ran out', () => {
  test('a plate is marked; what did not change stays the same object', () => {
    const marked = markSoldOut(menu, [{ kind: 'PLATE', id: 'steak' }])
    expect(plateOf(marked, 'steak')?.soldOut).toBe(true)
    expect(marked.categories[1]).toBe(menu.categories[1])
    expect(markSoldOut(menu, [])).toBe(menu)
    expect(markSoldOut(menu, [{ kind: 'PLATE', id: 'nothing' }])).toBe(menu)
  })

  test('a garnish is not a plate of the same id, and the other way round', () => {
    expect(plateOf(markSoldOut(menu, [{ kind: 'GARNISH', id: 'steak' }]), 'steak')?.soldOut).toBeUndefined()
    expect(markSoldOut(menu, [{ kind: 'PLATE', id: 'fries' }])).toBe(menu)
  })

  test('a garnish is marked; with the last one of an obligatory group the plate is sold out too', () => {
    const one = markSoldOut(menu, [{ kind: 'GARNISH', id: 'fries' }])
    expect(plateOf(one, 'steak')?.garnishGroups[0]?.garnishes.map(({ soldOut }) => soldOut)).toEqual([
      true,
      undefined,
      undefined,
    ])
    expect(plateOf(one, 'steak')?.soldOut).toBeUndefined()
    const both = markSoldOut(menu, [
      { kind: 'GARNISH', id: 'fries' },
      { kind: 'GARNISH', id: 'salad' },
    ])
    expect(plateOf(both, 'steak')?.soldOut).toBe(true)
  })

  test('[PLATE-03] a plate is sold out when what is left of an obligatory group cannot fill it', () => {
    const once = (id: string) => sampleGarnish(id, 0, { maxQuantity: 1 })
    const two = sampleGroup('two', [once('rice'), once('peas'), once('beans')], {
      mandatory: true,
      multipleSelection: true,
      minGarnishAmount: 2,
      maxGarnishAmount: 2,
    })
    const isGone = (group: typeof two, ...ids: string[]) =>
      plateOf(
        markSoldOut(
          sampleMenu([samplePlate('bowl', { garnishGroups: [group] })]),
          ids.map((id) => ({ kind: 'GARNISH' as const, id })),
        ),
        'bowl',
      )?.soldOut === true
    expect(isGone(two, 'rice')).toBe(false)
    expect(isGone(two, 'rice', 'peas')).toBe(true)
    expect(isGone({ ...two, mandatory: false }, 'rice', 'peas')).toBe(false)
    const often = two.garnishes.map((garnish) => ({ ...garnish, maxQuantity: 2 }))
    expect(isGone({ ...two, garnishes: often }, 'rice', 'peas')).toBe(false)
  })

  test('what the folder marks for good stays marked', () => {
    const folder = sampleMenu([samplePlate('a', { soldOut: true })])
    expect(markSoldOut(folder, [{ kind: 'PLATE', id: 'b' }])).toBe(folder)
  })

  test('an operator is told of an id that nothing has', () => {
    expect([hasPlate(menu, 'soup'), hasPlate(menu, 'fries'), hasGarnish(menu, 'fries')]).toEqual([
      true,
      false,
      true,
    ])
  })
})
