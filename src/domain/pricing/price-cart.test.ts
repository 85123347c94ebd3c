import { describe, expect, test } from 'vitest'
import type { CartItem, GeneralDiscount, Plate } from '#generated/models.ts'
import {
  sampleDiscount,
  sampleGarnish,
  sampleGroup,
  sampleMenu,
  samplePlate,
  sampleSize,
} from '#domain/menu/sample-menu.ts'
import { emptyCart, itemsTotal, withItems } from './cart.ts'
import { repriceCart } from './reprice-cart.ts'
import { sampleItem } from './sample-item.ts'
import { revalidate } from './stored-cart.ts'

const context = { orderModeType: 'TAKE_AWAY' } as const
const sauce = sampleGroup('g', [sampleGarnish('x', 100), sampleGarnish('y', 200)], {
  multipleSelection: true,
  maxGarnishAmount: 3,
})
const plate = samplePlate('a', {
  sizes: [sampleSize('small', 1000), sampleSize('big', 1500)],
  garnishGroups: [sauce],
})
const item = sampleItem(plate, { garnishes: { g: { x: 1, y: 1 } }, quantity: 2 })
const percent = sampleDiscount('ten', { type: 'PERCENT', percentage: 10, plates: ['a'] })

const check = (
  today: readonly Plate[],
  items: readonly CartItem[],
  discounts: readonly GeneralDiscount[] = [],
) => revalidate(withItems(emptyCart({ modeId: 'm' }), items), sampleMenu(today), discounts, context)

