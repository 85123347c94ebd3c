import { expect, test } from 'vitest'

import type { MarketingEvent } from '#domain/marketing/marketing-event.ts'
import { memoryStorage } from '#platform/storage.ts'
import { createEventQueue, forgetEvents } from './event-queue.ts'

const bought = (value: number): MarketingEvent => ({
  kind: 'purchase',
  currency: 'ARS',
  value,
  items: [],
  transactionId: 'visit-1',
})

test('[ANALYTICS-02] what waits for the vendors of one brand is given to them once, and to those of no other', () => {
  const storage = memoryStorage()
  const [one, other] = [createEventQueue(storage, 'one'), createEventQueue(storage, 'other')]
  one.add(bought(1))
  one.add(bought(2))
  other.add(bought(3))
  expect(one.take().map(({ value }) => value)).toEqual([1, 2])
  expect(one.take()).toEqual([])
  expect(other.take().map(({ value }) => value)).toEqual([3])
})

test('[ANALYTICS-02] what waited when somebody answers is told to nobody', () => {
  const storage = memoryStorage()
  const queue = createEventQueue(storage, 'one')
  queue.add(bought(1))
  forgetEvents('one', storage)
  expect(queue.take()).toEqual([])
})
