import { queryOptions } from '@tanstack/react-query'

import type { ExternalBenefitRequest } from '#generated/models.ts'

import { ask, bodyOf, type ApiClient } from './client.ts'
import { withToken } from './with-token.ts'

// A separate file, since these queries are only used for ordering and afterwards.

/** Free slots are computed from the response on each use; the response itself only changes with the venue's hours. */
const SCHEDULE_FRESH_MS = 300_000
const FRESH_MS = 60_000

/** Possible times for scheduled orders of a mode. */
export const scheduleQuery = (api: ApiClient, orderModeId: string) =>
  queryOptions({
    queryKey: ['schedule', orderModeId],
    queryFn: () => ask(api, '/api/ordermode/schedule/{orderModeId}', { path: { orderModeId } }),
    staleTime: SCHEDULE_FRESH_MS,
  })

/** The table that a code on it identifies. */
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

/** Service fees of an order. @source diner spec §7 */
export const feesQuery = (api: ApiClient, orderModeId: string) =>
  queryOptions({
    queryKey: ['fees', orderModeId],
    queryFn: () => ask(api, '/api/ordermodes/{orderModeId}/fees', { path: { orderModeId } }),
    staleTime: FRESH_MS,
  })

/** Hashes that tell whether two modes have the same menu. @source diner spec §7 */
export const menuHashesQuery = (api: ApiClient, alias: string, orderModeIds: string[]) =>
  queryOptions({
    queryKey: ['menu-hashes', alias, orderModeIds],
    queryFn: () =>
      ask(api, '/api/diner/menu/{alias}/hash', { path: { alias }, query: { orderModeId: orderModeIds } }),
    staleTime: 'static',
    gcTime: Infinity,
  })

/** A user of an external partner, from the partner's link. */
export interface PartnerUser {
  partner: string
  /** User id at the partner. */
  userId: string
  /** The user's own token at the partner; only sent as a bearer token. */
  token: string
}

type Place = Omit<ExternalBenefitRequest, 'externalUserId'>

/**
 * Discounts of a partner's user. The token is not part of the key, since keys appear in tools and logs.
 * @source diner spec §7
 */
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

/** An order, by the secret code of its diner. @source delivery spec §7 */
export const orderQuery = (api: ApiClient, alias: string, code: string) =>
  queryOptions({
    queryKey: ['order', alias, code],
    queryFn: () =>
      ask(api, '/api/diner/{branchContactOrAlias}/order/{code}', {
        path: { branchContactOrAlias: alias, code },
      }),
  })

/** Orders of a phone, limited to what this browser may see. @source diner spec §7 */
export const ordersQuery = (api: ApiClient, phone: string, branchContactId: string, offset: number) =>
  queryOptions({
    queryKey: ['orders', phone, branchContactId, offset],
    queryFn: () => ask(api, '/api/orders', { query: { phone, branchContactId, offset } }),
    // A diner looks for an order just placed, so this is always refetched.
    staleTime: 0,
  })

/** Customer data of a phone at a branch, limited to what this browser may see. @source diner spec §7 */
export const customerQuery = (api: ApiClient, phone: string, branchId: string) =>
  queryOptions({
    queryKey: ['customer', phone, branchId],
    queryFn: () => ask(api, '/api/orderingcustomer/{phone}', { path: { phone }, query: { branchId } }),
    // The last order may have changed the name or address, or have spent points.
    staleTime: 0,
  })
