import type { UserLocation } from '#generated/models.ts'

import { isPoint, type Point } from '#domain/geo/distance.ts'
import { formattedAddress, inputPoint, type AddressInput, type AddressInputMode } from './address-input.ts'
import { detailsWith, splitStreetLine } from './street-line.ts'

export { emptyAddressInput, validateAddress } from './address-input.ts'
export type {
  AddressInput,
  AddressInputMode,
  AddressIssue,
  AddressIssueCode,
  AddressRules,
} from './address-input.ts'

/**
 * A geocoder's result for an address; every part may be missing. Only a stored address says whether it was geocoded,
 * and whether the device measured its position.
 */
export type FoundPlace = Partial<
  Pick<
    UserLocation,
    | 'street'
    | 'number'
    | 'city'
    | 'locality'
    | 'country'
    | 'postalCode'
    | 'fullAddress'
    | 'geocoded'
    | 'byPosition'
  > &
    Point
>

/**
 * The location of an address input, completed by the geocoder's result. Text typed in a field of its own overrides the
 * result, and text typed after the house number goes to the details; coordinates 0, 0 mean there are none.
 * @param country - of the branch, when the geocoder names none
 * @returns `geocoded` says whether the coordinates are reliable
 * @errors none; judge the input first with {@link validateAddress}
 * @source diner spec §3 "User location", "Address input"
 */
export function toUserLocation(
  input: AddressInput,
  mode: AddressInputMode,
  country: string,
  found: FoundPlace = {},
): UserLocation {
  const typed = splitStreetLine(input.direccion, found.number)
  const complex = mode === 'complex'
  const point = inputPoint(input) ?? (isPoint(found) ? { lat: found.lat, lng: found.lng } : undefined)
  return {
    street: found.street || typed.street,
    number: typed.number || found.number || '',
    city: (complex && input.city.trim()) || found.city || '',
    locality: (complex && input.province.trim()) || found.locality || '',
    country: found.country || country,
    postalCode: (complex && input.postalCode.trim()) || found.postalCode || '',
    fullAddress: (!complex && foundLine(found, typed.number)) || formattedAddress(input, mode),
    lat: point?.lat ?? 0,
    lng: point?.lng ?? 0,
    betweenStreets: input.entrecalles.trim(),
    details: detailsWith(input.aclaraciones, typed.rest, found.fullAddress),
    geocoded: point !== undefined && found.geocoded !== false,
    fromLocalStorage: false,
  }
}

/** The line found; a street found without house numbers gets the typed one. */
function foundLine({ street, number, fullAddress = '' }: FoundPlace, typedNumber: string): string {
  const lacksNumber = !!street && !number && typedNumber !== '' && fullAddress.startsWith(`${street},`)
  return lacksNumber ? `${street} ${typedNumber}${fullAddress.slice(street.length)}` : fullAddress
}

/**
 * Whether the delivery fee can be asked for. Without, 'No tiene fullAddress este comensal' is logged.
 * @source diner spec §5 "The delivery fee request needs a fullAddress"
 */
export const canAskFee = (location: UserLocation | undefined): location is UserLocation =>
  location !== undefined && location.fullAddress.trim() !== ''
