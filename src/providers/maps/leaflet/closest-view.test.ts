import { describe, expect, test } from 'vitest'

import { MARKER_SIZE_PX } from '#domain/defaults.ts'
import type { Point } from '#domain/geo/distance.ts'
import { trackingCentre } from '#domain/tracking/centre.ts'
import type { TrackingMarker } from '#domain/tracking/markers.ts'
import { closestView } from './closest-view.ts'

const VENUE = { lat: -34.6, lng: -58.4 }
const HOME = { lat: -34.605, lng: -58.404 }
const RIDER = { lat: -34.602, lng: -58.401 }
const BOTH: TrackingMarker[] = [
  { type: 'branch', position: VENUE },
  { type: 'destination', position: HOME },
]

/** The same projection as Leaflet's. */
function project({ lat, lng }: Point, zoom: number) {
  const sin = Math.sin((lat * Math.PI) / 180)
  const world = 256 * 2 ** zoom
  return {
    x: world * (lng / 360 + 0.5),
    y: world * (0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI)),
  }
}

/** A phone whose panel ends at `top`; the map extends `bottom` below the window. */
type Phone = { width: number; height: number; top: number; bottom: number }

/** The zoom, and the markers' positions relative to the visible area. */
function drawn(markers: readonly TrackingMarker[], { width, height, top, bottom }: Phone) {
  const view = {
    markers: markers.map(({ type, position }) => ({
      id: type,
      point: position,
      icon: 'pin' as const,
      label: type,
    })),
    centreAt: (zoom?: number) => trackingCentre(markers, zoom),
    covered: { left: 0, top, bottom },
  }
  const size = { x: width, y: height + bottom }
  const found = closestView(view, size, project)
  if (!found) throw new Error('Nothing is seen')
  const spots = markers.map(({ position }) => {
    const { x, y } = project(position, found.zoom)
    return { x: x - found.middle.x + size.x / 2, y: y - found.middle.y + size.y / 2 - top }
  })
  return { zoom: found.zoom, spots }
}

// panel above the visible area, rest of the map below the window; the lowest phone scrolls
const phones: Phone[] = [
  { width: 320, height: 725, top: 470, bottom: 0 },
  { width: 360, height: 640, top: 443, bottom: 91 },
  { width: 360, height: 740, top: 443, bottom: 36 },
  { width: 375, height: 667, top: 443, bottom: 76 },
  { width: 390, height: 664, top: 443, bottom: 78 },
  { width: 412, height: 732, top: 443, bottom: 40 },
  { width: 412, height: 823, top: 443, bottom: 0 },
]

describe('[TRK-01e] the view of the tracking map', () => {
  test.each(phones)('shows streets and both ends apart without a rider, on $width × $height', (phone) => {
    const { zoom, spots } = drawn(BOTH, phone)
    expect(zoom).toBeGreaterThanOrEqual(14)
    const [venue, home] = spots
    expect(Math.hypot(venue!.x - home!.x, venue!.y - home!.y)).toBeGreaterThan(MARKER_SIZE_PX)
    const free = phone.height - phone.top
    for (const { x, y } of spots) {
      expect(x).toBeGreaterThanOrEqual(MARKER_SIZE_PX)
      expect(x).toBeLessThanOrEqual(phone.width - MARKER_SIZE_PX)
      expect(y).toBeGreaterThanOrEqual(MARKER_SIZE_PX)
      expect(y).toBeLessThanOrEqual(free - MARKER_SIZE_PX)
    }
  })

  test('lies as far north as asked where there is room', () => {
    const { zoom, spots } = drawn(BOTH, { width: 400, height: 1000, top: 0, bottom: 0 })
    const middle = spots.reduce((sum, { y }) => sum + y, 0) / spots.length
    expect(zoom).toBe(16)
    expect(Math.round(middle - 500)).toBe(99)
  })

  test.each(phones)('has the rider in the middle, on $width × $height', (phone) => {
    const { spots } = drawn([...BOTH, { type: 'rider', position: RIDER }], phone)
    const rider = spots.at(-1)!
    expect(rider.x).toBeCloseTo(phone.width / 2, 6)
    expect(rider.y).toBeCloseTo((phone.height - phone.top) / 2, 6)
  })
})
