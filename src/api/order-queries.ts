import { queryOptions } from '@tanstack/react-query'

import type { ExternalBenefitRequest } from '#generated/models.ts'

import { ask, bodyOf, type ApiClient } from './client.ts'
import { withToken } from './with-token.ts'

// Apart from the other queries: only who orders, or has ordered, asks these.

/** Which slots are left is asked of the answer at every moment anew; it changes only when the venue's hours do. */
const SCHEDULE_FRESH_MS = 300_000
const FRESH_MS = 60_000

/** When orders of a mode can be scheduled. */
export const scheduleQuery = (api: ApiClient, orderModeId: string) =>
  queryOptions({
    queryKey: ['schedule', orderModeId],
    queryFn: () => ask(api, '/api/ordermode/schedule/{orderModeId}', { path: { orderModeId } }),
    staleTime: SCHEDULE_FRESH_MS,
  })

/** The table that the code on it names. */
export const tableQuery = (api: ApiClient, id: string, tableUid: string) =>
  queryOptions({
    queryKey: ['table', id, tableUid],
    queryFn: () => ask(api, '/api/branch/{id}/tables/{tableUid}', { path: { id, tableUid } }),
    staleTime: Infinity,
  })

/** Discounts of a whole order. @source diner spec §7 */
export const orderDiscountsQuery = (api: ApiClient, orderModeId: string) =>
  queryOptions({
    queryKey: ['order-discounts', orderModeId],
    queryFn: () => ask(api, '/api/ordermodes/{orderModeId}/generaldiscounts', { path: { orderModeId } }),
    staleTime: FRESH_MS,
  })

/** Surcharges of a whole order. @source diner spec §7 */
export const surchargesQuery = (api: ApiClient, orderModeId: string) =>
  queryOptions({
    queryKey: ['surcharges', orderModeId],
    queryFn: () => ask(api, '/api/ordermodes/{orderModeId}/generalsurcharges', { path: { orderModeId } }),
    staleTime: FRESH_MS,
  })

/** What the service of an order costs. @source diner spec §7 */
export const feesQuery = (api: ApiClient, orderModeId: string) =>
  queryOptions({
    queryKey: ['fees', orderModeId],
    queryFn: () => ask(api, '/api/ordermodes/{orderModeId}/fees', { path: { orderModeId } }),
    staleTime: FRESH_MS,
  })

/** Whether two modes have the same menu: a hash of each. @source diner spec §7 */
export const menuHashesQuery = (api: ApiClient, alias: string, orderModeIds: string[]) =>
  queryOptions({
    queryKey: ['menu-hashes', alias, orderModeIds],
    queryFn: () =>
      ask(api, '/api/diner/menu/{alias}/hash', { path: { alias }, query: { orderModeId: orderModeIds } }),
    staleTime: 'static',
    gcTime: Infinity,
  })

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
        withToken(api, token).POST('/api/external-benefits/{partner}', {
          params: { path: { partner } },
          body: { ...place, externalUserId: userId },
        }),
      ),
    retry: false,
  })

/** One order, by the code that only its diner knows. @source delivery spec §7 */
export const orderQuery = (api: ApiClient, alias: string, code: string) =>
  queryOptions({
    queryKey: ['order', alias, code],
    queryFn: () =>
      ask(api, '/api/diner/{branchContactOrAlias}/order/{code}', {
        path: { branchContactOrAlias: alias, code },
      }),
  })

/** The orders of a phone, as far as this browser may see them. @source diner spec §7 */
export const ordersQuery = (api: ApiClient, phone: string, branchContactId: string, offset: number) =>
  queryOptions({
    queryKey: ['orders', phone, branchContactId, offset],
    queryFn: () => ask(api, '/api/orders', { query: { phone, branchContactId, offset } }),
    // An order that was just placed is what the diner looks for.
    staleTime: 0,
  })

/** What a branch knows of a phone, as far as this browser may see it. @source diner spec §7 */
export const customerQuery = (api: ApiClient, phone: string, branchId: string) =>
  queryOptions({
    queryKey: ['customer', phone, branchId],
    queryFn: () => ask(api, '/api/orderingcustomer/{phone}', { path: { phone }, query: { branchId } }),
    // The last order may have told a name, an address, or have spent points.
    staleTime: 0,
  })
