import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CartItem } from '#generated/models.ts'
import { sampleGarnish, sampleGroup, samplePlate, sampleSize } from '#domain/menu/sample-menu.ts'
import {
  addItem,
  type CartState,
  emptyCart,
  itemCount,
  itemsTotal,
  lineTotal,
  mergeKey,
  removeItem,
  setItemQuantity,
  unitsOf,
  updateItem,
} from './cart.ts'
import { sampleItem } from './sample-item.ts'

const group = sampleGroup('g', [sampleGarnish('x', 100), sampleGarnish('y', 200)], {
  multipleSelection: true,
  maxGarnishAmount: 5,
})
const plate = samplePlate('a', {
  sizes: [sampleSize('small', 1000), sampleSize('big', 1500)],
  garnishGroups: [group, { ...group, id: 'h' }],
  maxQuantity: 10,
})
const other = samplePlate('b', { sizes: [sampleSize('one', 700)] })

function cartOf(...items: CartItem[]): CartState {
  return items.reduce((state, item) => {
    const result = addItem(state, item)
    if (!result.ok) throw new Error(result.code)
    return result.state
  }, emptyCart())
}

const stateOf = (result: ReturnType<typeof addItem>): CartState => {
  if (!result.ok) throw new Error(result.code)
  return result.state
}

describe('merging', () => {
  test('[CART-02] identical items merge by adding quantities', () => {
    const cart = cartOf(
      sampleItem(plate, { quantity: 2 }),
      sampleItem(other),
      sampleItem(plate, { quantity: 3 }),
    )
    expect(cart.items.map((item) => [item.referenceId, item.quantity, item.index])).toEqual([
      ['a', 5, 0],
      ['b', 1, 1],
    ])
  })

  test.each([
    ['notes', { notes: 'sin sal' }],
    ['size', { sizeId: 'big' }],
    ['a garnish', { garnishes: { g: { x: 1 } } }],
  ])('[CART-02] items that differ in %s stay apart', (_, choices) => {
    expect(cartOf(sampleItem(plate), sampleItem(plate, choices)).items).toHaveLength(2)
  })

  test('[CART-02] the count of a garnish and its group tell items apart', () => {
    const once = sampleItem(plate, { garnishes: { g: { x: 1 } } })
    expect(mergeKey(once)).not.toBe(mergeKey(sampleItem(plate, { garnishes: { g: { x: 2 } } })))
    expect(mergeKey(once)).not.toBe(mergeKey(sampleItem(plate, { garnishes: { h: { x: 1 } } })))
    expect(mergeKey(once)).not.toBe(mergeKey({ ...once, name: 'renamed' }))
  })

  test('[CART-02] the order in which garnishes were chosen does not matter', () => {
    const item = sampleItem(plate, { garnishes: { g: { x: 1, y: 2 }, h: { x: 1 } } })
    const turned = {
      ...item,
      extras: item.extras.toReversed().map((one) => ({ ...one, groupItems: one.groupItems.toReversed() })),
    }
    expect(cartOf(item, turned).items).toHaveLength(1)
  })

  test('[CART-02] a merged line takes the newer price and adds up its discount', () => {
    const discount = { itemId: 'a', type: 'PERCENT', discountReferenceId: 'd', amount: 100 } as const
    const item: CartItem = { ...sampleItem(plate), price: 900, discount }
    expect(cartOf(item, item).items[0]).toMatchObject({ price: 900, quantity: 2, discount: { amount: 200 } })
    const dearer = cartOf(item, { ...sampleItem(plate), price: 1200, originalPrice: 1200 }).items[0]!
    expect(dearer).toMatchObject({ price: 1200, originalPrice: 1200, quantity: 2 })
    expect(dearer.discount).toBeUndefined()
  })

  test('[CART-08] a merged line keeps where it first came from', () => {
    const suggested: CartItem = { ...sampleItem(plate), source: 'upselled', upsell: true }
    expect(cartOf(suggested, sampleItem(plate)).items[0]).toMatchObject({ source: 'upselled', upsell: true })
  })
})

