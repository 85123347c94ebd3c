import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { offsetChange, offsetMinutes, trustRules, UnknownTimeZoneError, zoneRules } from './zone-offset.ts'
import { civilAt, instantOf, isClockTimeReal } from './zoned.ts'

const ZONES = [
  'America/Argentina/Buenos_Aires',
  'America/Santiago',
  'America/Asuncion',
  'America/Mexico_City',
  'America/New_York',
  'America/Caracas',
  'America/Sao_Paulo',
  'UTC',
]
const shown = (iso: string, zone: string): string => {
  const { year, month, day, hour, minute, weekday } = civilAt(Date.parse(iso), zone)
  return `${year}-${month}-${day} ${hour}:${String(minute).padStart(2, '0')} ${weekday}`
}
const at = (year: number, month: number, day: number, hour: number, minute: number, zone: string): string =>
  new Date(instantOf({ year, month, day, hour, minute }, zone)).toISOString()

describe('[HOURS-02] the clock of the venue', () => {
  test.each([
    ['2026-11-21T02:30:00Z', 'America/Argentina/Buenos_Aires', '2026-11-20 23:30 FRIDAY'],
    ['2026-01-01T02:59:59Z', 'America/Santiago', '2025-12-31 23:59 WEDNESDAY'],
    ['2026-07-01T03:30:00Z', 'America/Santiago', '2026-6-30 23:30 TUESDAY'],
    // Mexico kept daylight saving until October 2022 and has none since.
    ['2022-07-01T05:30:00Z', 'America/Mexico_City', '2022-7-1 0:30 FRIDAY'],
    ['2023-07-01T05:30:00Z', 'America/Mexico_City', '2023-6-30 23:30 FRIDAY'],
    ['2026-07-01T04:00:00Z', 'America/New_York', '2026-7-1 0:00 WEDNESDAY'],
    ['2024-07-01T04:00:00Z', 'America/Asuncion', '2024-7-1 0:00 MONDAY'],
  ])('%s in %s is %s', (iso, zone, expected) => {
    expect(shown(iso, zone)).toBe(expected)
  })

  test('midnight is hour 0 of the new day, never hour 24', () => {
    expect(civilAt(Date.parse('2026-11-21T03:00:00Z'), 'America/Argentina/Buenos_Aires')).toMatchObject({
      day: 21,
      hour: 0,
    })
  })

  test('a Date and its number are the same instant', () => {
    const ms = Date.parse('2026-11-21T15:00:00Z')
    expect(civilAt(new Date(ms), 'America/Lima')).toEqual(civilAt(ms, 'America/Lima'))
  })
})

describe('[HOURS-02] the hour that does not exist', () => {
  test.each([
    // Santiago 2026-09-06 jumps from 00:00 to 01:00, at 04:00Z.
    ['America/Santiago', [2026, 9, 6, 0, 0], '2026-09-06T04:00:00.000Z'],
    ['America/Santiago', [2026, 9, 6, 0, 30], '2026-09-06T04:00:00.000Z'],
    ['America/Santiago', [2026, 9, 6, 1, 0], '2026-09-06T04:00:00.000Z'],
    ['America/Santiago', [2026, 9, 5, 24, 0], '2026-09-06T04:00:00.000Z'],
    // New York 2026-03-08 jumps from 02:00 to 03:00, at 07:00Z.
    ['America/New_York', [2026, 3, 8, 2, 15], '2026-03-08T07:00:00.000Z'],
    // Asuncion 2023-10-01 jumps from 00:00 to 01:00; Mexico City 2022-04-03 from 02:00 to 03:00.
    ['America/Asuncion', [2023, 10, 1, 0, 45], '2023-10-01T04:00:00.000Z'],
    ['America/Mexico_City', [2022, 4, 3, 2, 30], '2022-04-03T08:00:00.000Z'],
  ] as const)('%s %o is the instant of the jump', (zone, [y, mo, d, h, mi], expected) => {
    expect(at(y, mo, d, h, mi, zone)).toBe(expected)
  })

  test('only skipped times are unreal', () => {
    const day = { year: 2026, month: 9, day: 6 }
    expect(isClockTimeReal({ ...day, hour: 0, minute: 30 }, 'America/Santiago')).toBe(false)
    expect(isClockTimeReal({ ...day, hour: 1, minute: 0 }, 'America/Santiago')).toBe(true)
    expect(isClockTimeReal({ ...day, hour: 24, minute: 0 }, 'America/Santiago')).toBe(true)
  })
})

