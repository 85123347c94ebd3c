import { describe, expect, test } from 'vitest'

import { COUNTRIES } from '#domain/money/countries.ts'

import { ecuador, item, menuOf } from './menu-of.fixture.ts'

/** A restaurant of ours, written as schema.org's own examples are: single things where lists may stand. */
const RESTAURANT = {
  '@context': 'https://schema.org',
  '@type': 'Restaurant',
  url: 'https://fonda.example',
  name: 'La Fonda',
  description: 'Tacos y antojitos.',
  servesCuisine: ['Mexicana'],
  hasMenu: {
    '@type': 'Menu',
    hasMenuSection: {
      '@type': 'MenuSection',
      name: 'Tacos',
      description: 'En tortilla de maíz.',
      image: ['https://fonda.example/tacos.jpg', 'https://fonda.example/mas-tacos.jpg'],
      offers: {
        '@type': 'Offer',
        availabilityEnds: '2026-03-02T08:22:00',
        availabilityStarts: '2026-03-02T08:22:00',
      },
      hasMenuItem: {
        '@type': 'MenuItem',
        name: 'Taco de coliflor',
        description: 'Con papa, jitomate y cebolla.',
        offers: { '@type': 'Offer', price: '3.50', priceCurrency: 'USD' },
        nutrition: {
          '@type': 'NutritionInformation',
          calories: '170 calories',
          fatContent: '3 grams',
        },
        suitableForDiet: 'https://schema.org/GlutenFreeDiet',
      },
    },
    inLanguage: 'es',
  },
}

const plateOf = (more: object, context = ecuador) => {
  const read = menuOf({ '@type': 'Menu', hasMenuSection: { name: 'S', hasMenuItem: item(more) } }, context)
  return { ...read, plate: read.menu?.categories[0]?.plates[0] }
}

