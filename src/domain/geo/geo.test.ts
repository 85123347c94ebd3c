import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { boxesAround } from './box.ts'
import { distanceMeters, formatKilometers, isPoint } from './distance.ts'
import { inPolygon, inZone, zoneFor, type Corner } from './zones.ts'

const obelisco = { lat: -34.6037, lng: -58.3816 }
const point = fc.record({
  lat: fc.double({ min: -89, max: 89, noNaN: true }),
  lng: fc.double({ min: -179, max: 179, noNaN: true }),
})

describe('[BRAN-03] distance', () => {
  test('Buenos Aires to Montevideo is about 204 km', () => {
    expect(distanceMeters(obelisco, { lat: -34.9058, lng: -56.1913 })).toBeGreaterThan(200_000)
    expect(distanceMeters(obelisco, { lat: -34.9058, lng: -56.1913 })).toBeLessThan(208_000)
  })

  test('a degree of latitude is 111.2 km, half way round the earth no rounding breaks it', () => {
    expect(distanceMeters({ lat: 10, lng: 20 }, { lat: 11, lng: 20 })).toBeCloseTo(111_195, -1)
    expect(distanceMeters({ lat: 0, lng: 0 }, { lat: 0, lng: 180 })).toBeCloseTo(20_015_115, -1)
  })

  test('is the same both ways, never negative, and zero to itself', () => {
    fc.assert(
      fc.property(point, point, (a, b) => {
        expect(distanceMeters(a, b)).toBeGreaterThanOrEqual(0)
        expect(distanceMeters(a, b)).toBeCloseTo(distanceMeters(b, a), 3)
        expect(distanceMeters(a, a)).toBe(0)
      }),
    )
  })

  test.each([
    [0, '0,1'],
    [49, '0,1'],
    [1_234, '1,2'],
    [950, '0,9'],
    [12_000, '12,0'],
  ])('%i m is shown as %s km', (meters, text) => {
    expect(formatKilometers(meters)).toBe(text)
  })

  test('zero coordinates and anything out of range are no point', () => {
    expect(isPoint(obelisco)).toBe(true)
    expect(isPoint({ lat: 0, lng: -58 })).toBe(true)
    for (const wrong of [
      { lat: 0, lng: 0 },
      { lat: 91, lng: 0 },
      { lat: Number.NaN, lng: 1 },
      { lat: '1', lng: 1 },
      {},
    ]) {
      expect(isPoint(wrong)).toBe(false)
    }
    expect(isPoint(undefined)).toBe(false)
  })
})

describe('[GUIDE-01] boxes around a point', () => {
  const holds = (at: { lat: number; lng: number }, radius: number, other: { lat: number; lng: number }) =>
    boxesAround(at, radius).some(
      ({ south, north, west, east }) =>
        other.lat >= south && other.lat <= north && other.lng >= west && other.lng <= east,
    )

  test('hold every point within the radius, also across the 180th meridian and around the poles', () => {
    const anywhere = fc.record({
      lat: fc.double({ min: -90, max: 90, noNaN: true }),
      lng: fc.double({ min: -180, max: 180, noNaN: true }),
    })
    const near = fc.double({ min: -1.2, max: 1.2, noNaN: true })
    fc.assert(
      fc.property(anywhere, near, near, fc.integer({ min: 1, max: 200_000 }), (at, dLat, dLng, radius) => {
        const lng = at.lng + dLng * 2
        const other = {
          lat: Math.max(-90, Math.min(90, at.lat + dLat)),
          lng: lng > 180 ? lng - 360 : lng < -180 ? lng + 360 : lng,
        }
        fc.pre(distanceMeters(at, other) <= radius)
        expect(holds(at, radius, other)).toBe(true)
      }),
    )
  })

  test('are small: five kilometres around Buenos Aires are a twentieth of a degree', () => {
    const [box, ...others] = boxesAround(obelisco, 5_000)
    expect(others).toEqual([])
    expect((box?.north ?? 0) - (box?.south ?? 0)).toBeCloseTo(0.0905, 3)
    expect(boxesAround({ lat: 0, lng: 179.99 }, 5_000)).toHaveLength(2)
    expect(boxesAround({ lat: 0, lng: -179.99 }, 5_000)).toHaveLength(2)
  })
})

