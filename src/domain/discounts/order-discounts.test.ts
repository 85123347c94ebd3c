import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sampleDiscount } from '#domain/menu/sample-menu.fixture.ts'
import { orderDiscountLines } from './order-discounts.ts'

const cash = { orderModeType: 'TAKE_AWAY', paymentMethod: 'CASH' } as const
const ten = sampleDiscount('ten', { type: 'PERCENT', percentage: 10 })
const fixed = sampleDiscount('fixed', { type: 'FIXED', fixedDiscount: 300 })

describe('orderDiscountLines', () => {
  test('[PAY-03] a percentage of the items total, with every field of the line', () => {
    expect(orderDiscountLines([ten], 12_345, cash)).toEqual([
      { name: 'ten', type: 'PERCENT', value: 10, amount: 1235, discountReferenceId: 'ten' },
    ])
  })

  test('[PAY-03] a fixed amount once per order', () => {
    expect(orderDiscountLines([fixed], 12_345, cash)).toEqual([
      { name: 'fixed', type: 'FIXED', value: 300, amount: 300, discountReferenceId: 'fixed' },
    ])
  })

  test('[PAY-03] all that hold apply, each to the same total, in order of priority', () => {
    const first = { ...fixed, priority: 1 }
    expect(
      orderDiscountLines([ten, first], 10_000, cash).map((line) => [line.discountReferenceId, line.amount]),
    ).toEqual([
      ['fixed', 300],
      ['ten', 1000],
    ])
  })

  test('[PAY-03] another mode or payment method: no line', () => {
    expect(orderDiscountLines([{ ...ten, orderModes: ['DELIVERY'] }], 10_000, cash)).toEqual([])
    expect(orderDiscountLines([{ ...ten, paymentMethods: ['CARD'] }], 10_000, cash)).toEqual([])
    expect(orderDiscountLines([{ ...ten, paymentMethods: ['CASH'] }], 10_000, cash)).toHaveLength(1)
  })

  test('[PAY-03] discounts on plates and types that mean nothing for an order are left out', () => {
    const list = [
      { ...ten, plates: ['a'] },
      sampleDiscount('m', { type: 'MULTIPLE', buy: 2, pay: 1 }),
      sampleDiscount('f', { type: 'FINAL_PRICE', finalPrice: 1 }),
    ]
    expect(orderDiscountLines(list, 10_000, cash)).toEqual([])
  })

  test('[PAY-03] together they never take off more than the items cost', () => {
    const lines = orderDiscountLines(
      [
        { ...fixed, fixedDiscount: 900 },
        { ...ten, percentage: 50 },
      ],
      1000,
      cash,
    )
    expect(lines.map((line) => line.amount)).toEqual([900, 100])
    expect(orderDiscountLines([ten, fixed], 0, cash)).toEqual([])
  })

  test('[PAY-03] for any list the lines are positive and fit into the total', () => {
    const anyOne = fc.oneof(
      fc.double({ min: -10, max: 200, noNaN: true }).map((percentage) => ({ ...ten, percentage })),
      fc.integer({ min: -1000, max: 1e9 }).map((fixedDiscount) => ({ ...fixed, fixedDiscount })),
    )
    fc.assert(
      fc.property(fc.array(anyOne, { maxLength: 6 }), fc.nat(1e9), (list, total) => {
        const amounts = orderDiscountLines(list, total, cash).map((line) => line.amount)
        for (const amount of amounts) expect(amount).toBeGreaterThan(0)
        expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBeLessThanOrEqual(total)
      }),
    )
  })
})
