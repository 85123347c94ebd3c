import type { ScheduleDay } from '#domain/schedule/days.ts'
import { addDays, formatIsoDate, weekdayOf, type CivilDate } from '#domain/time/civil-date.ts'
import { civilAt } from '#domain/time/zoned.ts'
import type { Translate } from '#messages/index.ts'
import type { schedule } from '#messages/schedule.ts'

const twoDigits = (value: number) => String(value).padStart(2, '0')

function dateOf(date: string): CivilDate {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return { year, month, day }
}

type Day = Pick<ScheduleDay, 'date'>

/** A day by itself: 'Hoy, miércoles 18/11', 'Viernes 20/11'. */
export function dayName(
  day: Day,
  t: Translate<typeof schedule>,
  { now, timeZone }: { now: number; timeZone: string },
): string {
  const named = dayWords(day, t)
  const today = civilAt(now, timeZone)
  if (day.date === formatIsoDate(today)) return t('schedule.today', { day: named })
  if (day.date === formatIsoDate(addDays(today, 1))) return t('schedule.tomorrow', { day: named })
  return named.charAt(0).toUpperCase() + named.slice(1)
}

function dayWords({ date }: Day, t: Translate<typeof schedule>): string {
  const civil = dateOf(date)
  return t('schedule.weekday', {
    weekday: t(`common.weekday.${weekdayOf(civil)}`).toLowerCase(),
    date: `${twoDigits(civil.day)}/${twoDigits(civil.month)}`,
  })
}
