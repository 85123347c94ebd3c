import { formatClockTime } from '#domain/time/clock-time.ts'
import { civilAt } from '#domain/time/zoned.ts'
import { addTexts } from '#messages/index.ts'
import type { Translate } from '#messages/index.ts'
import { moment } from '#messages/moment.ts'

addTexts(moment)

const MINUTES = 60
const twoDigits = (value: number) => String(value).padStart(2, '0')
const instantOf = (at: string | number) => (typeof at === 'number' ? at : Date.parse(at))

/** The clock on the wall of the venue: '20:15'. @param at - ISO-8601, or milliseconds since the epoch */
export function clockAt(at: string | number, timeZone: string): string {
  const { hour, minute } = civilAt(instantOf(at), timeZone)
  return formatClockTime(hour * MINUTES + minute)
}

/** A time with the sign that its country gives it: '12:30 h', '12:30 hs'. */
export const clockText = (time: string, t: Translate): string => t('moment.clock', { time })

/** Day and clock of the venue: 'miércoles 18/11, 12:30 h'. */
export function momentAt(at: string | number, timeZone: string, t: Translate): string {
  const { weekday, day, month } = civilAt(instantOf(at), timeZone)
  return t('moment.at', {
    weekday: t(`common.weekday.${weekday}`).toLowerCase(),
    date: `${twoDigits(day)}/${twoDigits(month)}`,
    time: clockText(clockAt(at, timeZone), t),
  })
}
