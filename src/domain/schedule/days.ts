import { DAY_MS, MINUTE_MS } from '#domain/time/lengths.ts'
import type { ScheduleInfo, Weekday } from '#generated/models.ts'

import { parseIsoDate, weekdayOf, type CivilDate } from '#domain/time/civil-date.ts'
import { parseClockTime } from '#domain/time/clock-time.ts'
import { instantMs, offsetMinutes, type Instant } from '#domain/time/zone-offset.ts'
import { instantOf, isClockTimeReal } from '#domain/time/zoned.ts'

/** A time that can be chosen. @units time HH:MM in the venue's zone; at ISO-8601 UTC */
export type ScheduleSlot = { time: string; at: string }

/** A day with at least one slot. @units date YYYY-MM-DD in the venue's zone */
export type ScheduleDay = { date: string; dayOfWeek: Weekday; slots: ScheduleSlot[] }

/** Which slots are left. `notBeforeMs` is the end of a manual closure. @units minutes; epoch ms */
export type ScheduleRules = { timeZone: string; leadMinutes: number; notBeforeMs?: number }

/**
 * The days that can be chosen at an instant, each with the slots left: at least the lead time from now,
 * after the end of a manual closure, and at a time that the venue's clock shows on that day.
 * Days without a slot are dropped, today included.
 * @param info - as the schedule call answers
 * @errors none for unreadable dates and times, which are dropped; throws UnknownTimeZoneError
 * @source diner spec §5 "Scheduling"
 */
export function scheduleDays(info: ScheduleInfo, rules: ScheduleRules, now: Instant): ScheduleDay[] {
  const dayOf = dayReader(info, rules, now)
  return info.datesBetween.flatMap((date) => dayOf(date) ?? [])
}

/**
 * Whether {@link scheduleDays} would find a day; stops at the first.
 * @errors throws UnknownTimeZoneError
 * @source diner spec §5 "Scheduling"
 */
export function hasScheduleDay(info: ScheduleInfo, rules: ScheduleRules, now: Instant): boolean {
  const dayOf = dayReader(info, rules, now)
  return info.datesBetween.some((date) => dayOf(date) !== undefined)
}

function dayReader(info: ScheduleInfo, rules: ScheduleRules, now: Instant) {
  const earliest = Math.max(instantMs(now) + rules.leadMinutes * MINUTE_MS, rules.notBeforeMs ?? 0)
  const timesOf = new Map(info.schedulerDaysInfo.map((day) => [day.dayOfWeek, day.availableHours]))
  return (date: string): ScheduleDay | undefined => {
    const civil = parseIsoDate(date)
    if (!civil) return undefined
    const dayOfWeek = weekdayOf(civil)
    const slots = slotsAt(civil, timesOf.get(dayOfWeek) ?? [], rules.timeZone).filter(
      ({ at }) => Date.parse(at) >= earliest,
    )
    return slots.length > 0 ? { date, dayOfWeek, slots } : undefined
  }
}

function slotsAt(date: CivilDate, times: readonly string[], timeZone: string): ScheduleSlot[] {
  const midnight = Date.UTC(date.year, date.month - 1, date.day)
  const offset = offsetMinutes(midnight - DAY_MS / 2, timeZone)
  const steady = offset === offsetMinutes(midnight + 2 * DAY_MS, timeZone)
  return times.flatMap((time) => {
    const minutes = parseClockTime(time)
    if (minutes === undefined) return []
    // Most days have one offset; only around a change is the clock asked slot by slot.
    if (steady) return [slot(time, midnight + (minutes - offset) * MINUTE_MS)]
    const civil = { ...date, hour: Math.floor(minutes / 60), minute: minutes % 60 }
    return isClockTimeReal(civil, timeZone) ? [slot(time, instantOf(civil, timeZone))] : []
  })
}

const slot = (time: string, atMs: number): ScheduleSlot => ({ time, at: new Date(atMs).toISOString() })