// A square with a notch cut into its eastern side.
const notched: Corner[] = [
  [0, 0],
  [0, 10],
  [4, 10],
  [5, 5],
  [6, 10],
  [10, 10],
  [10, 0],
]

describe('polygons', () => {
  test.each([
    ['the middle of the west', 5, 2, true],
    ['the notch', 5, 8, false],
    ['north of it', 11, 5, false],
    ['a corner', 0, 0, true],
    ['the border', 0, 5, true],
    ['the tip of the notch', 5, 5, true],
    ['a slanted edge', 4.5, 7.5, true],
    ['beyond the border, in its line', 0, 11, false],
    ['level with a corner, outside', 10, 12, false],
    ['level with a corner, inside', 4, 3, true],
  ])('%s', (_, lat, lng, expected) => {
    expect(inPolygon(notched, { lat, lng })).toBe(expected)
    expect(inPolygon(notched.toReversed(), { lat, lng })).toBe(expected)
    expect(inPolygon([...notched, [0, 0]], { lat, lng })).toBe(expected)
  })

  test('fewer than three corners contain nothing', () => {
    expect(inPolygon([], { lat: 0, lng: 0 })).toBe(false)
    expect(
      inPolygon(
        [
          [0, 0],
          [0, 10],
        ],
        { lat: 0, lng: 5 },
      ),
    ).toBe(false)
  })

  test('a corner given twice is harmless', () => {
    expect(
      inPolygon(
        [
          [0, 0],
          [0, 0],
          [0, 10],
          [10, 5],
        ],
        { lat: 3, lng: 5 },
      ),
    ).toBe(true)
  })

  test('a rectangle agrees with comparing numbers, borders included', () => {
    const grid = fc.integer({ min: -20, max: 20 }).map((n) => n / 4)
    fc.assert(
      fc.property(grid, grid, (lat, lng) => {
        const box: Corner[] = [
          [-3, -2],
          [-3, 2],
          [3, 2],
          [3, -2],
        ]
        expect(inPolygon(box, { lat, lng })).toBe(Math.abs(lat) <= 3 && Math.abs(lng) <= 2)
      }),
    )
  })

  test('every corner and every point between two corners is inside', () => {
    const corner = fc.tuple(fc.integer({ min: -60, max: 60 }), fc.integer({ min: -60, max: 60 }))
    fc.assert(
      fc.property(
        fc.array(corner, { minLength: 3, maxLength: 8 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (corners, share) => {
          corners.forEach(([aLat, aLng], index) => {
            const [bLat, bLng] = corners[(index + 1) % corners.length] ?? [aLat, aLng]
            const between = { lat: aLat + (bLat - aLat) * share, lng: aLng + (bLng - aLng) * share }
            expect(inPolygon(corners, between)).toBe(true)
          })
        },
      ),
    )
  })
})

describe('zones', () => {
  const near = { id: 'near', center: [-34.6037, -58.3816] as const, radiusMeters: 1_000 }
  const far = { id: 'far', center: [-34.6037, -58.3816] as const, radiusMeters: 5_000 }

  test('a circle holds what is at most its radius away', () => {
    expect(inZone(near, obelisco)).toBe(true)
    expect(inZone(near, { lat: -34.5955, lng: -58.3816 })).toBe(true) // 912 m north
    expect(inZone(near, { lat: -34.5937, lng: -58.3816 })).toBe(false) // 1112 m north
  })

  test('the first zone that contains the address wins', () => {
    expect(zoneFor([near, far], obelisco)?.id).toBe('near')
    expect(zoneFor([far, near], obelisco)?.id).toBe('far')
    expect(zoneFor([near, far], { lat: -34.58, lng: -58.3816 })?.id).toBe('far')
    expect(zoneFor([near, far], { lat: -35, lng: -58.3816 })).toBeUndefined()
  })

  test('a zone without an area contains nothing', () => {
    expect(inZone({}, obelisco)).toBe(false)
    expect(inZone({ center: [-34.6, -58.38] }, obelisco)).toBe(false)
  })
})
