import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { WorkingDay } from '#generated/models.ts'

import { WEEKDAYS } from '#domain/time/civil-date.ts'
import { formatClockTime } from '#domain/time/clock-time.ts'
import { UnknownTimeZoneError } from '#domain/time/zone-offset.ts'
import { everyDay } from './every-day.ts'
import { isOpen, laterClosure, openState, type OpenHours } from './open-state.ts'

const venue = (workingDays: WorkingDay[], timeZone = 'America/Argentina/Buenos_Aires'): OpenHours => ({
  deliveryConfig: { workingDays },
  timeZone,
})
const daily = (...ranges: [string, string][]): OpenHours => venue(everyDay(...ranges))
const at = (iso: string): number => Date.parse(iso)

describe('[HOURS-01] open state in words', () => {
  // 2026-11-21 is a Saturday; Buenos Aires is UTC−3 all year.
  test('open until this evening', () => {
    expect(openState(daily(['12:00', '23:30']), at('2026-11-21T20:00:00Z'))).toEqual({
      kind: 'open',
      until: {
        weekday: 'SATURDAY',
        time: '23:30',
        sameDay: true,
        daysAhead: 0,
        at: '2026-11-22T02:30:00.000Z',
      },
    })
  })

  test('closed until tomorrow noon', () => {
    expect(openState(daily(['12:00', '23:30']), at('2026-11-22T02:30:00Z'))).toEqual({
      kind: 'closed',
      next: {
        weekday: 'SUNDAY',
        time: '12:00',
        sameDay: false,
        daysAhead: 1,
        at: '2026-11-22T15:00:00.000Z',
      },
    })
  })

  test('closed between lunch and dinner opens again the same day', () => {
    const state = openState(daily(['12:00', '15:00'], ['20:00', '23:00']), at('2026-11-21T19:00:00Z'))
    expect(state).toMatchObject({
      kind: 'closed',
      next: { time: '20:00', sameDay: true, weekday: 'SATURDAY' },
    })
  })

  test('open on one weekday only: six days ahead', () => {
    const fridays: WorkingDay[] = [
      { dayOfWeek: 'FRIDAY', workingHours: [{ startAt: '20:00', endAt: '23:00' }] },
    ]
    expect(openState(venue(fridays), at('2026-11-21T12:00:00Z'))).toMatchObject({
      next: { weekday: 'FRIDAY', daysAhead: 6 },
    })
  })

  test('open past midnight, from yesterday', () => {
    const fridays: WorkingDay[] = [
      { dayOfWeek: 'FRIDAY', workingHours: [{ startAt: '20:00', endAt: '02:00' }] },
    ]
    expect(openState(venue(fridays), at('2026-11-21T04:59:59Z'))).toMatchObject({
      kind: 'open',
      until: { weekday: 'SATURDAY', time: '02:00', sameDay: true },
    })
    expect(openState(venue(fridays), at('2026-11-21T05:00:00Z')).kind).toBe('closed')
  })

  test('whole days all week are always open', () => {
    expect(openState(daily(['00:00', '24:00']), at('2026-11-21T12:00:00Z'))).toEqual({
      kind: 'always-open',
    })
    expect(isOpen({ kind: 'always-open' })).toBe(true)
  })

  test('no hours at all: closed with no next opening', () => {
    expect(openState(venue([]), at('2026-11-21T12:00:00Z'))).toEqual({ kind: 'closed', next: undefined })
    expect(isOpen({ kind: 'closed' })).toBe(false)
  })

  test('an unknown time zone is a wiring fault', () => {
    expect(() => openState(venue(everyDay(['12:00', '15:00']), 'Mars/Olympus'), 0)).toThrow(
      UnknownTimeZoneError,
    )
  })
})

describe('[HOURS-04] manual closure', () => {
  const closed = (until?: string): OpenHours => ({
    ...daily(['12:00', '23:00']),
    manualClosure: { until, reason: 'Sin gas' },
  })

  test('without an end it closes an open venue, with no next opening', () => {
    expect(openState(closed(), at('2026-11-21T20:00:00Z'))).toEqual({
      kind: 'temporarily-closed',
      next: undefined,
      reason: 'Sin gas',
    })
  })

  test('ending while the hours are open, it opens at its end', () => {
    expect(openState(closed('2026-11-21T21:00:00Z'), at('2026-11-21T20:00:00Z'))).toMatchObject({
      kind: 'temporarily-closed',
      next: { time: '18:00', sameDay: true, at: '2026-11-21T21:00:00.000Z' },
    })
  })

  test('ending at night, it opens with the next hours', () => {
    expect(openState(closed('2026-11-22T06:00:00Z'), at('2026-11-21T20:00:00Z'))).toMatchObject({
      next: { weekday: 'SUNDAY', time: '12:00', daysAhead: 1 },
    })
  })

  test('once over it does nothing', () => {
    expect(openState(closed('2026-11-21T20:00:00Z'), at('2026-11-21T20:00:00Z')).kind).toBe('open')
  })

  test('an unreadable end keeps the venue closed', () => {
    expect(openState(closed('mañana'), at('2026-11-21T20:00:00Z'))).toMatchObject({
      kind: 'temporarily-closed',
      next: undefined,
    })
  })

  test('it closes a venue that is always open', () => {
    const always = { ...daily(['00:00', '24:00']), manualClosure: {} }
    expect(openState(always, 0).kind).toBe('temporarily-closed')
  })
})

