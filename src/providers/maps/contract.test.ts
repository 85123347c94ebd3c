import { expect, test } from 'vitest'

import { mapDefaults } from './contract.ts'
import { leafletMaps } from './leaflet/leaflet-map.ts'

test('[GEO-02] the open map starts over Buenos Aires at zoom 5 and is 20vh tall', () => {
  expect(mapDefaults('OPEN_MAP')).toEqual({ centre: { lat: -34.58, lng: -58.44 }, zoom: 5, height: '20vh' })
  expect(mapDefaults('OPEN_MAP', 16).zoom).toBe(16)
})

test('[GEO-02e] the other provider takes the given zoom times 3, else 80, and is 200px tall', () => {
  expect(mapDefaults('PLACES')).toEqual({ centre: { lat: -34.58, lng: -58.44 }, zoom: 80, height: '200px' })
  expect(mapDefaults('PLACES', 6).zoom).toBe(18)
})

test('the map is listed under its own name and draws nothing before it is mounted', () => {
  expect(leafletMaps.id).toBe('leaflet')
})
