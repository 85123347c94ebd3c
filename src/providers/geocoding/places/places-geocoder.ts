import { toFoundPlace } from '#domain/address/place-texts.ts'
import { GEOCODER_COUNTRIES, MAX_SUGGESTIONS } from '#domain/defaults.ts'
import type { PlaceSuggestion } from '#generated/models.ts'
import { randomKey } from '#platform/random-key.ts'
import type { Geocoder, GeocoderCalls, GeocoderVenue } from '../contract.ts'

const COUNTRIES = GEOCODER_COUNTRIES.map((code) => code.toLowerCase())

/**
 * A places service behind our own server: suggestions while an address is typed, details of the chosen one. Both belong
 * to one session, which the details end: services bill by session.
 * @source diner spec §7 Geocoding
 */
export function placesGeocoder(
  { suggest, details }: GeocoderCalls,
  { country, near }: GeocoderVenue = {},
): Geocoder {
  let session = randomKey()
  const given = new Map<string, PlaceSuggestion>()
  // only suggestions with details have a country; the service sorts the others itself
  const isForeign = ({ place }: PlaceSuggestion) =>
    place !== undefined && place.address.country_code?.toUpperCase() !== country
  const ownFirst = (a: PlaceSuggestion, b: PlaceSuggestion) => Number(isForeign(a)) - Number(isForeign(b))
  return {
    id: 'places',
    suggest: async (text) => {
      const found = await suggest({ text, countries: COUNTRIES, session, near })
      const shown = [...found].sort(ownFirst).slice(0, MAX_SUGGESTIONS)
      for (const one of shown) given.set(one.id, one)
      return shown.map(({ id, title, area, licence }) => ({ id, title, area, licence }))
    },
    lookUp: async ({ id }) => {
      const known = given.get(id)
      if (!known) throw new Error(`'${id}' is not a suggestion of this geocoder`)
      const place = known.place ?? (await details(id, session))
      session = randomKey()
      // looking up the same place again needs no request
      given.set(id, { ...known, place })
      return toFoundPlace(place)
    },
  }
}
