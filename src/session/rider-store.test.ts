import { describe, expect, test } from 'vitest'

import { memoryStorage, type Storage } from '#platform/storage.ts'
import { riderStore } from './rider-store.ts'

const SHIFT = { token: 't', riderId: 'r', name: 'Rita', phone: '+5491155550001', branchContact: 'bistro' }

test('a shift is kept for its store alone', () => {
  const storage = memoryStorage()
  riderStore('bistro', storage).keep(SHIFT)
  expect(riderStore('bistro', storage).read()).toEqual(SHIFT)
  expect(riderStore('kiosk', storage).read()).toBeUndefined()
  riderStore('bistro', storage).forget('r')
  expect(riderStore('bistro', storage).read()).toBeUndefined()
})

test.each([[null], ['text'], [{ ...SHIFT, token: '' }], [{ ...SHIFT, name: 7 }], [{ token: 't' }]])(
  'what was changed by hand is no shift: %j',
  (value) => {
    const storage = memoryStorage()
    storage.write('rider.bistro', 1, value)
    expect(riderStore('bistro', storage).read()).toBeUndefined()
  },
)

test('a shift of another store under the name of this one is none', () => {
  const storage = memoryStorage()
  storage.write('rider.kiosk', 1, SHIFT)
  expect(riderStore('kiosk', storage).read()).toBeUndefined()
})

const isAny = (value: unknown): value is unknown => value !== undefined
const steps = (storage: Storage) => storage.read('rider-steps.bistro', 1, Array.isArray)
const trip = (storage: Storage) => storage.read('rider-trip.bistro', 1, isAny)

test('the end of a shift leaves nothing of what was carried, and no step', () => {
  const storage = memoryStorage()
  riderStore('bistro', storage).keep(SHIFT)
  storage.write('rider-trip.bistro', 1, 'trip')
  storage.write('rider-steps.bistro', 1, [])
  riderStore('bistro', storage).forget('r')
  expect([trip(storage), steps(storage)]).toEqual([undefined, undefined])
})

describe('a shift that ends without its rider', () => {
  const ridden = () => {
    const storage = memoryStorage()
    riderStore('bistro', storage).keep(SHIFT)
    storage.write('rider-trip.bistro', 1, 'trip')
    storage.write('rider-steps.bistro', 1, ['step'])
    return storage
  }

  test('leaves the steps for the next shift of the same rider, and no diner', () => {
    const storage = ridden()
    const store = riderStore('bistro', storage)
    expect(store.hasUnsentSteps()).toBe(false)
    store.expire('t')
    expect(store.read()).toBeUndefined()
    expect(store.hasUnsentSteps()).toBe(true)
    expect(trip(storage)).toBeUndefined()
    store.expire('t')
    store.keep({ ...SHIFT, token: 'next' })
    expect(store.hasUnsentSteps()).toBe(false)
    expect(steps(storage)).toEqual(['step'])
  })

  test('leaves nothing to another rider, nor does one who goes without ending it', () => {
    for (const isExpired of [true, false]) {
      const storage = ridden()
      const store = riderStore('bistro', storage)
      if (isExpired) store.expire('t')
      store.keep({ ...SHIFT, riderId: 'other' })
      expect(steps(storage)).toBeUndefined()
      expect(trip(storage)).toBeUndefined()
      expect(store.read()?.riderId).toBe('other')
      expect(store.hasUnsentSteps()).toBe(false)
    }
  })

  test('says nothing of the next shift, which began in another tab', () => {
    const storage = ridden()
    const store = riderStore('bistro', storage)
    store.keep({ ...SHIFT, token: 'next' })
    store.expire('t')
    expect(store.read()?.token).toBe('next')
    expect(trip(storage)).toBe('trip')
  })

  test('is ended on a colleague’s device, which keeps what is the colleague’s', () => {
    const storage = ridden()
    riderStore('bistro', storage).forget('other')
    expect(riderStore('bistro', storage).read()).toEqual(SHIFT)
    expect(steps(storage)).toEqual(['step'])
    riderStore('bistro', storage).expire('t')
    riderStore('bistro', storage).forget('other')
    expect(steps(storage)).toEqual(['step'])
  })
})
