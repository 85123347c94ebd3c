import { describe, expect, test } from 'vitest'

import { emptyAddressInput, toUserLocation, type AddressInput } from './address.ts'
import { locateTyped, type FindOutcome } from './typed-address.ts'

const DOOR = { lat: -34.6021, lng: -58.4156 }
/** 0.001° of latitude are 111 m. */
const north = (meters: number) => ({ lat: DOOR.lat + meters / 111_195, lng: DOOR.lng })
const typed: AddressInput = { ...emptyAddressInput, direccion: 'Calle Nueva 12' }
const marked: AddressInput = { ...typed, coordinates: DOOR }
const NOT_FOUND: FindOutcome = { ok: false, code: 'NOT_FOUND' }
const UNREACHABLE: FindOutcome = { ok: false, code: 'UNREACHABLE' }

describe('an address that the geocoder does not know, or does not answer for', () => {
  test.each([NOT_FOUND, UNREACHABLE])('has no place until the marker stands: %j', (outcome) => {
    expect(locateTyped(typed, outcome)).toEqual(outcome)
    expect(locateTyped({ ...typed, coordinates: { lat: 0, lng: 0 } }, outcome)).toEqual(outcome)
  })

  test.each([NOT_FOUND, UNREACHABLE])('is where the marker stands, as it was typed: %j', (outcome) => {
    const found = locateTyped(marked, outcome)
    if (!found.ok) throw new Error(found.code)
    expect(toUserLocation(marked, 'simple', 'AR', found.place)).toMatchObject({
      ...DOOR,
      street: 'Calle Nueva',
      number: '12',
      fullAddress: 'Calle Nueva 12',
      geocoded: false,
    })
  })
})

describe('an address that is known', () => {
  const at = (meters: number, geocoded?: boolean): FindOutcome => ({
    ok: true,
    place: { ...north(meters), geocoded },
  })

  test('is not somewhere else', () => {
    expect(locateTyped(marked, at(290))).toEqual(at(290))
    expect(locateTyped(typed, at(9_000))).toEqual(at(9_000))
    expect(locateTyped(marked, at(310))).toEqual({ ok: false, code: 'TOO_FAR' })
    expect(locateTyped(marked, at(310, true))).toEqual({ ok: false, code: 'TOO_FAR' })
  })

  test('by its diner alone: the marker may go anywhere, and it stays unknown', () => {
    expect(locateTyped(marked, at(9_000, false))).toEqual(at(9_000, false))
    expect(toUserLocation(marked, 'simple', 'AR', { ...north(9_000), geocoded: false })).toMatchObject({
      ...DOOR,
      geocoded: false,
    })
  })
})
