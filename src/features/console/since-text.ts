import { MINUTE_MS } from '#domain/time/lengths.ts'
import type { console } from '#messages/console.ts'
import type { Translate } from '#messages/index.ts'

const HOUR_MINUTES = 60

/** Elapsed time: 'Hace 5 min'. @param now - milliseconds since the epoch */
export function sinceText(at: string, now: number, t: Translate<typeof console>): string {
  const minutes = Math.floor((now - Date.parse(at)) / MINUTE_MS)
  if (minutes < 1) return t('console.since.now')
  if (minutes < HOUR_MINUTES) return t('console.since.minutes', { minutes })
  return t('console.since.hours', {
    hours: Math.floor(minutes / HOUR_MINUTES),
    minutes: minutes % HOUR_MINUTES,
  })
}
