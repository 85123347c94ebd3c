import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { latitudeOffset, trackingCentre } from './centre.ts'
import { trackingMarkers, type TrackingMarker } from './markers.ts'

const branch = { lat: -34.6, lng: -58.4 }
const destination = { lat: -34.62, lng: -58.44 }
const rider = { lat: -34.61, lng: -58.41 }

const degrees = fc.double({ min: -80, max: 80, noNaN: true }).filter((value) => value !== 0)
const point = fc.record({ lat: degrees, lng: degrees })
const withoutRider = fc.array(
  fc.record({ type: fc.constantFrom('branch' as const, 'destination' as const), position: point }),
  { minLength: 1, maxLength: 5 },
)

describe('[TRK-01c] markers', () => {
  test('the rider lies on top of branch and destination', () => {
    const all = { riderPosition: rider, branchPosition: branch, destinationPosition: destination }
    expect(trackingMarkers(all)).toEqual([
      { type: 'branch', position: branch },
      { type: 'destination', position: destination },
      { type: 'rider', position: rider },
    ])
  })

  test('missing and zero coordinates are dropped', () => {
    for (const position of [undefined, { lat: 0, lng: 0 }, { lat: 0, lng: -58 }, { lat: -34, lng: 0 }])
      expect(trackingMarkers({ branchPosition: branch, riderPosition: position })).toHaveLength(1)
    expect(trackingMarkers({})).toEqual([])
  })
})

describe('[TRK-01e] centre of the map', () => {
  test('is the rider, whatever else there is', () => {
    fc.assert(
      fc.property(withoutRider, point, fc.option(fc.integer({ min: 0, max: 19 })), (others, at, zoom) => {
        const markers: TrackingMarker[] = [...others, { type: 'rider', position: at }]
        expect(trackingCentre(markers, zoom ?? undefined)).toEqual(at)
      }),
    )
  })

  test('without a rider is the middle of the markers, a little further north', () => {
    const markers = trackingMarkers({ branchPosition: branch, destinationPosition: destination })
    const at = (zoom: number | undefined) => trackingCentre(markers, zoom)
    expect(at(undefined)?.lat).toBeCloseTo(-34.61, 10)
    expect(at(undefined)?.lng).toBeCloseTo(-58.42, 10)
    expect(at(14)?.lat).toBeCloseTo(-34.603, 10)
    expect(at(14)?.lng).toBeCloseTo(-58.42, 10)
    expect(trackingCentre([], 14)).toBeUndefined()
  })

  test('the offset: none without a zoom, fixed below 7, doubled with each step away from 14', () => {
    expect(latitudeOffset(undefined)).toBe(0)
    expect([0, 5, 6, 6.9].map(latitudeOffset)).toEqual([0.007, 0.007, 0.007, 0.007])
    expect(latitudeOffset(7)).toBeCloseTo(0.896, 10)
    expect(latitudeOffset(13)).toBeCloseTo(0.014, 10)
    expect(latitudeOffset(14)).toBe(0.007)
    expect(latitudeOffset(16)).toBeCloseTo(0.00175, 10)
    fc.assert(
      fc.property(fc.integer({ min: 7, max: 18 }), (zoom) => {
        expect(latitudeOffset(zoom)).toBeCloseTo(2 * latitudeOffset(zoom + 1), 12)
      }),
    )
  })

  test('lies within the markers but for the offset', () => {
    fc.assert(
      fc.property(withoutRider, (markers) => {
        const centre = trackingCentre(markers, undefined)
        const lats = markers.map(({ position }) => position.lat)
        const lngs = markers.map(({ position }) => position.lng)
        expect(centre?.lat).toBeGreaterThanOrEqual(Math.min(...lats) - 1e-9)
        expect(centre?.lat).toBeLessThanOrEqual(Math.max(...lats) + 1e-9)
        expect(centre?.lng).toBeGreaterThanOrEqual(Math.min(...lngs) - 1e-9)
        expect(centre?.lng).toBeLessThanOrEqual(Math.max(...lngs) + 1e-9)
      }),
    )
  })
})
