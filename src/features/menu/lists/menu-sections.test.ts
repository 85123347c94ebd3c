import { describe, expect, test } from 'vitest'

import { sampleDiscount, sampleMenu, samplePlate, sampleSize } from '#domain/menu/sample-menu.fixture.ts'
import { findPlateInCategory } from '#domain/menu/segments.ts'
import { sampleMode } from '#domain/venue/sample-venue.fixture.ts'
import { menuSections } from './menu-sections.ts'
import { searchPlates } from '../pages/search-plates.ts'

const takeAway = sampleMode('TAKE_AWAY', 'Para llevar')
const place = { alias: 'roma', mode: takeAway, search: '' }
const others = { id: 'otros', showName: 'Otros' }
const drinks = { id: 'cat-2', showName: 'Bebidas' }

const menu = sampleMenu(
  [
    samplePlate('noquis', { showName: 'Ñoquis de papa', description: 'Con salsa de jamón' }),
    samplePlate('oculto', { showName: 'Plato oculto', visible: false }),
    samplePlate('jamon', { showName: 'Jamón crudo', sizes: [sampleSize('s', 1000), sampleSize('l', 2000)] }),
    samplePlate('agua', { showName: 'Agua', category: drinks, soldOut: true }),
    samplePlate('agua-2', { showName: 'Agua', category: drinks }),
    samplePlate('falafel', { showName: 'فلافل', description: 'Promo 2 + 1', category: others }),
    samplePlate('sushi', { showName: '寿司 すし', category: others }),
    samplePlate('emoji', { showName: '🍕🍕', category: others }),
    samplePlate('nada', { category: { id: 'vacia', showName: 'Vacía' }, visible: false }),
  ],
  { discounts: [sampleDiscount('d', { type: 'PERCENT', percentage: 10, plates: ['jamon'] })] },
)

describe('sections of a menu', () => {
  const sections = menuSections(menu, place)

  test('[HOME-03] categories without visible plates are dropped, and plates that are not visible', () => {
    expect(sections.map(({ id }) => id)).toEqual(['mains', 'cat-2', 'otros'])
    expect(sections[0]?.plates.map(({ id }) => id)).toEqual(['noquis', 'jamon'])
    expect(sections[1]?.plates.map(({ soldOut }) => soldOut)).toEqual([true, undefined])
  })

  test('[ROUTE-03] addresses carry mode, category and plate; the second of two equal names goes by its id', () => {
    expect(sections[0]?.href).toBe('/menu/roma/Para%20llevar/mains')
    expect(sections[1]?.plates.map(({ href }) => href)).toEqual([
      '/menu/roma/Para%20llevar/cat-2/agua',
      '/menu/roma/Para%20llevar/cat-2/agua-2',
    ])
  })

  test('[ROUTE-03] an address leads to its own plate, also beside hidden namesakes', () => {
    const pizza = { showName: 'Pizza' }
    const some = sampleMenu([
      samplePlate('vieja', { ...pizza, visible: false }),
      samplePlate('pizza', pizza),
      samplePlate('pizza-2', pizza),
      samplePlate('x', { showName: 'Pizza 2' }),
      samplePlate('antes', { category: { id: 'mains-2', showName: 'mains' }, visible: false }),
    ])
    for (const { href, id } of menuSections(some, place).flatMap(({ plates }) => plates)) {
      const [category = '', plate = ''] = href.split('/').slice(-2)
      expect(findPlateInCategory(some, category, plate)?.id).toBe(id)
    }
  })

  test('[ROUTE-03] a mode whose show name is a reserved word goes by its type', () => {
    const mode = sampleMode('DELIVERY', 'order')
    expect(menuSections(menu, { ...place, mode })[0]?.href).toBe('/menu/roma/delivery/mains')
  })

  test('[ROUTE-06] addresses carry what the visit brought along', () => {
    const visited = menuSections(menu, { ...place, search: '?campaignId=verano' })
    expect(visited[0]?.plates[0]?.href).toMatch(/\?campaignId=verano$/)
  })

  test('[HOME-08] prices are those after discounts', () => {
    expect(sections[0]?.plates[1]?.price).toMatchObject({ from: 900, original: 1000, varies: true })
  })

  test('they are made once for a menu, its mode and its visit, and never for another', () => {
    const made = menuSections(menu, place)
    expect(menuSections(menu, { ...place })).toBe(made)
    expect(made[0]?.plates).toBe(made[0]?.plates)
    expect(menuSections({ ...menu }, place)).not.toBe(made)
    expect(menuSections(menu, { ...place, alias: 'otra' })[0]?.href).toContain('/menu/otra/')
  })
})

describe('the search', () => {
  const sections = menuSections(menu, place)
  const found = (text: string) => searchPlates(sections, text).map(({ id }) => id)

  test.each([
    ['JAMON', ['jamon', 'noquis']],
    ['ñoquis papa', ['noquis']],
    ['  noquis, jamón ', ['noquis']],
    ['mains', ['noquis', 'jamon']],
    ['oculto', []],
    ['pizza', []],
    ['…', []],
    ['فلافل', ['falafel']],
    ['寿司', ['sushi']],
    ['すし', ['sushi']],
    ['🍕', ['emoji']],
    ['2+1', ['falafel']],
  ])('%s', (text, expected) => expect(found(text)).toEqual(expected))

  test('every hit, each once', () => {
    const many = sampleMenu(
      Array.from({ length: 200 }, (_, n) => samplePlate(`p${n}`, { showName: `Pan ${n}` })),
    )
    const hits = searchPlates(menuSections(many, place), 'pan')
    expect(hits).toHaveLength(200)
    expect(new Set(hits).size).toBe(200)
  })
})
