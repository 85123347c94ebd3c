import { queryOptions } from '@tanstack/react-query'
import { LOYALTY_PAGE_SIZE } from '#domain/defaults.ts'
import { ask, type ApiClient } from './client.ts'

/** A page of a phone's points history at a branch, limited to what this browser may see. @source diner spec §7 */
export const loyaltyHistoryQuery = (api: ApiClient, branchId: string, phone: string, offset: number) =>
  queryOptions({
    queryKey: ['loyalty-history', branchId, phone, offset],
    queryFn: () =>
      ask(api, '/api/branch/{branchId}/loyalty-points/history/{phone}', {
        path: { branchId, phone },
        query: { offset, limit: LOYALTY_PAGE_SIZE },
      }),
  })

/** A sign-up reward. @source diner spec §7 */
export const loyaltyRewardQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['loyalty-reward', id],
    queryFn: () => ask(api, '/api/loyalty-reward/{id}', { path: { id } }),
  })
