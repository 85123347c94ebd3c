// Longer than 300 lines: the rules of one function, over one set of plates.

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type {
  CartExtra,
  CartItem,
  GeneralDiscount,
  GarnishGroup,
  OrderIssue,
  Plate,
} from '#generated/models.ts'
import { sampleItem } from '#domain/cart/sample-item.fixture.ts'
import {
  sampleDiscount,
  sampleGarnish,
  sampleGroup,
  sampleMenu,
  samplePlate,
  sampleSize,
} from '#domain/menu/sample-menu.fixture.ts'
import { priceItems } from './price-items.ts'

const context = { orderModeType: 'TAKE_AWAY' } as const
const sauces = sampleGroup('g', [sampleGarnish('x', 100), sampleGarnish('y', 200, { maxQuantity: 2 })], {
  multipleSelection: true,
  maxGarnishAmount: 4,
})
const point = sampleGroup('p', [sampleGarnish('rare'), sampleGarnish('done', 50)], { mandatory: true })
const plate = samplePlate('a', {
  sizes: [sampleSize('small', 1000), sampleSize('big', 1500)],
  garnishGroups: [sauces, point],
  maxQuantity: 10,
})
const good = sampleItem(plate, { garnishes: { g: { x: 1, y: 2 }, p: { done: 1 } }, quantity: 2 })
const price = (
  items: readonly CartItem[],
  discounts: readonly GeneralDiscount[] = [],
  today: readonly Plate[] = [plate],
) => priceItems({ items, menu: sampleMenu(today), discounts, context })
const issuesOf = (item: CartItem, today: readonly Plate[] = [plate]): OrderIssue[] =>
  price([item], [], today).issues
const codesOf = (...given: Parameters<typeof issuesOf>) => issuesOf(...given).map((issue) => issue.code)
const withExtras = (change: (extras: CartExtra[]) => void): CartItem => {
  const item = structuredClone(good)
  change(item.extras)
  return item
}
const replaceGroup = (group: GarnishGroup): Plate => ({
  ...plate,
  garnishGroups: plate.garnishGroups.map((one) => (one.id === group.id ? group : one)),
})

describe('a correct item', () => {
  test('[PAY-02] is priced by the menu: size and garnishes times quantity', () => {
    expect(price([good])).toEqual({
      lines: [
        {
          index: 0,
          referenceId: 'a',
          unitPrice: 1550,
          originalUnit: 1550,
          sizePrice: 1000,
          quantity: 2,
          total: 3100,
          isOnMenu: true,
        },
      ],
      itemsTotal: 3100,
      issues: [],
    })
  })

  test('[PAY-02] its names do not matter', () => {
    expect(issuesOf({ ...good, name: 'other', sizeName: 'other', categoryId: 'other' })).toEqual([])
  })
})

describe('a tampered or outdated item', () => {
  test.each([
    ['originalPrice', { originalPrice: 1 }, 1],
    ['priceWithoutModifiers', { priceWithoutModifiers: 1 }, 1550],
  ])('[PAY-02] with another %s is priced by the menu and reported', (_, differences, received) => {
    const { lines, issues } = price([{ ...good, ...differences }])
    expect(lines[0]?.total).toBe(3100)
    expect(issues).toEqual([
      { code: 'PRICE_CHANGED', itemIndex: 0, referenceId: 'a', expected: 1550, received },
    ])
  })

  test('[PAY-02] prices written into its garnishes are not believed', () => {
    const cheap = withExtras((extras) =>
      extras.forEach((one) => one.groupItems.forEach((each) => (each.price = 0))),
    )
    expect(price([cheap]).itemsTotal).toBe(3100)
  })

  test('[PAY-02] limits written into it are not believed', () => {
    expect(codesOf({ ...good, quantity: 11, maxQuantity: 9_999_999 })).toEqual(['QUANTITY_LIMIT'])
    const loose = withExtras(([extra]) => {
      extra!.maxGarnishAmount = 99
      extra!.groupItems[0]!.quantity = 5
    })
    expect(codesOf(loose)).toEqual(['GARNISH_AMOUNT'])
  })

  test('[ORDER-04] whose plate or size is gone or hidden is unavailable and costs nothing', () => {
    const gone = {
      lines: [{ total: 0, isOnMenu: false }],
      itemsTotal: 0,
      issues: [{ code: 'PLATE_UNAVAILABLE' }],
    }
    expect(price([good], [], [])).toMatchObject(gone)
    expect(price([good], [], [{ ...plate, visible: false }])).toMatchObject(gone)
    expect(price([{ ...good, sizeId: 'huge' }])).toMatchObject(gone)
    expect(price([{ ...good, referenceId: 'constructor' }])).toMatchObject(gone)
  })

  test('[ORDER-04] that is sold out is refused but keeps its price', () => {
    const { itemsTotal, issues } = price([good], [], [{ ...plate, soldOut: true }])
    expect([itemsTotal, issues]).toEqual([3100, [{ code: 'PLATE_SOLD_OUT', itemIndex: 0, referenceId: 'a' }]])
  })
})

