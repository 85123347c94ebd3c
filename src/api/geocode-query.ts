import { queryOptions } from '@tanstack/react-query'
import { bodyOf } from './client.ts'
import type { ApiClient } from './client.ts'

/** As many as the contract allows: those near the venue may be among the last. */
const GEOCODE_ROWS = 20

/** Places that a text may mean. @source diner spec §7 */
export const geocodeQuery = (api: ApiClient, text: string, countries: readonly string[]) =>
  queryOptions({
    queryKey: ['geocode', text, countries],
    queryFn: () =>
      bodyOf(
        api.GET('/api/geocode/search', {
          params: { query: { q: text, countrycodes: countries.join(','), limit: GEOCODE_ROWS } },
        }),
      ),
    staleTime: 'static',
    gcTime: Infinity,
  })
