import type { MinorUnits } from '#generated/models.ts'
import { sum } from '#domain/money/money.ts'

/**
 * Distributes a discount on the whole order over its lines, in proportion to their totals. Each line gets the integer
 * part of its share; the remaining minor units go to the lines with the largest remainders, the earlier line first on a
 * tie.
 * @param totals - of the lines, after their own discounts; not negative
 * @param discount - not negative; any excess over the sum of the lines is ignored
 * @returns one share per line, at most its total; their sum is the discount, or the sum of the lines if that is less
 * @units minor units
 * @source issue 15 part 10 "discounts shared over lines to the cent"; largest remainder assumed: the shares differ from
 * the exact ones by less than a minor unit
 */
export function shareDiscounts(totals: readonly MinorUnits[], discount: MinorUnits): MinorUnits[] {
  const whole = BigInt(sum(totals))
  const shared = BigInt(discount) < whole ? BigInt(discount) : whole
  if (shared === 0n) return totals.map(() => 0)
  const parts = totals.map((total, line) => {
    const product = BigInt(total) * shared
    return { line, share: Number(product / whole), rest: product % whole }
  })
  const shares = parts.map(({ share }) => share)
  const left = Number(shared) - sum(shares)
  const byRest = [...parts].sort((a, b) => Number(b.rest > a.rest) - Number(b.rest < a.rest))
  for (const { line, share } of byRest.slice(0, left)) shares[line] = share + 1
  return shares
}
