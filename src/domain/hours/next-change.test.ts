import fc from 'fast-check'
import { expect, test } from 'vitest'

import { DAY_MS, MINUTE_MS, WEEK_MS } from '#domain/time/lengths.ts'
import { isOpenAt, nextChange } from './next-change.ts'
import { weeklyHours } from './weekly-hours.ts'

const QUARTER_MS = 15 * MINUTE_MS
/** Zones and a jump of each: forward and back by an hour, back by half an hour. */
const JUMPS = [
  ['America/Santiago', Date.parse('2026-09-06T04:00:00Z')],
  ['America/Santiago', Date.parse('2026-04-05T03:00:00Z')],
  ['America/Asuncion', Date.parse('2024-03-24T03:00:00Z')],
  ['Australia/Lord_Howe', Date.parse('2026-04-04T15:00:00Z')],
] as const
const DAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const

const clock = fc
  .integer({ min: 0, max: 95 })
  .map((quarters) => new Date(quarters * QUARTER_MS).toISOString().slice(11, 16))
const hours = fc
  .array(
    fc.record({
      dayOfWeek: fc.constantFrom(...DAYS),
      workingHours: fc.array(fc.record({ startAt: clock, endAt: clock }), { minLength: 1, maxLength: 2 }),
    }),
    { maxLength: 3 },
  )
  .map(weeklyHours)

test('[HOURS-02] the next change is the first quarter of an hour with another answer, also where the clock jumps', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...JUMPS),
      fc.integer({ min: -WEEK_MS / QUARTER_MS, max: 8 }),
      hours,
      ([timeZone, jump], quarters, weekly) => {
        const from = jump + quarters * QUARTER_MS
        const isOpen = isOpenAt(weekly, from, timeZone)
        let expected: number | undefined
        for (let at = from; at <= from + WEEK_MS + DAY_MS && expected === undefined; at += QUARTER_MS)
          if (isOpenAt(weekly, at, timeZone) !== isOpen) expected = at
        expect(nextChange(weekly, from, timeZone)).toBe(expected)
      },
    ),
    { numRuns: 300 },
  )
})

test('a venue that closes as a skipped hour begins and opens as it ends stays open', () => {
  const weekly = weeklyHours([
    {
      dayOfWeek: 'SUNDAY',
      workingHours: [{ startAt: '01:00', endAt: '03:00' }],
    },
    { dayOfWeek: 'SATURDAY', workingHours: [{ startAt: '20:00', endAt: '00:00' }] },
  ])
  // midnight is one o'clock on that day
  const from = Date.parse('2026-09-06T02:00:00Z')
  expect(nextChange(weekly, from, 'America/Santiago')).toBe(Date.parse('2026-09-06T06:00:00Z'))
})
