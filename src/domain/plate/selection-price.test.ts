import { describe, expect, test } from 'vitest'
import { lineTotal } from '#domain/cart/line-total.ts'
import {
  sampleDiscount,
  sampleGarnish,
  sampleGroup,
  samplePlate,
  sampleSize,
} from '#domain/menu/sample-menu.fixture.ts'
import { initialSelection, selectionPrice, toCartItem } from './selection.ts'

const context = { orderModeType: 'TAKE_AWAY' } as const
const sauces = sampleGroup('sauces', [sampleGarnish('red', 100), sampleGarnish('white', 250)], {
  multipleSelection: true,
  minGarnishAmount: 1,
  maxGarnishAmount: 3,
  mandatory: true,
})
const plate = samplePlate('a', {
  name: 'internal',
  showName: 'Shown',
  sizes: [sampleSize('small', 1000), sampleSize('big', 1500)],
  garnishGroups: [sauces, sampleGroup('untouched', [sampleGarnish('nothing')])],
  maxQuantity: 20,
})
const selection = {
  ...initialSelection(plate),
  sizeId: 'big',
  garnishes: { sauces: { red: 2, white: 1 } },
  notes: 'tibia',
  quantity: 2,
}
const percent = sampleDiscount('d', { type: 'PERCENT', percentage: 10, plates: ['a'] })
const twoForOne = sampleDiscount('m', { type: 'MULTIPLE', buy: 2, pay: 1, plates: ['a'] })

describe('selectionPrice', () => {
  test('[HOME-08] size and garnishes, times the quantity', () => {
    expect(selectionPrice(plate, selection, [], context)).toEqual({ unit: 1950, original: 1950, total: 3900 })
  })

  test('[HOME-08] a discount touches the size, the garnishes are paid in full', () => {
    expect(selectionPrice(plate, selection, [percent], context)).toEqual({
      unit: 1800,
      original: 1950,
      total: 3600,
      discount: { itemId: 'a', type: 'PERCENT', discountReferenceId: 'd', amount: 300 },
    })
  })

  test('[HOME-08] MULTIPLE lowers the total and leaves the unit', () => {
    expect(selectionPrice(plate, selection, [twoForOne], context)).toMatchObject({
      unit: 1950,
      original: 1950,
      total: 2400,
      discount: { amount: 1500 },
    })
    expect(
      selectionPrice(plate, { ...selection, quantity: 1 }, [twoForOne], context).discount,
    ).toBeUndefined()
  })

  test('[HOME-08] a hidden garnish is not paid for', () => {
    const hidden = {
      ...sauces,
      garnishes: sauces.garnishes.map((one) => ({ ...one, visible: one.id === 'red' })),
    }
    const today = { ...plate, garnishGroups: [hidden] }
    expect(selectionPrice(today, selection, [], context).original).toBe(1700)
  })
})

describe('toCartItem', () => {
  test.each(['Única', 'único', 'Unica'])(
    'a size called %s is no word in the line, another one is',
    (name) => {
      const named = (sizeName: string) => {
        const sizes = plate.sizes.map((size) => ({ ...size, name: sizeName }))
        const origin = { source: 'plate', index: 0, discounts: [], context } as const
        return toCartItem({ ...plate, sizes }, selection, origin).sizeName
      }
      expect([named(name), named('1 kg')]).toEqual(['', '1 kg'])
    },
  )

  const item = toCartItem(plate, selection, { source: 'upselled', index: 4, discounts: [percent], context })

  test('[CART-08] carries every field of the specification', () => {
    expect(item).toEqual({
      referenceId: 'a',
      referenceType: 'PLATE',
      name: 'Shown',
      notes: 'tibia',
      quantity: 2,
      price: 1800,
      originalPrice: 1950,
      priceWithoutModifiers: 1500,
      sizeId: 'big',
      sizeName: 'big',
      categoryId: 'mains',
      categoryShowName: 'mains',
      maxQuantity: 20,
      source: 'upselled',
      upsell: true,
      index: 4,
      discount: { itemId: 'a', type: 'PERCENT', discountReferenceId: 'd', amount: 300 },
      extras: [
        {
          groupId: 'sauces',
          groupName: 'sauces',
          maxGarnishAmount: 3,
          minGarnishAmount: 1,
          cantAct: 3,
          multipleSelection: true,
          mandatory: true,
          groupItems: [
            { quantity: 2, name: 'red', referenceId: 'red', referenceType: 'GARNISH', price: 100 },
            { quantity: 1, name: 'white', referenceId: 'white', referenceType: 'GARNISH', price: 250 },
          ],
        },
      ],
    })
  })

  test('[CART-08] its line total is the total of the selection', () => {
    expect(lineTotal(item)).toBe(selectionPrice(plate, selection, [percent], context).total)
  })

  test('[CART-08] an item of the menu is no upsell, has no discount field without one, and 9999999 as maximum', () => {
    const plain = samplePlate('b')
    const own = toCartItem(plain, initialSelection(plain), {
      source: 'plate',
      index: 0,
      discounts: [percent],
      context,
    })
    expect(own).toMatchObject({ source: 'plate', upsell: false, maxQuantity: 9_999_999, extras: [] })
    expect('discount' in own).toBe(false)
  })
})
