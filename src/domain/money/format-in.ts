import type { Country } from '#generated/models.ts'
import type { MoneyFormat } from './money.ts'

/** The currency of an amount. */
export type Counted = { currency: string; decimals: number }

/**
 * Format of an amount at a venue that may have changed its currency: the venue's currency has its sign, others their
 * code, each with its own decimals.
 * @param counted - missing fields are the venue's
 * @source issue 15 part 1 "Currency and decimals are stored on the payment when it begins"
 */
export function formatIn(
  { currency, decimals }: Partial<Counted>,
  country: Pick<Country, 'currencyCode' | 'currencySymbol' | 'mantissaLength'>,
): MoneyFormat {
  const isOwn = currency === undefined || currency === country.currencyCode
  return {
    currencySymbol: isOwn ? country.currencySymbol : currency,
    mantissaLength: decimals ?? country.mantissaLength,
  }
}
