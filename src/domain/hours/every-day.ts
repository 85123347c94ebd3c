import type { WorkingDay } from '#generated/models.ts'

import { WEEKDAYS } from '#domain/time/civil-date.ts'

/** A week with the same hours on every day. */
export const everyDay = (...ranges: (readonly [startAt: string, endAt: string])[]): WorkingDay[] =>
  WEEKDAYS.map((dayOfWeek) => ({
    dayOfWeek,
    workingHours: ranges.map(([startAt, endAt]) => ({ startAt, endAt })),
  }))