describe('quantities', () => {
  test('[CART-02] totals per plate are kept over all its lines', () => {
    const cart = cartOf(
      sampleItem(plate, { quantity: 2 }),
      sampleItem(plate, { notes: 'sin sal', quantity: 3 }),
      sampleItem(other),
    )
    expect(cart.totals).toEqual({ a: 5, b: 1 })
    expect(unitsOf(cart, 'a')).toBe(5)
    expect(unitsOf(cart, 'a', 1)).toBe(2)
    expect(unitsOf(cart, 'a', 2)).toBe(5)
    expect(unitsOf(cart, 'constructor')).toBe(0)
  })

  test('[CART-02] the total limits what can be added, over all lines', () => {
    const cart = cartOf(sampleItem(plate, { quantity: 6 }))
    const more = sampleItem(plate, { notes: 'sin sal', quantity: 5 })
    expect(addItem(cart, more)).toEqual({ ok: false, code: 'MAX_QUANTITY', max: 10 })
    expect(addItem(cart, { ...more, quantity: 4 }).ok).toBe(true)
  })

  test('[CART-02] the total limits the stepper of a line', () => {
    const cart = cartOf(
      sampleItem(plate, { quantity: 6 }),
      sampleItem(plate, { notes: 'sin sal', quantity: 4 }),
    )
    expect(setItemQuantity(cart, 0, 7)).toEqual({ ok: false, code: 'MAX_QUANTITY', max: 10 })
    expect(stateOf(setItemQuantity(cart, 0, 5)).totals).toEqual({ a: 9 })
  })

  test('[CART-02] a cart already above a lowered maximum may still go down', () => {
    const cart = cartOf(sampleItem(plate, { quantity: 9 }))
    const lowered = { ...cart, items: cart.items.map((item) => ({ ...item, maxQuantity: 5 })) }
    expect(stateOf(setItemQuantity(lowered, 0, 8)).totals).toEqual({ a: 8 })
    expect(setItemQuantity(lowered, 0, 10).ok).toBe(false)
  })

  test('[CART-03] quantity 0 removes the item', () => {
    const cart = cartOf(sampleItem(plate), sampleItem(other))
    for (const none of [0, -1, 0.5, NaN]) {
      const after = stateOf(setItemQuantity(cart, 0, none))
      expect(after.items.map((item) => [item.referenceId, item.index])).toEqual([['b', 0]])
      expect(after.totals).toEqual({ b: 1 })
    }
  })

  test('[CART-02] a unit discount grows with the quantity, a discount on quantities does not outlive a smaller one', () => {
    const discount = { itemId: 'a', type: 'PERCENT', discountReferenceId: 'd', amount: 200 } as const
    const cart = cartOf({ ...sampleItem(plate, { quantity: 2 }), price: 900, discount })
    expect(stateOf(setItemQuantity(cart, 0, 5)).items[0]).toMatchObject({
      price: 900,
      discount: { amount: 500 },
    })
    const multiple = { ...discount, type: 'MULTIPLE', amount: 1000 } as const
    const free = cartOf({ ...sampleItem(plate, { quantity: 2 }), discount: multiple })
    expect(stateOf(setItemQuantity(free, 0, 1)).items[0]?.discount).toBeUndefined()
    expect(stateOf(setItemQuantity(free, 0, 3)).items[0]?.discount?.amount).toBe(1000)
  })
})

describe('editing and removing', () => {
  test('[CART-01] an edited line replaces the old one in its place', () => {
    const cart = cartOf(sampleItem(plate), sampleItem(other))
    const after = stateOf(updateItem(cart, 0, sampleItem(plate, { sizeId: 'big', quantity: 2 })))
    expect(after.items[0]).toMatchObject({ sizeId: 'big', quantity: 2, index: 0 })
    expect(after.items).toHaveLength(2)
  })

  test('[CART-02] an edited line that equals another merges into it', () => {
    const cart = cartOf(sampleItem(plate), sampleItem(plate, { notes: 'sin sal' }))
    const after = stateOf(updateItem(cart, 1, sampleItem(plate, { quantity: 2 })))
    expect(after.items.map((item) => item.quantity)).toEqual([3])
  })

  test('[CART-02] an edit above the maximum is refused', () => {
    const cart = cartOf(sampleItem(plate), sampleItem(plate, { notes: 'sin sal' }))
    expect(updateItem(cart, 1, sampleItem(plate, { quantity: 10 }))).toMatchObject({
      code: 'MAX_QUANTITY',
      max: 10,
    })
  })

  test('[CART-03] an unknown position changes nothing', () => {
    const cart = cartOf(sampleItem(plate))
    expect(removeItem(cart, 7)).toBe(cart)
    expect(updateItem(cart, 7, sampleItem(other))).toEqual({ ok: true, state: cart })
    expect(setItemQuantity(cart, -1, 3)).toEqual({ ok: true, state: cart })
  })
})

describe('sums', () => {
  test('[CHK-05] lines, items and units', () => {
    const discount = { itemId: 'b', type: 'MULTIPLE', discountReferenceId: 'm', amount: 700 } as const
    const cart = cartOf(sampleItem(plate, { garnishes: { g: { x: 2 } }, quantity: 2 }), {
      ...sampleItem(other, { quantity: 2 }),
      discount,
    })
    expect(cart.items.map(lineTotal)).toEqual([2400, 700])
    expect(itemsTotal(cart)).toBe(3100)
    expect(itemCount(cart)).toBe(4)
    expect([itemsTotal(emptyCart()), itemCount(emptyCart())]).toEqual([0, 0])
  })
})

describe('any sequence of changes', () => {
  const step = fc.record({
    kind: fc.constantFrom('add', 'set', 'remove', 'update'),
    which: fc.nat(3),
    quantity: fc.integer({ min: -1, max: 8 }),
  })

  test('[CART-02] totals, positions, limits and merging always hold', () => {
    const kinds = [
      sampleItem(plate),
      sampleItem(plate, { notes: 'sin sal' }),
      sampleItem(plate, { garnishes: { g: { x: 1 } } }),
      sampleItem(other),
    ]
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
        let cart = emptyCart()
        for (const { kind, which, quantity } of steps) {
          const item = { ...kinds[which]!, quantity: Math.max(1, quantity) }
          if (kind === 'remove') cart = removeItem(cart, which)
          else {
            const result =
              kind === 'add'
                ? addItem(cart, item)
                : kind === 'set'
                  ? setItemQuantity(cart, which, quantity)
                  : updateItem(cart, which, item)
            if (result.ok) cart = result.state
          }
          const units = new Map<string, number>()
          cart.items.forEach((line, index) => {
            expect(line.index).toBe(index)
            expect(line.quantity).toBeGreaterThanOrEqual(1)
            units.set(line.referenceId, (units.get(line.referenceId) ?? 0) + line.quantity)
          })
          expect(cart.totals).toEqual(Object.fromEntries(units))
          expect(units.get('a') ?? 0).toBeLessThanOrEqual(10)
          expect(new Set(cart.items.map(mergeKey)).size).toBe(cart.items.length)
        }
      }),
    )
  })
})
