import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { OrderMode, ScheduleInfo, WorkingDay } from '#generated/models.ts'
import { SCHEDULE_LEAD_MINUTES, SCHEDULE_SLOT_MINUTES } from '#domain/defaults.ts'
import type { HoursVenue } from '#domain/hours/mode-hours.ts'
import { isOpenAt } from '#domain/hours/next-change.ts'
import { weeklyHours } from '#domain/hours/weekly-hours.ts'
import { formatIsoDate, WEEKDAYS } from '#domain/time/civil-date.ts'
import { formatClockTime } from '#domain/time/clock-time.ts'
import { DAY_MS, MINUTE_MS } from '#domain/time/lengths.ts'
import { civilAt } from '#domain/time/zoned.ts'
import { chooseSlot, slotAt } from './choice.ts'
import { scheduleDays } from './days.ts'
import { isSlotAvailable, scheduleInfo, scheduleRules, type ScheduleMode } from './slots.ts'

const SLOT_MS = SCHEDULE_SLOT_MINUTES * MINUTE_MS
/** One in so many quarter hours is asked about, from a random one on. */
const STRIDE = 9

/** A moment in the week before each change of the clocks, and some without one. */
const MOMENTS: Readonly<Record<string, readonly string[]>> = {
  'America/Santiago': ['2026-04-01', '2026-09-02', '2026-11-18'],
  'America/Mexico_City': ['2022-03-30', '2022-10-26', '2026-11-18'],
  'America/Asuncion': ['2024-03-20', '2023-09-27', '2026-11-18'],
}

const minuteOfDay = fc.integer({ min: 0, max: 1439 })
const time = minuteOfDay.map(formatClockTime)
// Ends before starts: half of all ranges pass midnight.
const week: fc.Arbitrary<WorkingDay[]> = fc.uniqueArray(
  fc.record({
    dayOfWeek: fc.constantFrom(...WEEKDAYS),
    workingHours: fc.array(fc.record({ startAt: time, endAt: time }), { minLength: 1, maxLength: 2 }),
  }),
  { selector: ({ dayOfWeek }) => dayOfWeek, maxLength: 7 },
)
const place = fc.constantFrom(...Object.keys(MOMENTS)).chain((timeZone) =>
  fc.record({
    timeZone: fc.constant(timeZone),
    now: fc
      .tuple(fc.constantFrom(...(MOMENTS[timeZone] ?? [])), fc.nat(6), minuteOfDay)
      .map(([day, days, minute]) => Date.parse(`${day}T00:00:00Z`) + days * DAY_MS + minute * MINUTE_MS),
  }),
)
const settings = fc.record({
  place,
  venueWeek: week,
  ownWeek: fc.option(week, { nil: undefined }),
  delay: fc.integer({ min: 0, max: 180 }),
  closedMinutes: fc.option(fc.nat(3 * 1440), { nil: undefined }),
})
type Settings = typeof settings extends fc.Arbitrary<infer T> ? T : never

function made({ place: { timeZone, now }, venueWeek, ownWeek, delay, closedMinutes }: Settings) {
  const until = closedMinutes && new Date(now + closedMinutes * MINUTE_MS).toISOString()
  const venue: HoursVenue = {
    timeZone,
    ordersEnabled: true,
    manualClosure: until ? { until } : undefined,
    deliveryConfig: { orderModes: [], workingDays: venueWeek, betweenStreetsRequired: false },
  }
  const schedules: OrderMode['schedules'] = ownWeek ? [{ scheduleConfigs: [{ workingDays: ownWeek }] }] : []
  const mode: ScheduleMode = { useSchedule: true, schedules, minDelayInMinutes: delay }
  return { venue, mode, now, timeZone }
}

/** What the browser shows: the server's answer, as it came over the wire some time before, read at this moment. */
function offered(at: Settings, readMinutesAgo = 0) {
  const { venue, mode, now } = made(at)
  const wire = JSON.stringify(scheduleInfo(venue, mode, now - readMinutesAgo * MINUTE_MS))
  return scheduleDays(JSON.parse(wire) as ScheduleInfo, scheduleRules(venue, mode, now), now)
}
const wallMinutes = (ms: number, timeZone: string) => {
  const { hour, minute } = civilAt(ms, timeZone)
  return hour * 60 + minute
}
const instants = (days: ReturnType<typeof offered>) => days.flatMap(({ slots }) => slots.map(({ at }) => at))

