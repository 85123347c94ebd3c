import { expect, test } from 'vitest'

import { emptyStorage, memoryStorage } from '#platform/storage.ts'
import { visitId } from './visit-store.ts'

function keys() {
  let made = 0
  return () => `visit-${String((made += 1)).padStart(12, '0')}`
}

test('[ANALYTICS-01] a visit has one id, also after the page was loaded again', () => {
  const storage = memoryStorage()
  const newKey = keys()
  const id = visitId(storage, newKey).id()
  expect(visitId(storage, newKey).id()).toBe(id)
})

test('[ORDER-02] after an order another visit begins', () => {
  const visit = visitId(memoryStorage(), keys())
  const id = visit.id()
  visit.renew()
  expect(visit.id()).not.toBe(id)
})

test('[ANALYTICS-01] an id that was edited by hand is not sent', () => {
  const storage = memoryStorage()
  storage.write('visit-id', 1, 'no id\nat all')
  expect(visitId(storage, keys()).id()).toBe('visit-000000000001')
})

test('[ANALYTICS-01] a device that keeps nothing still has ids', () => {
  expect(visitId(emptyStorage, keys()).id()).toBe('visit-000000000001')
})
