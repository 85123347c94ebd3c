import { queryOptions } from '@tanstack/react-query'
import type { UserLocation } from '#generated/models.ts'
import { ask, type ApiClient } from './client.ts'

/** A venue's configuration rarely changes during a visit. */
const FRESH_MS = 60_000
/**
 * Refetch interval of menu and pauses while the page is visible: sold-out items and a pause of the kitchen show within
 * a minute.
 */
const MENU_FRESH_MS = 45_000

/** Excluded from the data embedded in pages: the HTML shows it, and code that needs more fetches it. */
const NOT_IN_PAGES = { isInPage: false }

/**
 * Queries of every menu page, with their cache keys. Queries of a single feature are in separate files
 * (`order-queries.ts`), so that the first view does not load them.
 * @source diner spec §7; delivery spec §7
 */
export function createQueries(api: ApiClient) {
  /** Valid until explicitly invalidated, as by a refused order. */
  const forever = { gcTime: Infinity, staleTime: Infinity }
  const followed = {
    staleTime: MENU_FRESH_MS,
    refetchInterval: MENU_FRESH_MS,
    refetchOnWindowFocus: true,
  }
  return {
    /** A cached entity is good enough for a page; its late part refetches. */
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
    /** @param version - of the outline; a server without that version returns another, which is then fetched */
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
