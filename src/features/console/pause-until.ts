import { MINUTE_MS } from '#domain/time/lengths.ts'
import { addDays } from '#domain/time/civil-date.ts'
import { civilAt, instantOf } from '#domain/time/zoned.ts'

/** How long a venue is paused: minutes, or until its day ends. */
export const PAUSES = ['15', '30', '60', 'day'] as const
export type Pause = (typeof PAUSES)[number]

/**
 * When a pause that begins now is over.
 *
 * @param now - milliseconds since the epoch
 * @returns ISO-8601; the day ends at midnight of the venue's own zone
 */
export function pauseUntil(pause: Pause, now: number, timeZone: string): string {
  if (pause !== 'day') return new Date(now + Number(pause) * MINUTE_MS).toISOString()
  const tomorrow = addDays(civilAt(now, timeZone), 1)
  return new Date(instantOf({ ...tomorrow, hour: 0, minute: 0 }, timeZone)).toISOString()
}
