import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { COUNTRIES } from '#domain/money/countries.ts'
import type { Imported } from '#exchange/import-result.ts'
import { importSource } from '#exchange/import-source.ts'
import type { ParsedSource } from '#exchange/parse-source.ts'

/** Values that tell how a source is built and stand for nothing themselves. */
const STRUCTURE =
  /\.(?:type|@type|@context|selection_type|currency|priceCurrency|enabled|context_type|context_value|pricing_type|id|_id|day_of_week)(?:\[\d+\])?$|_ids?(?:\[\d+\]|\.ids\[\d+\])?$/

type Leaf = { path: string; value: string | number | boolean }

function leavesOf(value: unknown, path = '$'): Leaf[] {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return [{ path, value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    leavesOf(
      inner,
      Array.isArray(value)
        ? `${path}[${key}]`
        : `${path}${/^[A-Za-z_@]\w*$/.test(key) ? `.${key}` : `["${key}"]`}`,
    ),
  )
}

/** A value of the source is in the menu, asked for as a picture, or named by a note at its place or above. */
function lost({ files, pictures, notes }: Imported, source: unknown): string[] {
  const placed = JSON.stringify([files.menu, pictures])
  const named = new Set(notes.flatMap(({ paths }) => paths))
  const isNamed = (path: string) =>
    [...named].some((one) => path === one || path.startsWith(`${one}.`) || path.startsWith(`${one}[`))
  return leavesOf(source)
    .filter(({ path }) => !STRUCTURE.test(path))
    .filter(({ path, value }) => !placed.includes(wordOf(value)) && !isNamed(path))
    .map(({ path }) => path)
}

/** A value as the menu would hold it: prices with a dot in cents, everything else as it is. */
const wordOf = (value: Leaf['value']): string =>
  typeof value === 'string' && /^\d+\.\d\d$/.test(value)
    ? `"price":${Number(value.replace('.', ''))}`
    : String(value)

/** Names that occur once in a document, so that finding one proves where it went. */
const unique = () => {
  let count = 0
  return (word: string) => `${word}-${(count += 1)}-q`
}
const shape = fc.record({
  plates: fc.integer({ min: 1, max: 4 }),
  extra: fc.dictionary(fc.constantFrom('color', 'note', 'x y', 'nested'), fc.jsonValue({ maxDepth: 2 })),
})
const marked = (extra: Record<string, unknown>, name: (word: string) => string) =>
  Object.fromEntries(Object.keys(extra).map((key) => [key, { inner: name(key) }]))

describe('nothing of a source is lost silently', () => {
  test.each<
    [
      ParsedSource['format'] & ('schema-org' | 'square' | 'uber-eats'),
      (plates: number, extra: Record<string, unknown>) => unknown,
    ]
  >([
    [
      'schema-org',
      (plates, extra) => {
        const name = unique()
        const item = () => ({
          '@type': 'MenuItem',
          name: name('item'),
          description: name('text'),
          image: [name('https://x.example/a'), name('https://x.example/b')],
          offers: { '@type': 'Offer', price: '3.50', priceCurrency: 'USD', seller: name('seller') },
          suitableForDiet: [name('diet')],
          nutrition: { calories: name('calories') },
          menuAddOn: {
            '@type': 'MenuItem',
            name: name('addon'),
            offers: { price: '1.00', priceCurrency: name('X') },
          },
          ...marked(extra, name),
        })
        return {
          '@type': 'Restaurant',
          name: name('venue'),
          hasMenu: {
            '@type': 'Menu',
            name: name('menu'),
            hasMenuSection: {
              '@type': 'MenuSection',
              name: name('section'),
              hasMenuItem: Array.from({ length: plates }, item),
              offers: { availabilityStarts: name('from') },
            },
          },
        }
      },
    ],
    [
      'square',
      (plates, extra) => {
        const name = unique()
        return {
          objects: [
            { type: 'CATEGORY', id: 'C', category_data: { name: name('category') }, ...marked(extra, name) },
            { type: 'TAX', id: 'T', tax_data: { name: name('tax') } },
            ...Array.from({ length: plates }, (_, index) => ({
              type: 'ITEM',
              id: `I${index}`,
              updated_at: name('time'),
              item_data: {
                name: name('item'),
                description: name('text'),
                categories: [{ id: 'C' }, { id: name('lost') }],
                modifier_list_info: [{ modifier_list_id: name('gone'), enabled: true }],
                variations: [
                  {
                    type: 'ITEM_VARIATION',
                    id: `V${index}`,
                    item_variation_data: {
                      name: name('size'),
                      sku: name('sku'),
                      price_money: { amount: 350, currency: 'USD' },
                      measurement: name('unit'),
                    },
                  },
                  {
                    type: 'ITEM_VARIATION',
                    id: `W${index}`,
                    item_variation_data: { name: name('size'), pricing_type: 'VARIABLE_PRICING' },
                  },
                ],
                food_and_beverage_details: { ingredients: [{ standard_name: name('milk') }] },
                ...marked(extra, name),
              },
            })),
          ],
        }
      },
    ],
    [
      'uber-eats',
      (plates, extra) => {
        const name = unique()
        const text = (word: string) => ({ translations: { es: name(word), fr: name(word) } })
        return {
          menus: [
            {
              id: 'm',
              title: text('menu'),
              category_ids: ['c'],
              service_availability: [{ day_of_week: 'monday', time_periods: [{ start_time: name('08') }] }],
            },
          ],
          categories: [
            {
              id: 'c',
              title: text('category'),
              subtitle: text('sub'),
              entities: Array.from({ length: plates }, (_, index) => ({ id: `i${index}`, type: 'ITEM' })),
            },
          ],
          items: Array.from({ length: plates + 1 }, (_, index) => ({
            id: `i${index}`,
            title: text('item'),
            description: text('text'),
            price_info: {
              price: 350,
              overrides: [{ context_type: 'MENU', context_value: 'm', price: 999_111 }],
            },
            tax_info: { label: name('tax') },
            nutritional_info: { calories: name('calories') },
            ...marked(extra, name),
          })),
          modifier_groups: [
            { id: 'g', title: text('group'), modifier_options: [{ id: name('gone'), type: 'ITEM' }] },
          ],
        }
      },
    ],
  ])('%s', (format, make) => {
    fc.assert(
      fc.property(shape, ({ plates, extra }) => {
        const value = make(plates, extra)
        expect(lost(importSource({ format, value }, { money: COUNTRIES.EC }), value)).toEqual([])
      }),
      { numRuns: 40 },
    )
  })
})
