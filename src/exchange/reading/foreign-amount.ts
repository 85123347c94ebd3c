import { COUNTRIES } from '#domain/money/countries.ts'
import type { MinorUnits } from '#domain/money/money.ts'
import type { Country } from '#generated/models.ts'

import { decimalOf, minorUnits } from './amount.ts'

/** Decimals of a currency that no country of ours uses. @source ISO 4217: two for almost all */
const USUAL_DECIMALS = 2

/**
 * An amount in the smallest unit of its currency, as other systems count it, in the tenant's own minor units: a tenant
 * may write its currency with other decimals.
 * @param currency - ISO code
 * @returns nothing for what is no amount or cannot be written with the tenant's decimals
 * @units smallest unit of ISO 4217 → minor units
 */
export function foreignAmount(
  amount: number,
  currency: string,
  money: Pick<Country, 'mantissaLength'>,
): MinorUnits | undefined {
  if (!Number.isSafeInteger(amount) || amount < 0) return undefined
  const country = Object.values(COUNTRIES).find(({ currencyCode }) => currencyCode === currency)
  return minorUnits(decimalOf(amount, country?.mantissaLength ?? USUAL_DECIMALS), money.mantissaLength)
}
