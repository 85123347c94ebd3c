import { useMemo } from 'react'
import { useStore } from 'zustand'
import { pointValueOf } from '#domain/loyalty/redeemed-amount.ts'
import { benefitsOf } from '#session/benefits-store.ts'
import { useSession } from '#session/session-context.tsx'
import type { QuoteBenefits, QuoteState } from '#session/use-quote.ts'
import { useQuote } from '#session/use-quote.ts'
import { useVenue } from '#session/venue-context.tsx'

/** Points and code as the price of the order takes them. */
function useBenefits(): QuoteBenefits {
  const { storefront } = useVenue()
  const { redeemedPoints, code } = useStore(benefitsOf(useSession()))
  const pointValue = pointValueOf(storefront.country)
  const codeDiscount = code?.line
  return useMemo(
    () => ({ redeemedPoints, codeDiscount, pointValue }),
    [redeemedPoints, codeDiscount, pointValue],
  )
}

/** What the order costs with everything the diner chose at checkout. */
export function useCheckoutQuote(): QuoteState {
  return useQuote(useBenefits())
}
