import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { sampleGarnish, sampleGroup, sampleMenu, samplePlate } from '#domain/menu/sample-menu.fixture.ts'
import { markSoldOut, type SoldOut } from '#domain/menu/sold-out.ts'
import { priceItems } from '#domain/pricing/price-items.ts'
import { fitChoices } from '#domain/pricing/fit-choices.ts'
import { choiceOf } from './choice-of.ts'
import { sampleItem } from './sample-item.fixture.ts'
import { soldOutLines, withoutSoldOut } from './sold-out-lines.ts'

const context = { orderModeType: 'TAKE_AWAY' } as const
const side = sampleGroup('side', [sampleGarnish('fries', 100), sampleGarnish('salad')], { mandatory: true })
const dips = sampleGroup('dips', [sampleGarnish('mayo', 50), sampleGarnish('oil')], {
  multipleSelection: true,
  maxGarnishAmount: 3,
})
const steak = samplePlate('steak', { garnishGroups: [side, dips] })
const soup = samplePlate('soup')
const menu = sampleMenu([steak, soup])
const items = [
  sampleItem(steak, { garnishes: { side: { fries: 1 }, dips: { mayo: 2 } }, quantity: 2 }),
  { ...sampleItem(soup), index: 1 },
]
const off = (...soldOut: SoldOut[]) => markSoldOut(menu, soldOut)

describe('lines of which something ran out', () => {
  test('a plate, an optional garnish, an obligatory one', () => {
    expect(soldOutLines(items, menu)).toEqual([])
    expect(soldOutLines(items, off({ kind: 'PLATE', id: 'soup' }))).toEqual([
      { index: 1, name: 'soup', plate: true, garnishes: [], canDrop: false },
    ])
    expect(soldOutLines(items, off({ kind: 'GARNISH', id: 'mayo' }))).toMatchObject([
      { index: 0, plate: false, garnishes: ['mayo'], canDrop: true },
    ])
    expect(soldOutLines(items, off({ kind: 'GARNISH', id: 'fries' }))).toMatchObject([
      { garnishes: ['fries'], canDrop: false },
    ])
  })

  test('a plate that left the menu is told of when the cart is kept up to date, not here', () => {
    expect(soldOutLines(items, sampleMenu([soup]))).toEqual([])
  })

  test('an optional garnish is taken off the line, its price with it', () => {
    const plate = off({ kind: 'GARNISH', id: 'mayo' }).categories[0]?.plates[0]
    if (!plate || !items[0]) throw new Error('no plate')
    expect(withoutSoldOut(choiceOf(items[0]), plate)).toMatchObject({
      quantity: 2,
      garnishes: { side: { fries: 1 } },
    })
  })

  test('without an obligatory one there is no line: the diner chooses', () => {
    const plate = off({ kind: 'GARNISH', id: 'fries' }).categories[0]?.plates[0]
    expect(plate && items[0] && withoutSoldOut(choiceOf(items[0]), plate)).toBeUndefined()
  })

  test('they stay in the cart when it is kept up to date, and leave an order that is repeated', () => {
    const today = off({ kind: 'PLATE', id: 'soup' }, { kind: 'GARNISH', id: 'mayo' })
    const choices = items.map(choiceOf)
    const keep = fitChoices(choices, today, 'keep')
    expect(keep.losses).toEqual([])
    expect(keep.kept.map(({ choice }) => choice)).toEqual(choices)
    const drop = fitChoices(choices, today, 'drop')
    expect(drop.losses.map(({ code, removed }) => [code, removed])).toEqual([
      ['GARNISH_UNAVAILABLE', false],
      ['PLATE_SOLD_OUT', true],
    ])
  })

  test('whatever runs out: the cart blocks exactly those lines that the server would refuse', () => {
    const things: SoldOut[] = [
      { kind: 'PLATE', id: 'steak' },
      { kind: 'PLATE', id: 'soup' },
      ...['fries', 'salad', 'mayo', 'oil'].map((id) => ({ kind: 'GARNISH' as const, id })),
    ]
    fc.assert(
      fc.property(fc.subarray(things), (soldOut) => {
        const today = markSoldOut(menu, soldOut)
        const { issues } = priceItems({ items, menu: today, discounts: [], context })
        const refused = new Set(
          issues
            .filter(({ code }) => code === 'PLATE_SOLD_OUT' || code === 'GARNISH_UNAVAILABLE')
            .map(({ itemIndex }) => itemIndex),
        )
        expect(new Set(soldOutLines(items, today).map(({ index }) => index))).toEqual(refused)
      }),
    )
  })
})
