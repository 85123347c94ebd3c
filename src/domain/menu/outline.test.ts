import { describe, expect, test } from 'vitest'
import { menuOutline } from './outline.ts'
import { sampleMenu, samplePlate } from './sample-menu.fixture.ts'

const category = (id: string) => ({ id, showName: id })

describe('the outline of a menu', () => {
  test('has its version, and the categories that a diner sees with the number of their plates', () => {
    const menu = sampleMenu([
      samplePlate('soup'),
      samplePlate('stew'),
      samplePlate('secret', { visible: false }),
      samplePlate('hidden', { category: category('drinks'), visible: false }),
    ])
    expect(menuOutline(menu)).toEqual({
      version: 'v1',
      categories: [{ id: 'mains', showName: 'mains', plateCount: 2 }],
      highlightCount: 0,
      allergens: [],
      diets: [],
    })
  })

  test('counts the highlights that are seen, and has what can be filtered by', () => {
    const plates = [
      samplePlate('soup', { allergens: ['MILK'], diets: ['VEGETARIAN'] }),
      samplePlate('secret', { visible: false, allergens: ['EGGS'] }),
    ]
    const outline = menuOutline(sampleMenu(plates, { remarkeds: ['soup', 'secret'] }))
    expect(outline).toMatchObject({ highlightCount: 1, allergens: ['MILK'], diets: ['VEGETARIAN'] })
  })

  test('is as large for a thousand plates as for ten', () => {
    const size = (count: number) => {
      const plates = Array.from({ length: count }, (_, nth) => samplePlate(`plate ${nth}`))
      return JSON.stringify(menuOutline(sampleMenu(plates))).length
    }
    expect(size(1_000) - size(10)).toBe('1000'.length - '10'.length)
  })
})
