import { expect, test } from 'vitest'

import { missingFromMenu } from './named-by-tenant.ts'

const menu = { categories: [{ id: 'pizzas', plates: [{ id: 'muzza' }] }] }

test('plates and categories that the menu does not hold are told with their place', () => {
  const tenant = {
    discounts: [{ plates: ['muzza'] }, {}, { plates: ['muzza', 'fugazza'] }],
    codeDiscounts: [
      {},
      { plate: { id: 'pizzas' } },
      { category: { id: 'muzza' } },
      { category: { id: 'pizzas' } },
    ],
  }
  const plate = 'the id of a plate of menu.json'
  expect(missingFromMenu(tenant, menu)).toEqual([
    { path: '$.discounts[2].plates[1]', found: "'fugazza'", expected: plate },
    { path: '$.codeDiscounts[1].plate.id', found: "'pizzas'", expected: plate },
    {
      path: '$.codeDiscounts[2].category.id',
      found: "'muzza'",
      expected: 'the id of a category of menu.json',
    },
  ])
  expect(missingFromMenu({}, {})).toEqual([])
})
