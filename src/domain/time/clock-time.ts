/** Minutes of a day. @units minutes */
export const MINUTES_PER_DAY = 1_440

const SHAPE = /^([01]\d|2[0-4]):([0-5]\d)$/

/**
 * Parses a time of day to minutes since midnight. '24:00' is the end of the day, and the only time with hour 24.
 * @param text - 'HH:MM', two digits each
 * @returns 0 to 1440, or undefined for an invalid time
 * @units minutes
 * @errors none; an invalid text is undefined
 * @source diner spec §3 "startAt/endAt"; '24:00' assumed: venues write the end of the day so
 */
export function parseClockTime(text: string): number | undefined {
  const match = SHAPE.exec(text)
  if (!match) return undefined
  const minutes = Number(match[1]) * 60 + Number(match[2])
  return minutes <= MINUTES_PER_DAY ? minutes : undefined
}

/**
 * Formats a minute of the day; minutes beyond a day wrap, so 1440 is '00:00'.
 * @units minutes
 * @source diner spec §3 "availableHours as HH:MM"
 */
export function formatClockTime(minutes: number): string {
  const ofDay = ((Math.trunc(minutes) % MINUTES_PER_DAY) + MINUTES_PER_DAY) % MINUTES_PER_DAY
  const hour = Math.floor(ofDay / 60)
  return `${String(hour).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`
}
