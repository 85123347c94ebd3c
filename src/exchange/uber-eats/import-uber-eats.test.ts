import { describe, expect, test } from 'vitest'

import { COUNTRIES } from '#domain/money/countries.ts'
import { isMenuFile } from '#generated/validators/menu-file.js'
import type { ImportContext } from '../import-result.ts'
import { importUberEats } from './import-uber-eats.ts'

const text = (es: string, en?: string) => ({ translations: { ...(en && { en_us: en }), es_mx: es } })
const inGroup = (group: string, more: object) => ({
  context_type: 'MODIFIER_GROUP',
  context_value: group,
  ...more,
})
const MENU = {
  menu_type: 'MENU_TYPE_FULFILLMENT_DELIVERY',
  menus: [
    {
      id: 'todo-el-dia',
      title: text('Todo el día'),
      service_availability: [
        { day_of_week: 'monday', time_periods: [{ start_time: '08:00', end_time: '22:00' }] },
      ],
      category_ids: ['panes', 'nope'],
    },
  ],
  categories: [
    {
      id: 'panes',
      title: text('Panes', 'Breads'),
      entities: [
        { id: 'Muffin', type: 'ITEM' },
        { id: 'Coffee', type: 'ITEM' },
        { id: 'Gone', type: 'ITEM' },
      ],
    },
  ],
  items: [
    {
      id: 'Coffee',
      title: text('Café', 'Coffee'),
      description: text('Recién tostado'),
      external_data: 'SKU-1',
      price_info: {
        price: 300,
        overrides: [{ context_type: 'MENU', context_value: 'todo-el-dia', price: 250 }],
      },
      quantity_info: { quantity: { max_permitted: 10 } },
      modifier_group_ids: { ids: ['Add-sugar'] },
      tax_info: { tax_rate: 8 },
      suspension_info: { suspension: { suspend_until: 2_000_000_000, reason: 'out' } },
      image_url: 'https://images.example/cafe.jpg',
      dish_info: { classifications: { dietary_label_info: { labels: ['VEGAN', 'PALEO'] } } },
    },
    {
      id: 'Muffin',
      title: text('Panqué'),
      price_info: { price: 300 },
      modifier_group_ids: { ids: ['Choose-flavor'] },
    },
    {
      id: 'Blueberry',
      title: text('Mora'),
      price_info: { price: 5, overrides: [inGroup('Choose-flavor', { price: 0 })] },
      quantity_info: { overrides: [inGroup('Choose-flavor', { quantity: { max_permitted: 1 } })] },
    },
    {
      id: 'Sugar',
      title: text('Azúcar'),
      price_info: { price: 2 },
      quantity_info: { overrides: [inGroup('Add-sugar', { quantity: { max_permitted: 2 } })] },
    },
    { id: 'Ghost', title: text('Nadie me nombra'), price_info: { price: 1 } },
  ],
  modifier_groups: [
    {
      id: 'Choose-flavor',
      title: text('Elige sabor'),
      quantity_info: { quantity: { min_permitted: 1, max_permitted: 1 } },
      modifier_options: [{ id: 'Blueberry', type: 'ITEM' }],
    },
    {
      id: 'Add-sugar',
      title: text('¿Azúcar?'),
      quantity_info: { quantity: { max_permitted: 4 } },
      modifier_options: [
        { id: 'Sugar', type: 'ITEM' },
        { id: 'Gone', type: 'ITEM' },
      ],
    },
  ],
}
const ecuador: ImportContext = { money: COUNTRIES.EC }

function read(context: ImportContext = ecuador) {
  const imported = importUberEats(MENU, context)
  expect(isMenuFile(imported.files.menu)).toBe(true)
  return {
    ...imported,
    menu: imported.files.menu,
    codes: imported.notes.flatMap(({ code, paths }) => paths.map((path) => `${code} ${path}`)),
  }
}

