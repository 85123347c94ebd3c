import type { PlaceDetails } from '#generated/models.ts'

import type { FoundPlace } from './address.ts'

/**
 * The two lines of a place in a list of suggestions: street and number, and the surroundings.
 * @source assumed: the spec names no layout; a street is what the diner typed
 */
export function placeTexts({ address, display_name }: PlaceDetails): { title: string; area: string } {
  const title = [address.road, address.house_number].filter(Boolean).join(' ')
  const [first = '', ...rest] = display_name.split(',').map((part) => part.trim())
  return { title: title || first, area: rest.join(', ') }
}

/** What a geocoder's place says about an address. @source diner spec §3 "User location" */
export function toFoundPlace({ lat, lon, display_name, address }: PlaceDetails): FoundPlace {
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
