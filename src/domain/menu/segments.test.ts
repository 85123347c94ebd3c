import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sampleMenu, samplePlate } from './sample-menu.fixture.ts'
import { findCategory, findPlateInCategory, segmentsOf, segmentsOfPlate } from './segments.ts'
import { slug } from './slug.ts'
import { visibleCategories } from './visible.ts'

const named = (id: string, showName: string) => samplePlate(id, { showName })
const hidden = (id: string, showName: string) => samplePlate(id, { showName, visible: false })
const segments = (...things: { id: string; showName: string }[]) => [...segmentsOf(things).values()]

const menu = sampleMenu([
  named('flan', 'Flan casero'),
  named('emp-1', 'Empanada'),
  named('emp-2', 'Empanada'),
  named('rock', '🍕'),
  samplePlate('water', { category: { id: 'drinks', showName: 'drinks' } }),
])

describe('segments', () => {
  test.each([
    ['Milanesas & Carnes', 'milanesas-carnes'],
    ['  Ñoquis del 29 ', 'noquis-del-29'],
    ['Café con leche', 'cafe-con-leche'],
    ['¡Súper Promo!', 'super-promo'],
    ['寿司', ''],
  ])('[ROUTE-03] %s becomes %s', (text, expected) => {
    expect(slug(text)).toBe(expected)
  })

  test('[ROUTE-03] slugging twice changes nothing', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => slug(slug(text)) === slug(text)))
  })

  test('[ROUTE-03] a name without Latin letters falls back to the id', () => {
    expect(segments(named('rock', '🍕'))).toEqual(['rock'])
    expect(findPlateInCategory(menu, 'mains', 'rock')?.id).toBe('rock')
  })

  test('[ROUTE-03] the second of two equal names is told apart by its id', () => {
    expect(segments(named('emp-1', 'Empanada'), named('emp-2', 'Empanada'))).toEqual(['empanada', 'emp-2'])
    expect(findPlateInCategory(menu, 'mains', 'empanada')?.id).toBe('emp-1')
    expect(findPlateInCategory(menu, 'mains', 'emp-2')?.id).toBe('emp-2')
  })

  test('[ROUTE-03] no name takes the id of a sibling, which may need it', () => {
    expect(segments(named('pizza', 'Pizza'), named('pizza-2', 'Pizza'), named('x', 'Pizza 2'))).toEqual([
      'pizza',
      'pizza-2',
      'x',
    ])
    expect(segments(named('x', 'Pizza'), named('y', 'Pizza 2'), named('pizza-2', 'Pizza'))).toEqual([
      'pizza',
      'y',
      'pizza-2',
    ])
  })
})

describe('look-ups', () => {
  test('[ROUTE-03] a category is found by slug in any case, or by id', () => {
    const shown = sampleMenu([samplePlate('a')])
    shown.categories[0]!.showName = 'Platos Principales'
    expect(findCategory(shown, 'platos-principales')?.id).toBe('mains')
    expect(findCategory(shown, 'Platos-Principales')?.id).toBe('mains')
    expect(findCategory(shown, 'mains')?.id).toBe('mains')
  })

  test('[ROUTE-03] what is missing is undefined', () => {
    expect(findCategory(menu, 'nope')).toBeUndefined()
    expect(findCategory(menu, '')).toBeUndefined()
    expect(findPlateInCategory(menu, 'nope', 'flan')).toBeUndefined()
    expect(findPlateInCategory(menu, 'drinks', 'flan-casero')).toBeUndefined()
  })

  test('[ROUTE-03] a plate is found in its category', () => {
    expect(findPlateInCategory(menu, 'mains', 'flan-casero')?.id).toBe('flan')
  })

  test('[ROUTE-03] a hidden plate is not found, and leaves its address to a visible namesake', () => {
    const some = sampleMenu([hidden('old', 'Milanesa'), named('new', 'Milanesa'), hidden('gone', 'Flan')])
    expect(findPlateInCategory(some, 'mains', 'milanesa')?.id).toBe('new')
    expect(findPlateInCategory(some, 'mains', 'old')).toBeUndefined()
    expect(findPlateInCategory(some, 'mains', 'flan')).toBeUndefined()
  })

  test('[ROUTE-03] a category without visible plates leaves its address to a visible namesake', () => {
    const some = sampleMenu([
      samplePlate('a', { visible: false, category: { id: 'old', showName: 'Pizzas' } }),
      samplePlate('b', { category: { id: 'new', showName: 'Pizzas' } }),
    ])
    for (const category of some.categories) category.showName = 'Pizzas'
    expect(findPlateInCategory(some, 'pizzas', 'b')?.id).toBe('b')
  })

  test('[ROUTE-03] every visible category and plate is reached by its own segment, whatever is hidden', () => {
    const names = fc.constantFrom('Flan', 'flan', 'Flan 2', 'Té', '☕', 'Pan')
    const ids = fc.uniqueArray(fc.constantFrom('flan', 'flan-2', 'te', 'Pan', 'x', 'y'), { minLength: 1 })
    const plate = fc.record({ showName: names, visible: fc.boolean(), place: fc.nat({ max: 5 }) })
    fc.assert(
      fc.property(ids, fc.infiniteStream(names), fc.array(plate), (categoryIds, titles, plates) => {
        const some = sampleMenu(
          plates.map(({ showName, visible, place }, index) => {
            const id = categoryIds[place % categoryIds.length]!
            return samplePlate(['flan', 'Pan', 'te'][index] ?? `p${index}`, {
              showName,
              visible,
              category: { id, showName: id },
            })
          }),
        )
        for (const category of some.categories) category.showName = titles.next().value
        for (const { id, plates: shown } of visibleCategories(some)) {
          for (const one of shown) {
            const [category, part] = segmentsOfPlate(some, one)
            expect(findCategory({ categories: visibleCategories(some) }, category)?.id).toBe(id)
            expect(findPlateInCategory(some, category, part)?.id).toBe(one.id)
          }
        }
      }),
    )
  })
})
