import { formatIn, type Counted } from '#domain/money/format-in.ts'
import { formatMoney, nonBreaking } from '#domain/money/money.ts'
import type { MinorUnits } from '#generated/models.ts'
import { useVenue } from './page-context.ts'

/** Formats an amount of any currency on one line; unspecified options are the venue's. */
export function useMoneyIn(): (amount: MinorUnits, counted: Partial<Counted>) => string {
  const { country } = useVenue().storefront
  return (amount, counted) => nonBreaking(formatMoney(amount, formatIn(counted, country)))
}
