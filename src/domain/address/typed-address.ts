import { ADDRESS_TOLERANCE_METERS } from '#domain/defaults.ts'
import { distanceMeters, isPoint } from '#domain/geo/distance.ts'
import { inputPoint, type AddressInput } from './address-input.ts'
import type { FoundPlace } from './address.ts'

/** Why a typed address has no place: unknown to the geocoder, or no answer. */
export type LostCode = 'NOT_FOUND' | 'UNREACHABLE'
/** The geocoder's result for a typed address. */
export type FindOutcome = { ok: true; place: FoundPlace } | { ok: false; code: LostCode }

/** The address is unknown: its point is where the diner put the marker. */
const PLACED_BY_HAND: FoundPlace = { geocoded: false }

/**
 * The point of a typed address. For an address unknown to the geocoder it is the diner's marker. For a known address
 * the marker must be near it, because the order would be refused otherwise.
 * @param input - its coordinates are those of the map's marker
 * @param outcome - also a stored address, with its point at that time
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
