import { formatIn, type Counted } from '#domain/money/format-in.ts'
import { formatMoney, unbroken } from '#domain/money/money.ts'
import type { MinorUnits } from '#generated/models.ts'
import { useVenue } from './page-context.ts'

/** Writes an amount of any currency on one line; what is not said of it is as the venue counts. */
export function useMoneyIn(): (amount: MinorUnits, counted: Partial<Counted>) => string {
  const { country } = useVenue().storefront
  return (amount, counted) => unbroken(formatMoney(amount, formatIn(counted, country)))
}
