import { describe, expect, test } from 'vitest'

import { item, menuOf } from './menu-of.fixture.ts'

describe('what is met more than once', () => {
  test('what may be added to a plate is a plate too where a section lists it', () => {
    const bread = { '@id': '#pan', '@type': 'MenuItem', name: 'Pan', offers: { price: '0.50' } }
    const sauces = { '@id': '#salsas', '@type': 'MenuSection', name: 'Salsas', hasMenuItem: { name: 'Ají' } }
    const { menu, codes } = menuOf({
      '@type': 'Menu',
      hasMenuSection: [
        { name: 'Sopas', hasMenuItem: item({ menuAddOn: [bread, sauces] }) },
        { name: 'Aparte', hasMenuItem: { '@id': '#pan' } },
        { '@id': '#salsas' },
      ],
    })
    expect(menu?.categories.map(({ name, plates }) => [name, plates.map((plate) => plate.name)])).toEqual([
      ['Sopas', ['Sopa']],
      ['Aparte', ['Pan']],
      ['Salsas', ['Ají']],
    ])
    expect(menu?.categories[1]?.plates[0]?.sizes).toMatchObject([{ price: 50 }])
    expect(menu?.garnishGroups?.map(({ name }) => name)).toEqual(['Salsas', 'Extras'])
    expect(codes('no-category')).toEqual([])
  })

  test('what several sections or menus name stays where it is met first, with a note', () => {
    const { menu, codes } = menuOf({
      '@graph': [
        { '@type': 'Menu', name: 'Mediodía', hasMenuSection: [{ '@id': '#sopas' }, { '@id': '#platos' }] },
        { '@type': 'Menu', name: 'Noche', hasMenuSection: { '@id': '#sopas' } },
        { '@type': 'MenuSection', '@id': '#sopas', name: 'Sopas', hasMenuItem: [item({ '@id': '#sopa' })] },
        { '@type': 'MenuSection', '@id': '#platos', name: 'Platos', hasMenuItem: [{ '@id': '#sopa' }] },
      ],
    })
    expect(menu?.categories.map(({ name, plates }) => [name, plates.map((plate) => plate.name)])).toEqual([
      ['Sopas', ['Sopa']],
      ['Platos', []],
    ])
    expect(codes('several-categories')).toMatchObject([
      { what: 'Sopa', paths: ['$.@graph[3].hasMenuItem[0]'] },
    ])
    expect(codes('several-places')).toMatchObject([{ what: 'Sopas', paths: ['$.@graph[1].hasMenuSection'] }])
  })

  test('an item in the list of sections is a plate, a section in the list of items a category', () => {
    const { menu, notes } = menuOf({
      '@type': 'Menu',
      name: 'Carta',
      hasMenuSection: [
        item({ offers: { price: 3 } }),
        {
          '@type': 'MenuSection',
          name: 'Postres',
          hasMenuSection: item({ name: 'Flan', offers: { price: 2 } }),
        },
      ],
      hasMenuItem: {
        '@type': 'MenuSection',
        name: 'Jugos',
        hasMenuItem: { name: 'Mora', offers: { price: 1 } },
      },
    })
    expect(menu?.categories.map(({ name, plates }) => [name, plates.map((plate) => plate.name)])).toEqual([
      ['Carta', ['Sopa']],
      ['Jugos', ['Mora']],
      ['Postres', ['Flan']],
    ])
    expect(notes.filter(({ code }) => code === 'not-placed')).toEqual([])
  })
})
