import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  categorySegment,
  findCategory,
  findPlate,
  findPlateInCategory,
  findPlates,
  plateSegment,
  segmentsOf,
} from './find.ts'
import { sampleMenu, samplePlate } from './sample-menu.ts'
import { slug } from './slug.ts'

const named = (id: string, showName: string) => samplePlate(id, { showName })
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

  test('[ROUTE-03] a name without Latin letters falls back to the id', () => {
    expect(plateSegment(named('rock', '🍕'))).toBe('rock')
    expect(findPlateInCategory(menu, 'mains', 'rock')?.id).toBe('rock')
  })

  test('[ROUTE-03] the second of two equal names is told apart by its id', () => {
    const { plates } = menu.categories[0]!
    expect(plateSegment(plates[1]!, plates)).toBe('empanada')
    expect(plateSegment(plates[2]!, plates)).toBe('emp-2')
    expect(findPlateInCategory(menu, 'mains', 'empanada')?.id).toBe('emp-1')
    expect(findPlateInCategory(menu, 'mains', 'emp-2')?.id).toBe('emp-2')
  })

  test('[ROUTE-03] slugging twice changes nothing', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => slug(slug(text)) === slug(text)))
  })
})

describe('look-ups', () => {
  test('[ROUTE-03] a category is found by slug in any case, or by id', () => {
    const shown = sampleMenu([samplePlate('a')])
    shown.categories[0]!.showName = 'Platos Principales'
    expect(categorySegment(shown.categories[0]!)).toBe('platos-principales')
    expect(findCategory(shown, 'platos-principales')?.id).toBe('mains')
    expect(findCategory(shown, 'Platos-Principales')?.id).toBe('mains')
    expect(findCategory(shown, 'mains')?.id).toBe('mains')
  })

  test('[ROUTE-03] what is missing is undefined', () => {
    expect(findCategory(menu, 'nope')).toBeUndefined()
    expect(findCategory(menu, '')).toBeUndefined()
    expect(findPlateInCategory(menu, 'nope', 'flan')).toBeUndefined()
    expect(findPlateInCategory(menu, 'drinks', 'flan-casero')).toBeUndefined()
    expect(findPlate(menu, 'nope')).toBeUndefined()
  })

  test('[ROUTE-03] a plate is found in its category and by id', () => {
    expect(findPlateInCategory(menu, 'mains', 'flan-casero')?.id).toBe('flan')
    expect(findPlate(menu, 'water')?.id).toBe('water')
  })

  test('[ROUTE-03] several plates are found in one walk, unknown ids left out', () => {
    const found = findPlates(menu, new Set(['water', 'flan', 'nope']))
    expect([...found.keys()].sort()).toEqual(['flan', 'water'])
    expect(findPlates(menu, new Set()).size).toBe(0)
  })

  test('[ROUTE-03] of two plates with one id the first counts, alone or among several', () => {
    const twice = sampleMenu([named('a', 'first'), named('a', 'second'), named('b', 'other')])
    expect(findPlate(twice, 'a')?.showName).toBe('first')
    expect(findPlates(twice, new Set(['a', 'b'])).get('a')?.showName).toBe('first')
  })

  test('[ROUTE-03] every category and plate is reached by its own segment', () => {
    const names = fc.array(fc.constantFrom('Flan', 'flan', 'Té', '☕', 'Pan'), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(names, (list) => {
        const some = sampleMenu(list.map((name, index) => named(`id-${index}`, name)))
        const { plates } = some.categories[0]!
        for (const plate of plates) {
          expect(findPlateInCategory(some, 'mains', plateSegment(plate, plates))?.id).toBe(plate.id)
        }
      }),
    )
  })
})

test('[ROUTE-03] segments of all siblings are those of each one', () => {
  const names = fc.constantFrom('Empanada', 'empanada', 'Flan', '🍕', '¡Flan!')
  fc.assert(
    fc.property(fc.array(names), (chosen) => {
      const plates = chosen.map((name, index) => named(`p${index}`, name))
      const segments = segmentsOf(plates)
      for (const plate of plates) expect(segments.get(plate.id)).toBe(plateSegment(plate, plates))
    }),
  )
})
