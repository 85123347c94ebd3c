import { expect, test } from 'vitest'

import { ADDRESS_ASK_METERS } from '#domain/defaults.ts'
import { isFarFromAddress, metersFromAddress } from './far-point.ts'

const HERE = { lat: -34.6, lng: -58.4 }
const north = (degrees: number) => ({ ...HERE, lat: HERE.lat + degrees })

test('a point is as far from its address as from the nearest of the places it may mean', () => {
  expect(metersFromAddress(HERE, [north(0.1), north(0.01)])).toBe(1_112)
  expect(metersFromAddress(HERE, [HERE, north(0.1)])).toBe(0)
  expect(metersFromAddress(HERE, [])).toBeUndefined()
})

test('the diner is asked beyond the limit, and never where nothing is known', () => {
  const limit = ADDRESS_ASK_METERS
  expect([undefined, 0, limit, limit + 1].map(isFarFromAddress)).toEqual([false, false, false, true])
})
