import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { formatClockTime, parseClockTime } from './clock-time.ts'

describe('clock times', () => {
  test.each([
    ['00:00', 0],
    ['09:05', 545],
    ['23:59', 1439],
    ['24:00', 1440],
  ])('%s is minute %i', (text, minutes) => {
    expect(parseClockTime(text)).toBe(minutes)
  })

  test.each(['24:01', '25:00', '9:00', '12:60', '12.30', ' 12:30', '12:30:00', '', '-1:00'])(
    '"%s" is not a time',
    (text) => {
      expect(parseClockTime(text)).toBeUndefined()
    },
  )

  test('a minute beyond the day wraps', () => {
    expect(formatClockTime(1440)).toBe('00:00')
    expect(formatClockTime(1440 + 75)).toBe('01:15')
    expect(formatClockTime(-1)).toBe('23:59')
  })

  test('every minute of a day survives writing and reading', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1439 }), (minute) => {
        expect(parseClockTime(formatClockTime(minute))).toBe(minute)
      }),
    )
  })
})
