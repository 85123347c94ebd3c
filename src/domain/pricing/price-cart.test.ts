import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CartChoice, GeneralDiscount, Plate } from '#generated/models.ts'
import { choiceKey, itemCount, mergeChoices } from '#domain/cart/choices.ts'
import { lineTotal } from '#domain/cart/line-total.ts'
import { sampleChoice } from '#domain/cart/sample-item.fixture.ts'
import {
  sampleDiscount,
  sampleGarnish,
  sampleGroup,
  sampleMenu,
  samplePlate,
  sampleSize,
} from '#domain/menu/sample-menu.fixture.ts'
import { priceCart } from './price-cart.ts'
import { priceItems } from './price-items.ts'

const context = { orderModeType: 'TAKE_AWAY' } as const
const sauce = sampleGroup('g', [sampleGarnish('x', 100), sampleGarnish('y', 200)], {
  multipleSelection: true,
  maxGarnishAmount: 3,
})
const onlyX = { ...sauce, garnishes: sauce.garnishes.slice(0, 1) }
const plate = samplePlate('a', {
  sizes: [sampleSize('small', 1000), sampleSize('big', 1500)],
  garnishGroups: [sauce],
})
const choice = sampleChoice(plate, { garnishes: { g: { x: 1, y: 1 } }, quantity: 2 })
const percent = sampleDiscount('ten', { type: 'PERCENT', percentage: 10, plates: ['a'] })

const price = (
  today: readonly Plate[],
  choices: readonly CartChoice[],
  discounts: GeneralDiscount[] = [],
  how: Parameters<typeof priceCart>[2] = context,
) => priceCart(choices, sampleMenu(today, { discounts }), how)

describe('the lines of a cart', () => {
  test('[CART-08] carry every field by the menu of today', () => {
    const today = { ...plate, showName: 'new', maxQuantity: 7, category: { id: 'c', showName: 'C' } }
    const { items, keys, itemsTotal, losses } = price([today], [{ ...choice, source: 'upselled' }])
    expect(losses).toEqual([])
    expect(keys).toEqual([choiceKey(choice)])
    expect(itemsTotal).toBe(2600)
    expect(items).toMatchObject([
      {
        referenceId: 'a',
        name: 'new',
        maxQuantity: 7,
        categoryId: 'c',
        categoryShowName: 'C',
        source: 'upselled',
        upsell: true,
        index: 0,
        quantity: 2,
        price: 1300,
        originalPrice: 1300,
        priceWithoutModifiers: 1000,
        extras: [{ groupId: 'g', cantAct: 2, groupItems: [{ referenceId: 'x' }, { referenceId: 'y' }] }],
      },
    ])
  })

  test('[HOME-08] a discount on quantities counts all lines of a plate', () => {
    const twoForOne = sampleDiscount('2x1', { type: 'MULTIPLE', buy: 2, pay: 1, plates: ['a'] })
    const lines = [sampleChoice(plate, { sizeId: 'big' }), sampleChoice(plate)]
    const { items, itemsTotal } = price([plate], lines, [twoForOne])
    expect(items.map(({ discount }) => discount?.amount)).toEqual([undefined, 1000])
    expect(itemsTotal).toBe(1500)
  })

  test('[HOME-08] a discount of a payment method comes and goes with it', () => {
    const cash = { ...percent, paymentMethods: ['CASH' as const] }
    const paid = (paymentMethod: 'CASH' | 'CARD') =>
      price([plate], [sampleChoice(plate)], [cash], { ...context, paymentMethod })
    expect(paid('CASH')).toMatchObject({ itemsTotal: 900, items: [{ discount: { amount: 100 } }] })
    expect(paid('CARD').itemsTotal).toBe(1000)
    expect(paid('CARD').items[0]).not.toHaveProperty('discount')
  })
})

