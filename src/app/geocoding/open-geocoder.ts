import type { QueryClient } from '@tanstack/react-query'
import type { ApiClient } from '#api/client.ts'
import { geocodeQuery, placeDetailsQuery, suggestionsQuery } from '#api/geocode-query.ts'
import type { MapProvider } from '#generated/models.ts'
import type { Geocoder, GeocoderCalls, GeocoderVenue } from '#providers/geocoding/contract.ts'
import { openMapGeocoder } from '#providers/geocoding/open-map/open-map-geocoder.ts'
import { placesGeocoder } from '#providers/geocoding/places/places-geocoder.ts'

/** Geocoders by map provider. Another one is a folder and a line here; its code loads with the first search. */
const geocoders: Record<MapProvider, (calls: GeocoderCalls, venue: GeocoderVenue) => Geocoder> = {
  OPEN_MAP: openMapGeocoder,
  PLACES: placesGeocoder,
}

/** The geocoder of a branch, over our own server's calls. */
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
