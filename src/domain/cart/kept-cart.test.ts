import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CartItem } from '#generated/models.ts'
import { sampleGarnish, sampleGroup, samplePlate } from '#domain/menu/sample-menu.ts'
import { addItem, type CartState, emptyCart, withItems } from './cart.ts'
import { isCartItem } from './is-cart-item.ts'
import { sampleItem } from './sample-item.ts'
import { judgeStored, toStored, withEarlyLines } from './stored-cart.ts'

const NOW = 1_800_000_000_000
const HOUR = 3_600_000
const plate = samplePlate('a', { garnishGroups: [sampleGroup('g', [sampleGarnish('x', 100)])] })
const discount = { itemId: 'a', type: 'PERCENT', discountReferenceId: 'd', amount: 100 } as const
const item: CartItem = { ...sampleItem(plate, { garnishes: { g: { x: 1 } }, quantity: 2 }), discount }
const added = addItem(emptyCart({ modeId: 'v.delivery', paymentTypeId: 'v.delivery.cash' }), item)
const cart: CartState = added.ok ? added.state : emptyCart()

/** What a browser gives back after storing. */
const stored = (differences: object = {}): unknown =>
  JSON.parse(JSON.stringify({ ...toStored(cart, 'la-esquina', NOW), ...differences }))
const judge = (value: unknown, now = NOW, alias = 'la-esquina', current: CartState = emptyCart()) =>
  judgeStored(value, alias, now, current)
const reason = (...given: Parameters<typeof judge>) => {
  const result = judge(...given)
  return result.ok ? 'restored' : result.reason
}

describe('keeping the cart', () => {
  test('[CART-04] what was stored comes back, with its mode and payment type', () => {
    expect(judge(stored(), NOW + HOUR)).toEqual({ ok: true, state: cart })
  })

  test('[CART-04] an empty cart is stored without choices too', () => {
    const empty = JSON.parse(JSON.stringify(toStored(emptyCart(), 'x', NOW))) as unknown
    expect(judge(empty, NOW, 'x')).toEqual({ ok: true, state: emptyCart() })
  })

  test('[CART-04] it lives 24 hours', () => {
    expect(toStored(cart, 'x', NOW)).toMatchObject({ savedAt: NOW, expiresAt: NOW + 24 * HOUR, alias: 'x' })
    expect(reason(stored(), NOW + 24 * HOUR - 1)).toBe('restored')
    expect(reason(stored(), NOW + 24 * HOUR)).toBe('EXPIRED')
  })

  test('[CART-04] an end that this version never writes is not believed', () => {
    expect(reason(stored({ expiresAt: NOW + 100 * HOUR }))).toBe('EXPIRED')
    expect(reason(stored({ expiresAt: 'soon' }))).toBe('EXPIRED')
    expect(reason(stored({ expiresAt: null }))).toBe('EXPIRED')
  })

  test('[CART-04] only for the alias it was stored under', () => {
    expect(reason(stored(), NOW, 'cafe-aurora')).toBe('OTHER_ALIAS')
  })

  test('[CART-04] only into an empty cart', () => {
    expect(reason(stored(), NOW, 'la-esquina', cart)).toBe('CART_NOT_EMPTY')
  })

  test('[CART-04] totals are computed anew, whatever was stored', () => {
    const edited = stored({ totals: { a: 99 }, items: [{ ...item, index: 7 }, item] })
    expect(judge(edited)).toMatchObject({ ok: true, state: { totals: { a: 4 }, items: [{ index: 0 }] } })
  })
})

describe('what was added before it was here', () => {
  const cartOf = (...items: CartItem[]) => withItems(emptyCart({ modeId: 'v.delivery' }), items)
  const other = sampleItem(samplePlate('b', { maxQuantity: 4 }), { quantity: 3 })
  const quantities = ({ items }: CartState) =>
    items.map(({ referenceId, quantity }) => [referenceId, quantity])

  test('[CART-02] [CART-04] joins it: identical lines merge, others follow', () => {
    const joined = withEarlyLines(cart, cartOf(item, other))
    expect(quantities(joined)).toEqual([
      ['a', 4],
      ['b', 3],
    ])
    expect(joined.totals).toEqual({ a: 4, b: 3 })
  })

  test('mode and payment are those of before, and of the page where there were none', () => {
    const page = emptyCart({ modeId: 'v.take-away', paymentTypeId: 'card' })
    expect(withEarlyLines(cart, withItems(page, [other]))).toMatchObject({
      modeId: 'v.delivery',
      paymentTypeId: 'v.delivery.cash',
    })
    expect(withEarlyLines(emptyCart(), withItems(page, [other]))).toMatchObject({
      modeId: 'v.take-away',
      paymentTypeId: 'card',
    })
  })
})

describe('storage that is not ours', () => {
  test.each([
    [undefined, 'NOTHING_STORED'],
    [null, 'NOTHING_STORED'],
    ['cart', 'MALFORMED'],
    [42, 'MALFORMED'],
    [[], 'OTHER_VERSION'],
    [{}, 'OTHER_VERSION'],
    [stored({ version: 0 }), 'OTHER_VERSION'],
    [stored({ version: '1' }), 'OTHER_VERSION'],
    [stored({ alias: 5 }), 'MALFORMED'],
    [stored({ items: {} }), 'MALFORMED'],
    [stored({ items: [null] }), 'MALFORMED'],
    [stored({ items: Array(201).fill(item) }), 'MALFORMED'],
    [stored({ modeId: 7 }), 'MALFORMED'],
    [stored({ paymentTypeId: {} }), 'MALFORMED'],
  ])('[CART-04] %j is refused as %s', (value, expected) => {
    expect(reason(value)).toBe(expected)
  })

  test('[CART-04] an item with any one field missing or of another kind is refused', () => {
    const fields = Object.keys(item).filter((field) => field !== 'discount')
    for (const field of fields) {
      const { [field]: _, ...rest } = item as unknown as Record<string, unknown>
      expect([field, isCartItem(rest)]).toEqual([field, false])
      expect([field, isCartItem({ ...rest, [field]: { no: 1 } })]).toEqual([field, false])
    }
  })

  test.each([
    { quantity: 0 },
    { quantity: 1.5 },
    { price: -1 },
    { price: '900' },
    { referenceId: '' },
    { source: 'elsewhere' },
    { discount: null },
    { discount: { ...discount, type: 'GIFT' } },
    { extras: [{ ...item.extras[0], groupItems: [{}] }] },
    { extras: [{ ...item.extras[0], mandatory: 'yes' }] },
  ])('[CART-04] an item with %j is refused', (differences) => {
    expect(isCartItem({ ...item, ...differences })).toBe(false)
  })

  test('[CART-04] an item without discount is an item', () => {
    expect(isCartItem(item)).toBe(true)
    expect(isCartItem(sampleItem(plate))).toBe(true)
  })

  test('[CART-04] nothing that can be stored makes it throw', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.jsonValue()), (value) => {
        expect(judge(value).ok).toBe(false)
      }),
    )
  })

  test('[CART-04] nothing put in the place of a part makes it throw', () => {
    const part = fc.constantFrom('version', 'alias', 'savedAt', 'expiresAt', 'modeId', 'items')
    fc.assert(
      fc.property(part, fc.anything(), (name, value) => {
        expect(() => judge({ ...toStored(cart, 'la-esquina', NOW), [name]: value })).not.toThrow()
        expect(() => isCartItem({ ...item, [name]: value, extras: value })).not.toThrow()
      }),
    )
  })
})
