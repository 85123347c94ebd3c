import { formatIsoDate } from '#domain/time/civil-date.ts'
import { formatClockTime } from '#domain/time/clock-time.ts'
import { civilAt } from '#domain/time/zoned.ts'
import type { ScheduleDay, ScheduleSlot } from './days.ts'

/** What a diner chose, or what is chosen for them. @units date YYYY-MM-DD in the venue's zone */
export type ScheduleChoice = ScheduleSlot & { date: string }

/**
 * The choice to show: the diner's while it is on offer, else the first hour of the chosen day,
 * else the first available day and hour.
 * @returns undefined when there is nothing to choose
 * @source diner spec §4 "Scheduling": default first day and hour; a time not available moves to the first available
 */
export function chooseSlot(
  days: readonly ScheduleDay[],
  chosen?: Pick<ScheduleChoice, 'date' | 'time'>,
): ScheduleChoice | undefined {
  const day = days.find(({ date }) => date === chosen?.date) ?? days[0]
  const found = day?.slots.find(({ time }) => time === chosen?.time) ?? day?.slots[0]
  return day && found ? { date: day.date, ...found } : undefined
}

/**
 * The day and time of a slot as the venue's clock shows them: what a kept choice is looked up by.
 * @param at - ISO-8601 instant
 * @returns undefined when it is unreadable
 * @errors throws UnknownTimeZoneError
 * @source design §5 "Venue time"
 */
export function slotAt(at: string, timeZone: string): Pick<ScheduleChoice, 'date' | 'time'> | undefined {
  const ms = Date.parse(at)
  if (Number.isNaN(ms)) return undefined
  const civil = civilAt(ms, timeZone)
  return { date: formatIsoDate(civil), time: formatClockTime(civil.hour * 60 + civil.minute) }
}

/**
 * The days without the given slots; days without any other slot are dropped. A slot the venue refused is not offered
 * again, whatever this clock says.
 * @param gone - instants of the slots to leave out
 * @units ISO-8601 UTC
 * @source assumed: a browser's clock may be behind the server's, which has the last word on the lead time
 */
export function withoutSlots(days: readonly ScheduleDay[], gone: readonly string[]): ScheduleDay[] {
  const left = days.map((day) => ({ ...day, slots: day.slots.filter(({ at }) => !gone.includes(at)) }))
  return left.filter(({ slots }) => slots.length > 0)
}
