import type { QueryClient } from '@tanstack/react-query'
import type { ApiClient } from '#api/client.ts'
import { geocodeQuery, placeDetailsQuery, suggestionsQuery } from '#api/geocode-query.ts'
import type { MapProvider } from '#generated/models.ts'
import type { Geocoder, GeocoderVenue } from '#providers/geocoding/contract.ts'
import { geocoders } from './geocoders.ts'

/** The geocoder of a branch over our own server's calls. */
export function openGeocoder(
  provider: MapProvider,
  venue: GeocoderVenue,
  { client, queryClient }: { client: ApiClient; queryClient: QueryClient },
): Geocoder {
  return geocoders[provider](
    {
      search: (text, countries) => queryClient.query(geocodeQuery(client, text, countries)),
      suggest: (question) => queryClient.query(suggestionsQuery(client, question)),
      details: (id, session) => queryClient.query(placeDetailsQuery(client, id, session)),
    },
    venue,
  )
}
