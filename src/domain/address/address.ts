import type { UserLocation } from '#generated/models.ts'

import { isPoint } from '#domain/geo/distance.ts'
import type { Point } from '#domain/geo/distance.ts'
import { formattedAddress, inputPoint } from './address-input.ts'
import type { AddressInput, AddressInputMode } from './address-input.ts'

export { emptyAddressInput, formattedAddress, validateAddress } from './address-input.ts'
export type {
  AddressInput,
  AddressInputMode,
  AddressIssue,
  AddressIssueCode,
  AddressRules,
} from './address-input.ts'

/** What a geocoder found for an address; every part may be missing. */
export type FoundPlace = Partial<
  Pick<UserLocation, 'street' | 'number' | 'city' | 'locality' | 'country' | 'postalCode' | 'fullAddress'> &
    Point
>

/**
 * Splits 'Av. Corrientes 1234, Almagro' into street and house number: the last number of the first part.
 *
 * @returns an empty number when none is written, 'S/N' included
 * @errors none
 * @source assumed: simple mode asks for both in one input, entities keep them apart
 */
export function splitStreetNumber(direccion: string): { street: string; number: string } {
  const [first = ''] = direccion.split(',')
  const match = /^(?<street>.*\S)\s+(?<number>\d+\s?[A-Za-z]?)$/.exec(first.trim())
  return {
    street: match?.groups?.['street']?.trim() ?? first.trim(),
    number: match?.groups?.['number'] ?? '',
  }
}

/**
 * The location an address input stands for, completed by what a geocoder found.
 * What the diner typed in its own field goes before what was found; coordinates 0, 0 mean there are none.
 *
 * @param country - of the branch, when the geocoder names none
 * @returns `geocoded` tells whether the coordinates may be relied on
 * @errors none; judge the input first with {@link validateAddress}
 * @source diner spec §3 "User location", "Address input"
 */
export function toUserLocation(
  input: AddressInput,
  mode: AddressInputMode,
  country: string,
  found: FoundPlace = {},
): UserLocation {
  const typed = splitStreetNumber(input.direccion)
  const complex = mode === 'complex'
  const point = inputPoint(input) ?? (isPoint(found) ? { lat: found.lat, lng: found.lng } : undefined)
  return {
    street: found.street || typed.street,
    number: typed.number || found.number || '',
    city: (complex && input.city.trim()) || found.city || '',
    locality: (complex && input.province.trim()) || found.locality || '',
    country: found.country || country,
    postalCode: (complex && input.postalCode.trim()) || found.postalCode || '',
    fullAddress: complex ? formattedAddress(input, mode) : found.fullAddress || formattedAddress(input, mode),
    lat: point?.lat ?? 0,
    lng: point?.lng ?? 0,
    betweenStreets: input.entrecalles.trim(),
    details: input.aclaraciones.trim(),
    geocoded: point !== undefined,
    fromLocalStorage: false,
  }
}

/**
 * Reads a location out of local storage, whoever wrote it there.
 *
 * @param stored - parsed JSON of any shape
 * @returns undefined without a fullAddress; parts of a wrong type are taken as empty, unusable coordinates as none
 * @errors none, ever
 * @source diner spec §4 "A stored location is used if it has a fullAddress"
 */
export function parseStoredLocation(stored: unknown): UserLocation | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const fields = new Map<string, unknown>(Object.entries(stored))
  const text = (name: string): string => {
    const value = fields.get(name)
    return typeof value === 'string' ? value : ''
  }
  const fullAddress = text('fullAddress').trim()
  if (fullAddress === '') return undefined
  const point = { lat: fields.get('lat'), lng: fields.get('lng') }
  const known = isPoint(point)
  return {
    street: text('street'),
    number: text('number'),
    city: text('city'),
    locality: text('locality'),
    country: text('country'),
    postalCode: text('postalCode'),
    fullAddress,
    lat: known ? point.lat : 0,
    lng: known ? point.lng : 0,
    betweenStreets: text('betweenStreets'),
    details: text('details'),
    geocoded: known && fields.get('geocoded') === true,
    fromLocalStorage: true,
  }
}

/**
 * Whether the delivery fee can be asked for. Without, 'No tiene fullAddress este comensal' is logged.
 *
 * @errors none
 * @source diner spec §5 "The delivery fee request needs a fullAddress"
 */
export const canAskFee = (location: UserLocation | undefined): location is UserLocation =>
  location !== undefined && location.fullAddress.trim() !== ''