describe('importSchemaOrg', () => {
  test('as schema.org writes its examples: single values where lists may stand', () => {
    const { menu, notes, pictures, codes } = menuOf(RESTAURANT)
    expect(menu).toEqual({
      $schema: '../../schemas/tenant/menu.schema.json',
      categories: [
        {
          id: 'tacos',
          name: 'Tacos',
          description: 'En tortilla de maíz.',
          plates: [
            {
              id: 'taco-de-coliflor',
              name: 'Taco de coliflor',
              description: 'Con papa, jitomate y cebolla.',
              sizes: [{ id: 'unica', name: 'Única', price: 350 }],
              diets: ['GLUTEN_FREE'],
            },
          ],
        },
      ],
    })
    expect(pictures).toEqual([
      {
        url: 'https://fonda.example/tacos.jpg',
        of: 'categories/tacos',
        path: '$.hasMenu.hasMenuSection.image[0]',
      },
    ])
    expect(codes('availability')[0]?.path).toBe('$.hasMenu.hasMenuSection.offers')
    expect(codes('venue-data').flatMap(({ paths }) => paths)).toEqual([
      '$.url',
      '$.name',
      '$.description',
      '$.servesCuisine',
    ])
    expect(codes('not-placed').flatMap(({ paths }) => paths)).toEqual([
      '$.hasMenu.hasMenuSection.image[1]',
      '$.hasMenu.hasMenuSection.hasMenuItem.nutrition.calories',
      '$.hasMenu.hasMenuSection.hasMenuItem.nutrition.fatContent',
      '$.hasMenu.inLanguage',
    ])
    expect(notes.every(({ why }) => why.length > 10)).toBe(true)
  })

  test('a second import changes nothing, and one after a rename keeps the id by @id', () => {
    const named = (name: string) => ({
      '@type': 'Menu',
      hasMenuItem: item({ '@id': '#sopa', name, offers: { price: 3 } }),
    })
    const { menu } = menuOf(named('Sopa'))
    expect(menuOf(named('Sopa'), { ...ecuador, menu }).menu).toEqual(menu)
    const renamed = menuOf(named('Sopa del día'), { ...ecuador, menu }).menu
    expect(renamed?.categories[0]?.plates[0]).toMatchObject({ id: 'sopa', name: 'Sopa del día' })
  })

  test('@graph, references by @id, nested sections, loose items', () => {
    const { menu, codes } = menuOf({
      '@context': 'https://schema.org',
      '@graph': [
        { '@type': 'CafeOrCoffeeShop', name: 'Café', hasMenu: { '@id': '#menu' } },
        { '@type': 'Menu', '@id': '#menu', name: 'Carta', hasMenuSection: [{ '@id': '#bebidas' }] },
        {
          '@type': 'schema:MenuSection',
          '@id': '#bebidas',
          name: 'Bebidas',
          hasMenuSection: [
            { '@type': 'MenuSection', name: 'Calientes', hasMenuItem: [{ '@id': '#te' }] },
            { '@type': 'MenuSection', name: 'Frías', hasMenuItem: item({ name: 'Limonada' }) },
          ],
        },
        { '@type': 'https://schema.org/MenuItem', '@id': '#te', name: 'Té', offers: { price: 1.1 } },
        item({ name: 'Suelto', offers: { price: '2' } }),
      ],
    })
    expect(menu?.categories.map(({ name, plates }) => [name, plates.map((plate) => plate.name)])).toEqual([
      ['Bebidas · Calientes', ['Té']],
      ['Bebidas · Frías', ['Limonada']],
      ['Otros', ['Suelto']],
    ])
    expect(codes('nested-section')).toHaveLength(1)
    expect(codes('no-category')).toHaveLength(1)
  })

  test('several offers are sizes, ranges give the lowest, repeated ones count once', () => {
    const sizes = plateOf({
      offers: [
        { '@type': 'Offer', name: 'Chica', price: '3.50', priceCurrency: 'USD' },
        { '@type': 'Offer', name: 'Grande', price: 5, priceCurrency: 'usd' },
        { '@type': 'Offer', name: 'Grande', price: 5 },
      ],
    }).plate?.sizes
    expect(sizes).toEqual([
      { id: 'chica', name: 'Chica', price: 350 },
      { id: 'grande', name: 'Grande', price: 500 },
    ])
    const range = plateOf({
      offers: { '@type': 'AggregateOffer', lowPrice: '4', highPrice: '6', priceCurrency: 'USD' },
    })
    expect(range.plate?.sizes[0]?.price).toBe(400)
    expect(range.codes('price-range')).toHaveLength(1)
    const specified = plateOf({ offers: { priceSpecification: { price: 7.25, priceCurrency: 'USD' } } })
    expect(specified.plate?.sizes[0]?.price).toBe(725)
  })

  test('a price in another currency is not taken over, and the new plate stays hidden', () => {
    const { plate, codes } = plateOf({ offers: { price: 3, priceCurrency: 'EUR' } })
    expect(plate).toMatchObject({ visible: false, sizes: [{ price: 0 }] })
    expect(codes('other-currency')[0]?.why).toContain('Está en EUR y la tienda cobra en USD')
    expect(plateOf({}).plate?.visible).toBe(false)
    const { menu } = plateOf({ offers: { price: 3 } })
    const kept = plateOf({ offers: { price: 9, priceCurrency: 'EUR' } }, {
      ...ecuador,
      menu,
    } as typeof ecuador)
    expect(kept.plate).toMatchObject({ sizes: [{ price: 300 }] })
    expect(kept.plate?.visible).toBeUndefined()
  })

  test('three digits after a sign mean the same in all prices of a source', () => {
    const prices = (country: keyof typeof COUNTRIES, ...written: (string | number)[]) => {
      const items = written.map((price, index) => item({ name: `P${index}`, offers: { price } }))
      const { menu, notes } = menuOf(
        { '@type': 'Menu', name: 'Carta', hasMenuItem: items },
        { money: COUNTRIES[country] },
      )
      const said = notes.flatMap(({ code, paths }) =>
        code === 'bad-price' || code === 'read-as-thousands' ? [`${code} ${paths.length}`] : [],
      )
      return [menu?.categories[0]?.plates.map(({ sizes }) => sizes[0]?.price), ...said]
    }
    expect(prices('AR', '12.400', '12.455', '9900')).toEqual([
      [1_240_000, 1_245_500, 990_000],
      'read-as-thousands 2',
    ])
    expect(prices('CL', '12.000', '12.990')).toEqual([[12_000, 12_990], 'read-as-thousands 2'])
    expect(prices('AR', '12.400', '1.250,50')).toEqual([[1_240_000, 125_050]])
    expect(prices('EC', '3.500', '0.750', '12.255')).toEqual([[350, 75, 0], 'bad-price 1'])
    expect(prices('EC', '3.500', '4.25')).toEqual([[350, 425]])
    expect(prices('CL', '12990.00', 12_990, 12.99)).toEqual([[12_990, 12_990, 0], 'bad-price 1'])
  })

  test('availability, diets, add-ons', () => {
    const { plate, menu, codes } = plateOf({
      offers: { price: 3, availability: 'https://schema.org/SoldOut' },
      suitableForDiet: ['https://schema.org/VeganDiet', 'HalalDiet', 'LowSaltDiet'],
      menuAddOn: [
        { '@type': 'MenuItem', name: 'Pan', offers: { price: '0.5' } },
        { '@type': 'MenuSection', name: 'Salsas', hasMenuItem: [{ name: 'Ají' }, { name: 'Ajo' }] },
      ],
    })
    expect(plate).toMatchObject({
      soldOut: true,
      diets: ['VEGAN', 'HALAL'],
      garnishGroups: ['salsas', 'extras'],
    })
    expect(plate?.allergens).toBeUndefined()
    expect(codes('diet-not-mapped')[0]?.what).toBe('LowSaltDiet')
    expect(menu?.garnishGroups?.[0]).toMatchObject({
      mandatory: false,
      multipleSelection: true,
      maxGarnishAmount: 2,
      garnishes: [
        { price: 0, maxQuantity: 1 },
        { price: 0, maxQuantity: 1 },
      ],
    })
    expect(menu?.garnishGroups?.[1]).toMatchObject({
      multipleSelection: false,
      garnishes: [{ name: 'Pan', price: 50 }],
    })
  })

  test('limits of choices stay as the tenant has them; for a new group they are guessed, with a note', () => {
    const withSauces = (...names: string[]) => ({
      menuAddOn: {
        '@type': 'MenuSection',
        name: 'Salsas',
        hasMenuItem: names.map((name) => ({ name, offers: { price: 1 } })),
      },
    })
    const { menu, codes } = plateOf(withSauces('Ají', 'Ajo'))
    expect(codes('usual-limits').map(({ what }) => what)).toEqual(['Salsas'])
    const own = structuredClone(menu)
    const limits = { mandatory: true, multipleSelection: true, minGarnishAmount: 2, maxGarnishAmount: 5 }
    const [group] = own?.garnishGroups ?? []
    Object.assign(group ?? {}, limits)
    for (const garnish of group?.garnishes ?? []) garnish.maxQuantity = 3
    const again = plateOf(withSauces('Ají', 'Ajo', 'Miel'), { ...ecuador, menu: own } as typeof ecuador)
    expect(again.menu?.garnishGroups).toMatchObject([
      { id: 'salsas', ...limits, garnishes: [{ maxQuantity: 3 }, { maxQuantity: 3 }, { name: 'Miel' }] },
    ])
    expect(again.codes('usual-limits')).toEqual([])
    const more = plateOf(withSauces('Ají', 'Ajo', 'Miel'), { ...ecuador, menu } as typeof ecuador)
    expect(more.menu?.garnishGroups?.[0]?.garnishes.map(({ maxQuantity }) => maxQuantity)).toEqual([1, 1, 1])
  })

  test('texts that are too long are cut with a note; things without a name are left', () => {
    const { menu, codes } = menuOf({
      '@type': 'Menu',
      hasMenuSection: {
        name: 'S',
        hasMenuItem: [item({ name: 'x'.repeat(200) }), { description: 'nameless' }],
      },
    })
    expect(menu?.categories[0]?.plates.map(({ name }) => name.length)).toEqual([120])
    expect(codes('shortened')).toHaveLength(1)
    expect(codes('no-name')[0]?.path).toBe('$.hasMenuSection.hasMenuItem[1]')
  })

  test('add-ons of plates and sections that share a name stay apart; one that is named by its @id is one', () => {
    const extras = (name: string, more: object = {}) => ({
      '@type': 'MenuSection',
      name: 'Extras',
      hasMenuItem: { '@type': 'MenuItem', name, offers: { price: '1.00' } },
      ...more,
    })
    const { menu } = menuOf({
      '@type': 'Menu',
      hasMenuItem: [
        item({ menuAddOn: [extras('Queso'), extras('Huevo'), { '@type': 'MenuItem', name: 'Pan' }] }),
        item({ menuAddOn: extras('Ají') }),
        { ...item({ menuAddOn: extras('Sal', { '@id': '#sal' }) }), name: 'Ají de gallina' },
        { ...item({ menuAddOn: { '@type': 'MenuSection', '@id': '#sal' } }), name: 'Locro' },
      ],
    })
    const groups = new Map(
      menu?.garnishGroups?.map((group) => [group.id, group.garnishes.map(({ name }) => name)]),
    )
    const plates = menu?.categories[0]?.plates.map(({ garnishGroups }) =>
      garnishGroups?.map((id) => groups.get(id)),
    )
    expect(plates).toEqual([[['Queso'], ['Huevo'], ['Pan']], [['Ají']], [['Sal']], [['Sal']]])
  })

  test('a plate is sold out when all of its offers are; one of them alone is told', () => {
    const out = { price: '1.00', availability: 'https://schema.org/OutOfStock' }
    expect(plateOf({ offers: [out] }).plate?.soldOut).toBe(true)
    const { plate, codes } = plateOf({
      offers: [
        { ...out, name: 'S' },
        { name: 'L', price: '2.00' },
      ],
    })
    expect(plate?.soldOut).toBe(false)
    expect(codes('size-sold-out').map(({ path }) => path)).toEqual([
      '$.hasMenuSection.hasMenuItem.offers[0].availability',
    ])
  })
})
