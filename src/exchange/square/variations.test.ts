import { describe, expect, test } from 'vitest'

import { COUNTRIES } from '#domain/money/countries.ts'
import { importSquare } from './import-square.ts'

type Variation = { name: string; sellable?: boolean; out?: readonly boolean[]; price?: number }

/** What becomes of an item with these variations: its plate, and where the notes of one code stand. */
function plateOf(...variations: Variation[]) {
  const item = {
    type: 'ITEM',
    id: 'I',
    item_data: {
      name: 'Latte',
      variations: variations.map(({ name, sellable, out = [], price = 350 }, index) => ({
        type: 'ITEM_VARIATION',
        id: `V${index}`,
        item_variation_data: {
          name,
          price_money: { amount: price, currency: price === 0 ? 'EUR' : 'USD' },
          ...(sellable !== undefined && { sellable }),
          location_overrides: out.map((sold_out, at) => ({ location_id: `L${at}`, sold_out })),
        },
      })),
    },
  }
  const { files, notes } = importSquare([item], { money: COUNTRIES.EC })
  const paths = (code: string) =>
    notes
      .flatMap((note) => (note.code === code ? note.paths : []))
      .map((path) => path.replace(/^.*variations/, ''))
  return { plate: files.menu?.categories[0]?.plates[0], paths }
}
const sizesOf = ({ plate }: ReturnType<typeof plateOf>) => plate?.sizes.map(({ name }) => name)

describe('variations of an item', () => {
  test('a plate is sold out when all of its sizes are; one of them alone is told', () => {
    expect(plateOf({ name: 'Chico', out: [true] }, { name: 'Grande', out: [true] }).plate?.soldOut).toBe(true)
    const partly = plateOf({ name: 'Chico', out: [true] }, { name: 'Grande' })
    expect(partly.plate?.soldOut).toBe(false)
    expect(partly.paths('size-sold-out')).toEqual(['[0].item_variation_data.location_overrides[0].sold_out'])
    const elsewhere = plateOf({ name: 'Chico', out: [true, false] })
    expect(elsewhere.plate?.soldOut).toBe(false)
    expect(elsewhere.paths('size-sold-out')).toHaveLength(1)
    expect(plateOf({ name: 'Chico' }).plate).not.toHaveProperty('soldOut')
  })

  test('a size that is not taken over for its currency does not keep the plate on sale', () => {
    const { plate } = plateOf({ name: 'Chico', out: [true] }, { name: 'Grande', price: 0 })
    expect(plate).toMatchObject({ soldOut: true, sizes: [{ name: 'Chico' }] })
  })

  test('what the other system does not sell is left out and told; a plate of nothing else is hidden', () => {
    const some = plateOf({ name: 'Chico' }, { name: 'Muestra', sellable: false })
    expect(sizesOf(some)).toEqual(['Chico'])
    expect(some.paths('size-not-sold')).toEqual(['[1]'])
    const none = plateOf({ name: 'Muestra', sellable: false })
    expect(none.plate?.visible).toBe(false)
    expect(none.paths('hidden')).toEqual(['[0].item_variation_data.sellable'])
    expect(plateOf({ name: 'Chico', sellable: true }).plate).not.toHaveProperty('visible')
  })
})
