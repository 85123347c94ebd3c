import { expect, test } from 'vitest'
import { mapOf } from './card-customer.tsx'

test('an address of which nobody knows where it is, is looked for on the map by its words', () => {
  const fullAddress = 'Calle Uno 120, Centro'
  expect(mapOf({ lat: -34.6, lng: -58.4, fullAddress })).toContain('mlat=-34.6&mlon=-58.4')
  expect(mapOf({ lat: 0, lng: 0, fullAddress })).toMatch(/search\?query=Calle%20Uno%20120%2C%20Centro$/)
})
