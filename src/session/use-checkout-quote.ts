import { useMemo } from 'react'
import { useStore } from 'zustand'
import { withLoyalty } from '#domain/loyalty/with-loyalty.ts'
import { benefitsOf } from './benefits-store.ts'
import { useSession } from './session-context.tsx'
import { useLoyalty } from './use-loyalty.ts'
import { useQuote } from './use-quote.ts'
import type { QuoteBenefits, QuoteState } from './use-quote.ts'

/** The code as the price of the order takes it. */
function useBenefits(): QuoteBenefits {
  const codeDiscount = useStore(benefitsOf(useSession()), ({ code }) => code?.discount)
  return useMemo(() => ({ codeDiscount }), [codeDiscount])
}

/** What the order costs with everything the diner chose at checkout. */
export function useCheckoutQuote(): QuoteState {
  const prices = useQuote(useBenefits())
  const { terms } = useLoyalty()
  const wished = useStore(benefitsOf(useSession()), ({ redeemedPoints }) => redeemedPoints)
  const { quote: priced } = prices
  const quote = useMemo(() => priced && withLoyalty(priced, terms, wished), [priced, terms, wished])
  return { ...prices, quote }
}
