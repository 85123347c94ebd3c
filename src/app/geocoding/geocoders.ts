import type { MapProvider } from '#generated/models.ts'
import type { Geocoder, GeocoderCalls, GeocoderVenue } from '#providers/geocoding/contract.ts'
import { openMapGeocoder } from '#providers/geocoding/open-map/open-map-geocoder.ts'
import { placesGeocoder } from '#providers/geocoding/places/places-geocoder.ts'

/** By the branch's map provider. Another one is a folder and a line here; the code comes with the first search. */
export const geocoders: Record<MapProvider, (calls: GeocoderCalls, venue: GeocoderVenue) => Geocoder> = {
  OPEN_MAP: openMapGeocoder,
  PLACES: placesGeocoder,
}
