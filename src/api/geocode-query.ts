import { queryOptions } from '@tanstack/react-query'
import { ask, type ApiClient } from './client.ts'

/** The contract's maximum, since places near the venue may rank last. */
const GEOCODE_ROWS = 20

/** Candidate places for a text. @source diner spec §7 */
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

/** A search text, its area, and its session at the places service. */
interface PlacesQuestion {
  readonly text: string
  readonly countries: readonly string[]
  readonly session: string
  readonly near?: { readonly lat: number; readonly lng: number }
}

/** Suggestions while a text is typed. @source diner spec §7 */
export const suggestionsQuery = (api: ApiClient, { text, countries, session, near }: PlacesQuestion) =>
  queryOptions({
    // without the session, which does not affect the suggestions
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