describe('importUberEats', () => {
  test('categories, items, groups with the prices and limits of their place', () => {
    const { menu, pictures } = read()
    expect(menu?.categories).toEqual([
      {
        id: 'panes',
        name: 'Panes',
        plates: [
          {
            id: 'panque',
            name: 'Panqué',
            sizes: [{ id: 'unica', name: 'Única', price: 300 }],
            garnishGroups: ['elige-sabor'],
          },
          {
            id: 'cafe',
            name: 'Café',
            description: 'Recién tostado',
            sizes: [{ id: 'unica', name: 'Única', price: 300 }],
            garnishGroups: ['azucar'],
            maxQuantity: 10,
            soldOut: true,
            diets: ['VEGAN'],
          },
        ],
      },
    ])
    expect(menu?.garnishGroups).toEqual([
      {
        id: 'elige-sabor',
        name: 'Elige sabor',
        mandatory: true,
        multipleSelection: false,
        minGarnishAmount: 1,
        maxGarnishAmount: 1,
        garnishes: [{ id: 'mora', name: 'Mora', price: 0, visible: true }],
      },
      {
        id: 'azucar',
        name: '¿Azúcar?',
        mandatory: false,
        multipleSelection: true,
        minGarnishAmount: 0,
        maxGarnishAmount: 4,
        garnishes: [{ id: 'azucar', name: 'Azúcar', price: 2, visible: true, maxQuantity: 2 }],
      },
    ])
    expect(pictures).toHaveLength(1)
  })

  test('what has no place is named', () => {
    expect(read().codes).toEqual(
      expect.arrayContaining([
        'availability $.menus[0].service_availability',
        'missing-reference $.menus[0].category_ids[1]',
        'missing-reference $.categories[0].entities[2].id',
        'missing-reference $.modifier_groups[1].modifier_options[1].id',
        'translation $.categories[0].title.translations.en_us',
        'price-override $.items[0].price_info.overrides[0]',
        'tax $.items[0].tax_info',
        'sold-out-until $.items[0].suspension_info.suspension.suspend_until',
        'diet-not-mapped $.items[0].dish_info.classifications.dietary_label_info.labels[1]',
        'not-placed $.items[4].title.translations.es_mx',
        'not-placed $.items[4].price_info.price',
        'not-placed $.items[2].price_info.price',
        'technical $.menu_type',
      ]),
    )
  })

  test('a suspension that is over sells again; a second import changes nothing', () => {
    const { menu } = read()
    expect(read({ ...ecuador, ...(menu && { menu }) }).menu).toEqual(menu)
    const later = read({ ...ecuador, now: 2_000_000_001_000 })
    expect(later.menu?.categories[0]?.plates[1]?.soldOut).toBe(false)
  })

  test('a vegetarian item is one, whatever its labels say', () => {
    const classifications = { is_vegetarian: true, dietary_label_info: { labels: ['GLUTEN_FREE'] } }
    const { files, notes } = importUberEats(
      {
        items: [{ id: 'i', title: text('Flan'), price_info: { price: 100 }, dish_info: { classifications } }],
        categories: [{ id: 'c', title: text('Postres'), entities: [{ id: 'i' }] }],
        menus: [{ id: 'm', category_ids: ['c'] }],
      },
      { money: COUNTRIES.EC },
    )
    expect(files.menu?.categories[0]?.plates[0]?.diets).toEqual(['GLUTEN_FREE', 'VEGETARIAN'])
    expect(notes).toEqual([])
  })

  test('a category of two menus stands once, and is told as that', () => {
    const { files, notes } = importUberEats(
      {
        items: [{ id: 'i', title: text('Flan'), price_info: { price: 100 } }],
        categories: [{ id: 'c', title: text('Postres'), entities: [{ id: 'i' }] }],
        menus: [
          { id: 'noon', category_ids: ['c'] },
          { id: 'night', category_ids: ['c'] },
        ],
      },
      { money: COUNTRIES.EC },
    )
    expect(files.menu?.categories).toHaveLength(1)
    expect(notes.map(({ code, path }) => `${code} ${path}`)).toEqual([
      'several-places $.menus[1].category_ids[0]',
    ])
  })
})
