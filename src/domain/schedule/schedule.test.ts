import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { OrderMode, WorkingDay } from '#generated/models.ts'

import { everyDay } from '#domain/hours/every-day.ts'
import type { HoursVenue } from '#domain/hours/mode-hours.ts'
import { isOpenAt } from '#domain/hours/next-change.ts'
import { weeklyHours } from '#domain/hours/weekly-hours.ts'
import { WEEKDAYS } from '#domain/time/civil-date.ts'
import { formatClockTime } from '#domain/time/clock-time.ts'
import { civilAt } from '#domain/time/zoned.ts'
import { chooseSlot, slotAt, withoutSlots } from './choice.ts'
import { scheduleDays } from './days.ts'
import { scheduleSection } from './options.ts'
import { availableDays, hasSlots, isSlotAvailable, scheduleInfo, type ScheduleMode } from './slots.ts'

const own = (workingDays: WorkingDay[]): OrderMode['schedules'] => [{ scheduleConfigs: [{ workingDays }] }]
const mode = (over: Partial<ScheduleMode> = {}): ScheduleMode => ({
  useSchedule: true,
  schedules: [],
  minDelayInMinutes: 30,
  ...over,
})
const venue = (workingDays: WorkingDay[], over: Partial<HoursVenue> = {}): HoursVenue => ({
  timeZone: 'America/Argentina/Buenos_Aires',
  ordersEnabled: true,
  deliveryConfig: { orderModes: [], workingDays, betweenStreetsRequired: false },
  ...over,
})
const noon = Date.parse('2026-11-21T15:00:00Z') // Saturday 12:00 in Buenos Aires
const times = (day?: { slots: { time: string }[] }): string[] => (day?.slots ?? []).map(({ time }) => time)

