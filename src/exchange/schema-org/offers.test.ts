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
})