describe('what the menu has no more', () => {
  test('[ORDER-04] a plate that is gone, hidden or without its size leaves the cart', () => {
    const gone = { items: [], choices: [], losses: [{ code: 'PLATE_UNAVAILABLE', index: 0, removed: true }] }
    expect(price([], [choice])).toMatchObject(gone)
    expect(price([{ ...plate, visible: false }], [choice])).toMatchObject(gone)
    expect(price([{ ...plate, sizes: [sampleSize('big', 1500)] }], [choice])).toMatchObject(gone)
  })

  test('what ran out stays, for the diner to take out', () => {
    expect(price([{ ...plate, soldOut: true }], [choice])).toMatchObject({
      losses: [],
      items: [{ quantity: 2 }],
      soldOut: [{ index: 0, plate: true }],
    })
  })

  test('[ORDER-04] a garnish that is gone is dropped and told', () => {
    expect(price([{ ...plate, garnishGroups: [onlyX] }], [choice])).toMatchObject({
      losses: [
        { code: 'GARNISH_UNAVAILABLE', removed: false, garnishes: [{ groupId: 'g', garnishId: 'y' }] },
      ],
      items: [{ originalPrice: 1100, extras: [{ cantAct: 1 }] }],
      choices: [{ garnishes: { g: { x: 1 } } }],
    })
  })

  test('[ORDER-04] a line whose mandatory group can no longer be met leaves the cart', () => {
    const today = { ...plate, garnishGroups: [{ ...sauce, mandatory: true, minGarnishAmount: 3 }] }
    expect(price([today], [choice]).losses).toMatchObject([{ code: 'GARNISH_AMOUNT', removed: true }])
  })

  test('[CART-02] a lowered maximum cuts lines in order, and removes what is left over', () => {
    const lines = ['one', 'two', 'three'].map((notes) => ({ ...choice, garnishes: {}, notes }))
    const { items, losses } = price([{ ...plate, maxQuantity: 3 }], lines)
    expect(items.map((line) => [line.notes, line.quantity])).toEqual([
      ['one', 2],
      ['two', 1],
    ])
    expect(losses).toMatchObject([
      { code: 'QUANTITY_LIMIT', index: 1, removed: false, before: 2, after: 1 },
      { code: 'QUANTITY_LIMIT', index: 2, removed: true, before: 2, after: 0 },
    ])
  })

  test('[ORDER-04] lines that became identical merge, and no money is lost', () => {
    const both = [sampleChoice(plate, { garnishes: { g: { y: 1 } } }), sampleChoice(plate)]
    expect(price([{ ...plate, garnishGroups: [onlyX] }], both, [percent])).toMatchObject({
      items: [{ quantity: 2, discount: { amount: 200 } }],
      itemsTotal: 1800,
    })
  })
})

describe('any cart on any menu', () => {
  const soup = samplePlate('soup')
  const line = fc.record({
    of: fc.constantFrom(plate, soup),
    sizeId: fc.constantFrom('small', 'big', 'one'),
    quantity: fc.integer({ min: 1, max: 9 }),
    notes: fc.constantFrom('', 'x'),
    garnishes: fc.constantFrom({}, { g: { x: 1 } }, { g: { x: 1, y: 2 } }, { gone: { x: 1 } }),
  })
  const day = fc.record({
    plates: fc.subarray([plate, soup, { ...soup, soldOut: true }, { ...plate, garnishGroups: [onlyX] }]),
    maxQuantity: fc.integer({ min: 1, max: 8 }),
    amount: fc.nat(100_000),
    discounts: fc.subarray([
      percent,
      sampleDiscount('2x1', { type: 'MULTIPLE', buy: 2, pay: 1, plates: ['a'] }),
    ]),
  })

  test('[PAY-02] costs what the server asks; a second look changes nothing; nothing goes without a word', () => {
    fc.assert(
      fc.property(
        fc.array(line, { maxLength: 6 }),
        day,
        (lines, { plates, maxQuantity, amount, discounts }) => {
          const choices = lines.map(({ of, ...chosen }) => sampleChoice(of, chosen))
          const today = plates.map((one) => ({
            ...one,
            maxQuantity,
            sizes: one.sizes.map((size) => ({ ...size, price: size.price + amount })),
          }))
          const menu = sampleMenu(today, { discounts })
          const cart = priceCart(choices, menu, context)

          const asked = priceItems({ items: cart.items, menu, discounts, context })
          expect(cart.itemsTotal).toBe(asked.itemsTotal)
          expect(cart.items.map(lineTotal)).toEqual(asked.lines.map(({ total }) => total))
          const refused = asked.issues.filter(({ code }) => !/SOLD_OUT|GARNISH_UNAVAILABLE/.test(code))
          expect(refused).toEqual([])

          expect(priceCart(cart.choices, menu, context)).toEqual({ ...cart, losses: [] })
          expect(mergeChoices(cart.choices)).toEqual(cart.choices)

          const told = new Set(
            cart.losses
              .filter(({ removed, code }) => removed || code === 'QUANTITY_LIMIT')
              .map(({ index }) => index),
          )
          const untouched = choices.filter((_, index) => !told.has(index))
          expect(itemCount(cart)).toBeGreaterThanOrEqual(itemCount({ choices: untouched }))
          expect(itemCount(cart)).toBeLessThanOrEqual(itemCount({ choices }))
        },
      ),
    )
  })
})
