import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { WorkingDay } from '#generated/models.ts'

import { WEEKDAYS } from '#domain/time/civil-date.ts'
import { formatClockTime } from '#domain/time/clock-time.ts'
import {
  includesMinute,
  intersectHours,
  isAlwaysOpen,
  minuteOfWeek,
  MINUTES_PER_WEEK,
  minutesToChange,
  weeklyHours,
} from './weekly-hours.ts'

const day = (dayOfWeek: WorkingDay['dayOfWeek'], ...ranges: [string, string][]): WorkingDay => ({
  dayOfWeek,
  workingHours: ranges.map(([startAt, endAt]) => ({ startAt, endAt })),
})

const range = fc
  .tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 0, max: 1440 }))
  .map(([start, end]) => ({
    startAt: formatClockTime(start),
    endAt: end === 1440 ? '24:00' : formatClockTime(end),
  }))
const week = fc.array(
  fc.record({ dayOfWeek: fc.constantFrom(...WEEKDAYS), workingHours: fc.array(range, { maxLength: 3 }) }),
  { maxLength: 9 },
)

/** The definition, minute by minute: within a range of the day, or in the tail of yesterday's. */
function isOpenByDefinition(days: readonly WorkingDay[], minute: number): boolean {
  const toMinutes = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3))
  const today = WEEKDAYS[Math.floor(minute / 1440)]
  const yesterday = WEEKDAYS[(Math.floor(minute / 1440) + 6) % 7]
  const ofDay = minute % 1440
  return days.some(({ dayOfWeek, workingHours }) =>
    workingHours.some(({ startAt, endAt }) => {
      const [start, end] = [toMinutes(startAt), toMinutes(endAt)]
      if (end > start) return dayOfWeek === today && start <= ofDay && ofDay < end
      return (dayOfWeek === today && start <= ofDay) || (dayOfWeek === yesterday && ofDay < end)
    }),
  )
}

