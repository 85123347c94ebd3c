import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { Allergen, Diet, Garnish, Plate } from '#generated/models.ts'
import {
  ALLERGENS,
  conflictsWith,
  dietaryOptions,
  DIETS,
  isFiltering,
  NO_FILTER,
  platesFor,
  undeclaredPlates,
} from './dietary.ts'
import { sampleGarnish, sampleGroup, sampleMenu, samplePlate } from './sample-menu.fixture.ts'

const kept = (plates: readonly Plate[], without: Allergen[], diets: Diet[] = []) => [
  ...platesFor(sampleMenu(plates), { without, diets }),
]
const bread = samplePlate('bread', { allergens: ['GLUTEN'], diets: ['VEGAN'] })
const cheese = samplePlate('cheese', { allergens: ['MILK'], diets: ['VEGETARIAN', 'GLUTEN_FREE'] })
const steak = samplePlate('steak', { allergens: [], diets: ['GLUTEN_FREE'] })
const silent = samplePlate('silent')
const all = [bread, cheese, steak, silent]

describe('the plates a filter keeps', () => {
  test('those that declare what they contain, and do not contain it', () => {
    expect(kept(all, ['GLUTEN'])).toEqual(['cheese', 'steak'])
    expect(kept(all, ['GLUTEN', 'MILK'])).toEqual(['steak'])
    expect(kept(all, [])).toEqual(['bread', 'cheese', 'steak', 'silent'])
  })

  test('every diet that is asked for; what is vegan is vegetarian and has no milk', () => {
    expect(kept(all, [], ['VEGETARIAN'])).toEqual(['bread', 'cheese'])
    expect(kept(all, [], ['LACTOSE_FREE'])).toEqual(['bread'])
    expect(kept(all, [], ['VEGETARIAN', 'GLUTEN_FREE'])).toEqual(['cheese'])
  })

  test('silence is no promise, and how many are silent is told', () => {
    expect(kept([silent], ['MILK'])).toEqual([])
    expect(undeclaredPlates(sampleMenu(all), { without: ['MILK'], diets: [] })).toBe(1)
    expect(undeclaredPlates(sampleMenu(all), { without: [], diets: ['VEGAN'] })).toBe(0)
  })

  test('of an obligatory group one choice must suit, of an optional one none', () => {
    const sauces = [
      sampleGarnish('cream', 0, { allergens: ['MILK'] }),
      sampleGarnish('pesto', 0, { allergens: ['MILK', 'NUTS'] }),
    ]
    const withSauce = (mandatory: boolean) => ({
      ...steak,
      garnishGroups: [sampleGroup('sauce', sauces, { mandatory })],
    })
    expect(kept([withSauce(true)], ['MILK'])).toEqual([])
    expect(kept([withSauce(true)], ['NUTS'])).toEqual(['steak'])
    expect(kept([withSauce(false)], ['MILK'])).toEqual(['steak'])
  })

  test('of an obligatory group as many choices must suit as it asks for, and what ran out is none', () => {
    const cream = sampleGarnish('cream', 0, { allergens: ['MILK'] })
    const oil = sampleGarnish('oil', 0, { allergens: [], maxQuantity: 1 })
    const withSauce = (minGarnishAmount: number, ...sauces: Garnish[]) => ({
      ...steak,
      garnishGroups: [
        sampleGroup('sauce', sauces, {
          mandatory: true,
          multipleSelection: true,
          minGarnishAmount,
          maxGarnishAmount: 2,
        }),
      ],
    })
    expect(kept([withSauce(1, cream, oil)], ['MILK'])).toEqual(['steak'])
    expect(kept([withSauce(1, cream, { ...oil, soldOut: true })], ['MILK'])).toEqual([])
    expect(kept([withSauce(2, cream, oil)], ['MILK'])).toEqual([])
    expect(kept([withSauce(2, cream, { ...oil, maxQuantity: 2 })], ['MILK'])).toEqual(['steak'])
  })

  test('hidden plates are never kept', () => {
    expect(kept([{ ...steak, visible: false }], [])).toEqual([])
  })

  test('asking for more never keeps more, and what is kept contains nothing that was left out', () => {
    const plates = fc.array(
      fc.record({
        allergens: fc.option(fc.subarray([...ALLERGENS]), { nil: undefined }),
        diets: fc.option(fc.subarray([...DIETS]), { nil: undefined }),
      }),
      { maxLength: 8 },
    )
    const filter = fc.record({ without: fc.subarray([...ALLERGENS]), diets: fc.subarray([...DIETS]) })
    fc.assert(
      fc.property(plates, filter, filter, (declared, one, other) => {
        const menu = sampleMenu(declared.map((part, index) => samplePlate(String(index), part)))
        const both = {
          without: [...new Set([...one.without, ...other.without])],
          diets: [...new Set([...one.diets, ...other.diets])],
        }
        const [few, many] = [platesFor(menu, both), platesFor(menu, one)]
        for (const id of few) expect(many.has(id)).toBe(true)
        for (const id of many)
          for (const allergen of one.without) expect(declared[Number(id)]?.allergens).not.toContain(allergen)
        expect(platesFor(menu, NO_FILTER).size).toBe(declared.length)
      }),
    )
  })
})

describe('what a garnish says against a filter', () => {
  test('only what it declares', () => {
    const filter = { without: ['MILK', 'EGGS'], diets: ['VEGAN'] } as const
    expect(conflictsWith({ allergens: ['MILK'], diets: ['VEGETARIAN'] }, filter)).toEqual({
      without: ['MILK'],
      diets: ['VEGAN'],
    })
    expect(isFiltering(conflictsWith({}, filter))).toBe(false)
    const glutenFree = { without: [], diets: ['GLUTEN_FREE'] } as const
    expect(conflictsWith({ allergens: ['GLUTEN'] }, glutenFree)).toEqual(glutenFree)
    expect(isFiltering(conflictsWith({ allergens: ['MILK'] }, glutenFree))).toBe(false)
    expect(isFiltering(conflictsWith({ allergens: [], diets: ['VEGAN'] }, filter))).toBe(false)
  })
})

describe('what a menu can be filtered by', () => {
  test('what some visible plate or garnish declares, in the order of the lists', () => {
    const group = sampleGroup('g', [
      sampleGarnish('egg', 0, { allergens: ['EGGS'] }),
      sampleGarnish('secret', 0, { allergens: ['LUPIN'], visible: false }),
    ])
    const menu = sampleMenu([{ ...cheese, garnishGroups: [group] }, bread])
    expect(dietaryOptions(menu)).toEqual({
      without: ['EGGS', 'MILK'],
      diets: ['VEGETARIAN', 'VEGAN', 'GLUTEN_FREE', 'LACTOSE_FREE'],
    })
    expect(isFiltering(dietaryOptions(sampleMenu([silent])))).toBe(false)
  })
  test('what a diet and an allergen say in the same words, once: by the diet where a plate is marked so', () => {
    expect(dietaryOptions(sampleMenu([bread]))).toMatchObject({ without: ['GLUTEN'] })
    expect(dietaryOptions(sampleMenu([bread, steak])).without).toEqual([])
    // a diet of garnishes alone keeps no plate
    const bun = sampleGarnish('bun', 0, { diets: ['GLUTEN_FREE'] })
    const withBun = { ...bread, garnishGroups: [sampleGroup('bread', [bun])] }
    expect(dietaryOptions(sampleMenu([withBun]))).toEqual({
      without: ['GLUTEN'],
      diets: ['VEGETARIAN', 'VEGAN', 'LACTOSE_FREE'],
    })
  })
})
