import { expect, test } from 'vitest'

import { COUNTRIES } from '#domain/money/countries.ts'
import type { ImportContext } from '../import-result.ts'
import { importSquare } from './import-square.ts'

const modifier = (id: string, name: string) => ({ type: 'MODIFIER', id, modifier_data: { name } })
const CATALOG = {
  objects: [
    {
      type: 'MODIFIER_LIST',
      id: 'M1',
      modifier_list_data: {
        name: 'Leche',
        selection_type: 'SINGLE',
        modifiers: [modifier('L1', 'Entera'), modifier('L2', 'Avena')],
      },
    },
    {
      type: 'ITEM',
      id: 'I1',
      item_data: {
        name: 'Latte',
        modifier_list_info: [{ modifier_list_id: 'M1' }],
        variations: [
          {
            type: 'ITEM_VARIATION',
            id: 'V1',
            item_variation_data: {
              item_id: 'I1',
              name: 'Chico',
              pricing_type: 'FIXED_PRICING',
              price_money: { amount: 350, currency: 'USD' },
            },
          },
        ],
      },
    },
  ],
}

function read(context: Partial<ImportContext> = {}) {
  const { menu } = importSquare(CATALOG, { money: COUNTRIES.EC, ...context }).files
  if (!menu) throw new Error('No menu')
  return menu
}

test('the choices of plates that stay stay as they are: a list of the same name is another one, once', () => {
  const { externalIds: _, ...menu } = read()
  for (const plate of menu.categories.flatMap(({ plates }) => plates)) plate.name += ' de la casa'
  const milk = menu.garnishGroups?.find(({ name }) => name === 'Leche')
  milk?.garnishes.push({ id: 'soja', name: 'Soja', price: 90, visible: true })
  const once = read({ menu, keep: true })
  const choicesOf = (name: string) => {
    const plate = once.categories.flatMap(({ plates }) => plates).find((one) => one.name === name)
    return once.garnishGroups?.find(({ id }) => plate?.garnishGroups?.includes(id))
  }
  expect(choicesOf('Latte de la casa')).toEqual(milk)
  expect(choicesOf('Latte')?.garnishes.map(({ name }) => name)).toEqual(['Entera', 'Avena'])
  expect(read({ menu: once, keep: true })).toEqual(once)
  const { externalIds: __, ...withoutIds } = once
  expect(read({ menu: withoutIds, keep: true })).toEqual(once)
  // without what stays the name means the same list
  expect(read({ menu }).garnishGroups?.map(({ id }) => id)).toEqual(['leche'])
})
