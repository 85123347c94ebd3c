import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CartItem, OrderedItem, Plate } from '#generated/models.ts'
import {
  sampleDiscount,
  sampleGarnish,
  sampleGroup,
  sampleMenu,
  samplePlate,
  sampleSize,
} from '#domain/menu/sample-menu.fixture.ts'
import { priceItems } from '#domain/pricing/price-items.ts'
import { priceCart } from '#domain/pricing/price-cart.ts'
import { lineTotal } from './line-total.ts'
import { orderAgain } from './order-again.ts'
import { sampleItem } from './sample-item.fixture.ts'

const context = { orderModeType: 'TAKE_AWAY' } as const
const sauces = sampleGroup('sauce', [sampleGarnish('hot', 100), sampleGarnish('mild', 50)], {
  multipleSelection: true,
  maxGarnishAmount: 2,
})
const pizza = samplePlate('pizza', { garnishGroups: [sauces] })
const beer = samplePlate('beer', { maxQuantity: 6 })

const sold = (item: CartItem): OrderedItem => ({ ...item, accPrice: lineTotal(item) })
const hotPizza = sold(sampleItem(pizza, { garnishes: { sauce: { hot: 1 } } }))
const again = (
  ordered: readonly OrderedItem[],
  today: readonly Plate[],
  discounts = sampleMenu([]).discounts,
) => orderAgain(ordered, sampleMenu(today, { discounts }), discounts, context)

