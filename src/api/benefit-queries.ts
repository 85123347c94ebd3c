import { queryOptions } from '@tanstack/react-query'
import type { ExternalBenefitRequest } from '#generated/models.ts'
import { bodyOf } from './client.ts'
import type { ApiClient } from './client.ts'

/** A user of an external partner, as the partner's link brought them. */
export interface PartnerUser {
  partner: string
  /** User id at the partner. */
  userId: string
  /** The user's own token there; it leaves the page only as a bearer token. */
  token: string
}

type Place = Omit<ExternalBenefitRequest, 'externalUserId'>

/** The discounts a partner gives its user. The token is no part of the key: keys are shown in tools and logs. @source diner spec §7 */
export const benefitsQuery = (api: ApiClient, { partner, userId, token }: PartnerUser, place: Place) =>
  queryOptions({
    queryKey: ['external-benefits', partner, userId, place.branchContactId, place.orderModeId],
    queryFn: () =>
      bodyOf(
        api.POST('/api/external-benefits/{partner}', {
          params: { path: { partner } },
          headers: { Authorization: `Bearer ${token}` },
          body: { ...place, externalUserId: userId },
        }),
      ),
    retry: false,
  })
