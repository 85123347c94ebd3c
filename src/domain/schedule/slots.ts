import type { OrderMode, ScheduleInfo } from '#generated/models.ts'

import { SCHEDULE_DAYS_AHEAD, SCHEDULE_SLOT_MINUTES } from '#domain/defaults.ts'
import { modeWorkingDays, type HoursVenue } from '#domain/hours/mode-hours.ts'
import { closedUntil } from '#domain/hours/open-state.ts'
import { isAlwaysOpen, MINUTES_PER_WEEK, weeklyHours, type WeeklyHours } from '#domain/hours/weekly-hours.ts'
import { addDays, formatIsoDate, WEEKDAYS, weekdayIndex } from '#domain/time/civil-date.ts'
import { formatClockTime, MINUTES_PER_DAY } from '#domain/time/clock-time.ts'
import { instantMs, type Instant } from '#domain/time/zone-offset.ts'
import { civilAt } from '#domain/time/zoned.ts'
import { hasScheduleDay, scheduleDays, type ScheduleDay, type ScheduleRules } from './days.ts'
import { leadMinutes } from './lead-minutes.ts'

/** The part of an order mode that scheduling depends on. */
export type ScheduleMode = Pick<OrderMode, 'useSchedule' | 'schedules' | 'minDelayInMinutes'>

/**
 * What decides which slots are left at an instant.
 * @units minutes; epoch ms
 * @source design §5 "Scheduling": lead time max(30 min, the mode's minDelay)
 */
export function scheduleRules(
  venue: Pick<HoursVenue, 'timeZone' | 'manualClosure'>,
  mode: Pick<OrderMode, 'minDelayInMinutes'>,
  now: Instant,
): ScheduleRules {
  return {
    timeZone: venue.timeZone,
    leadMinutes: leadMinutes(mode.minDelayInMinutes),
    notBeforeMs: closedUntil(venue.manualClosure, instantMs(now)),
  }
}

/**
 * When orders of a mode can be scheduled: slots for every weekday that has any, and the dates on offer from today.
 * Slots are those of a whole day; which are left today is asked of {@link scheduleDays} at the moment of showing,
 * so an answer that is some minutes old stays right.
 * @param mode - a mode that cannot be scheduled has no slots and no dates
 * @errors throws UnknownTimeZoneError
 * @source diner spec §3 "Schedule config"; design §5: 15-min slots, 7 days ahead, never after closing minus preparation
 */
export function scheduleInfo(venue: HoursVenue, mode: ScheduleMode, now: Instant): ScheduleInfo {
  if (!mode.useSchedule) return { schedulerDaysInfo: [], datesBetween: [] }
  const hours = weeklyHours(modeWorkingDays(venue, mode))
  const schedulerDaysInfo = WEEKDAYS.map((dayOfWeek) => ({
    dayOfWeek,
    availableHours: slotsOf(hours, weekdayIndex(dayOfWeek) * MINUTES_PER_DAY, mode.minDelayInMinutes),
  })).filter(({ availableHours }) => availableHours.length > 0)
  const today = civilAt(now, venue.timeZone)
  const dates = Array.from({ length: SCHEDULE_DAYS_AHEAD }, (_, days) => formatIsoDate(addDays(today, days)))
  return { schedulerDaysInfo, datesBetween: schedulerDaysInfo.length > 0 ? dates : [] }
}

/** Quarter hours of a day at which the kitchen is open and stays so for the preparation. */
function slotsOf(hours: WeeklyHours, midnight: number, preparationMinutes: number): string[] {
  return hours.flatMap(({ start, end }) => {
    const first = Math.ceil(Math.max(start - midnight, 0) / SCHEDULE_SLOT_MINUTES) * SCHEDULE_SLOT_MINUTES
    const lastStart = closingOf(hours, end) - preparationMinutes - midnight
    const slots: string[] = []
    for (
      let minute = first;
      minute < Math.min(end - midnight, MINUTES_PER_DAY) && minute <= lastStart;
      minute += SCHEDULE_SLOT_MINUTES
    )
      slots.push(formatClockTime(minute))
    return slots
  })
}

/** When an interval that ends at a minute really closes: Sunday night may go on into Monday. */
function closingOf(hours: WeeklyHours, end: number): number {
  if (isAlwaysOpen(hours)) return Number.POSITIVE_INFINITY
  const monday = hours[0]
  return end === MINUTES_PER_WEEK && monday?.start === 0 ? end + monday.end : end
}

/**
 * The days and slots a diner may choose now.
 * @errors throws UnknownTimeZoneError
 * @source diner spec §5 "Scheduling"
 */
export const availableDays = (venue: HoursVenue, mode: ScheduleMode, now: Instant): ScheduleDay[] =>
  scheduleDays(scheduleInfo(venue, mode, now), scheduleRules(venue, mode, now), now)

/**
 * Whether there is any slot to choose.
 * @errors throws UnknownTimeZoneError
 * @source diner spec §4 "Scheduling"
 */
export const hasSlots = (venue: HoursVenue, mode: ScheduleMode, now: Instant): boolean =>
  hasScheduleDay(scheduleInfo(venue, mode, now), scheduleRules(venue, mode, now), now)

/**
 * Whether an instant is one of the slots on offer: what the server asks before it accepts a scheduled order.
 * @param scheduledAt - ISO-8601 instant; an unreadable one is no slot
 * @errors throws UnknownTimeZoneError
 * @source diner spec §5 "A slot must be at least a minimum lead time from now"
 */
export function isSlotAvailable(
  venue: HoursVenue,
  mode: ScheduleMode,
  scheduledAt: string,
  now: Instant,
): boolean {
  const wanted = Date.parse(scheduledAt)
  return availableDays(venue, mode, now).some((day) =>
    day.slots.some((slot) => Date.parse(slot.at) === wanted),
  )
}
