import type { ScheduleChoice } from '#domain/schedule/choice.ts'
import type { ScheduleDay } from '#domain/schedule/days.ts'
import { addDays, formatIsoDate, weekdayOf } from '#domain/time/civil-date.ts'
import type { CivilDate } from '#domain/time/civil-date.ts'
import { civilAt } from '#domain/time/zoned.ts'
import type { Translate } from '#messages/index.ts'

const twoDigits = (value: number) => String(value).padStart(2, '0')

function dateOf(date: string): CivilDate {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return { year, month, day }
}

/** A day in words: 'Hoy, Miércoles 18/11', and without a moment to compare with 'Miércoles 18/11'. */
export function dayName(
  { date }: Pick<ScheduleDay, 'date'>,
  t: Translate,
  here?: { now: number; timeZone: string },
): string {
  const civil = dateOf(date)
  const shown = `${twoDigits(civil.day)}/${twoDigits(civil.month)}`
  const day = t('schedule.weekday', { weekday: t(`common.weekday.${weekdayOf(civil)}`), date: shown })
  const today = here && civilAt(here.now, here.timeZone)
  if (!today) return day
  if (date === formatIsoDate(today)) return t('schedule.today', { day })
  return date === formatIsoDate(addDays(today, 1)) ? t('schedule.tomorrow', { day }) : day
}

/** A slot in words: 'Miércoles 18/11, 13:00 hs'. */
export const slotName = ({ date, time }: Pick<ScheduleChoice, 'date' | 'time'>, t: Translate): string =>
  t('schedule.when', { day: dayName({ date }, t), time })
