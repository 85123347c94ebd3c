import { formatMoney } from '#domain/money/money.ts'
import type { MinorUnits } from '#generated/models.ts'
import { useVenue } from './venue-context.tsx'

/** Writes an amount as the venue's country does. */
export function useMoney(): (amount: MinorUnits) => string {
  const { country } = useVenue().storefront
  return (amount) => formatMoney(amount, country)
}
