import type { WorkingDay } from '#generated/models.ts'

import { WEEKDAYS } from '#domain/time/civil-date.ts'

/** The same hours on every day of the week, for tests. @source assumed: made up */
export const everyDay = (...ranges: (readonly [startAt: string, endAt: string])[]): WorkingDay[] =>
  WEEKDAYS.map((dayOfWeek) => ({
    dayOfWeek,
    workingHours: ranges.map(([startAt, endAt]) => ({ startAt, endAt })),
  }))
