import type { ScheduleDay } from '#domain/schedule/days.ts'
import { daysBetween, parseIsoDate } from '#domain/time/civil-date.ts'
import { civilAt } from '#domain/time/zoned.ts'
import type { Translate } from '#messages/index.ts'
import type { schedule } from '#messages/schedule.ts'
import { dayParts } from '#ui/patterns/venue-time.ts'

/** A day alone: 'Hoy, miércoles 18/11', 'Viernes 20/11'. */
export function dayName(
  { date }: Pick<ScheduleDay, 'date'>,
  t: Translate<typeof schedule>,
  { now, timeZone }: { now: number; timeZone: string },
): string {
  const civil = parseIsoDate(date)
  if (!civil) return date
  const day = t('schedule.weekday', dayParts(civil, t))
  const days = daysBetween(civilAt(now, timeZone), civil)
  if (days === 0) return t('schedule.today', { day })
  if (days === 1) return t('schedule.tomorrow', { day })
  return day.charAt(0).toUpperCase() + day.slice(1)
}
