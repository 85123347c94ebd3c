// Longer than 300 lines: one catalogue is read in full, and each test changes one thing of it.
import { describe, expect, test } from 'vitest'

import { COUNTRIES } from '#domain/money/countries.ts'
import { isMenuFile } from '#generated/validators/menu-file.js'
import type { ImportContext } from '../import-result.ts'
import { parseSource } from '../parse-source.ts'
import { importSquare } from './import-square.ts'

const usd = (amount: number) => ({ amount, currency: 'USD' })
const variation = (id: string, name: string, more: object = {}) => ({
  type: 'ITEM_VARIATION',
  id,
  version: 1,
  item_variation_data: { item_id: 'I1', name, pricing_type: 'FIXED_PRICING', ...more },
})
const modifier = (id: string, name: string, more: object = {}) => ({
  type: 'MODIFIER',
  id,
  modifier_data: { name, ...more },
})
const CATALOG = {
  objects: [
    { type: 'CATEGORY', id: 'C1', updated_at: '2026-01-01T00:00:00Z', category_data: { name: 'Café' } },
    {
      type: 'CATEGORY',
      id: 'C2',
      category_data: { name: 'Fríos', parent_category: { id: 'C1', ordinal: 2 } },
    },
    { type: 'IMAGE', id: 'P1', image_data: { name: 'latte', url: 'https://images.example/latte.jpg' } },
    { type: 'TAX', id: 'T1', tax_data: { name: 'IVA', percentage: '12' } },
    {
      type: 'MODIFIER_LIST',
      id: 'M1',
      modifier_list_data: {
        name: 'Leche',
        selection_type: 'SINGLE',
        modifiers: [
          modifier('L2', 'Avena', { price_money: usd(75), ordinal: 2 }),
          modifier('L1', 'Entera', { price_money: usd(0), ordinal: 1, on_by_default: true }),
        ],
      },
    },
    {
      type: 'MODIFIER_LIST',
      id: 'M2',
      modifier_list_data: {
        name: 'Extras',
        min_selected_modifiers: 0,
        max_selected_modifiers: 3,
        allow_quantities: true,
        modifiers: [modifier('E1', 'Shot', { price_money: usd(100) }), modifier('E2', 'Canela')],
      },
    },
    {
      type: 'MODIFIER_LIST',
      id: 'M3',
      modifier_list_data: { name: 'Nombre en el vaso', modifier_type: 'TEXT' },
    },
    {
      type: 'ITEM',
      id: 'I1',
      version: 17,
      item_data: {
        name: 'Latte',
        description: 'Con espuma',
        description_html: '<p>Con espuma</p>',
        description_plaintext: 'Con espuma',
        categories: [{ id: 'C1', ordinal: 2 }, { id: 'C2' }],
        reporting_category: { id: 'C1' },
        image_ids: ['P1'],
        tax_ids: ['T1'],
        modifier_list_info: [
          { modifier_list_id: 'M1', min_selected_modifiers: 1, max_selected_modifiers: 1, enabled: true },
          { modifier_list_id: 'M2', min_selected_modifiers: -1, max_selected_modifiers: -1 },
          { modifier_list_id: 'M3' },
          { modifier_list_id: 'NOPE' },
        ],
        variations: [
          variation('V2', 'Grande', { price_money: usd(450), ordinal: 2, sku: 'LAT-G' }),
          variation('V1', 'Chico', { price_money: usd(350), ordinal: 1, sku: 'LAT-C' }),
        ],
        food_and_beverage_details: {
          dietary_preferences: [
            { type: 'STANDARD', standard_name: 'VEGETARIAN' },
            { type: 'CUSTOM', custom_name: 'Keto' },
          ],
          ingredients: [{ type: 'STANDARD', standard_name: 'MILK' }],
        },
      },
    },
    {
      type: 'ITEM',
      id: 'I2',
      item_data: {
        name: 'Propina libre',
        variations: [variation('V3', 'Regular', { pricing_type: 'VARIABLE_PRICING' })],
      },
    },
    { type: 'ITEM', id: 'I3', is_deleted: true, item_data: { name: 'Viejo' } },
    { type: 'ITEM', id: 'I4', item_data: { name: 'Bono', product_type: 'GIFT_CARD' } },
  ],
}
const ecuador: ImportContext = { money: COUNTRIES.EC }

function read(value: unknown, context: ImportContext = ecuador) {
  const imported = importSquare(value, context)
  expect(isMenuFile(imported.files.menu)).toBe(true)
  const { menu } = imported.files
  return { ...imported, menu, codes: imported.notes.map(({ code, path }) => `${code} ${path}`) }
}
const withItem = (edit: (data: Record<string, unknown>) => void) => {
  const catalog = structuredClone(CATALOG)
  const found = catalog.objects.find(({ id }) => id === 'I1')
  edit(found?.item_data as Record<string, unknown>)
  return catalog
}

