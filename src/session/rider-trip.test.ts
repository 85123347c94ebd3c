import { describe, expect, test } from 'vitest'

import { tripOfShipment } from '#domain/shipments/trip.ts'
import { memoryStorage } from '#platform/storage.ts'
import type { Storage } from '#platform/storage.ts'
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

describe('a shift that ends without its rider', () => {
  const SHIFT = { token: 't', riderId: 'r', name: 'Rita', phone: '+5491155550001', branchContact: 'bistro' }
  const ridden = () => {
    const storage = memoryStorage()
    riderStore('bistro', storage).keep(SHIFT)
    riderTripStore('bistro', storage).keep(TRIP, 5)
    storage.write('rider-steps.bistro', 1, ['step'])
    return storage
  }
  const steps = (storage: Storage) => storage.read('rider-steps.bistro', 1, Array.isArray)

  test('leaves the steps for the next shift of the same rider, and no diner', () => {
    const storage = ridden()
    const store = riderStore('bistro', storage)
    store.expire()
    expect(store.read()).toBeUndefined()
    expect(riderTripStore('bistro', storage).read()).toBeUndefined()
    store.expire()
    store.keep({ ...SHIFT, token: 'next' })
    expect(steps(storage)).toEqual(['step'])
  })

  test('leaves nothing to another rider, nor does one who goes without ending it', () => {
    for (const isExpired of [true, false]) {
      const storage = ridden()
      const store = riderStore('bistro', storage)
      if (isExpired) store.expire()
      store.keep({ ...SHIFT, riderId: 'other' })
      expect(steps(storage)).toBeUndefined()
      expect(riderTripStore('bistro', storage).read()).toBeUndefined()
      expect(store.read()?.riderId).toBe('other')
    }
  })
})