describe('an order once more', () => {
  test('[ACCT-03] nothing changed: the same items, nothing to tell', () => {
    const beers = sold(sampleItem(beer, { quantity: 2, notes: 'frías' }))
    const { items, changes } = again([hotPizza, beers], [pizza, beer])
    expect(changes).toEqual([])
    expect(items).toMatchObject([
      { referenceId: 'pizza', index: 0, extras: [{ groupItems: [{ referenceId: 'hot' }] }] },
      { referenceId: 'beer', index: 1, quantity: 2, notes: 'frías' },
    ])
    expect(items.some((item) => 'accPrice' in item)).toBe(false)
  })

  test('[ACCT-03] what is dearer, sold out, gone or without a garnish is listed by name', () => {
    const old = sold(sampleItem(samplePlate('old')))
    const beers = sold(sampleItem(beer))
    const { items, changes } = again(
      [old, beers, hotPizza, sold(sampleItem(samplePlate('cake')))],
      [
        { ...beer, soldOut: true },
        { ...pizza, garnishGroups: [{ ...sauces, garnishes: [sampleGarnish('mild', 50)] }] },
        samplePlate('cake', { sizes: [sampleSize('one', 1250)] }),
      ],
    )
    expect(changes).toMatchObject([
      { code: 'PLATE_UNAVAILABLE', index: 0, name: 'old', removed: true },
      { code: 'PLATE_SOLD_OUT', index: 1, name: 'beer', removed: true },
      { code: 'GARNISH_UNAVAILABLE', index: 2, name: 'pizza', removed: false, garnishes: ['hot'] },
      { code: 'PRICE_CHANGED', index: 3, name: 'cake', before: 1000, after: 1250 },
    ])
    expect(items.map(({ referenceId }) => referenceId)).toEqual(['pizza', 'cake'])
  })

  test('[ACCT-03] garnishes that are gone have the names of their groups, and changes the order of the lines', () => {
    const group = (id: string, name: string, ...more: string[]) =>
      sampleGroup(id, [{ ...sampleGarnish('gone'), name }, ...more.map((one) => sampleGarnish(one))], {
        multipleSelection: true,
        maxGarnishAmount: 3,
      })
    const full = samplePlate('full', {
      garnishGroups: [group('dip', 'Alioli', 'kept'), group('top', 'Panceta')],
    })
    const ordered = [
      sold(sampleItem(samplePlate('cake'))),
      sold(sampleItem(full, { garnishes: { dip: { gone: 1, kept: 1 }, top: { gone: 1 } } })),
    ]
    const today = [
      samplePlate('cake', { sizes: [sampleSize('one', 900)] }),
      samplePlate('full', { garnishGroups: [{ ...group('dip', ''), garnishes: [sampleGarnish('kept')] }] }),
    ]
    expect(again(ordered, today).changes).toMatchObject([
      { code: 'PRICE_CHANGED', index: 0 },
      { code: 'GARNISH_UNAVAILABLE', index: 1, garnishes: ['Alioli', 'Panceta'] },
    ])
  })

  test('[ACCT-03] what was renamed since has its name of today', () => {
    const { items, changes } = again([hotPizza], [{ ...pizza, showName: 'Pizza al molde' }])
    expect(items.map(({ name }) => name)).toEqual(['Pizza al molde'])
    expect(changes).toEqual([])
  })

  test('[ACCT-03] nothing is left of it', () => {
    expect(again([hotPizza], [])).toMatchObject({ items: [], changes: [{ code: 'PLATE_UNAVAILABLE' }] })
  })

  test('[ACCT-03] a discount that began or ended is listed', () => {
    const percent = sampleDiscount('ten', { type: 'PERCENT', percentage: 10, plates: ['pizza'] })
    const began = again([hotPizza], [pizza], [percent])
    expect(began.changes).toMatchObject([{ code: 'DISCOUNT_CHANGED', before: 0, after: 100, removed: false }])
    const [item] = began.items
    expect(item).toMatchObject({ price: 1000, discount: { discountReferenceId: 'ten', amount: 100 } })
    const ended = again(item ? [sold(item)] : [], [pizza])
    expect(ended.changes).toMatchObject([{ code: 'DISCOUNT_CHANGED', before: 100, after: 0 }])
    expect(ended.items[0]).not.toHaveProperty('discount')
    const grew = again(item ? [sold(item)] : [], [pizza], [{ ...percent, percentage: 20 }])
    expect(grew.changes).toMatchObject([{ code: 'DISCOUNT_CHANGED', before: 100, after: 200 }])
  })

  const price = fc.integer({ min: 0, max: 100_000 })
  const today = fc.record({
    pizza: fc.option(price, { nil: undefined }),
    beer: fc.option(price, { nil: undefined }),
    isSoldOut: fc.boolean(),
    limit: fc.integer({ min: 1, max: 8 }),
    percentage: fc.constantFrom(0, 10, 50),
  })
  const line = fc.record({
    plate: fc.constantFrom(pizza, beer),
    quantity: fc.integer({ min: 1, max: 9 }),
    notes: fc.constantFrom('', 'x'),
  })

  test('[ACCT-03] what comes out costs what the menu says today, and is up to date', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 6 }), today, (lines, day) => {
        const plates = [pizza, beer].flatMap((plate) => {
          const now = plate === pizza ? day.pizza : day.beer
          const changed = {
            ...plate,
            sizes: [sampleSize('one', now ?? 0)],
            maxQuantity: day.limit,
            soldOut: day.isSoldOut && plate === beer,
          }
          return now === undefined ? [] : [changed]
        })
        const discounts = [
          sampleDiscount('d', { type: 'PERCENT', percentage: day.percentage, plates: ['pizza'] }),
        ]
        const menu = sampleMenu(plates, { discounts })
        const ordered = lines.map(({ plate, ...choices }) => sold(sampleItem(plate, choices)))
        const { choices, items, changes } = orderAgain(ordered, menu, discounts, context)

        expect(priceCart(choices, menu, context)).toMatchObject({ choices, items, losses: [], soldOut: [] })
        const quoted = priceItems({ items, menu, discounts, context }).lines
        expect(items.map(lineTotal)).toEqual(quoted.map(({ total }) => total))
        // every loss is reported
        const told = new Set(
          changes
            .filter(({ code, removed }) => removed || code === 'QUANTITY_LIMIT')
            .map(({ index }) => index),
        )
        const wanted = ordered
          .filter((_, index) => !told.has(index))
          .reduce((sum, { quantity }) => sum + quantity, 0)
        expect(items.reduce((sum, { quantity }) => sum + quantity, 0)).toBeGreaterThanOrEqual(wanted)
      }),
    )
  })
})
