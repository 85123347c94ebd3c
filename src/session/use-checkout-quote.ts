import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'

import { withLoyalty } from '#domain/loyalty/with-loyalty.ts'
import { withTip } from '#domain/tips/tip.ts'
import { useApi } from '#api/api-context.tsx'
import { isApiError } from '#api/client.ts'
import { benefitsQuery, type PartnerUser } from '#api/order-queries.ts'
import { externalBenefitOf, type ExternalBenefit } from '#domain/discounts/external-benefit.ts'

import { useCheckoutValue } from './checkout-store.ts'
import { useLoyalty } from './use-loyalty.ts'
import { useQuote, type QuoteBenefits, type QuoteState } from './use-quote.ts'
import { useBranchContact, useSessionValue, useVenue } from './page-context.ts'
import { useOrderMode } from './use-menu.ts'

interface PartnerBenefit {
  /** Undefined without a partner's user. */
  user?: PartnerUser
  /** The applied benefit; undefined until it is loaded, and when there is none. */
  benefit?: ExternalBenefit
  /** Why the benefit is unknown: the partner refuses the user, or does not answer. */
  failure?: 'refused' | 'failed'
}

const NOBODY: PartnerUser = { partner: '', userId: '', token: '' }
const REFUSED: readonly string[] = ['UNAUTHENTICATED', 'NOT_FOUND', 'INVALID_REQUEST']

/**
 * The benefit of a partner's user at this venue, for the order mode. There is none on the server and before hydration.
 * @source diner spec §4 External benefit; requirement EXT-01
 */
export function usePartnerBenefit(): PartnerBenefit {
  const { client } = useApi()
  const { branch, branchContact } = useVenue()
  const mode = useOrderMode()
  const user = useSessionValue('visit', ({ partner }) => partner)
  const place = {
    branchId: branch?.id ?? '',
    branchContactId: branchContact?.id ?? '',
    orderModeId: mode?.id ?? '',
  }
  const enabled = user !== undefined && mode !== undefined && branchContact !== undefined
  const { data, error } = useQuery({ ...benefitsQuery(client, user ?? NOBODY, place), enabled })
  const benefit = useMemo(
    () => (user && data ? externalBenefitOf(user.partner, data.generalDiscounts) : undefined),
    [user, data],
  )
  if (!error) return { user, benefit }
  const isRefused = isApiError(error) && REFUSED.includes(error.code)
  return { user, failure: isRefused ? 'refused' : 'failed' }
}

/** The code and the partner's benefit as pricing inputs. */
function useDiscounts(): QuoteBenefits {
  const codeDiscount = useCheckoutValue(({ code }) => code?.discount)
  const { benefit: externalBenefit } = usePartnerBenefit()
  return useMemo(() => ({ codeDiscount, externalBenefit }), [codeDiscount, externalBenefit])
}

/** The price of the order with everything the diner chose at checkout. */
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
