import { ADDRESS_TOLERANCE_METERS } from '#domain/defaults.ts'
import { distanceMeters, isPoint } from '#domain/geo/distance.ts'
import { inputPoint, type AddressInput } from './address-input.ts'
import type { FoundPlace } from './address.ts'

/** Why a typed address has no place: the geocoder does not know it, or did not answer. */
export type LostCode = 'NOT_FOUND' | 'UNREACHABLE'
/** What a geocoder says of a typed address. */
export type FindOutcome = { ok: true; place: FoundPlace } | { ok: false; code: LostCode }

/** Nobody knows the address: its point is where the diner put the marker. */
const PLACED_BY_HAND: FoundPlace = { geocoded: false }

/**
 * Where a typed address is. What the geocoder does not know is where the diner says; what it does know is not
 * somewhere else, because the order would be refused.
 * @param input - its coordinates are those of the map's marker
 * @param outcome - also an address that was saved before, with the point it had then
 * @units {@link ADDRESS_TOLERANCE_METERS}
 * @errors NOT_FOUND, UNREACHABLE: the diner has to place the marker; TOO_FAR: marker and address name two places
 * @source decision 24
 */
export function locateTyped(
  input: AddressInput,
  outcome: FindOutcome,
): { ok: true; place: FoundPlace } | { ok: false; code: LostCode | 'TOO_FAR' } {
  const point = inputPoint(input)
  if (!outcome.ok) return point ? { ok: true, place: PLACED_BY_HAND } : outcome
  const { place } = outcome
  const isKnown = place.geocoded !== false && isPoint(place)
  if (isKnown && point && distanceMeters(point, place) > ADDRESS_TOLERANCE_METERS) {
    return { ok: false, code: 'TOO_FAR' }
  }
  return outcome
}