describe('garnishes', () => {
  test('[ORDER-04] a garnish that is unknown, hidden or in another group is unavailable', () => {
    const named = (referenceId: string) =>
      withExtras(([extra]) => {
        extra!.groupItems[0]!.referenceId = referenceId
      })
    expect(issuesOf(named('nope'))).toEqual([
      { code: 'GARNISH_UNAVAILABLE', itemIndex: 0, referenceId: 'nope' },
    ])
    expect(codesOf(named('rare'))).toEqual(['GARNISH_UNAVAILABLE'])
    const hidden = replaceGroup({
      ...sauces,
      garnishes: [{ ...sauces.garnishes[0]!, visible: false }, sauces.garnishes[1]!],
    })
    expect(issuesOf(good, [hidden])).toEqual([
      { code: 'GARNISH_UNAVAILABLE', itemIndex: 0, referenceId: 'x' },
    ])
  })

  test('[ORDER-04] a group the plate does not have makes its garnishes unavailable', () => {
    const foreign = withExtras(([extra]) => {
      extra!.groupId = 'foreign'
    })
    expect(codesOf(foreign)).toEqual(['GARNISH_UNAVAILABLE', 'GARNISH_UNAVAILABLE'])
    expect(codesOf(good, [{ ...plate, garnishGroups: [] }])).toHaveLength(3)
  })

  test('[PLATE-05] above the maximum of the group or of the garnish is refused', () => {
    const counted = (x: number, y: number) =>
      withExtras(([extra]) => {
        extra!.groupItems[0]!.quantity = x
        extra!.groupItems[1]!.quantity = y
      })
    expect(issuesOf(counted(3, 2))).toEqual([{ code: 'GARNISH_AMOUNT', itemIndex: 0, referenceId: 'g' }])
    expect(codesOf(counted(1, 3))).toEqual(['GARNISH_AMOUNT'])
  })

  test('[PLATE-05] a single-select group takes a garnish once', () => {
    const twice = withExtras((extras) => {
      extras[1]!.groupItems[0]!.quantity = 2
    })
    expect(codesOf(twice)).toEqual(['GARNISH_AMOUNT'])
  })

  test('[PLATE-05] a mandatory group left out is refused', () => {
    expect(issuesOf(withExtras((extras) => extras.pop()))).toEqual([
      { code: 'GARNISH_AMOUNT', itemIndex: 0, referenceId: 'p' },
    ])
  })

  test('[PLATE-05] a mandatory group of hidden garnishes asks for nothing', () => {
    const hidden = replaceGroup({
      ...point,
      garnishes: point.garnishes.map((one) => ({ ...one, visible: false })),
    })
    const without = withExtras((extras) => extras.pop())
    expect(codesOf({ ...without, originalPrice: 1500 }, [hidden])).toEqual([])
  })

  test('[PAY-02] a group or garnish named twice is counted together', () => {
    const doubledGroup = withExtras((extras) => extras.push(structuredClone(extras[0]!)))
    expect(codesOf(doubledGroup)).toEqual(['GARNISH_AMOUNT'])
    const doubledGarnish = withExtras(([extra]) =>
      extra!.groupItems.push(structuredClone(extra!.groupItems[1]!)),
    )
    expect(codesOf(doubledGarnish)).toEqual(['GARNISH_AMOUNT'])
  })

  test('[PAY-02] a count that is none is refused and never lowers the price', () => {
    for (const quantity of [0, -1, 0.5, NaN, Infinity]) {
      const odd = withExtras(([extra]) => {
        extra!.groupItems[0]!.quantity = quantity
      })
      expect(codesOf(odd)).toContain('GARNISH_AMOUNT')
      expect(price([odd]).itemsTotal).toBeGreaterThanOrEqual(0)
    }
  })
})

describe('quantities', () => {
  test('[CART-02] the maximum counts all lines of a plate and names the line that passes it', () => {
    const lines = [6, 3, 2].map((quantity, index) => ({ ...good, quantity, index }))
    expect(price(lines).issues).toEqual([
      { code: 'QUANTITY_LIMIT', itemIndex: 2, referenceId: 'a', expected: 10, received: 11 },
    ])
    expect(price(lines.slice(0, 2)).issues).toEqual([])
  })

  test('[PAY-02] a quantity that is none is refused and costs nothing', () => {
    for (const quantity of [0, -5, 1.5, NaN, Infinity, 2 ** 60]) {
      const { itemsTotal, issues } = price([{ ...good, quantity }])
      expect([itemsTotal, issues[0]?.code]).toEqual([0, 'QUANTITY_LIMIT'])
    }
  })

  test('[PAY-02] a line or order beyond what the contract carries is refused', () => {
    const dear = samplePlate('a', { sizes: [sampleSize('one', 999_999_999_999)] })
    const twice = price([{ ...sampleItem(dear), quantity: 2 }], [], [dear])
    expect(twice).toMatchObject({
      itemsTotal: 0,
      issues: [{ code: 'QUANTITY_LIMIT', itemIndex: 0, referenceId: 'a' }],
    })
    expect(price([sampleItem(dear), sampleItem(dear)], [], [dear]).issues).toEqual([
      { code: 'QUANTITY_LIMIT', field: 'items' },
    ])
  })
})

