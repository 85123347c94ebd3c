import { expect, test } from 'vitest'

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