describe('importSquare', () => {
  test('items, variations, categories, modifier lists, images', () => {
    const { menu, pictures } = read(CATALOG)
    expect(menu?.categories.map(({ id, name, plates }) => [id, name, plates.length])).toEqual([
      ['cafe', 'Café', 1],
      ['cafe-frios', 'Café · Fríos', 0],
      ['otros', 'Otros', 1],
    ])
    expect(menu?.categories[0]?.plates[0]).toEqual({
      id: 'latte',
      name: 'Latte',
      description: 'Con espuma',
      sizes: [
        { id: 'chico', name: 'Chico', price: 350 },
        { id: 'grande', name: 'Grande', price: 450 },
      ],
      garnishGroups: ['leche', 'extras'],
      diets: ['VEGETARIAN'],
    })
    expect(menu?.garnishGroups).toEqual([
      {
        id: 'leche',
        name: 'Leche',
        mandatory: true,
        multipleSelection: false,
        minGarnishAmount: 1,
        maxGarnishAmount: 1,
        garnishes: [
          { id: 'entera', name: 'Entera', price: 0, visible: true },
          { id: 'avena', name: 'Avena', price: 75, visible: true },
        ],
      },
      {
        id: 'extras',
        name: 'Extras',
        mandatory: false,
        multipleSelection: true,
        minGarnishAmount: 0,
        maxGarnishAmount: 3,
        garnishes: [
          { id: 'shot', name: 'Shot', price: 100, visible: true },
          { id: 'canela', name: 'Canela', price: 0, visible: true },
        ],
      },
    ])
    expect(pictures).toEqual([
      { url: 'https://images.example/latte.jpg', of: 'plates/latte', path: '$.objects[2].image_data.url' },
    ])
    expect(menu?.externalIds).toContainEqual({ system: 'square', id: 'I1', of: 'plates/latte' })
    expect(menu?.externalIds).toContainEqual({ system: 'sku', id: 'LAT-G', of: 'plates/latte/sizes/grande' })
  })

  test('what has no place is named, with its reason', () => {
    expect(read(CATALOG).codes).toEqual(
      expect.arrayContaining([
        'tax $.objects[3]',
        'tax $.objects[7].item_data.tax_ids',
        'free-text-choice $.objects[6]',
        'missing-reference $.objects[7].item_data.modifier_list_info[3].modifier_list_id',
        'several-categories $.objects[7].item_data.categories[1].id',
        'diet-not-mapped $.objects[7].item_data.food_and_beverage_details.dietary_preferences[1]',
        'allergens-not-taken $.objects[7].item_data.food_and_beverage_details.ingredients[0]',
        'no-price $.objects[8]',
        'no-category $.objects[8]',
        'deleted $.objects[9]',
        'not-placed $.objects[10]',
        'technical $.objects[0].updated_at',
        'included-choice $.objects[4].modifier_list_data.modifiers[1].modifier_data.on_by_default',
      ]),
    )
    expect(read(CATALOG).menu?.categories[2]?.plates[0]).toMatchObject({
      name: 'Propina libre',
      visible: false,
    })
  })

  test('a second import updates by id: a rename, a new price, and what the tenant added stays', () => {
    const { menu } = read(CATALOG)
    const own = structuredClone(menu)
    Object.assign(own?.categories[0]?.plates[0] ?? {}, { image: 'plates/latte.webp', allergens: ['MILK'] })
    const next = withItem((data) => {
      data['name'] = 'Latte de la casa'
      data['variations'] = [variation('V2', 'XL', { price_money: usd(500) })]
    })
    const again = read(next, { ...ecuador, ...(own && { menu: own }) })
    expect(again.menu?.categories[0]?.plates).toEqual([
      {
        id: 'latte',
        name: 'Latte de la casa',
        description: 'Con espuma',
        sizes: [{ id: 'grande', name: 'XL', price: 500 }],
        garnishGroups: ['leche', 'extras'],
        image: 'plates/latte.webp',
        allergens: ['MILK'],
        diets: ['VEGETARIAN'],
      },
    ])
    expect(read(CATALOG, { ...ecuador, ...(menu && { menu }) }).menu).toEqual(menu)
  })

  test('a catalogue in another currency brings no price', () => {
    const { menu, notes } = read(CATALOG, { money: COUNTRIES.AR })
    expect(menu?.categories[0]?.plates[0]).toMatchObject({
      visible: false,
      sizes: [{ price: 0 }, { price: 0 }],
    })
    expect(notes.find(({ code }) => code === 'other-currency')?.why).toContain('USD')
    expect(read(CATALOG, { money: COUNTRIES.AR })).toMatchObject({ plateCount: 2, seenCount: 0 })
  })

  test('what was hidden for its currency alone is seen once the tenant’s currency matches', () => {
    const hidden = read(CATALOG, { money: COUNTRIES.AR }).menu
    const again = read(CATALOG, { money: COUNTRIES.AR, ...(hidden && { menu: hidden }) }).menu
    expect(again).toEqual(hidden)
    const matching = read(CATALOG, { ...ecuador, ...(hidden && { menu: hidden }) }).menu
    expect(matching).toEqual(read(CATALOG, ecuador).menu)
  })

  test('a currency without cents is taken as it is', () => {
    const clp = { amount: 2500, currency: 'CLP' }
    const catalog = withItem(
      (data) => (data['variations'] = [variation('V1', 'Regular', { price_money: clp })]),
    )
    const { menu } = read(catalog, { money: COUNTRIES.CL })
    expect(menu?.categories[0]?.plates[0]?.sizes).toEqual([{ id: 'unica', name: 'Única', price: 2500 }])
  })

  test('whether a choice may be repeated is each item’s own word', () => {
    const catalog = withItem((data) => {
      data['modifier_list_info'] = [{ modifier_list_id: 'M2', allow_quantities: 'NO' }]
    })
    const other = catalog.objects.find(({ id }) => id === 'I2')?.item_data as Record<string, unknown>
    other['modifier_list_info'] = [{ modifier_list_id: 'M2' }]
    const { menu, codes } = read(catalog)
    const plates = menu?.categories.flatMap((category) => category.plates)
    const quantities = plates?.map(({ garnishGroups }) =>
      menu?.garnishGroups
        ?.find(({ id }) => id === garnishGroups?.[0])
        ?.garnishes.map(({ maxQuantity }) => maxQuantity),
    )
    expect(quantities).toEqual([
      [1, 1],
      [undefined, undefined],
    ])
    expect(codes.some((code) => code.startsWith('group-copied'))).toBe(true)
    expect(read(catalog, { ...ecuador, ...(menu && { menu }) }).menu).toEqual(menu)
  })

  test('an item that changes the limits of a list has a group of its own; sold out and hidden are kept', () => {
    const catalog = withItem((data) => {
      data['modifier_list_info'] = [
        { modifier_list_id: 'M2', min_selected_modifiers: 1, max_selected_modifiers: 9 },
      ]
      data['ecom_visibility'] = 'HIDDEN'
      data['variations'] = [
        variation('V1', 'Regular', {
          price_money: usd(350),
          location_overrides: [{ location_id: 'A', sold_out: true, price_money: usd(400) }],
        }),
      ]
    })
    const { menu, codes } = read(catalog)
    expect(menu?.categories[0]?.plates[0]).toMatchObject({
      visible: false,
      soldOut: true,
      garnishGroups: ['extras'],
    })
    expect(menu?.garnishGroups?.[0]).toMatchObject({
      mandatory: true,
      minGarnishAmount: 1,
      maxGarnishAmount: 9,
    })
    expect(codes.map((code) => code.split(' ')[0])).toEqual(
      expect.arrayContaining(['group-copied', 'hidden', 'price-override']),
    )
  })

  test('one object with what it names, variations beside their item, a bare list', () => {
    const [category, , , , , , , item] = CATALOG.objects
    const beside = withItem((data) => (data['variations'] = []))
    const alone = variation('V9', 'Regular', { price_money: usd(200) })
    expect(read({ object: item, related_objects: [category] }).menu?.categories[0]?.plates[0]?.id).toBe(
      'latte',
    )
    expect(read([...beside.objects, alone]).menu?.categories[0]?.plates[0]?.sizes).toEqual([
      { id: 'unica', name: 'Única', price: 200 },
    ])
  })
})

test('a page of the catalogue that others follow says so, the last one does not', () => {
  const codes = (cursor: string | null) => read({ ...CATALOG, cursor }).notes.map(({ code }) => code)
  expect(codes('CCURSOR')).toContain('more-pages')
  for (const last of ['', null]) expect(codes(last)).not.toContain('more-pages')
})

/** The same object as Square's newer libraries print it. */
const camel = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(camel)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      camel(inner),
    ]),
  )
}

test('keys in camelCase say the same as in snake_case', async () => {
  const bytes = new TextEncoder().encode(JSON.stringify(camel(CATALOG)))
  const parsed = await parseSource(bytes)
  expect(parsed.format).toBe('square')
  const given = 'value' in parsed ? parsed.value : undefined
  expect(read(given).files).toEqual(read(CATALOG).files)
})