describe('[HOURS-04] of two manual closures', () => {
  const noon = { until: '2026-11-21T15:00:00Z', reason: 'Sin gas' }
  const night = { until: '2026-11-22T00:00:00Z', reason: 'De vacaciones' }
  const endless = { reason: 'Refacción' }

  test.each([
    [noon, night, night],
    [night, noon, night],
    [noon, endless, endless],
    [endless, night, endless],
    [noon, { until: 'mañana' }, { until: 'mañana' }],
    [noon, { ...noon, reason: 'De vacaciones' }, noon],
    [undefined, noon, noon],
    [noon, undefined, noon],
    [undefined, undefined, undefined],
  ])('%o and %o: the one that ends later closes the venue', (first, second, later) => {
    expect(laterClosure(first, second)).toEqual(later)
  })
})

describe('[HOURS-02] through daylight-saving changes', () => {
  test('Santiago, spring: a night that lasts until 02:00 is an hour shorter', () => {
    const hours = venue(everyDay(['20:00', '02:00']), 'America/Santiago')
    expect(openState(hours, at('2026-09-06T03:59:00Z'))).toMatchObject({
      kind: 'open',
      until: { time: '02:00', at: '2026-09-06T05:00:00.000Z' },
    })
  })

  test('Santiago, spring: closing within the skipped hour closes at the jump', () => {
    const hours = venue(everyDay(['18:00', '00:30']), 'America/Santiago')
    expect(openState(hours, at('2026-09-06T03:30:00Z'))).toMatchObject({
      until: { time: '01:00', at: '2026-09-06T04:00:00.000Z' },
    })
    expect(openState(hours, at('2026-09-06T04:00:00Z')).kind).toBe('closed')
  })

  test('Asuncion, spring 2023: opening within the skipped hour opens at the jump', () => {
    const hours = venue(everyDay(['00:30', '04:00']), 'America/Asuncion')
    expect(openState(hours, at('2023-10-01T03:00:00Z'))).toMatchObject({
      next: { time: '01:00', at: '2023-10-01T04:00:00.000Z' },
    })
  })

  test('New York, autumn: a night that lasts until 04:00 is an hour longer', () => {
    const hours = venue(everyDay(['20:00', '04:00']), 'America/New_York')
    expect(openState(hours, at('2026-11-01T04:00:00Z'))).toMatchObject({
      until: { time: '04:00', at: '2026-11-01T09:00:00.000Z' },
    })
  })

  test('Mexico City: the same day of July before and after daylight saving was ended', () => {
    const hours = venue(everyDay(['08:00', '23:00']), 'America/Mexico_City')
    expect(openState(hours, at('2022-07-10T13:30:00Z')).kind).toBe('open')
    expect(openState(hours, at('2023-07-10T13:30:00Z')).kind).toBe('closed')
  })
})

const zone = fc.constantFrom(
  'America/Santiago',
  'America/New_York',
  'America/Asuncion',
  'America/Mexico_City',
  'UTC',
)
const time = fc.integer({ min: 0, max: 1439 }).map(formatClockTime)
const week = fc.array(
  fc.record({
    dayOfWeek: fc.constantFrom(...WEEKDAYS),
    workingHours: fc.array(fc.record({ startAt: time, endAt: time }), { minLength: 1, maxLength: 2 }),
  }),
  { maxLength: 7 },
)
// Instants around the changes of 2022–2024, where all of the zones still had them, as well as any other.
const CHANGES = [
  '2022-04-03T03:00Z',
  '2022-10-30T07:00Z',
  '2023-10-01T04:00Z',
  '2024-03-24T03:00Z',
  '2023-03-12T07:00Z',
]
const minute = fc.oneof(
  fc.integer({ min: at('2022-01-01T00:00Z') / 60_000, max: at('2026-12-31T00:00Z') / 60_000 }),
  fc
    .tuple(fc.constantFrom(...CHANGES), fc.integer({ min: -2000, max: 200 }))
    .map(([iso, by]) => at(iso) / 60_000 + by),
)

/** Weekday and wall time straight from Intl, with nothing of the code under test. */
function wall(ms: number, timeZone: string): { weekday: string; minutes: number } {
  const text = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  }).format(ms)
  const [weekday = '', clock = ''] = text.split(/,? /)
  return {
    weekday: weekday.toUpperCase(),
    minutes: (Number(clock.slice(0, 2)) % 24) * 60 + Number(clock.slice(3)),
  }
}

function isOpenByDefinition(days: readonly WorkingDay[], ms: number, timeZone: string): boolean {
  const { weekday, minutes } = wall(ms, timeZone)
  const yesterday = WEEKDAYS[(WEEKDAYS.findIndex((name) => name === weekday) + 6) % 7]
  return days.some(({ dayOfWeek, workingHours }) =>
    workingHours.some(({ startAt, endAt }) => {
      const now = formatClockTime(minutes)
      if (endAt > startAt) return dayOfWeek === weekday && startAt <= now && now < endAt
      return (dayOfWeek === weekday && startAt <= now) || (dayOfWeek === yesterday && now < endAt)
    }),
  )
}

describe('[HOURS-02] open at any minute', () => {
  test('equals the definition on the wall clock', () => {
    fc.assert(
      fc.property(week, zone, minute, (days, timeZone, when) => {
        const state = openState(venue(days, timeZone), when * 60_000)
        expect(isOpen(state)).toBe(isOpenByDefinition(days, when * 60_000, timeZone))
      }),
      { numRuns: 500 },
    )
  })
})
