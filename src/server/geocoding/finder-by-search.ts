import { placeTexts } from '#domain/address/place-texts.ts'
import type { GeocodePlace, PlaceSuggestion } from '#generated/models.ts'

import type { AddressSearch, PlaceFinder } from './contract.ts'

/** As many as the contract allows: the interface puts those of the venue's country first. */
const ROWS = 20

/** A search as a finder: its suggestions are whole places, of which nothing is left to look up. */
export function finderBySearch({ id, search }: AddressSearch): PlaceFinder {
  return {
    id,
    suggest: async ({ text, countries }) =>
      (await search({ text, countries, limit: ROWS })).map(toSuggestion),
    lookUp: () => Promise.resolve(undefined),
  }
}

function toSuggestion({ place_id, ...place }: GeocodePlace): PlaceSuggestion {
  return { id: String(place_id), ...placeTexts(place), licence: place.licence, place }
}
