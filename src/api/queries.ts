import { queryOptions } from '@tanstack/react-query'
import type { UserLocation } from '#generated/models.ts'
import { bodyOf } from './client.ts'
import type { ApiClient } from './client.ts'

/** Configuration of a venue does not change under the diner's hands; sold-out marks and prices do within a minute. */
const MENU_FRESH_MS = 60_000
const FEE_FRESH_MS = 60_000
/** As many as the contract allows: those near the venue may be among the last. */
const GEOCODE_ROWS = 20

/**
 * Every question a screen asks, with its cache key. One file, so that two screens asking the same share one answer.
 *
 * @source diner spec §7; delivery spec §7
 */
export function createQueries(api: ApiClient) {
  const forever = { staleTime: 'static', gcTime: Infinity } as const
  return {
    entity: (alias: string) =>
      queryOptions({
        queryKey: ['entity', alias],
        queryFn: () => bodyOf(api.GET('/api/diner/{alias}', { params: { path: { alias } } })),
        ...forever,
      }),
    storefront: (alias: string) =>
      queryOptions({
        queryKey: ['storefront', alias],
        queryFn: () =>
          bodyOf(api.GET('/api/storefront', { params: { query: alias === '' ? {} : { alias } } })),
        ...forever,
      }),
    directory: (search: string, offset = 0) =>
      queryOptions({
        queryKey: ['directory', search, offset],
        queryFn: () =>
          bodyOf(
            api.GET('/api/directory', {
              params: { query: { ...(search === '' ? {} : { search }), offset } },
            }),
          ),
        staleTime: MENU_FRESH_MS,
      }),
    menu: (alias: string, orderModeId: string) =>
      queryOptions({
        queryKey: ['menu', alias, orderModeId],
        queryFn: () =>
          bodyOf(
            api.GET('/api/diner/{branchContactAlias}/menu/{orderModeId}', {
              params: { path: { branchContactAlias: alias, orderModeId } },
            }),
          ),
        staleTime: MENU_FRESH_MS,
      }),
    menuHashes: (alias: string, orderModeIds: string[]) =>
      queryOptions({
        queryKey: ['menu-hashes', alias, orderModeIds],
        queryFn: () =>
          bodyOf(
            api.GET('/api/diner/menu/{alias}/hash', {
              params: { path: { alias }, query: { orderModeId: orderModeIds } },
            }),
          ),
        ...forever,
      }),
    orderDiscounts: (orderModeId: string) =>
      queryOptions({
        queryKey: ['order-discounts', orderModeId],
        queryFn: () =>
          bodyOf(
            api.GET('/api/ordermodes/{orderModeId}/generaldiscounts', { params: { path: { orderModeId } } }),
          ),
        staleTime: FEE_FRESH_MS,
      }),
    surcharges: (orderModeId: string) =>
      queryOptions({
        queryKey: ['surcharges', orderModeId],
        queryFn: () =>
          bodyOf(
            api.GET('/api/ordermodes/{orderModeId}/generalsurcharges', { params: { path: { orderModeId } } }),
          ),
        staleTime: FEE_FRESH_MS,
      }),
    fees: (orderModeId: string) =>
      queryOptions({
        queryKey: ['fees', orderModeId],
        queryFn: () =>
          bodyOf(api.GET('/api/ordermodes/{orderModeId}/fees', { params: { path: { orderModeId } } })),
        staleTime: FEE_FRESH_MS,
      }),
    deliveryInfo: (branchContactId: string, location: UserLocation) =>
      queryOptions({
        queryKey: ['delivery-info', branchContactId, location.fullAddress, location.lat, location.lng],
        queryFn: () =>
          bodyOf(
            api.GET('/api/branch/{id}/deliveryzones/fee', {
              params: {
                path: { id: branchContactId },
                query: {
                  lat: location.lat,
                  lng: location.lng,
                  fullAddress: location.fullAddress,
                  city: location.city || undefined,
                },
              },
            }),
          ),
        staleTime: FEE_FRESH_MS,
      }),
    companyBranches: (companyId: string, offset: number, pageSize: number) =>
      queryOptions({
        queryKey: ['company-branches', companyId, offset],
        queryFn: () =>
          bodyOf(
            api.GET('/api/diner/companies/{company}/branches', {
              params: { path: { company: companyId }, query: { offset, pageSize } },
            }),
          ),
        ...forever,
      }),
    branchContacts: (alias: string, point?: { lat: number; lng: number }) =>
      queryOptions({
        queryKey: ['branch-contacts', alias, point?.lat, point?.lng],
        queryFn: () =>
          bodyOf(
            api.GET('/api/diner/branchcontacts/{alias}', {
              params: { path: { alias }, query: point ? { lat: point.lat, lng: point.lng } : {} },
            }),
          ),
        staleTime: MENU_FRESH_MS,
      }),
    customizations: (branchId: string) =>
      queryOptions({
        queryKey: ['customizations', branchId],
        queryFn: () =>
          bodyOf(api.GET('/api/menucustomization/{branchId}', { params: { path: { branchId } } })),
        ...forever,
      }),
    loyaltyProgram: (branchId: string) =>
      queryOptions({
        queryKey: ['loyalty-program', branchId],
        queryFn: () =>
          bodyOf(api.GET('/api/branch/{id}/loyalty-program', { params: { path: { id: branchId } } })),
        ...forever,
      }),
    customer: (phone: string, branchId: string) =>
      queryOptions({
        queryKey: ['customer', phone, branchId],
        queryFn: () =>
          bodyOf(
            api.GET('/api/orderingcustomer/{phone}', { params: { path: { phone }, query: { branchId } } }),
          ),
      }),
    orders: (phone: string, branchContactId: string, offset: number) =>
      queryOptions({
        queryKey: ['orders', phone, branchContactId, offset],
        queryFn: () =>
          bodyOf(api.GET('/api/orders', { params: { query: { phone, branchContactId, offset } } })),
      }),
    order: (alias: string, code: string) =>
      queryOptions({
        queryKey: ['order', alias, code],
        queryFn: () =>
          bodyOf(
            api.GET('/api/diner/{branchContactOrAlias}/order/{code}', {
              params: { path: { branchContactOrAlias: alias, code } },
            }),
          ),
      }),
    geocode: (text: string, countries: readonly string[]) =>
      queryOptions({
        queryKey: ['geocode', text, countries],
        queryFn: () =>
          bodyOf(
            api.GET('/api/geocode/search', {
              params: { query: { q: text, countrycodes: countries.join(','), limit: GEOCODE_ROWS } },
            }),
          ),
        ...forever,
      }),
  }
}

export type Queries = ReturnType<typeof createQueries>
