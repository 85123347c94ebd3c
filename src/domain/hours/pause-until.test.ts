import { expect, test } from 'vitest'

import { everyDay } from './every-day.ts'
import { pauseUntil } from './pause-until.ts'

/** A venue in Buenos Aires with the same hours every day. */
const open = (...hours: [string, string][]) => ({
  timeZone: 'America/Argentina/Buenos_Aires',
  deliveryConfig: {
    orderModes: [],
    betweenStreetsRequired: false,
    workingDays: everyDay(...hours),
  },
})
/** A moment of its clock, and what the pause for the rest of the day ends at by it. */
const day = (at: string, venue = open()) =>
  new Date(pauseUntil('day', Date.parse(`${at}-03:00`), venue).getTime() - 3 * 3_600_000)
    .toISOString()
    .slice(0, 16)

test('minutes are minutes; the day is the venue’s', () => {
  const evening = Date.parse('2026-11-22T01:30:00.000Z')
  expect(pauseUntil('15', evening, open())).toEqual(new Date('2026-11-22T01:45:00.000Z'))
  expect(pauseUntil('60', evening, open())).toEqual(new Date('2026-11-22T02:30:00.000Z'))
  expect(day('2026-11-21T22:30')).toBe('2026-11-22T00:00')
})

test('a day that goes on after midnight ends when the venue closes', () => {
  const dinner = open(['12:00', '15:00'], ['20:00', '06:00'])
  expect(day('2026-11-21T23:30', dinner)).toBe('2026-11-22T06:00')
  expect(day('2026-11-22T00:10', dinner)).toBe('2026-11-22T06:00')
  // the lunch of a day is not its end
  expect(day('2026-11-21T13:00', dinner)).toBe('2026-11-22T06:00')
  expect(day('2026-11-22T07:00', dinner)).toBe('2026-11-23T06:00')
  expect(day('2026-11-21T13:00', open(['12:00', '24:00']))).toBe('2026-11-22T00:00')
})

test('who is always open has days that end at midnight', () => {
  expect(day('2026-11-21T13:00', open(['00:00', '24:00']))).toBe('2026-11-22T00:00')
})

test('of a venue that is open for days on end the pause ends at midnight', () => {
  const weekend = open()
  const allDay = [{ startAt: '00:00', endAt: '24:00' }]
  weekend.deliveryConfig.workingDays = [
    { dayOfWeek: 'SATURDAY', workingHours: allDay },
    { dayOfWeek: 'SUNDAY', workingHours: allDay },
    { dayOfWeek: 'MONDAY', workingHours: allDay },
  ]
  // a Saturday, whose opening ends two days after its midnight
  expect(day('2026-11-21T13:00', weekend)).toBe('2026-11-22T00:00')
})
