import { expect, test } from 'vitest'

import { tripOfShipment } from '#domain/shipments/trip.ts'
import { memoryStorage } from '#platform/storage.ts'
import { riderStore } from './rider-store.ts'
import { riderTripStore } from './rider-trip.ts'

const TRIP = tripOfShipment({
  id: 'a',
  status: 'ON_ROUTE_TO_DROP_OFF',
  createdAt: '2026-11-21T20:00:00.000Z',
  updatedAt: '2026-11-21T20:00:00.000Z',
  logisticsOrder: 'l',
  returnShipment: false,
  codeToShow: 'X9TD',
})

test('what is carried is known again, for its store only, until it is forgotten', () => {
  const storage = memoryStorage()
  const store = riderTripStore('bistro', storage)
  store.keep(TRIP, 5)
  expect(riderTripStore('bistro', storage).read()).toEqual({ ...TRIP, knownAt: 5 })
  expect(riderTripStore('kiosk', storage).read()).toBeUndefined()
  store.forget()
  expect(store.read()).toBeUndefined()
})

test('what was edited by hand is ignored', () => {
  const storage = memoryStorage()
  storage.write('rider-trip.bistro', 1, { ...TRIP, knownAt: 5, shipments: [{ id: 'a' }] })
  expect(riderTripStore('bistro', storage).read()).toBeUndefined()
})

test('the end of a shift leaves nothing of what was carried, and no step', () => {
  const storage = memoryStorage()
  riderTripStore('bistro', storage).keep(TRIP, 5)
  storage.write('rider-steps.bistro', 1, [])
  riderStore('bistro', storage).forget()
  expect(riderTripStore('bistro', storage).read()).toBeUndefined()
  expect(storage.read('rider-steps.bistro', 1, Array.isArray)).toBeUndefined()
})
