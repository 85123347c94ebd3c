import { expect, test } from 'vitest'

import { pollDelay } from './poll-delay.ts'

const ANSWERED = 1_000_000
const good = {
  isOver: false,
  hasFailed: false,
  isLive: false,
  answeredAt: ANSWERED,
  failedAt: 0,
} as const
const failedFor = (seconds: number) => ({ ...good, hasFailed: true, failedAt: ANSWERED + seconds * 1_000 })

test('[FUP-01] [TRK-03] an order on its way is asked for every 15 seconds', () => {
  expect(pollDelay(good)).toBe(15_000)
  // updates arrive live
  expect(pollDelay({ ...good, isLive: true })).toBe(60_000)
})

test('[FUP-01] an order that has come to its end is not asked for again', () => {
  expect(pollDelay({ ...good, isOver: true })).toBe(false)
  expect(pollDelay({ ...failedFor(60), isOver: true })).toBe(false)
})

test('[FUP-01] [TRK-03] while asking fails the pauses grow, never beyond two minutes', () => {
  expect(pollDelay(failedFor(15))).toBe(15_000)
  expect(pollDelay(failedFor(30))).toBe(30_000)
  expect(pollDelay(failedFor(60))).toBe(60_000)
  expect(pollDelay(failedFor(86_400))).toBe(120_000)
  // no answer yet: the page is empty, and says 'en unos segundos'
  expect(pollDelay({ ...failedFor(60), answeredAt: 0 })).toBe(15_000)
  // the clock was set back meanwhile
  expect(pollDelay(failedFor(-500))).toBe(15_000)
})
