import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { GeneralDiscount } from '#generated/models.ts'
import { sampleDiscount } from '#domain/menu/sample-menu.fixture.ts'
import { DISCOUNT_RULES } from './index.ts'

const line = (sizePrice: number, quantity: number) => ({ sizePrice, quantity })
const off = (discount: GeneralDiscount, ...lines: ReturnType<typeof line>[]) =>
  DISCOUNT_RULES[discount.type].linesOff(discount, lines)
const usable = (discount: GeneralDiscount) => DISCOUNT_RULES[discount.type].isUsable(discount)

describe('PERCENT', () => {
  const percent = (percentage?: number) => sampleDiscount('d', { type: 'PERCENT', percentage })

  test('[HOME-08] takes its share off every unit, rounded half up per unit', () => {
    expect(off(percent(10), line(1000, 3), line(1005, 2))).toEqual([300, 202])
  })

  test('[HOME-08] without a percentage between 0 and 100 it is not usable', () => {
    expect([undefined, 0, -5, 101, NaN].map((value) => usable(percent(value)))).toEqual(Array(5).fill(false))
    expect([0.5, 100].map((value) => usable(percent(value)))).toEqual([true, true])
  })
})

describe('FIXED', () => {
  const fixed = (fixedDiscount?: number) => sampleDiscount('d', { type: 'FIXED', fixedDiscount })

  test('[HOME-08] takes its amount off every unit', () => {
    expect(off(fixed(300), line(1000, 3))).toEqual([900])
  })

  test('[HOME-08] never takes more than the price of the size', () => {
    expect(off(fixed(5000), line(1000, 2))).toEqual([2000])
  })

  test('[HOME-08] without an amount it is not usable', () => {
    expect([undefined, 0, -1].map((value) => usable(fixed(value)))).toEqual([false, false, false])
  })
})

describe('FINAL_PRICE', () => {
  const final = (finalPrice?: number) => sampleDiscount('d', { type: 'FINAL_PRICE', finalPrice })

  test('[HOME-08] every unit costs the final price', () => {
    expect(off(final(600), line(1000, 2))).toEqual([800])
  })

  test('[HOME-08] never makes a cheaper size dearer', () => {
    expect(off(final(1200), line(1000, 2))).toEqual([0])
  })

  test('[HOME-08] a final price of 0 is a gift, a missing one is not usable', () => {
    expect(off(final(0), line(1000, 1))).toEqual([1000])
    expect(usable(final(0))).toBe(true)
    expect([usable(final()), usable(final(-1))]).toEqual([false, false])
    expect(off(final(), line(1000, 1))).toEqual([0])
  })
})

describe('MULTIPLE', () => {
  const multiple = (buy?: number, pay?: number) => sampleDiscount('d', { type: 'MULTIPLE', buy, pay })

  test.each([
    [1, 0],
    [2, 0],
    [3, 1000],
    [5, 1000],
    [6, 2000],
    [7, 2000],
  ])('[HOME-08] 3x2: %i units take %i off', (quantity, expected) => {
    expect(off(multiple(3, 2), line(1000, quantity))).toEqual([expected])
  })

  test('[HOME-08] lines of one plate count together', () => {
    expect(off(multiple(2, 1), line(1000, 1), line(1000, 1))).toEqual([1000, 0])
  })

  test('[HOME-08] the cheapest units are free', () => {
    expect(off(multiple(3, 2), line(2000, 2), line(1500, 1), line(1800, 3))).toEqual([0, 1500, 1800])
  })

  test('[HOME-08] buy 4 pay 1 frees three of four', () => {
    expect(off(multiple(4, 1), line(1000, 4))).toEqual([3000])
  })

  test('[HOME-08] one unit keeps its price', () => {
    expect(DISCOUNT_RULES.MULTIPLE.unitOff(multiple(2, 1), 1000)).toBe(0)
  })

  test('[HOME-08] it needs whole numbers with buy above pay above 0', () => {
    const pairs = [
      [2, 2],
      [1, 2],
      [2, 0],
      [2.5, 1],
      [undefined, 1],
      [2, undefined],
    ] as const
    expect(pairs.map(([buy, pay]) => usable(multiple(buy, pay)))).toEqual(pairs.map(() => false))
    expect(usable(multiple(2, 1))).toBe(true)
  })

  test('[HOME-08] splitting a line never changes what is taken off in all', () => {
    const many = fc.integer({ min: 1, max: 40 })
    fc.assert(
      fc.property(many, many, fc.integer({ min: 2, max: 5 }), (a, b, buy) => {
        const [whole = 0] = off(multiple(buy, buy - 1), line(1000, a + b))
        const parts = off(multiple(buy, buy - 1), line(1000, a), line(1000, b))
        expect((parts[0] ?? 0) + (parts[1] ?? 0)).toBe(whole)
      }),
    )
  })
})

describe('every type', () => {
  const anyDiscount = fc.oneof(
    fc.record({
      type: fc.constant('PERCENT' as const),
      percentage: fc.double({ min: 0.01, max: 100, noNaN: true }),
    }),
    fc.record({ type: fc.constant('FIXED' as const), fixedDiscount: fc.integer({ min: 1, max: 1e9 }) }),
    fc.record({ type: fc.constant('FINAL_PRICE' as const), finalPrice: fc.integer({ min: 0, max: 1e9 }) }),
    fc
      .record({
        type: fc.constant('MULTIPLE' as const),
        buy: fc.integer({ min: 2, max: 99 }),
        pay: fc.nat(97),
      })
      .map((one) => ({ ...one, pay: Math.min(one.pay + 1, one.buy - 1) })),
  )
  const anyLine = fc.record({ sizePrice: fc.nat(1e9), quantity: fc.integer({ min: 1, max: 500 }) })

  test('[HOME-08] takes a whole amount off each line, from 0 to the price of its sizes', () => {
    fc.assert(
      fc.property(anyDiscount, fc.array(anyLine, { maxLength: 8 }), (differences, lines) => {
        const amounts = off(sampleDiscount('d', differences), ...lines)
        expect(amounts).toHaveLength(lines.length)
        amounts.forEach((amount, index) => {
          const { sizePrice, quantity } = lines[index]!
          expect(Number.isSafeInteger(amount)).toBe(true)
          expect(amount).toBeGreaterThanOrEqual(0)
          expect(amount).toBeLessThanOrEqual(sizePrice * quantity)
        })
      }),
    )
  })

  test('[HOME-08] leaves the lines it is given as they are', () => {
    const lines = [Object.freeze(line(1000, 2)), Object.freeze(line(500, 2))]
    off(sampleDiscount('d', { type: 'MULTIPLE', buy: 2, pay: 1 }), ...Object.freeze(lines))
    expect(lines.map((one) => one.sizePrice)).toEqual([1000, 500])
  })
})