describe('discounts on plates', () => {
  const percent = sampleDiscount('ten', { type: 'PERCENT', percentage: 10, plates: ['a'] })
  const multiple = sampleDiscount('3x2', { type: 'MULTIPLE', buy: 3, pay: 2, plates: ['a'] })

  test('[HOME-08] PERCENT, FIXED and FINAL_PRICE lower the unit; garnishes are paid in full', () => {
    const fixed = sampleDiscount('f', { type: 'FIXED', fixedDiscount: 300, plates: ['a'] })
    const final = sampleDiscount('p', { type: 'FINAL_PRICE', finalPrice: 400, plates: ['a'] })
    const units = [percent, fixed, final].map((one) => price([good], [one]).lines[0])
    expect(units.map((line) => [line?.unitPrice, line?.total, line?.discount?.amount])).toEqual([
      [1450, 2900, 200],
      [1250, 2500, 600],
      [950, 1900, 1200],
    ])
  })

  test('[HOME-08] MULTIPLE counts lines of a plate together, the cheapest size free, garnishes paid', () => {
    const big = sampleItem(plate, { sizeId: 'big', garnishes: { p: { rare: 1 } }, quantity: 1 })
    const { lines, itemsTotal } = price([big, good], [multiple])
    expect(lines.map((line) => [line.unitPrice, line.total, line.discount?.amount])).toEqual([
      [1500, 1500, undefined],
      [1550, 2100, 1000],
    ])
    expect(itemsTotal).toBe(3600)
  })

  test('[HOME-08] one discount per item: the first in priority that applies', () => {
    const both = [percent, { ...multiple, priority: 1 }]
    expect(price([good], both).lines[0]?.discount?.discountReferenceId).toBe('ten')
    expect(price([{ ...good, quantity: 3 }], both).lines[0]?.discount).toEqual({
      itemId: 'a',
      type: 'MULTIPLE',
      discountReferenceId: '3x2',
      amount: 1000,
    })
  })

  test('[HOME-08] other plates keep their price', () => {
    const b = samplePlate('b')
    const { lines } = price([good, sampleItem(b)], [percent], [plate, b])
    expect(lines[1]).toMatchObject({ unitPrice: 1000, total: 1000 })
    expect(lines[1]?.discount).toBeUndefined()
  })
})

describe('any order', () => {
  const anyDiscount = fc.oneof(
    fc
      .integer({ min: 1, max: 100 })
      .map((percentage) => sampleDiscount('p', { type: 'PERCENT', percentage })),
    fc
      .integer({ min: 1, max: 3000 })
      .map((fixedDiscount) => sampleDiscount('f', { type: 'FIXED', fixedDiscount })),
    fc.integer({ min: 2, max: 4 }).map((buy) => sampleDiscount('m', { type: 'MULTIPLE', buy, pay: buy - 1 })),
    fc.nat(2000).map((finalPrice) => sampleDiscount('e', { type: 'FINAL_PRICE', finalPrice })),
  )
  const plates = [plate, samplePlate('b', { sizes: [sampleSize('one', 777)] })]
  const anyItem = fc
    .record({
      which: fc.nat(1),
      sizeId: fc.constantFrom('small', 'big'),
      x: fc.nat(2),
      quantity: fc.integer({ min: 1, max: 9 }),
    })
    .map(({ which, sizeId, x, quantity }) =>
      which === 0
        ? sampleItem(plate, { sizeId, quantity, garnishes: { g: { x }, p: { rare: 1 } } })
        : sampleItem(plates[1]!, { quantity }),
    )
  const discounts = fc.array(
    anyDiscount.map((one) => ({ ...one, plates: ['a', 'b'] })),
    { maxLength: 3 },
  )

  test('[PAY-02] each total is original × quantity less the discount, between the garnishes and the full price', () => {
    fc.assert(
      fc.property(fc.array(anyItem, { maxLength: 8 }), discounts, (items, some) => {
        const { lines, itemsTotal } = price(items, some, plates)
        let total = 0
        for (const line of lines) {
          const off = line.discount?.amount ?? 0
          expect(line.total).toBe(line.originalUnit * line.quantity - off)
          expect(off).toBeLessThanOrEqual(line.sizePrice * line.quantity)
          expect(Number.isSafeInteger(line.unitPrice)).toBe(true)
          if (line.discount && line.discount.type !== 'MULTIPLE') {
            expect(line.unitPrice * line.quantity).toBe(line.total)
          }
          total += line.total
        }
        expect(itemsTotal).toBe(total)
      }),
    )
  })

  test('[PAY-02] the order of the lines does not change the total', () => {
    fc.assert(
      fc.property(fc.array(anyItem, { maxLength: 8 }), discounts, (items, some) => {
        expect(price(items.toReversed(), some, plates).itemsTotal).toBe(price(items, some, plates).itemsTotal)
      }),
    )
  })
})
