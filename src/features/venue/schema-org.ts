import type { Weekday } from '#generated/models.ts'

/** `MONDAY` as schema.org names it. */
export const weekdayUrl = (weekday: Weekday): string =>
  `https://schema.org/${weekday.charAt(0)}${weekday.slice(1).toLowerCase()}`
