import type { MinorUnits, TaxedAmount } from '#generated/models.ts'

export type { TaxedAmount } from '#generated/models.ts'

const SCALE = 10_000
const WHOLE = 100 * SCALE

/**
 * The tax included in an amount, as in Latin American prices: base = amount / (1 + rate), rounded half up.
 * @param amount - as paid, tax included; not negative
 * @param rate - exact for up to four decimals
 * @returns base and tax; their sum is the amount
 * @units minor units; percent of the base: 21 means 21 %
 * @source issue 15 part 10 "Tax rate and base per line"; the base is rounded and the tax is the rest, assumed: so that
 * both add up to what was paid
 */
export function taxOf(amount: MinorUnits, rate: number): TaxedAmount {
  const divisor = BigInt(WHOLE + Math.round(rate * SCALE))
  const base = Number((2n * BigInt(amount) * BigInt(WHOLE) + divisor) / (2n * divisor))
  return { rate, base, tax: amount - base }
}

/**
 * Sums of taxed amounts by rate, the highest rate first.
 * @param amounts - already rounded: the result is the sum of the lines, not a new computation
 * @units minor units; percent of the base
 * @source issue 15 part 10; sums of the rounded lines assumed: a receipt's lines and its foot add up
 */
export function taxesByRate(amounts: readonly TaxedAmount[]): TaxedAmount[] {
  const sums = new Map<number, TaxedAmount>()
  for (const { rate, base, tax } of amounts) {
    const known = sums.get(rate)
    sums.set(rate, { rate, base: base + (known?.base ?? 0), tax: tax + (known?.tax ?? 0) })
  }
  return [...sums.values()].sort((a, b) => b.rate - a.rate)
}
