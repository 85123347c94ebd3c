import { describe, expect, test } from 'vitest'

import { item, menuOf } from './menu-of.fixture.ts'

const offersOf = (offers: object) => {
  const { menu, notes } = menuOf({ '@type': 'Menu', hasMenuItem: item({ offers }) })
  const [plate] = menu.categories.flatMap(({ plates }) => plates)
  return { plate, notes: notes.map(({ code, path }) => `${code} ${path.split('.').at(-1)}`) }
}
const sizes = [
  { '@type': 'Offer', name: 'Chica', price: '2.00' },
  { '@type': 'Offer', name: 'Grande', price: '3.50' },
]

describe('an AggregateOffer with offers inside', () => {
  test('says nothing more where it agrees with them', () => {
    const { plate, notes } = offersOf({
      '@type': 'AggregateOffer',
      lowPrice: '2.00',
      highPrice: 3.5,
      offerCount: 2,
      priceCurrency: 'USD',
      offers: sizes,
    })
    expect(plate?.sizes.map(({ price }) => price)).toEqual([200, 350])
    expect(notes.filter((note) => !note.startsWith('no-category'))).toEqual([])
  })

  test('is told where it does not', () => {
    const { plate, notes } = offersOf({ lowPrice: '1.00', highPrice: '9.00', offerCount: 7, offers: sizes })
    expect(plate?.sizes.map(({ price }) => price)).toEqual([200, 350])
    expect(notes).toEqual(
      expect.arrayContaining(['offers-differ lowPrice', 'offers-differ highPrice', 'not-placed offerCount']),
    )
  })

  test('its currency is that of offers which name none', () => {
    const { plate, notes } = offersOf({ priceCurrency: 'EUR', offers: sizes })
    expect(plate).toMatchObject({ visible: false, sizes: [{ price: 0 }, { price: 0 }] })
    expect(notes).toContain('other-currency price')
  })

  test('its own price counts where it holds no offer that can be read', () => {
    for (const offers of [[], ['#elsewhere'], '#elsewhere'])
      expect(offersOf({ lowPrice: '2.00', offers }).plate?.sizes).toMatchObject([{ price: 200 }])
  })

  test('a currency that contradicts that of its offers is told', () => {
    const { plate, notes } = offersOf({
      priceCurrency: 'EUR',
      offers: { price: '2.00', priceCurrency: 'USD' },
    })
    expect(plate?.sizes).toMatchObject([{ price: 200 }])
    expect(notes).toContain('not-placed priceCurrency')
  })

  test('one inside of another is opened too', () => {
    const { plate, notes } = offersOf({
      priceCurrency: 'USD',
      lowPrice: '2.00',
      highPrice: '3.50',
      offers: [{ lowPrice: '2.00', highPrice: '3.50', offers: sizes }],
    })
    expect(plate?.sizes.map(({ price }) => price)).toEqual([200, 350])
    expect(notes.filter((note) => !note.startsWith('no-category'))).toEqual([])
  })
})

test('an add-on has one offer: what it says beside its price, and what further ones say, is told', () => {
  const { menu, notes } = menuOf({
    '@type': 'Menu',
    hasMenuItem: item({
      offers: { price: '9.00' },
      menuAddOn: {
        '@type': 'MenuItem',
        name: 'Queso',
        offers: [
          { price: '1.00', availability: 'SoldOut', sku: 'Q', name: 'Doble' },
          { price: '5.00', name: 'Triple' },
        ],
      },
    }),
  })
  expect(menu.garnishGroups?.[0]?.garnishes).toMatchObject([{ name: 'Queso', price: 100, soldOut: true }])
  expect(notes.map(({ code, what }) => `${code} ${what}`)).toEqual(
    expect.arrayContaining(['not-placed Doble', 'not-placed Q', 'duplicate 5.00 · Triple']),
  )
})
