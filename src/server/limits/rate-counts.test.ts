import { expect, test, vi } from 'vitest'

import { MAX_SUBJECTS, RateCounts, type NamedLimit } from './rate-counts.ts'

const NOW = new Date('2026-11-21T16:00:00.000Z')
const ONCE: NamedLimit = { name: 'once', by: ['visitor'], count: 1, seconds: 60 }

test('more strangers than are remembered push out who was counted first, and nobody else', async () => {
  const counts = new RateCounts({ db: undefined as never })
  const take = (subject: string) => counts.take(ONCE, subject, NOW)
  expect(await take('first')).toBe(0)
  expect(await take('first')).toBe(60)
  for (let other = 1; other < MAX_SUBJECTS; other += 1) await take(`other ${other}`)
  expect(await take('first')).toBe(60)
  expect(await take('one more')).toBe(0)
  expect(await take('other 1')).toBe(60)
  expect(await take('first')).toBe(0)
})

test('things that count once are forgotten when there are too many of them', async () => {
  const counts = new RateCounts({ db: undefined as never })
  const many = { ...ONCE, count: 2 }
  const take = (subject: string) => counts.takeOnce(many, subject, 'a token', NOW)
  expect([await take('first'), await take('first'), await counts.peek(many, 'first', NOW)]).toEqual([0, 0, 0])
  for (let other = 1; other <= MAX_SUBJECTS; other += 1) await take(`other ${other}`)
  expect([await take('other 1'), await counts.peek(many, 'other 1', NOW)]).toEqual([0, 60])
})

test('a window ends by the clock that is passed in, however slow the machine is', async () => {
  vi.useFakeTimers()
  try {
    const counts = new RateCounts({ db: undefined as never })
    const take = (now: Date) => counts.take(ONCE, 'first', now)
    expect(await take(NOW)).toBe(0)
    // the machine's clock runs an hour during a second of the server's clock
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(await take(new Date(NOW.getTime() + 1_000))).toBe(59)
    expect(await take(new Date(NOW.getTime() + 60_000))).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})
