import { formatClockTime } from '#domain/time/clock-time.ts'
import { daysBetween, weekdayOf, type CivilDate } from '#domain/time/civil-date.ts'
import { civilAt } from '#domain/time/zoned.ts'
import type { Translate } from '#messages/index.ts'
import type { moment } from '#messages/moment.ts'

const MINUTES = 60
const twoDigits = (value: number) => String(value).padStart(2, '0')
const instantOf = (at: string | number) => (typeof at === 'number' ? at : Date.parse(at))

/** The clock on the wall of the venue: '20:15'. @param at - ISO-8601, or milliseconds since the epoch */
export function clockAt(at: string | number, timeZone: string): string {
  const { hour, minute } = civilAt(instantOf(at), timeZone)
  return formatClockTime(hour * MINUTES + minute)
}

/** A time with the sign that its country gives it: '12:30 h', '12:30 hs'. */
export const clockText = (time: string, t: Translate<typeof moment>): string => t('moment.clock', { time })

/** Day and clock of the venue: 'miércoles 18/11, 12:30 h'. */
export function momentAt(at: string | number, timeZone: string, t: Translate<typeof moment>): string {
  return t('moment.at', momentParts(at, timeZone, t))
}

/** When something is due, after 'para': 'hoy, 12:30 h', 'mañana, 12:30 h', 'el viernes 20/11, 12:30 h'. */
export function dueAt(
  at: string | number,
  { now, timeZone }: { now: number; timeZone: string },
  t: Translate<typeof moment>,
): string {
  const days = daysBetween(civilAt(now, timeZone), civilAt(instantOf(at), timeZone))
  const time = clockText(clockAt(at, timeZone), t)
  if (days === 0) return t('moment.today', { time })
  return days === 1 ? t('moment.tomorrow', { time }) : dueOn(at, timeZone, t)
}

/** The same with its date, for what is read on another day than it was written: paper. */
export const dueOn = (at: string | number, timeZone: string, t: Translate<typeof moment>): string =>
  t('moment.on', momentParts(at, timeZone, t))

const momentParts = (at: string | number, timeZone: string, t: Translate<typeof moment>) => ({
  ...dayParts(civilAt(instantOf(at), timeZone), t),
  time: clockText(clockAt(at, timeZone), t),
})

/** What a day is called: 'miércoles' and '18/11'. */
export const dayParts = (date: CivilDate, t: Translate) => ({
  weekday: t(`common.weekday.${weekdayOf(date)}`).toLowerCase(),
  date: `${twoDigits(date.day)}/${twoDigits(date.month)}`,
})
