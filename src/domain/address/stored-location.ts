import { isPoint } from '#domain/geo/distance.ts'
import type { UserLocation } from '#generated/models.ts'

/**
 * Parses a location from local storage, of any origin.
 * @param stored - parsed JSON of any shape
 * @returns undefined without a fullAddress; parts of a wrong type become empty, unusable coordinates are dropped
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
    ...(fields.get('byPosition') === true ? { byPosition: true } : {}),
    fromLocalStorage: true,
  }
}