describe('[SCHED-03] slots on offer', () => {
  test('quarter hours, the last one a preparation before closing', () => {
    const info = scheduleInfo(venue(everyDay(['12:00', '13:30'])), mode(), noon)
    expect(info.schedulerDaysInfo).toHaveLength(7)
    expect(info.schedulerDaysInfo[0]).toEqual({
      dayOfWeek: 'MONDAY',
      availableHours: ['12:00', '12:15', '12:30', '12:45', '13:00'],
    })
  })

  test('seven dates from today in venue time', () => {
    const lateEvening = Date.parse('2026-11-22T02:30:00Z') // still Saturday there
    expect(scheduleInfo(venue(everyDay(['12:00', '15:00'])), mode(), lateEvening).datesBetween).toEqual([
      '2026-11-21',
      '2026-11-22',
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
    ])
  })

  test('hours of the mode go before those of the venue', () => {
    const evenings = mode({ schedules: own(everyDay(['20:00', '21:00'])) })
    expect(times(availableDays(venue(everyDay(['12:00', '15:00'])), evenings, noon)[0])).toEqual([
      '20:00',
      '20:15',
      '20:30',
    ])
  })

  test('opening off the quarter begins at the next one', () => {
    expect(times(availableDays(venue(everyDay(['18:10', '19:20'])), mode(), noon)[0])).toEqual([
      '18:15',
      '18:30',
      '18:45',
    ])
  })

  test('a range past midnight gives slots on both days', () => {
    const fridays: WorkingDay[] = [
      { dayOfWeek: 'FRIDAY', workingHours: [{ startAt: '23:00', endAt: '01:00' }] },
    ]
    const days = availableDays(venue(fridays), mode(), Date.parse('2026-11-20T15:00:00Z'))
    expect(days.map((day) => [day.date, times(day)])).toEqual([
      ['2026-11-20', ['23:00', '23:15', '23:30', '23:45']],
      ['2026-11-21', ['00:00', '00:15', '00:30']],
    ])
  })

  test('always open has a slot every quarter, up to midnight', () => {
    expect(times(availableDays(venue(everyDay(['00:00', '24:00'])), mode(), noon)[1])).toHaveLength(96)
  })

  test('today keeps only slots at least the lead time from now', () => {
    const today = availableDays(venue(everyDay(['10:00', '14:00'])), mode({ minDelayInMinutes: 0 }), noon)[0]
    expect(today).toMatchObject({ date: '2026-11-21', dayOfWeek: 'SATURDAY' })
    expect(times(today)[0]).toBe('12:30')
    expect(today?.slots[0]?.at).toBe('2026-11-21T15:30:00.000Z')
  })

  test('a longer delay of the mode is a longer lead time', () => {
    const today = availableDays(venue(everyDay(['10:00', '16:00'])), mode({ minDelayInMinutes: 50 }), noon)[0]
    expect(times(today)[0]).toBe('13:00')
  })

  test('today is dropped when nothing is left, days without entries are dropped', () => {
    const weekend: WorkingDay[] = [
      { dayOfWeek: 'SATURDAY', workingHours: [{ startAt: '08:00', endAt: '12:30' }] },
      { dayOfWeek: 'SUNDAY', workingHours: [{ startAt: '08:00', endAt: '12:30' }] },
      { dayOfWeek: 'MONDAY', workingHours: [] },
    ]
    expect(availableDays(venue(weekend), mode(), noon).map(({ date }) => date)).toEqual(['2026-11-22'])
  })

  test('a mode that cannot be scheduled has nothing', () => {
    const closed = mode({ useSchedule: false })
    expect(scheduleInfo(venue(everyDay(['12:00', '15:00'])), closed, noon)).toEqual({
      schedulerDaysInfo: [],
      datesBetween: [],
    })
    expect(hasSlots(venue(everyDay(['12:00', '15:00'])), closed, noon)).toBe(false)
    expect(scheduleInfo(venue([]), mode(), noon).datesBetween).toEqual([])
  })

  test('[HOURS-04] a manual closure hides the slots before its end, all of them without an end', () => {
    const until = venue(everyDay(['10:00', '20:00']), { manualClosure: { until: '2026-11-21T20:00:00Z' } })
    expect(times(availableDays(until, mode(), noon)[0])[0]).toBe('17:00')
    expect(hasSlots(venue(everyDay(['10:00', '20:00']), { manualClosure: {} }), mode(), noon)).toBe(false)
  })

  test('[HOURS-02] Santiago, spring: the skipped hour has no slots, the hours after it the new offset', () => {
    const santiago = venue(everyDay(['00:00', '03:00']), { timeZone: 'America/Santiago' })
    const sunday = availableDays(santiago, mode(), Date.parse('2026-09-05T12:00:00Z'))[0]
    expect(sunday?.date).toBe('2026-09-06')
    expect(sunday?.slots[0]).toEqual({ time: '01:00', at: '2026-09-06T04:00:00.000Z' })
  })

  test('unreadable dates and times from elsewhere are dropped', () => {
    const info = {
      schedulerDaysInfo: [{ dayOfWeek: 'SUNDAY' as const, availableHours: ['late', '12:00'] }],
      datesBetween: ['tomorrow', '2026-11-22'],
    }
    const days = scheduleDays(info, { timeZone: 'America/Lima', leadMinutes: 30 }, noon)
    expect(days.map((day) => [day.date, times(day)])).toEqual([['2026-11-22', ['12:00']]])
  })

  test('every slot is open, on the grid, far enough ahead and on the date it says', () => {
    const time = fc.integer({ min: 0, max: 1439 }).map(formatClockTime)
    const week = fc.array(
      fc.record({
        dayOfWeek: fc.constantFrom(...WEEKDAYS),
        workingHours: fc.array(fc.record({ startAt: time, endAt: time }), { maxLength: 2 }),
      }),
      { maxLength: 7 },
    )
    const zone = fc.constantFrom('America/Santiago', 'America/New_York', 'America/Lima')
    const minute = fc.integer({ min: Date.UTC(2026, 0, 1) / 60_000, max: Date.UTC(2026, 11, 31) / 60_000 })
    fc.assert(
      fc.property(
        week,
        zone,
        minute,
        fc.integer({ min: 0, max: 90 }),
        (days, timeZone, when, minDelayInMinutes) => {
          const hours = weeklyHours(days)
          for (const day of availableDays(
            venue(days, { timeZone }),
            mode({ minDelayInMinutes }),
            when * 60_000,
          )) {
            for (const { time: shown, at } of day.slots) {
              const ms = Date.parse(at)
              const civil = civilAt(ms, timeZone)
              expect(shown).toBe(formatClockTime(civil.hour * 60 + civil.minute))
              expect(day.date.endsWith(`-${String(civil.day).padStart(2, '0')}`)).toBe(true)
              expect(civil.minute % 15).toBe(0)
              expect(isOpenAt(hours, ms, timeZone)).toBe(true)
              expect(ms - when * 60_000).toBeGreaterThanOrEqual(Math.max(30, minDelayInMinutes) * 60_000)
            }
          }
        },
      ),
      { numRuns: 40 },
    )
  })
})

