import { GEOCODER_COUNTRIES } from '#domain/defaults.ts'
import type { CountryCode, GeocodePlace } from '#generated/models.ts'
import type { AskGeocoder, Geocoder, Suggestion } from '../contract.ts'

/** More would push the rest of the form off a phone's screen. */
const MOST_SHOWN = 6

const COUNTRIES = GEOCODER_COUNTRIES.map((code) => code.toLowerCase())

type KnownSuggestion = Suggestion & { readonly place: GeocodePlace }

const isKnown = (suggestion: Suggestion): suggestion is KnownSuggestion => 'place' in suggestion

/**
 * The geocoder behind our own server, whose answers have the shape of an open-map search.
 *
 * @param ask - the call, with its cache
 * @param country - of the venue: its own streets come first
 * @source diner spec §7 Geocoding, design §5 "Geocoder"
 */
export function embeddedGeocoder(ask: AskGeocoder, country?: CountryCode): Geocoder {
  const isForeign = ({ address }: GeocodePlace) => address.country_code?.toUpperCase() !== country
  const ownFirst = (a: GeocodePlace, b: GeocodePlace) => Number(isForeign(a)) - Number(isForeign(b))
  return {
    id: 'embedded',
    suggest: async (text) => {
      const places = await ask(text, COUNTRIES)
      return places.toSorted(ownFirst).slice(0, MOST_SHOWN).map(toSuggestion)
    },
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
