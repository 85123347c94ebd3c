import { addDays, daysBetween, formatIsoDate, parseIsoDate, type CivilDate } from '#domain/time/civil-date.ts'
import type { Instant } from '#domain/time/zone-offset.ts'
import { civilAt, instantOf } from '#domain/time/zoned.ts'

/** Most days of one report. @source assumed: a quarter of a year, which is what accountants ask for */
export const MOST_BOOK_DAYS = 92

/** The days of a report. @units dates YYYY-MM-DD in the venue's zone; epoch ms, `until` being after the last */
export type BookDays = { from: string; to: string; since: number; until: number }

/** Why days have no report. */
export type BookDaysFault = { ok: false; field: 'from' | 'to'; code: 'NO_DATE' | 'BACKWARDS' | 'TOO_LONG' }

const startOf = (date: CivilDate, timeZone: string): number =>
  instantOf({ ...date, hour: 0, minute: 0 }, timeZone)

/**
 * The time range of a report's days: calendar days in the venue's zone, including days with a clock change.
 * @param asked - the first day defaults to today, the last one to the first
 * @errors NO_DATE not a calendar day; BACKWARDS it ends before it begins; TOO_LONG above {@link MOST_BOOK_DAYS}; throws
 * UnknownTimeZoneError
 * @source issue 15 part 10 "a day or range"; design §5 "Venue time"
 */
export function bookDays(
  asked: { from?: string; to?: string },
  timeZone: string,
  now: Instant,
): { ok: true; days: BookDays } | BookDaysFault {
  const first = asked.from === undefined ? civilAt(now, timeZone) : parseIsoDate(asked.from)
  if (first === undefined) return { ok: false, field: 'from', code: 'NO_DATE' }
  const last = asked.to === undefined ? first : parseIsoDate(asked.to)
  if (last === undefined) return { ok: false, field: 'to', code: 'NO_DATE' }
  const more = daysBetween(first, last)
  if (more < 0) return { ok: false, field: 'to', code: 'BACKWARDS' }
  if (more >= MOST_BOOK_DAYS) return { ok: false, field: 'to', code: 'TOO_LONG' }
  const since = startOf(first, timeZone)
  const until = startOf(addDays(last, 1), timeZone)
  return { ok: true, days: { from: formatIsoDate(first), to: formatIsoDate(last), since, until } }
}
