import { isSameDay } from '#domain/time/same-day.ts'
import type { ManualClosure } from '#generated/models.ts'
import type { Translate } from '#messages/index.ts'
import type { console } from '#messages/console.ts'
import type { moment } from '#messages/moment.ts'
import { clockAt, dueAt } from '#ui/patterns/venue-time.ts'

/** Until when a venue is paused: the time, with the day unless it is today. */
export function pausedText(
  { until }: Pick<ManualClosure, 'until'>,
  at: { now: number; timeZone: string },
  t: Translate<typeof console & typeof moment>,
): string {
  if (until === undefined) return t('console.paused')
  return isSameDay(at.now, Date.parse(until), at.timeZone)
    ? t('console.paused.until', { time: clockAt(until, at.timeZone) })
    : t('console.paused.until-day', { moment: dueAt(until, at, t) })
}
