import { DAY_MS } from './lengths.ts'
import type { Weekday } from '#generated/models.ts'

/** A day of the calendar, with no time zone. @units month 1–12, day 1–31 */
export type CivilDate = { year: number; month: number; day: number }

/** The days of the week in the order the venue tables use. */
export const WEEKDAYS: readonly Weekday[] = [
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
  'SUNDAY',
]

/** The day as midnight UTC, for calendar arithmetic. */
const asUtcMs = (date: CivilDate): number => Date.UTC(date.year, date.month - 1, date.day)

const dateOf = (midnight: Date): CivilDate => ({
  year: midnight.getUTCFullYear(),
  month: midnight.getUTCMonth() + 1,
  day: midnight.getUTCDate(),
})

/**
 * Position of a weekday in {@link WEEKDAYS}: Monday is 0.
 * @source assumed: the week starts on Monday in the hours table of the Spanish interface
 */
export const weekdayIndex = (weekday: Weekday): number => WEEKDAYS.indexOf(weekday)

/**
 * The weekday a number of days later; negative numbers go back.
 * @units days
 * @source calendar
 */
export function weekdayAfter(weekday: Weekday, days: number): Weekday {
  const index = (((weekdayIndex(weekday) + days) % 7) + 7) % 7
  return WEEKDAYS[index] ?? 'MONDAY'
}

/** The weekday of a date. @source calendar */
export function weekdayOf(date: CivilDate): Weekday {
  // 1970-01-01 was a Thursday, three days after the first Monday.
  return weekdayAfter('THURSDAY', Math.round(asUtcMs(date) / DAY_MS))
}

/** The date a number of days later, across month and year ends. @units days @source calendar */
export function addDays(date: CivilDate, days: number): CivilDate {
  return dateOf(new Date(asUtcMs(date) + days * DAY_MS))
}

/** Number of days between two dates; negative when the second is earlier. @units days @source calendar */
export const daysBetween = (from: CivilDate, to: CivilDate): number =>
  Math.round((asUtcMs(to) - asUtcMs(from)) / DAY_MS)

/** The date as YYYY-MM-DD. @source ISO 8601 */
export const formatIsoDate = (date: CivilDate): string =>
  `${String(date.year).padStart(4, '0')}-${String(date.month).padStart(2, '0')}-${String(date.day).padStart(2, '0')}`

/** Parses YYYY-MM-DD. @returns undefined when the calendar has no such day @source ISO 8601 */
export function parseIsoDate(text: string): CivilDate | undefined {
  const date = dateOf(new Date(text))
  // the parser also accepts other forms, and turns a nonexistent day into a later one
  return formatIsoDate(date) === text ? date : undefined
}
