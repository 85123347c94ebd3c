import type { MinorUnits } from '#generated/models.ts'

/**
 * The same amount counted with another number of decimals: 12.50 as 1250 with two, as 12500 with three.
 * @param amount - counted with `from` decimals
 * @returns undefined when digits would be lost: 12.50 has no amount without decimals
 * @units minor units before and after
 * @source assumed: a provider counts in its own decimals, and money is never rounded on the way to it or back
 */
export function withDecimals(amount: MinorUnits, from: number, to: number): MinorUnits | undefined {
  if (to >= from) return amount * 10 ** (to - from)
  const divisor = 10 ** (from - to)
  return amount % divisor === 0 ? amount / divisor : undefined
}

/**
 * The nearest amount with another number of decimals, half up: 620.50 is 621 without decimals. Only for a provider's
 * extra figures, such as its fee; charged amounts are never rounded, see {@link withDecimals}.
 * @param amount - counted with `from` decimals
 * @units minor units before and after
 * @source assumed: providers compute fees in percent, also where the currency has no decimals; half up as on their
 * reports
 */
export const roundedTo = (amount: MinorUnits, from: number, to: number): MinorUnits =>
  to >= from ? amount * 10 ** (to - from) : Math.round(amount / 10 ** (from - to))

/**
 * The smallest amount with another number of decimals that is not lower: 100.30 is 101 without decimals. For refunds
 * made on a provider's page: the rest of a payment is then never more than the provider still has.
 * @param amount - counted with `from` decimals
 * @units minor units before and after
 * @source assumed: a venue that counts in whole pesos may give cents back where its provider counts them
 */
export const roundedUpTo = (amount: MinorUnits, from: number, to: number): MinorUnits =>
  to >= from ? amount * 10 ** (to - from) : Math.ceil(amount / 10 ** (from - to))