describe('[SCHED-02] the slot that is chosen', () => {
  const days = availableDays(venue(everyDay(['12:00', '15:00'])), mode(), noon)

  test('first available day and hour by default', () => {
    expect(chooseSlot(days)).toEqual({ date: '2026-11-21', time: '12:30', at: '2026-11-21T15:30:00.000Z' })
  })

  test('the choice stays while it is on offer', () => {
    expect(chooseSlot(days, { date: '2026-11-23', time: '13:15' })).toMatchObject({
      date: '2026-11-23',
      time: '13:15',
    })
  })

  test('a time not available moves to the first of that day, a day not available to the first of all', () => {
    expect(chooseSlot(days, { date: '2026-11-23', time: '18:00' })).toMatchObject({
      date: '2026-11-23',
      time: '12:00',
    })
    expect(chooseSlot(days, { date: '2027-01-01', time: '12:00' })).toMatchObject({
      date: '2026-11-21',
      time: '12:30',
    })
  })

  test('a kept choice is looked up as the clock of the venue shows it', () => {
    const kept = slotAt('2026-11-23T16:15:00.000Z', 'America/Argentina/Buenos_Aires')
    expect(kept).toEqual({ date: '2026-11-23', time: '13:15' })
    expect(chooseSlot(days, kept)?.at).toBe('2026-11-23T16:15:00.000Z')
    expect(slotAt('soon', 'America/Lima')).toBeUndefined()
  })

  test('what the server refused is not offered again; a day with nothing else goes', () => {
    const [today, tomorrow] = days
    const [first, second] = today?.slots ?? []
    const gone = [first?.at ?? '', ...(tomorrow?.slots ?? []).map(({ at }) => at)]
    const left = withoutSlots(days, gone)
    expect(chooseSlot(left, { date: today?.date ?? '', time: first?.time ?? '' })?.at).toBe(second?.at)
    expect(left.map(({ date }) => date)).not.toContain(tomorrow?.date)
    expect(left).toHaveLength(days.length - 1)
  })

  test('nothing on offer, nothing chosen', () => {
    expect(chooseSlot([])).toBeUndefined()
  })

  test('the server accepts a slot on offer and nothing else', () => {
    const where = venue(everyDay(['12:00', '15:00']))
    expect(isSlotAvailable(where, mode(), '2026-11-21T15:30:00Z', noon)).toBe(true)
    expect(isSlotAvailable(where, mode(), '2026-11-21T12:30:00-03:00', noon)).toBe(true)
    expect(isSlotAvailable(where, mode(), '2026-11-21T15:15:00Z', noon)).toBe(false)
    expect(isSlotAvailable(where, mode(), '2026-11-22T15:31:00Z', noon)).toBe(false)
    expect(isSlotAvailable(where, mode(), 'soon', noon)).toBe(false)
  })
})

describe('[SCHED-01] the section', () => {
  test("'Tipo de pedido' with both choices", () => {
    expect(scheduleSection({ canOrderNow: true, canSchedule: true })).toEqual({
      title: 'order-kind',
      options: ['NOW', 'SCHEDULED'],
      forced: false,
    })
  })

  test("'Programa tu pedido', forced when only scheduling is possible", () => {
    expect(scheduleSection({ canOrderNow: false, canSchedule: true })).toEqual({
      title: 'schedule-your-order',
      options: ['SCHEDULED'],
      forced: true,
    })
  })

  test('no section without scheduling', () => {
    expect(scheduleSection({ canOrderNow: true, canSchedule: false })).toBeUndefined()
    expect(scheduleSection({ canOrderNow: false, canSchedule: false })).toBeUndefined()
  })
})
