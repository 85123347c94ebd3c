import { queryOptions } from '@tanstack/react-query'
import { bodyOf } from './client.ts'
import type { ApiClient } from './client.ts'

const FRESH_MS = 60_000

/** Discounts of a whole order. @source diner spec §7 */
export const orderDiscountsQuery = (api: ApiClient, orderModeId: string) =>
  queryOptions({
    queryKey: ['order-discounts', orderModeId],
    queryFn: () =>
      bodyOf(
        api.GET('/api/ordermodes/{orderModeId}/generaldiscounts', { params: { path: { orderModeId } } }),
      ),
    staleTime: FRESH_MS,
  })

/** Surcharges of a whole order. @source diner spec §7 */
export const surchargesQuery = (api: ApiClient, orderModeId: string) =>
  queryOptions({
    queryKey: ['surcharges', orderModeId],
    queryFn: () =>
      bodyOf(
        api.GET('/api/ordermodes/{orderModeId}/generalsurcharges', { params: { path: { orderModeId } } }),
      ),
    staleTime: FRESH_MS,
  })

/** What the service of an order costs. @source diner spec §7 */
export const feesQuery = (api: ApiClient, orderModeId: string) =>
  queryOptions({
    queryKey: ['fees', orderModeId],
    queryFn: () =>
      bodyOf(api.GET('/api/ordermodes/{orderModeId}/fees', { params: { path: { orderModeId } } })),
    staleTime: FRESH_MS,
  })

/** Whether two modes have the same menu: a hash of each. @source diner spec §7 */
export const menuHashesQuery = (api: ApiClient, alias: string, orderModeIds: string[]) =>
  queryOptions({
    queryKey: ['menu-hashes', alias, orderModeIds],
    queryFn: () =>
      bodyOf(
        api.GET('/api/diner/menu/{alias}/hash', {
          params: { path: { alias }, query: { orderModeId: orderModeIds } },
        }),
      ),
    staleTime: 'static',
    gcTime: Infinity,
  })
