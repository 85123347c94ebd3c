import type { GeocodeAddress, PlaceDetails, PlaceSuggestion } from '#generated/models.ts'

import { ownSchemas } from '../../contract/own-schemas.ts'
import { addressLine } from '../address-line.ts'

const TEXT = { type: 'string' } as const
const WORDED = { type: 'object', required: ['text'], properties: { text: TEXT } } as const

type Worded = { text: string }

/** The attribution that the vendor requires. */
const licence = 'Google Maps'

/** The fields used from a response; a suggestion may also be a search, which is no place. */
type WireSuggestions = {
  suggestions?: {
    placePrediction?: {
      placeId: string
      structuredFormat: { mainText: Worded; secondaryText?: Worded }
    }
  }[]
}
type WireDetails = {
  formattedAddress: string
  location: { latitude: number; longitude: number }
  addressComponents?: { longText: string; shortText?: string; types: string[] }[]
}

const ajv = ownSchemas()

/** Responses of `places:autocomplete`. */
export const isWireSuggestions = ajv.compile<WireSuggestions>({
  type: 'object',
  properties: {
    suggestions: {
      type: 'array',
      maxItems: 20,
      items: {
        type: 'object',
        properties: {
          placePrediction: {
            type: 'object',
            required: ['placeId', 'structuredFormat'],
            properties: {
              placeId: { type: 'string', minLength: 1, maxLength: 600 },
              structuredFormat: {
                type: 'object',
                required: ['mainText'],
                properties: { mainText: WORDED, secondaryText: WORDED },
              },
            },
          },
        },
      },
    },
  },
})

/** Responses of `places/{id}`. */
export const isWireDetails = ajv.compile<WireDetails>({
  type: 'object',
  required: ['formattedAddress', 'location'],
  properties: {
    formattedAddress: TEXT,
    location: {
      type: 'object',
      required: ['latitude', 'longitude'],
      properties: {
        latitude: { type: 'number', minimum: -90, maximum: 90 },
        longitude: { type: 'number', minimum: -180, maximum: 180 },
      },
    },
    addressComponents: {
      type: 'array',
      maxItems: 50,
      items: {
        type: 'object',
        required: ['longText', 'types'],
        properties: { longText: TEXT, shortText: TEXT, types: { type: 'array', items: TEXT } },
      },
    },
  },
})

export function toSuggestions({ suggestions = [] }: WireSuggestions): PlaceSuggestion[] {
  return suggestions.flatMap(({ placePrediction }) => {
    if (placePrediction === undefined) return []
    const { mainText, secondaryText } = placePrediction.structuredFormat
    const area = secondaryText?.text ?? ''
    return [
      { id: placePrediction.placeId, title: mainText.text.slice(0, 300), area: area.slice(0, 300), licence },
    ]
  })
}

/** Converts a place of the vendor. */
export function toDetails({ formattedAddress, location, addressComponents = [] }: WireDetails): PlaceDetails {
  const part = (longest: number, ...types: string[]) =>
    types
      .map((type) => addressComponents.find((one) => one.types.includes(type)))
      .find((one) => one !== undefined)
      ?.longText.slice(0, longest)
  const country = addressComponents.find(({ types }) => types.includes('country'))
  const address: GeocodeAddress = {
    road: part(120, 'route'),
    house_number: part(20, 'street_number'),
    suburb: part(80, 'sublocality', 'neighborhood'),
    city: part(80, 'locality', 'administrative_area_level_2'),
    state: part(80, 'administrative_area_level_1'),
    postcode: part(20, 'postal_code'),
    country: country?.longText.slice(0, 60),
    country_code: country?.shortText?.slice(0, 2).toLowerCase(),
  }
  return {
    licence,
    lat: location.latitude.toFixed(7),
    lon: location.longitude.toFixed(7),
    display_name: (addressLine(address) || formattedAddress).slice(0, 300),
    address,
  }
}
