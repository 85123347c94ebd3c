import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { ADDRESS_TOLERANCE_METERS } from '#domain/defaults.ts'
import { distanceMeters, type Point } from '#domain/geo/distance.ts'
import { zoneFor, type DeliveryZone } from '#domain/geo/zones.ts'
import { judgeAddress } from './written-address.ts'

const zone = (id: string, radiusMeters: number): DeliveryZone => ({
  id,
  name: id,
  center: [-34.6, -58.4],
  radiusMeters,
  fees: { CASH: radiusMeters },
  minimumOrderPrice: 0,
  cashAllowed: true,
})
const ZONES = [zone('near', 1_000), zone('far', 3_000)]
const DOOR: Point = { lat: -34.6, lng: -58.4 }
/** 0.001° of latitude are 111 m. */
const north = (meters: number): Point => ({ lat: DOOR.lat + meters / 111_195, lng: DOOR.lng })

describe('a point and its written address', () => {
  test('known at the point, or a few doors on: confirmed, and the point counts', () => {
    expect(judgeAddress(DOOR, [[north(290)]], ZONES)).toEqual({
      ok: true,
      check: 'CONFIRMED',
      point: DOOR,
      isElsewhere: false,
    })
    expect(judgeAddress(DOOR, [[north(9_000), north(10)], [DOOR]], ZONES)).toMatchObject({
      check: 'CONFIRMED',
    })
  })

  test('known only elsewhere, in any way it is written: refused', () => {
    expect(judgeAddress(DOOR, [[north(310)]], ZONES)).toEqual({ ok: false })
    expect(judgeAddress(DOOR, [[DOOR], [north(2_000)]], ZONES)).toEqual({ ok: false })
    expect(judgeAddress(DOOR, [[north(9_000)]], ZONES)).toEqual({ ok: false })
  })

  test('not known, or not known in one of the ways: taken and marked', () => {
    expect(judgeAddress(DOOR, [[]], ZONES)).toMatchObject({ ok: true, check: 'UNKNOWN' })
    expect(judgeAddress(DOOR, [], ZONES)).toMatchObject({ check: 'UNKNOWN' })
    expect(judgeAddress(DOOR, [[DOOR], []], ZONES)).toMatchObject({ check: 'UNKNOWN' })
  })

  test('a position of the device is marked, and refused only where the venue serves the other place too', () => {
    const claim = { ...DOOR, byPosition: true }
    expect(judgeAddress(claim, [[north(9_000)]], ZONES)).toEqual({
      ok: true,
      check: 'BY_POSITION',
      point: DOOR,
      isElsewhere: true,
    })
    expect(judgeAddress(claim, [[]], ZONES)).toMatchObject({ check: 'BY_POSITION' })
    expect(judgeAddress(claim, [[DOOR]], ZONES)).toMatchObject({ check: 'CONFIRMED' })
    expect(judgeAddress(claim, [[north(2_000)]], ZONES)).toEqual({ ok: false })
  })

  test('across the border of a zone the address counts', () => {
    const pulled = north(900)
    expect(judgeAddress(pulled, [[north(1_100)]], ZONES)).toMatchObject({ point: north(1_100) })
    expect(judgeAddress(north(3_010), [[north(2_990)]], ZONES)).toMatchObject({ point: north(2_990) })
  })

  test('whatever is claimed, a confirmed point is in the zone of a place where the address is', () => {
    const place = fc.record({
      lat: fc.double({ min: -34.64, max: -34.56, noNaN: true }),
      lng: fc.double({ min: -58.44, max: -58.36, noNaN: true }),
    })
    fc.assert(
      fc.property(
        place,
        fc.array(fc.array(place, { maxLength: 4 }), { maxLength: 2 }),
        fc.boolean(),
        (point, found, byPosition) => {
          const verdict = judgeAddress({ ...point, byPosition }, found, ZONES)
          if (!verdict.ok || verdict.check !== 'CONFIRMED') return
          const near = found.flat().filter((one) => distanceMeters(one, point) <= ADDRESS_TOLERANCE_METERS)
          const zones = near.map((one) => zoneFor(ZONES, one))
          expect(zones).toContain(zoneFor(ZONES, verdict.point))
        },
      ),
    )
  })
})