describe('revalidate', () => {
  test('[CART-04] a cart that is up to date stays as it is', () => {
    const before = withItems(emptyCart({ modeId: 'm' }), [item])
    expect(check([plate], [item])).toEqual({ state: before, changes: [] })
  })

  test('[ORDER-04] a plate that is gone, hidden, sold out or without its size leaves the cart', () => {
    const gone = { index: 0, referenceId: 'a', name: 'a', removed: true }
    const unavailable = {
      state: { items: [], totals: {}, modeId: 'm' },
      changes: [{ ...gone, code: 'PLATE_UNAVAILABLE' }],
    }
    expect(check([], [item])).toEqual(unavailable)
    expect(check([{ ...plate, visible: false }], [item])).toEqual(unavailable)
    expect(check([{ ...plate, sizes: [sampleSize('big', 1500)] }], [item])).toEqual(unavailable)
    expect(check([{ ...plate, soldOut: true }], [item]).changes).toEqual([
      { ...gone, code: 'PLATE_SOLD_OUT' },
    ])
  })

  test('[ORDER-04] a new price is taken over and named', () => {
    const { state, changes } = check([{ ...plate, sizes: [sampleSize('small', 1200)] }], [item])
    expect(changes).toEqual([
      {
        code: 'PRICE_CHANGED',
        index: 0,
        referenceId: 'a',
        name: 'a',
        removed: false,
        before: 1300,
        after: 1500,
      },
    ])
    expect(state.items[0]).toMatchObject({ price: 1500, originalPrice: 1500, priceWithoutModifiers: 1200 })
  })

  test('[ORDER-04] a garnish that is gone is dropped and named', () => {
    const today = { ...plate, garnishGroups: [{ ...sauce, garnishes: [sauce.garnishes[0]!] }] }
    const { state, changes } = check([today], [item])
    expect(changes).toMatchObject([{ code: 'GARNISH_UNAVAILABLE', removed: false, garnishes: ['y'] }])
    expect(state.items[0]).toMatchObject({ originalPrice: 1100, extras: [{ cantAct: 1 }] })
  })

  test('[ORDER-04] an item whose mandatory group can no longer be met leaves the cart', () => {
    const today = { ...plate, garnishGroups: [{ ...sauce, mandatory: true, minGarnishAmount: 3 }] }
    expect(check([today], [item]).changes).toMatchObject([{ code: 'GARNISH_AMOUNT', removed: true }])
  })

  test('[CART-02] a lowered maximum cuts lines in order, and removes what is left over', () => {
    const plain = samplePlate('a', { maxQuantity: 3 })
    const lines = ['one', 'two', 'three'].map((notes) => ({
      ...sampleItem(samplePlate('a'), { notes }),
      quantity: 2,
    }))
    const { state, changes } = check([plain], lines)
    expect(state.items.map((line) => [line.notes, line.quantity])).toEqual([
      ['one', 2],
      ['two', 1],
    ])
    expect(changes).toMatchObject([
      { code: 'QUANTITY_LIMIT', index: 1, removed: false, before: 2, after: 1 },
      { code: 'QUANTITY_LIMIT', index: 2, removed: true, before: 2, after: 0 },
    ])
  })

  test('[ORDER-04] a discount that began or ended is named', () => {
    const began = check([plate], [item], [percent])
    expect(began.changes).toMatchObject([{ code: 'DISCOUNT_CHANGED', before: 0, after: 200, removed: false }])
    expect(began.state.items[0]).toMatchObject({
      price: 1200,
      discount: { discountReferenceId: 'ten', amount: 200 },
    })
    const ended = check([plate], began.state.items)
    expect(ended.changes).toMatchObject([{ code: 'DISCOUNT_CHANGED', before: 200, after: 0 }])
    expect(ended.state.items[0]?.discount).toBeUndefined()
  })

  test('[ORDER-04] lines that became identical merge, and no money is lost', () => {
    const both = [sampleItem(plate, { garnishes: { g: { y: 1 } } }), sampleItem(plate)]
    const today = { ...plate, garnishGroups: [{ ...sauce, garnishes: [sauce.garnishes[0]!] }] }
    const { state } = check([today], both, [percent])
    expect(state.items).toHaveLength(1)
    expect(state.items[0]).toMatchObject({ quantity: 2, discount: { amount: 200 } })
    expect(itemsTotal(state)).toBe(1800)
  })

  test('[ORDER-04] changes come in the order of the lines, each with its old position', () => {
    const b = samplePlate('b')
    const { changes } = check([{ ...b, sizes: [sampleSize('one', 1)] }], [sampleItem(b), item])
    expect(changes.map((change) => [change.code, change.index])).toEqual([
      ['PRICE_CHANGED', 0],
      ['PLATE_UNAVAILABLE', 1],
    ])
  })

  test('[ORDER-04] names, limits and category are taken from today', () => {
    const today = { ...plate, showName: 'new', maxQuantity: 7, category: { id: 'c', showName: 'C' } }
    const { state, changes } = check([today], [item])
    expect(state.items[0]).toMatchObject({
      name: 'new',
      maxQuantity: 7,
      categoryId: 'c',
      categoryShowName: 'C',
    })
    expect(changes).toEqual([])
  })
})

describe('repriceCart', () => {
  const twoForOne = sampleDiscount('2x1', { type: 'MULTIPLE', buy: 2, pay: 1, plates: ['a'] })
  const lines = [sampleItem(plate, { sizeId: 'big' }), sampleItem(plate)]

  test('[HOME-08] a discount on quantities counts all lines of a plate', () => {
    const cart = repriceCart(withItems(emptyCart(), lines), sampleMenu([plate]), [twoForOne], context)
    expect(cart.items.map((line) => line.discount?.amount)).toEqual([undefined, 1000])
    expect(itemsTotal(cart)).toBe(1500)
  })

  test('[HOME-08] a discount that no longer holds is taken away', () => {
    const cash = { ...percent, paymentMethods: ['CASH' as const] }
    const paid = { ...context, paymentMethod: 'CASH' } as const
    const cart = repriceCart(withItems(emptyCart(), lines), sampleMenu([plate]), [cash], paid)
    expect(cart.items[0]?.price).toBe(1350)
    const card = repriceCart(cart, sampleMenu([plate]), [cash], { ...context, paymentMethod: 'CARD' })
    expect(card.items[0]?.price).toBe(1500)
    expect('discount' in card.items[0]!).toBe(false)
  })

  test('[HOME-08] an item that is not on the menu keeps what it has', () => {
    const cart = withItems(emptyCart(), lines)
    expect(repriceCart(cart, sampleMenu([]), [], context)).toEqual(cart)
  })
})
