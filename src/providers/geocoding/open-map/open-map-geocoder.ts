import { placeTexts, toFoundPlace } from '#domain/address/place-texts.ts'
import { GEOCODER_COUNTRIES, MAX_SUGGESTIONS } from '#domain/defaults.ts'
import type { GeocodePlace } from '#generated/models.ts'
import type { Geocoder, GeocoderCalls, GeocoderVenue, Suggestion } from '../contract.ts'

const COUNTRIES = GEOCODER_COUNTRIES.map((code) => code.toLowerCase())

type KnownSuggestion = Suggestion & { readonly place: GeocodePlace }

const isKnown = (suggestion: Suggestion): suggestion is KnownSuggestion => 'place' in suggestion

/**
 * An open-map geocoder by text, behind our own server.
 * @source diner spec §7 Geocoding, design §5 "Geocoder"
 */
export function openMapGeocoder({ search }: GeocoderCalls, { country }: GeocoderVenue = {}): Geocoder {
  const isForeign = ({ address }: GeocodePlace) => address.country_code?.toUpperCase() !== country
  const ownFirst = (a: GeocodePlace, b: GeocodePlace) => Number(isForeign(a)) - Number(isForeign(b))
  return {
    id: 'open-map',
    suggest: async (text) => {
      const places = await search(text, COUNTRIES)
      return [...places].sort(ownFirst).slice(0, MAX_SUGGESTIONS).map(toSuggestion)
    },
    // The search already returned everything.
    lookUp: (suggestion) =>
      isKnown(suggestion)
        ? Promise.resolve(toFoundPlace(suggestion.place))
        : Promise.reject(new Error(`'${suggestion.id}' is not a suggestion of this geocoder`)),
  }
}

const toSuggestion = (place: GeocodePlace): KnownSuggestion => ({
  id: String(place.place_id),
  ...placeTexts(place),
  licence: place.licence,
  place,
})
