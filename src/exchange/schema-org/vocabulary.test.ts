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
