import { useMemo } from 'react'
import { withLoyalty } from '#domain/loyalty/with-loyalty.ts'
import { withTip } from '#domain/tips/tip.ts'
import { useCheckoutValue } from './use-checkout-value.ts'
import { useLoyalty } from './use-loyalty.ts'
import { usePartnerBenefit } from './use-partner-benefit.ts'
import { useQuote } from './use-quote.ts'
import type { QuoteBenefits, QuoteState } from './use-quote.ts'
import { useBranchContact } from './page-context.ts'

/** The code and the partner's benefit as the price of the order takes them. */
function useDiscounts(): QuoteBenefits {
  const codeDiscount = useCheckoutValue(({ code }) => code?.discount)
  const { benefit: externalBenefit } = usePartnerBenefit()
  return useMemo(() => ({ codeDiscount, externalBenefit }), [codeDiscount, externalBenefit])
}

/** What the order costs with everything the diner chose at checkout. */
export function useCheckoutQuote(): QuoteState {
  const prices = useQuote(useDiscounts())
  const { terms } = useLoyalty()
  const { tips } = useBranchContact()
  const wished = useCheckoutValue(({ redeemedPoints }) => redeemedPoints)
  const tip = useCheckoutValue((state) => state.tip)
  const { quote: priced } = prices
  const quote = useMemo(
    () => priced && withTip(withLoyalty(priced, terms, wished), tips, tip),
    [priced, terms, wished, tips, tip],
  )
  return { ...prices, quote }
}
