import { expect, test } from 'vitest'

import { menuOf } from './menu-of.fixture.ts'

test.each([
  ['s', { s: 'http://schema.org/' }],
  ['sdo', [{ ex: 'https://example.org/' }, { sdo: { '@id': 'https://schema.org/', '@prefix': true } }]],
  ['schema', 'https://schema.org'],
])('keys and terms with the prefix %s are read as without', (prefix, context) => {
  const of = (word: string) => `${prefix}:${word}`
  const { menu, notes } = menuOf({
    '@context': context,
    '@type': of('Menu'),
    [of('hasMenuItem')]: {
      '@type': [of('MenuItem')],
      [of('name')]: `Sopa ${prefix}:fría`,
      [of('suitableForDiet')]: of('VeganDiet'),
      [of('offers')]: { [of('price')]: '4.00', [of('availability')]: of('SoldOut') },
    },
  })
  expect(menu.categories[0]?.plates).toMatchObject([
    { name: `Sopa ${prefix}:fría`, soldOut: true, diets: ['VEGAN'], sizes: [{ price: 400 }] },
  ])
  expect(notes).toEqual([])
})

test('a prefix means what its own block says', () => {
  const { menu, notes } = menuOf([
    { '@context': { s: 'https://schema.org/' }, '@type': 's:Menu', 's:name': 'Carta' },
    {
      '@context': ['https://schema.org', { s: 'https://shop.example/ns#' }],
      '@type': 'Menu',
      hasMenuItem: { '@type': 'MenuItem', name: 'Sopa', offers: { 's:price': '99.00', price: '5.00' } },
    },
  ])
  expect(menu.categories[0]?.plates[0]?.sizes).toMatchObject([{ price: 500 }])
  expect(notes.find(({ what }) => what === '99.00')?.code).toBe('not-placed')
})

test('a diet that is no diet of anybody is told', () => {
  const { menu, codes } = menuOf({
    '@type': 'Menu',
    hasMenuItem: { '@type': 'MenuItem', name: 'Sopa', offers: { price: 1 }, suitableForDiet: 'constructor' },
  })
  expect(menu.categories[0]?.plates[0]?.diets).toBeUndefined()
  expect(codes('diet-not-mapped')).toMatchObject([{ what: 'constructor' }])
})
