import { DEFAULT_LOCALE } from '#domain/locales.ts'

import { postOf } from '../../http/ask-others.ts'
import { askService, serviceAddress } from '../ask-service.ts'
import { GeocoderUnreachable, type PlaceFinder } from '../contract.ts'
import { isWireDetails, isWireSuggestions, toDetails, toSuggestions } from './wire.ts'

const LANGUAGE = DEFAULT_LOCALE
/** The largest circle that the vendor accepts. */
const NEAR_METERS = 50_000
/** Fields not listed here are neither sent nor billed. */
const SUGGESTION_FIELDS = [
  'suggestions.placePrediction.placeId',
  'suggestions.placePrediction.structuredFormat',
].join(',')
const DETAIL_FIELDS = 'formattedAddress,location,addressComponents'
const NOT_FOUND = 404

/** Google's Places API, or a compatible service: autocomplete, and details of the chosen place. */
export function placesFinder({ url, key }: { url: string; key: string }): PlaceFinder {
  const headers = (fields: string) => ({ 'x-goog-api-key': key, 'x-goog-fieldmask': fields })
  return {
    id: 'places',
    async suggest({ text, countries, session, near }) {
      const center = near && { latitude: near.lat, longitude: near.lng }
      const question = {
        input: text,
        languageCode: LANGUAGE,
        sessionToken: session,
        includedRegionCodes: countries.map((code) => code.toLowerCase()),
        locationBias: center && { circle: { center, radius: NEAR_METERS } },
      }
      const post = postOf(question, undefined, headers(SUGGESTION_FIELDS))
      return toSuggestions(
        await askService(serviceAddress(url, '/v1/places:autocomplete'), isWireSuggestions, post),
      )
    },
    async lookUp(id, session) {
      const address = serviceAddress(url, `/v1/places/${encodeURIComponent(id)}`, {
        languageCode: LANGUAGE,
        sessionToken: session,
      })
      try {
        return toDetails(await askService(address, isWireDetails, { headers: headers(DETAIL_FIELDS) }))
      } catch (error) {
        if (error instanceof GeocoderUnreachable && error.status === NOT_FOUND) return undefined
        throw error
      }
    },
  }
}