describe('[HOURS-02] the hour that comes twice', () => {
  test.each([
    // Santiago 2026-04-05 goes back from 00:00 to 23:00 of the 4th, at 03:00Z.
    ['America/Santiago', [2026, 4, 4, 23, 30], '2026-04-05T02:30:00.000Z'],
    ['America/New_York', [2026, 11, 1, 1, 30], '2026-11-01T05:30:00.000Z'],
    ['America/Asuncion', [2024, 3, 23, 23, 15], '2024-03-24T02:15:00.000Z'],
    ['America/Mexico_City', [2022, 10, 30, 1, 30], '2022-10-30T06:30:00.000Z'],
  ] as const)('%s %o is the first of both', (zone, [y, mo, d, h, mi], expected) => {
    expect(at(y, mo, d, h, mi, zone)).toBe(expected)
  })
})

describe('offsets', () => {
  test('Asuncion stays on summer time from October 2024', () => {
    expect(offsetMinutes(Date.parse('2024-07-01T12:00:00Z'), 'America/Asuncion')).toBe(-240)
    expect(offsetMinutes(Date.parse('2026-07-01T12:00:00Z'), 'America/Asuncion')).toBe(-180)
  })

  test('the change is found to the minute', () => {
    const change = offsetChange(
      Date.parse('2026-09-03T11:17:00Z'),
      Date.parse('2026-09-11T11:17:00Z'),
      'America/Santiago',
    )
    expect(change).toBe(Date.parse('2026-09-06T04:00:00Z'))
  })

  test('no change is no instant', () => {
    expect(offsetChange(0, 86_400_000, 'UTC')).toBeUndefined()
  })

  test('spans say of each instant what the zone says, and no more spans than changes', () => {
    // years gone by: what is to come changes with the zone data of Node
    const from = Date.UTC(2023, 0, 1)
    const until = Date.UTC(2025, 0, 1)
    const counts = { 'America/Bogota': 1, 'America/Santiago': 5, 'Africa/Casablanca': 5 }
    for (const [zone, count] of Object.entries(counts)) {
      const { spans } = zoneRules(from, until, zone)
      expect(spans).toHaveLength(count)
      fc.assert(
        fc.property(fc.integer({ min: from, max: until - 1 }), (instant) => {
          const [span, ...others] = spans.filter(
            ({ fromMs, untilMs }) => fromMs <= instant && instant < untilMs,
          )
          expect(others).toEqual([])
          expect(span?.minutes).toBe(offsetMinutes(instant, zone))
        }),
      )
    }
  })

  test('rules that are trusted count, and the runtime is asked of no more than what lies outside', () => {
    const zone = 'America/Only_The_Server_Knows'
    const spans = [
      { fromMs: 0, untilMs: 86_400_000, minutes: -240 },
      { fromMs: 86_400_000, untilMs: 2 * 86_400_000, minutes: -180 },
    ]
    trustRules({ timeZone: zone, spans })
    expect(civilAt(86_400_000 - 60_000, zone)).toMatchObject({ hour: 19, minute: 59 })
    expect(civilAt(86_400_000, zone)).toMatchObject({ hour: 21, minute: 0 })
    expect(() => civilAt(2 * 86_400_000, zone)).toThrow(UnknownTimeZoneError)
  })

  test('an unknown zone is a named fault with its cause', () => {
    expect(() => civilAt(0, 'America/Springfield')).toThrow(UnknownTimeZoneError)
    expect(() => civilAt(0, '')).toThrow(/Unknown IANA time zone ""/)
  })

  test('reading the wall and finding the instant again loses nothing but the second pass of a repeated hour', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ZONES),
        fc.integer({ min: Date.UTC(2021, 0, 1) / 60_000, max: Date.UTC(2030, 0, 1) / 60_000 }),
        (zone, minute) => {
          const instant = minute * 60_000
          const found = instantOf(civilAt(instant, zone), zone)
          expect(civilAt(found, zone)).toEqual(civilAt(instant, zone))
          expect([0, 3_600_000]).toContain(instant - found)
        },
      ),
      { numRuns: 400 },
    )
  })
})
