import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  addDays,
  daysBetween,
  formatIsoDate,
  parseIsoDate,
  weekdayAfter,
  weekdayIndex,
  weekdayOf,
  WEEKDAYS,
} from './civil-date.ts'

const date = fc
  .date({ min: new Date('1975-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
  .map((d) => ({ year: d.getUTCFullYear(), month: d.getUTCMonth() + 1, day: d.getUTCDate() }))

describe('calendar dates', () => {
  test.each([
    [{ year: 1970, month: 1, day: 1 }, 'THURSDAY'],
    [{ year: 2026, month: 11, day: 21 }, 'SATURDAY'],
    [{ year: 2024, month: 2, day: 29 }, 'THURSDAY'],
    [{ year: 1969, month: 12, day: 31 }, 'WEDNESDAY'],
  ])('%o is a %s', (day, weekday) => {
    expect(weekdayOf(day)).toBe(weekday)
  })

  test('adding days passes the ends of months, years and February', () => {
    expect(addDays({ year: 2024, month: 2, day: 28 }, 1)).toEqual({ year: 2024, month: 2, day: 29 })
    expect(addDays({ year: 2026, month: 2, day: 28 }, 1)).toEqual({ year: 2026, month: 3, day: 1 })
    expect(addDays({ year: 2026, month: 12, day: 31 }, 1)).toEqual({ year: 2027, month: 1, day: 1 })
    expect(addDays({ year: 2026, month: 1, day: 1 }, -1)).toEqual({ year: 2025, month: 12, day: 31 })
  })

  test('weekdays go round', () => {
    expect(weekdayAfter('SUNDAY', 1)).toBe('MONDAY')
    expect(weekdayAfter('MONDAY', -1)).toBe('SUNDAY')
    expect(weekdayAfter('WEDNESDAY', 14)).toBe('WEDNESDAY')
    expect(WEEKDAYS.map(weekdayIndex)).toEqual([0, 1, 2, 3, 4, 5, 6])
  })

  test('the weekday advances with the date, and the distance is what was added', () => {
    fc.assert(
      fc.property(date, fc.integer({ min: -1000, max: 1000 }), (day, days) => {
        const moved = addDays(day, days)
        expect(weekdayOf(moved)).toBe(weekdayAfter(weekdayOf(day), days))
        expect(daysBetween(day, moved)).toBe(days)
      }),
    )
  })

  test('dates are written as ISO 8601', () => {
    expect(formatIsoDate({ year: 2026, month: 3, day: 7 })).toBe('2026-03-07')
  })

  test('and read, where the calendar has them', () => {
    expect(parseIsoDate('2028-02-29')).toEqual({ year: 2028, month: 2, day: 29 })
    for (const text of ['2026-02-29', '2026-13-01', '2026-3-7', '03-07-2026', '2026-03-07T00:00', ''])
      expect(parseIsoDate(text)).toBeUndefined()
  })
})
