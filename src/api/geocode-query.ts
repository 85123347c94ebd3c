import { queryOptions } from '@tanstack/react-query'
import { ask, type ApiClient } from './client.ts'

/** As many as the contract allows: those near the venue may be among the last. */
const GEOCODE_ROWS = 20

/** Places that a text may mean. @source diner spec §7 */
export const geocodeQuery = (api: ApiClient, text: string, countries: readonly string[]) =>
  queryOptions({
    queryKey: ['geocode', text, countries],
    queryFn: () =>
      ask(api, '/api/geocode/search', {
        query: { q: text, countrycodes: countries.join(','), limit: GEOCODE_ROWS },
      }),
    staleTime: 'static',
    gcTime: Infinity,
  })

/** What is looked for, where, and in which session of the places service. */
interface PlacesQuestion {
  readonly text: string
  readonly countries: readonly string[]
  readonly session: string
  readonly near?: { readonly lat: number; readonly lng: number }
}

/** What a typed text may become. @source diner spec §7 */
export const suggestionsQuery = (api: ApiClient, { text, countries, session, near }: PlacesQuestion) =>
  queryOptions({
    // another session gets the same suggestions
    queryKey: ['places', text, countries, near?.lat, near?.lng],
    queryFn: () =>
      ask(api, '/api/geocode/suggestions', {
        query: {
          q: text,
          countrycodes: countries.join(','),
          session,
          ...(near && { lat: near.lat, lng: near.lng }),
        },
      }),
    staleTime: 'static',
    gcTime: Infinity,
  })

/** The place of a suggestion. @source diner spec §7 */
export const placeDetailsQuery = (api: ApiClient, id: string, session: string) =>
  queryOptions({
    queryKey: ['place', id],
    queryFn: () => ask(api, '/api/geocode/details', { query: { id, session } }),
    staleTime: 'static',
    gcTime: Infinity,
  })
