import type { GeocodeAddress, GeocodePlace } from '#generated/models.ts'

import { ownSchemas } from '../../contract/own-schemas.ts'
import { addressLine } from '../address-line.ts'

const TEXT = { type: 'string' } as const
const DEGREES = { type: 'string', pattern: '^-?[0-9]{1,3}([.][0-9]{1,15})?$' } as const

/** The fields used from a place of the vendor. */
type WirePlace = {
  place_id: number
  licence?: string
  lat: string
  lon: string
  display_name: string
  address: Record<string, string>
}

/** Answers of Nominatim's `/search` as `jsonv2` with `addressdetails`. */
export const isWirePlaces = ownSchemas().compile<WirePlace[]>({
  type: 'array',
  maxItems: 50,
  items: {
    type: 'object',
    required: ['place_id', 'lat', 'lon', 'display_name', 'address'],
    properties: {
      place_id: { type: 'integer', minimum: 0 },
      licence: TEXT,
      lat: DEGREES,
      lon: DEGREES,
      display_name: TEXT,
      address: { type: 'object', additionalProperties: TEXT },
    },
  },
})

/** The vendor's keys for one field, the most precise first. */
const KEYS = {
  road: ['road', 'pedestrian', 'square', 'footway'],
  house_number: ['house_number'],
  suburb: ['suburb', 'neighbourhood', 'quarter', 'city_district'],
  city: ['city', 'town', 'village', 'municipality', 'hamlet'],
  state: ['state', 'region'],
  postcode: ['postcode'],
  country: ['country'],
  country_code: ['country_code'],
} as const satisfies Record<keyof GeocodeAddress, readonly string[]>

/** The contract's maximum lengths. */
const LONGEST = {
  road: 120,
  house_number: 20,
  suburb: 80,
  city: 80,
  state: 80,
  postcode: 20,
  country: 60,
  country_code: 2,
} as const satisfies Record<keyof GeocodeAddress, number>

/** Converts a place of the vendor. */
export function toPlace({
  place_id,
  licence = '',
  lat,
  lon,
  display_name,
  address,
}: WirePlace): GeocodePlace {
  const parts: GeocodeAddress = {}
  for (const key of Object.keys(KEYS) as (keyof GeocodeAddress)[]) {
    const found = KEYS[key].find((name) => address[name] !== undefined)
    if (found !== undefined) parts[key] = address[found]?.slice(0, LONGEST[key])
  }
  return {
    place_id,
    licence: licence.slice(0, 200),
    lat,
    lon,
    display_name: (addressLine(parts) || display_name).slice(0, 300),
    address: parts,
  }
}
