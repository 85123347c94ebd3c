import { GEOCODER_COUNTRIES } from '#domain/defaults.ts'
import type { GeocodePlace } from '#generated/models.ts'
import type { AskGeocoder, Geocoder, Suggestion } from '../contract.ts'

const COUNTRIES = GEOCODER_COUNTRIES.map((code) => code.toLowerCase())

type KnownSuggestion = Suggestion & { readonly place: GeocodePlace }

const isKnown = (suggestion: Suggestion): suggestion is KnownSuggestion => 'place' in suggestion

/**
 * The geocoder behind our own server, whose answers have the shape of an open-map search.
 *
 * @param ask - the call, with its cache
 * @source diner spec §7 Geocoding, design §5 "Geocoder"
 */
export function embeddedGeocoder(ask: AskGeocoder): Geocoder {
  return {
    id: 'embedded',
    suggest: async (text) => (await ask(text, COUNTRIES)).map(toSuggestion),
    // The search already told everything.
    lookUp: (suggestion) =>
      isKnown(suggestion)
        ? Promise.resolve(toPlace(suggestion.place))
        : Promise.reject(new Error(`'${suggestion.id}' is not a suggestion of this geocoder`)),
  }
}

function toSuggestion(place: GeocodePlace): KnownSuggestion {
  const { road, house_number: number } = place.address
  const title = [road, number].filter(Boolean).join(' ')
  const [first = '', ...rest] = place.display_name.split(',').map((part) => part.trim())
  return { id: String(place.place_id), title: title || first, area: rest.join(', '), place }
}

function toPlace({ lat, lon, display_name, address }: GeocodePlace) {
  return {
    street: address.road,
    number: address.house_number,
    city: address.city,
    locality: address.suburb,
    country: address.country_code?.toUpperCase(),
    postalCode: address.postcode,
    fullAddress: display_name,
    lat: Number(lat),
    lng: Number(lon),
  }
}
