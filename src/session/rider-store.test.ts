import { expect, test } from 'vitest'

import { memoryStorage } from '#platform/storage.ts'
import { riderStore } from './rider-store.ts'

const SHIFT = { token: 't', riderId: 'r', name: 'Rita', phone: '+5491155550001', branchContact: 'bistro' }

test('a shift is kept for its store alone', () => {
  const storage = memoryStorage()
  riderStore('bistro', storage).keep(SHIFT)
  expect(riderStore('bistro', storage).read()).toEqual(SHIFT)
  expect(riderStore('kiosk', storage).read()).toBeUndefined()
  riderStore('bistro', storage).forget()
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
