import fc from 'fast-check'

import { ALLERGENS, DIETS } from '#domain/menu/dietary.ts'
import type { Indicator } from '#generated/models.ts'
import type { MenuFile } from '#generated/tenant.ts'

/** Texts as people write them, and as attackers do: quotes, separators, line ends, formulas. */
const text = (max: number) =>
  fc
    .oneof(
      fc.constantFrom(
        '=1+1',
        '+54',
        '-',
        '@a',
        "'=x",
        "''=x",
        '"',
        ';',
        'a\nb',
        'Ñandú; "al" horno',
        '1.234',
        'sí',
        '007',
        '_x0041_x0042_',
        '<b>&amp;</b>',
      ),
      fc.string({ minLength: 1, maxLength: max, unit: 'grapheme' }),
    )
    .map((one) =>
      one
        .replaceAll(/[^\P{Cc}\n]|\u00A0/gu, ' ')
        .replaceAll(/ {2,}/g, ' ')
        .trim()
        .slice(0, max),
    )
    .filter((one) => one !== '' && !/\p{Cs}/u.test(one))

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined })
const price = fc.integer({ min: 0, max: 99_999_999 })
const ids = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${prefix}${index}`)
const taxRate = maybe(fc.constantFrom(0, 2.5, 10.5, 21, 100))
const some = (from: readonly string[]) => maybe(fc.subarray([...from]))
const dietary = {
  allergens: maybe(fc.subarray([...ALLERGENS])),
  diets: maybe(fc.subarray([...DIETS])),
}
const defined = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as T

const garnish = (id: string) =>
  fc
    .record({
      name: text(80),
      description: maybe(text(300)),
      price,
      visible: fc.boolean(),
      maxQuantity: maybe(fc.integer({ min: 1, max: 99 })),
      soldOut: maybe(fc.boolean()),
      ...dietary,
    })
    .map((one) => defined({ id, ...one }))

const group = (id: string) =>
  fc
    .record({
      name: text(80),
      mandatory: fc.boolean(),
      multipleSelection: fc.boolean(),
      minGarnishAmount: fc.integer({ min: 0, max: 99 }),
      maxGarnishAmount: fc.integer({ min: 1, max: 99 }),
      garnishes: fc.tuple(garnish(`${id}-a`), garnish(`${id}-b`)),
    })
    .map((one) => ({ id, ...one }))

const plate = (id: string, groups: readonly string[], categories: readonly string[]) =>
  fc
    .record({
      name: text(120),
      showName: maybe(text(120)),
      description: maybe(text(1000)),
      sizes: fc
        .array(fc.record({ name: text(60), price }), { minLength: 1, maxLength: 3 })
        .map((sizes) => sizes.map((size, index) => ({ id: `s${index}`, ...size }))),
      garnishGroups: some(groups),
      indicators: some(['nuevo', 'picante']),
      image: maybe(fc.constantFrom('pictures/a.webp', 'b.png')),
      orderModes: maybe(fc.subarray(['DELIVERY', 'TAKE_AWAY', 'IN_DINING'] as const, { minLength: 1 })),
      taxRate,
      maxQuantity: maybe(fc.integer({ min: 1, max: 9_999_999 })),
      visible: maybe(fc.boolean()),
      soldOut: maybe(fc.boolean()),
      excludedCategories: some(categories),
      ...dietary,
    })
    .map((one) => defined({ id, ...one }))

/** Menus that `vitrina check` accepts, with every field there is. */
export const arbitraryMenu: fc.Arbitrary<MenuFile> = fc
  .record({ groups: fc.nat(2), categories: fc.nat(3), plates: fc.nat(3) })
  .chain((count) => {
    const groups = ids('g', count.groups)
    const categories = ids('c', count.categories)
    const plates = categories.map((id) => ids(`${id}-p`, count.plates))
    return fc.record({
      indicators: fc.constant<Indicator[]>([
        { id: 'nuevo', showName: 'Nuevo', backgroundColor: '#ffffff', textColor: '#000000' },
        { id: 'picante', showName: 'Picante', backgroundColor: '#112233', textColor: '#AABBCC' },
      ]),
      garnishGroups: fc.tuple(...groups.map(group)),
      categories: fc.tuple(
        ...categories.map((id, index) =>
          fc
            .record({
              name: text(80),
              showName: maybe(text(80)),
              description: maybe(text(400)),
              image: maybe(fc.constant('c.webp')),
              indicators: some(['nuevo']),
              taxRate,
              plates: fc.tuple(...(plates[index] ?? []).map((one) => plate(one, groups, categories))),
            })
            .map((one) => defined({ id, ...one })),
        ),
      ),
      remarkeds: fc.shuffledSubarray(plates.flat()),
      upselleds: fc.shuffledSubarray(plates.flat()),
    })
  })
  .map((menu) => ({ $schema: '../../schemas/tenant/menu.schema.json', ...menu }))
