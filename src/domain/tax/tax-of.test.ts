import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MAX_AMOUNT } from '#domain/money/money.ts'
import { taxesByRate, taxOf } from './tax-of.ts'

const amount = fc.integer({ min: 0, max: MAX_AMOUNT })
const rate = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100)

describe('taxOf', () => {
  test.each<{ why: string; amount: number; rate: number; base: number; tax: number }>([
    { why: 'Argentina', amount: 12_100, rate: 21, base: 10_000, tax: 2_100 },
    { why: 'Chile, no decimals', amount: 8_900, rate: 19, base: 7_479, tax: 1_421 },
    { why: 'a rate with decimals', amount: 11_050, rate: 10.5, base: 10_000, tax: 1_050 },
    { why: 'a base of exactly 2.5 goes up', amount: 3, rate: 20, base: 3, tax: 0 },
    { why: 'exempt', amount: 999, rate: 0, base: 999, tax: 0 },
    { why: 'nothing', amount: 0, rate: 21, base: 0, tax: 0 },
  ])('$why', ({ amount: whole, rate: percent, base, tax }) => {
    expect(taxOf(whole, percent)).toStrictEqual({ rate: percent, base, tax })
  })

  test('base and tax add up to the amount, and the base is the nearest whole one', () => {
    fc.assert(
      fc.property(amount, rate, (whole, percent) => {
        const { base, tax } = taxOf(whole, percent)
        expect(base + tax).toBe(whole)
        expect(tax).toBeGreaterThanOrEqual(0)
        const hundredths = BigInt(Math.round(percent * 100))
        const doubled = 2n * (BigInt(base) * (10_000n + hundredths) - BigInt(whole) * 10_000n)
        expect(doubled <= 10_000n + hundredths && doubled > -(10_000n + hundredths)).toBe(true)
      }),
    )
  })
})

describe('taxesByRate', () => {
  test('adds up what was rounded, the highest rate first', () => {
    const amounts = [taxOf(100, 10.5), taxOf(100, 21), taxOf(100, 10.5), taxOf(100, 0)]
    expect(taxesByRate(amounts)).toStrictEqual([
      { rate: 21, base: 83, tax: 17 },
      { rate: 10.5, base: 180, tax: 20 },
      { rate: 0, base: 100, tax: 0 },
    ])
    expect(taxesByRate([])).toStrictEqual([])
  })
})
