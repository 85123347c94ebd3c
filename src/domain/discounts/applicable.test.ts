import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sampleDiscount } from '#domain/menu/sample-menu.fixture.ts'
import { appliesIn, byPriority, plateDiscounts } from './applicable.ts'
import { discountPlate } from './discount-plate.ts'

const table = { orderModeType: 'IN_DINING', paymentMethod: 'CARD' } as const
const percent = (id: string, percentage: number, differences = {}) =>
  sampleDiscount(id, { type: 'PERCENT', percentage, plates: ['a'], ...differences })

describe('appliesIn', () => {
  test('[PAY-03] an absent or empty list restricts nothing', () => {
    expect(appliesIn({}, table)).toBe(true)
    expect(appliesIn({ orderModes: [], paymentMethods: [] }, { orderModeType: 'DELIVERY' })).toBe(true)
  })

  test('[PAY-03] the order mode must be on the list', () => {
    expect(appliesIn({ orderModes: ['IN_DINING'] }, table)).toBe(true)
    expect(appliesIn({ orderModes: ['DELIVERY', 'TAKE_AWAY'] }, table)).toBe(false)
  })

  test('[PAY-03] the payment method must be on the list, and chosen', () => {
    expect(appliesIn({ paymentMethods: ['CARD'] }, table)).toBe(true)
    expect(appliesIn({ paymentMethods: ['CASH'] }, table)).toBe(false)
    expect(appliesIn({ paymentMethods: ['CARD'] }, { orderModeType: 'IN_DINING' })).toBe(false)
  })

  test('[PAY-03] both lists must be met', () => {
    expect(appliesIn({ orderModes: ['IN_DINING'], paymentMethods: ['CASH'] }, table)).toBe(false)
    expect(appliesIn({ orderModes: ['DELIVERY'], paymentMethods: ['CARD'] }, table)).toBe(false)
  })
})

describe('byPriority', () => {
  test('[EXT-01] lowest number first, missing last, equal ones as given', () => {
    const list = [
      percent('none-1', 1),
      percent('five', 1, { priority: 5 }),
      percent('zero', 1, { priority: 0 }),
      percent('none-2', 1),
      percent('five-too', 1, { priority: 5 }),
    ]
    expect(byPriority(list).map((one) => one.id)).toEqual(['zero', 'five', 'five-too', 'none-1', 'none-2'])
    expect(list[0]?.id).toBe('none-1')
  })

  test('[EXT-01] sorts any list without losing one', () => {
    const priority = fc.option(fc.nat(9), { nil: undefined })
    fc.assert(
      fc.property(fc.array(priority), (priorities) => {
        const list = priorities.map((value, index) => percent(`d${index}`, 1, { priority: value }))
        const sorted = byPriority(list)
        expect(new Set(sorted)).toEqual(new Set(list))
        const keys = sorted.map((one) => one.priority ?? 99)
        expect(keys).toEqual([...keys].sort((a, b) => a - b))
      }),
    )
  })
})

describe('plateDiscounts', () => {
  test('[HOME-08] those of the order, of another context or without numbers are left out', () => {
    const list = [
      percent('order', 10, { plates: [] }),
      percent('elsewhere', 10, { orderModes: ['DELIVERY'] }),
      percent('empty', 0),
      percent('good', 10),
    ]
    expect(plateDiscounts(list, table).map((one) => one.id)).toEqual(['good'])
  })
})

describe('discountPlate', () => {
  const lines = [{ sizePrice: 1000, quantity: 2 }]
  const threeForTwo = sampleDiscount('3x2', { type: 'MULTIPLE', buy: 3, pay: 2, plates: ['a'], priority: 0 })

  test('[HOME-08] the first in priority that applies wins, even if another takes more off', () => {
    const candidates = plateDiscounts(
      [percent('more', 50, { priority: 2 }), percent('first', 10, { priority: 1 })],
      table,
    )
    expect(discountPlate(candidates, 'a', lines)).toMatchObject({ discount: { id: 'first' }, off: [200] })
  })

  test('[HOME-08] one that takes nothing off yet makes way for the next', () => {
    const candidates = plateDiscounts([percent('ten', 10), threeForTwo], table)
    expect(discountPlate(candidates, 'a', lines)?.discount.id).toBe('ten')
    expect(discountPlate(candidates, 'a', [{ sizePrice: 1000, quantity: 3 }])?.discount.id).toBe('3x2')
  })

  test('[HOME-08] a plate that is not listed gets none', () => {
    expect(discountPlate(plateDiscounts([percent('ten', 10)], table), 'b', lines)).toBeUndefined()
    expect(discountPlate([], 'a', lines)).toBeUndefined()
  })
})
