import { splitStreetLine } from '#domain/address/street-line.ts'
import { beyondHouses } from '#domain/address/house-range.ts'
import { COUNTRIES } from '#domain/money/countries.ts'
import type { CountryCode, GeocodePlace } from '#generated/models.ts'

import type { Store } from '../../db/store.ts'
import { findStreets } from '../../repositories/streets-repository.ts'
import { foldWords } from '#domain/venue/fold-text.ts'
import { addressLine } from '../address-line.ts'
import type { AddressSearch, SearchQuestion } from '../contract.ts'

const MAX_HOUSE_NUMBER = 99_999
/** No street name has more words, and each costs a query. */
const MAX_NAME_WORDS = 12

/**
 * The embedded geocoder: finds streets of the tenants' cities by a prefix of any word of their name, a house number and
 * parts of the locality, ignoring accents and case. Needs no network.
 */
export const embeddedSearch = (store: Store): AddressSearch => ({
  id: 'embedded',
  search: (question) => search(store, question),
})

async function search(store: Store, query: SearchQuestion): Promise<GeocodePlace[]> {
  const { name, houseNumber, rest } = readQuery(query.text)
  const countries = query.countries.map((code) => code.toUpperCase())
  // 'corrientes almagro': the last words may be the locality, so the name is shortened until it matches
  for (let length = name.length; length > 0; length--) {
    const prefix = name.slice(0, length).join(' ')
    const others = [...name.slice(length), ...rest]
    const found = (await findStreets(store.db, prefix, countries)).filter((row) => {
      const place = placeText(row)
      return others.every((word) => place.includes(word))
    })
    if (found.length > 0) return places(found, houseNumber).slice(0, query.limit)
  }
  return []
}

/**
 * Splits a text: street and number before the first comma, the place after it: 'Calle 50 1234, La Plata'. Without a
 * comma the words before the first number are the street, those after it the place.
 */
function readQuery(text: string) {
  const { street, number } = splitStreetLine(text)
  const houseNumber = Number.parseInt(number, 10)
  if (houseNumber > 0 && houseNumber <= MAX_HOUSE_NUMBER) {
    const rest = wordsOf(text.split(',').slice(1).join(' '))
    return { name: wordsOf(street).slice(0, MAX_NAME_WORDS), houseNumber, rest }
  }
  const words = wordsOf(text)
  const at = words.findIndex((word, index) => index > 0 && /^\d{1,5}$/.test(word))
  const name = words.slice(0, at < 0 ? MAX_NAME_WORDS : Math.min(at, MAX_NAME_WORDS))
  if (at < 0) return { name, houseNumber: undefined, rest: words.slice(MAX_NAME_WORDS) }
  return { name, houseNumber: Number(words[at]), rest: words.slice(at + 1) }
}

const wordsOf = (text: string) =>
  foldWords(text)
    .split(' ')
    .filter((word) => word !== '')

type Row = Awaited<ReturnType<typeof findStreets>>[number]

function places(rows: readonly Row[], houseNumber: number | undefined): GeocodePlace[] {
  const distance = ({ street }: Row) => (houseNumber === undefined ? 0 : beyondHouses(street, houseNumber))
  const seen = new Set<string>()
  return rows
    .toSorted((a, b) => distance(a) - distance(b))
    .flatMap((row) => {
      const { street } = row
      // a number outside the street's range is not on it: its nearest end would be a wrong address
      if (distance(row) > 0 && houseNumber !== undefined) return []
      const key = `${street.street}|${street.locality}|${street.city}`
      if (seen.has(key)) return []
      seen.add(key)
      return [place(row, houseNumber)]
    })
}

/** The words by which an address written by this geocoder is found again. */
function placeText({ searchText, country, street }: Row): string {
  const { province, postalCode } = street
  return `${searchText} ${foldWords(`${province ?? ''} ${postalCode ?? ''} ${COUNTRIES[country as CountryCode]?.name ?? ''}`)}`
}

function place({ id, country, street }: Row, houseNumber: number | undefined): GeocodePlace {
  const { from, to } = street
  const span = to.number - from.number
  const along = houseNumber === undefined || span === 0 ? 0.5 : (houseNumber - from.number) / span
  const name = COUNTRIES[country as CountryCode]?.name
  const address = {
    road: street.street,
    house_number: houseNumber === undefined ? undefined : String(houseNumber),
    suburb: street.locality,
    city: street.city,
    state: street.province,
    postcode: street.postalCode,
    country: name,
    country_code: country.toLowerCase(),
  }
  return {
    place_id: id * (MAX_HOUSE_NUMBER + 1) + (houseNumber ?? 0),
    licence: '',
    lat: (from.lat + (to.lat - from.lat) * along).toFixed(6),
    lon: (from.lng + (to.lng - from.lng) * along).toFixed(6),
    display_name: addressLine(address),
    address,
  }
}
