import { queryOptions } from '@tanstack/react-query'
import type { UserLocation } from '#generated/models.ts'
import { ask, type ApiClient } from './client.ts'

/** Configuration of a venue does not change under the diner's hands. */
const FRESH_MS = 60_000
/**
 * What ran out is gone from every open menu within a minute, and a pause of the kitchen is known: both are asked for again
 * this often while the page is seen.
 */
const MENU_FRESH_MS = 45_000

/** What a page does not bring along: its HTML shows it, and who needs more of it asks. */
const NOT_IN_PAGES = { isInPage: false }

/**
 * The questions every menu page asks, with their cache keys. What one feature asks comes with that feature: a file of
 * its own beside this one (`order-queries.ts`), so that the first view does not carry it.
 * @source diner spec §7; delivery spec §7
 */
export function createQueries(api: ApiClient) {
  /** Until something says that it is of yesterday, as a refused order does. */
  const forever = { gcTime: Infinity, staleTime: Infinity }
  const followed = {
    staleTime: MENU_FRESH_MS,
    refetchInterval: MENU_FRESH_MS,
    refetchOnWindowFocus: true,
  }
  return {
    /** What is known of it will do for a page; the late part of the page asks again. */
    entity: (alias: string) =>
      queryOptions({
        queryKey: ['entity', alias],
        queryFn: () => ask(api, '/api/diner/{alias}', { path: { alias } }),
        ...followed,
        gcTime: Infinity,
      }),
    storefront: (alias: string) =>
      queryOptions({
        queryKey: ['storefront', alias],
        queryFn: () => ask(api, '/api/storefront', { query: alias === '' ? {} : { alias } }),
        ...forever,
      }),
    menuOutline: (alias: string, orderModeId: string) =>
      queryOptions({
        queryKey: ['menu-outline', alias, orderModeId],
        queryFn: () =>
          ask(api, '/api/diner/{branchContactAlias}/menu/{orderModeId}/outline', {
            path: { branchContactAlias: alias, orderModeId },
          }),
        ...followed,
      }),
    /** @param version - of the outline; a server that does not know it yet answers with another, which is asked for again */
    menu: (alias: string, orderModeId: string, version: string) =>
      queryOptions({
        queryKey: ['menu', alias, orderModeId, version],
        queryFn: () =>
          ask(api, '/api/diner/{branchContactAlias}/menu/{orderModeId}', {
            path: { branchContactAlias: alias, orderModeId },
            query: { version },
          }),
        staleTime: ({ state: { data } }) => (data?.version === version ? Infinity : MENU_FRESH_MS),
        refetchInterval: ({ state: { data } }) => data?.version !== version && MENU_FRESH_MS,
        meta: NOT_IN_PAGES,
      }),
    deliveryInfo: (branchContactId: string, location: UserLocation) =>
      queryOptions({
        queryKey: ['delivery-info', branchContactId, location.fullAddress, location.lat, location.lng],
        queryFn: () =>
          ask(api, '/api/branch/{id}/deliveryzones/fee', {
            path: { id: branchContactId },
            query: {
              lat: location.lat,
              lng: location.lng,
              fullAddress: location.fullAddress,
              city: location.city || undefined,
            },
          }),
        staleTime: FRESH_MS,
      }),
    branchContacts: (alias: string, point?: { lat: number; lng: number }) =>
      queryOptions({
        queryKey: ['branch-contacts', alias, point?.lat, point?.lng],
        queryFn: () =>
          ask(api, '/api/diner/branchcontacts/{alias}', {
            path: { alias },
            query: point ? { lat: point.lat, lng: point.lng } : {},
          }),
        staleTime: FRESH_MS,
      }),
    customizations: (branchId: string) =>
      queryOptions({
        queryKey: ['customizations', branchId],
        queryFn: () => ask(api, '/api/menucustomization/{branchId}', { path: { branchId } }),
        ...forever,
      }),
    loyaltyProgram: (branchId: string) =>
      queryOptions({
        queryKey: ['loyalty-program', branchId],
        queryFn: () => ask(api, '/api/branch/{id}/loyalty-program', { path: { id: branchId } }),
        ...forever,
      }),
  }
}

export type Queries = ReturnType<typeof createQueries>
