import { expect, test } from 'vitest'

import { item, menuOf } from './menu-of.fixture.ts'

test('a name may say its language or stand in a list', () => {
  const english = { '@value': 'Soup', '@language': 'en' }
  const { menu, codes } = menuOf({
    '@type': 'Menu',
    hasMenuSection: {
      name: ['Sopas', 'Caldos'],
      hasMenuItem: [
        item({ name: { '@value': 'Locro' }, description: { '@value': 'De papa.', '@language': 'es-EC' } }),
        item({ name: [english, { '@value': 'Sopa', '@language': 'es' }] }),
        item({ name: english }),
        item({ name: 7 }),
      ],
    },
  })
  expect(menu?.categories[0]).toMatchObject({
    name: 'Sopas',
    plates: [{ name: 'Locro', description: 'De papa.' }, { name: 'Sopa' }, { name: 'Soup' }, { name: '7' }],
  })
  expect(codes('no-name')).toEqual([])
  expect(codes('translation').flatMap(({ paths }) => paths)).toEqual([
    '$.hasMenuSection.hasMenuItem[1].name[0]',
  ])
  expect(codes('not-placed').flatMap(({ paths }) => paths)).toEqual(['$.hasMenuSection.name[1]'])
})
