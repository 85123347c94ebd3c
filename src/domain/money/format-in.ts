import type { Country } from '#generated/models.ts'
import type { MoneyFormat } from './money.ts'

/** What an amount is counted in. */
export type Counted = { currency: string; decimals: number }

/**
 * How an amount is written at a venue that may count in another currency by now: its own currency with its sign, others
 * with their code, each with its own decimals.
 * @param counted - what is absent counts as the venue does
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
