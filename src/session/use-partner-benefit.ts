import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApi } from '#api/api-context.tsx'
import { isApiError } from '#api/client.ts'
import { benefitsQuery } from '#api/checkout-queries.ts'
import type { PartnerUser } from '#api/checkout-queries.ts'
import { externalBenefitOf } from '#domain/discounts/external-benefit.ts'
import type { ExternalBenefit } from '#domain/discounts/external-benefit.ts'
import { useSessionValue, useVenue } from './page-context.ts'
import { useOrderMode } from './use-menu.ts'

export interface PartnerBenefit {
  /** Undefined for who did not come from a partner. */
  user?: PartnerUser
  /** What is applied; undefined until it is known, and when there is none. */
  benefit?: ExternalBenefit
  /** Why nothing is known: the partner refuses the user, or does not answer. */
  failure?: 'refused' | 'failed'
}

const NOBODY: PartnerUser = { partner: '', userId: '', token: '' }
const REFUSED: readonly string[] = ['UNAUTHENTICATED', 'NOT_FOUND', 'INVALID_REQUEST']

/**
 * The benefit of an external partner's user at this venue, for the order mode. On the server and before the page has
 * hydrated nobody is one.
 *
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