describe('[SCHED-03] the slots the browser offers are exactly those the server accepts', () => {
  test('in any week, zone and closure, around every change of the clocks', () => {
    fc.assert(
      fc.property(settings, fc.nat(STRIDE - 1), (at, phase) => {
        const { venue, mode, now } = made(at)
        const shown = new Set(instants(offered(at)))
        const first = Math.floor(now / SLOT_MS) + phase
        for (let ms = first * SLOT_MS; ms < now + 8 * DAY_MS; ms += STRIDE * SLOT_MS) {
          const slot = new Date(ms).toISOString()
          if (shown.has(slot) !== isSlotAvailable(venue, mode, slot, now))
            expect.fail(`${slot} is ${shown.has(slot) ? 'shown and refused' : 'accepted and not shown'}`)
        }
        // Nothing off the quarters is accepted either.
        for (const slot of [...shown].slice(0, 3)) {
          const beside = new Date(Date.parse(slot) + MINUTE_MS).toISOString()
          expect(isSlotAvailable(venue, mode, beside, now)).toBe(false)
        }
      }),
      { numRuns: 50 },
    )
  })

  test('also from an answer that is some minutes old, over midnight too', () => {
    fc.assert(
      fc.property(settings, fc.integer({ min: 0, max: 90 }), (at, minutes) => {
        const { venue, mode, now } = made(at)
        const some = instants(offered(at, minutes)).filter((_, index) => index % STRIDE === 0)
        const refused = some.filter((slot) => !isSlotAvailable(venue, mode, slot, now))
        expect(refused).toEqual([])
      }),
      { numRuns: 50 },
    )
  })

  test('a slot is on the clock and the date it says, while the kitchen is open, after the lead time and any closure', () => {
    fc.assert(
      fc.property(settings, (at) => {
        const { venue, mode, now, timeZone } = made(at)
        const hours = weeklyHours(
          at.ownWeek?.some((day) => day.workingHours.length > 0) ? at.ownWeek : at.venueWeek,
        )
        const lead = Math.max(SCHEDULE_LEAD_MINUTES, mode.minDelayInMinutes) * MINUTE_MS
        for (const { date, slots } of offered(at)) {
          for (const slot of slots) {
            const ms = Date.parse(slot.at)
            const civil = civilAt(ms, timeZone)
            expect([formatIsoDate(civil), formatClockTime(wallMinutes(ms, timeZone))]).toEqual([
              date,
              slot.time,
            ])
            expect(isOpenAt(hours, ms, timeZone)).toBe(true)
            expect(ms - now).toBeGreaterThanOrEqual(lead)
            expect(ms).toBeGreaterThanOrEqual(Date.parse(venue.manualClosure?.until ?? '') || 0)
          }
        }
      }),
      { numRuns: 50 },
    )
  })

  test('the kitchen has its time before it closes, wherever no clock changes', () => {
    fc.assert(
      fc.property(settings, (at) => {
        const { mode, timeZone } = made(at)
        const hours = weeklyHours(
          at.ownWeek?.some((day) => day.workingHours.length > 0) ? at.ownWeek : at.venueWeek,
        )
        for (const slot of instants(offered(at))) {
          const ready = Date.parse(slot) + mode.minDelayInMinutes * MINUTE_MS
          const [from, to] = [wallMinutes(Date.parse(slot), timeZone), wallMinutes(ready, timeZone)]
          const isSteady = to === (from + mode.minDelayInMinutes) % 1440
          if (isSteady && mode.minDelayInMinutes > 0)
            expect(isOpenAt(hours, ready - MINUTE_MS, timeZone)).toBe(true)
        }
      }),
      { numRuns: 50 },
    )
  })

  test('[SCHED-02] what is chosen for the diner is on offer, and a kept choice finds itself again', () => {
    fc.assert(
      fc.property(settings, fc.nat(), (at, pick) => {
        const days = offered(at)
        const all = instants(days)
        expect(chooseSlot(days)?.at).toBe(all[0])
        const kept = all[pick % Math.max(1, all.length)]
        if (kept !== undefined) expect(chooseSlot(days, slotAt(kept, at.place.timeZone))?.at).toBe(kept)
        const gone = chooseSlot(days, { date: '1999-12-31', time: '' })
        expect(gone?.at).toBe(all[0])
      }),
      { numRuns: 50 },
    )
  })
})
