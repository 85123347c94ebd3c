import type { MinorUnits } from '#generated/models.ts'
import { sum } from '#domain/money/money.ts'

/**
 * Shares a discount on the whole order over its lines, in proportion to their totals: each gets the whole part of its
 * share, and what is left goes by one minor unit to the lines with the largest rest, the earlier of two equal ones first.
 * @param totals - of the lines, after discounts of their own; not negative
 * @param discount - not negative; what exceeds the lines together is shared over nothing
 * @returns one share a line, never more than the line; their sum is the discount, or the lines where that is less
 * @units minor units
 * @source issue 15 part 10 "discounts shared over lines to the cent"; largest remainder assumed: the shares differ from
 *   the exact ones by less than a minor unit
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