describe('[HOURS-02] the hours of a week', () => {
  test('two ranges of a day stay two, touching and overlapping ones become one', () => {
    expect(weeklyHours([day('MONDAY', ['12:00', '15:00'], ['20:00', '23:30'])])).toEqual([
      { start: 720, end: 900 },
      { start: 1200, end: 1410 },
    ])
    expect(weeklyHours([day('MONDAY', ['20:00', '23:00'], ['12:00', '20:00'])])).toEqual([
      { start: 720, end: 1380 },
    ])
    expect(weeklyHours([day('MONDAY', ['12:00', '20:00'], ['13:00', '14:00'])])).toEqual([
      { start: 720, end: 1200 },
    ])
  })

  test('a range past midnight goes on into the next day', () => {
    expect(weeklyHours([day('FRIDAY', ['20:00', '02:30'])])).toEqual([
      { start: 4 * 1440 + 1200, end: 5 * 1440 + 150 },
    ])
  })

  test('a range past midnight of Sunday goes on into Monday', () => {
    expect(weeklyHours([day('SUNDAY', ['20:00', '02:00'])])).toEqual([
      { start: 0, end: 120 },
      { start: 6 * 1440 + 1200, end: MINUTES_PER_WEEK },
    ])
  })

  test("'24:00' is the end of the day", () => {
    expect(weeklyHours([day('TUESDAY', ['18:00', '24:00'])])).toEqual([{ start: 1440 + 1080, end: 2880 }])
  })

  test('equal ends are a whole day round', () => {
    expect(weeklyHours([day('TUESDAY', ['10:00', '10:00'])])).toEqual([
      { start: 1440 + 600, end: 2880 + 600 },
    ])
    expect(weeklyHours([day('TUESDAY', ['00:00', '00:00'])])).toEqual([{ start: 1440, end: 2880 }])
  })

  test.each([
    ['24:00', '02:00'],
    ['9:00', '12:00'],
    ['09:00', '25:00'],
    ['', ''],
  ])('a range from "%s" to "%s" cannot be read and opens nothing', (startAt, endAt) => {
    expect(weeklyHours([day('MONDAY', [startAt, endAt])])).toEqual([])
  })

  test('[HOURS-01] all whole days are always open, six of them are not', () => {
    const whole = WEEKDAYS.map((weekday) => day(weekday, ['00:00', '24:00']))
    expect(isAlwaysOpen(weeklyHours(whole))).toBe(true)
    expect(isAlwaysOpen(weeklyHours(whole.slice(1)))).toBe(false)
    expect(isAlwaysOpen(weeklyHours(WEEKDAYS.map((weekday) => day(weekday, ['08:00', '08:00']))))).toBe(true)
    expect(isAlwaysOpen([])).toBe(false)
  })

  test('every minute of the week agrees with the definition', () => {
    fc.assert(
      fc.property(week, (days) => {
        const hours = weeklyHours(days)
        const wrong = Array.from({ length: MINUTES_PER_WEEK / 7 }, (_, step) => step * 7).filter(
          (minute) => includesMinute(hours, minute) !== isOpenByDefinition(days, minute),
        )
        expect(wrong).toEqual([])
      }),
      { numRuns: 60 },
    )
  })

  test('intervals are in order, apart from each other and within the week', () => {
    fc.assert(
      fc.property(week, (days) => {
        let last = -1
        for (const { start, end } of weeklyHours(days)) {
          expect(start).toBeGreaterThan(last)
          expect(end).toBeGreaterThan(start)
          last = end
        }
        expect(last).toBeLessThanOrEqual(MINUTES_PER_WEEK)
      }),
    )
  })

  test('what two weeks share is open in both', () => {
    fc.assert(
      fc.property(week, week, fc.integer({ min: 0, max: MINUTES_PER_WEEK - 1 }), (a, b, minute) => {
        const [one, other] = [weeklyHours(a), weeklyHours(b)]
        const both = intersectHours(one, other)
        expect(both.every(({ start, end }) => start < end)).toBe(true)
        expect(includesMinute(both, minute)).toBe(
          includesMinute(one, minute) && includesMinute(other, minute),
        )
      }),
    )
  })
})

describe('[HOURS-02] minutes to the next change', () => {
  test('a week that goes on from Sunday into Monday does not close at the week end', () => {
    const hours = weeklyHours([day('SUNDAY', ['20:00', '02:00'])])
    expect(minutesToChange(hours, 6 * 1440 + 1380)).toBe(180)
    expect(minutesToChange(hours, 60)).toBe(60)
    expect(minutesToChange(hours, 120)).toBe(6 * 1440 + 1200 - 120)
  })

  test('hours that never change have no next change', () => {
    expect(minutesToChange([], 0)).toBeUndefined()
    expect(minutesToChange([{ start: 0, end: MINUTES_PER_WEEK }], 500)).toBeUndefined()
  })

  test('the state holds up to the change and differs at it', () => {
    fc.assert(
      fc.property(week, fc.integer({ min: 0, max: MINUTES_PER_WEEK - 1 }), (days, minute) => {
        const hours = weeklyHours(days)
        const delta = minutesToChange(hours, minute)
        fc.pre(delta !== undefined)
        const open = includesMinute(hours, minute)
        expect(includesMinute(hours, (minute + delta) % MINUTES_PER_WEEK)).toBe(!open)
        for (let step = 0; step < delta; step += Math.max(1, Math.floor(delta / 50))) {
          expect(includesMinute(hours, (minute + step) % MINUTES_PER_WEEK)).toBe(open)
        }
        expect(includesMinute(hours, (minute + delta - 1) % MINUTES_PER_WEEK)).toBe(open)
      }),
    )
  })

  test('the minute of the week counts from Monday', () => {
    expect(minuteOfWeek({ weekday: 'MONDAY', hour: 0, minute: 0 })).toBe(0)
    expect(minuteOfWeek({ weekday: 'SUNDAY', hour: 23, minute: 59 })).toBe(MINUTES_PER_WEEK - 1)
  })
})
