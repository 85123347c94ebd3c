import { modeWorkingDays, ownWorkingDays } from '#domain/hours/mode-hours.ts'
import { intersectHours, weeklyHours, type WeeklyHours } from '#domain/hours/weekly-hours.ts'
import type { WorkingDay } from '#generated/models.ts'
import { dayName } from '#messages/remarks.ts'

import type { Contact, Remark, TenantRemark } from './remark.ts'

/** Hours of a store and of its modes that contradict themselves or each other. */
export function hoursRemarks({ alias, document }: Contact, remark: Remark): TenantRemark[] {
  const at = `${alias}: $.deliveryConfig.workingDays`
  const days = document.deliveryConfig.workingDays
  const modes = document.deliveryConfig.orderModes.filter(({ active }) => active)
  const venue = weeklyHours(days)
  const isNeverOpen =
    venue.length === 0 && modes.every((mode) => weeklyHours(modeWorkingDays(document, mode)).length === 0)
  return [
    ...(isNeverOpen ? [remark(at, 'never-open')] : []),
    ...writtenTwice(days).map((day) => remark(at, 'day-twice', { day: dayName(day) })),
    ...overlaps(days).map(({ day, range }) => remark(at, 'hours-overlap', { day: dayName(day), range })),
    ...modes.flatMap((mode) => {
      const own = weeklyHours(ownWorkingDays(mode))
      const never = own.length > 0 && venue.length > 0 && intersectHours(own, venue).length === 0
      return never ? [remark(`${alias}: $.orderModes`, 'mode-never-open', { mode: mode.showName })] : []
    }),
  ]
}

const writtenTwice = (days: readonly WorkingDay[]): WorkingDay['dayOfWeek'][] =>
  days.map(({ dayOfWeek }) => dayOfWeek).filter((day, index, all) => all.indexOf(day) < index)

/** Ranges that overlap an earlier one, also across midnight. A range may start where another ends. */
function overlaps(days: readonly WorkingDay[]): { day: WorkingDay['dayOfWeek']; range: string }[] {
  const ranges = days.flatMap(({ dayOfWeek, workingHours }) =>
    workingHours.map((range) => ({
      day: dayOfWeek,
      range: `${range.startAt}-${range.endAt}`,
      hours: weeklyHours([{ dayOfWeek, workingHours: [range] }]),
    })),
  )
  return ranges.filter(({ hours }, index) => ranges.slice(0, index).some((other) => meet(hours, other.hours)))
}

const meet = (one: WeeklyHours, other: WeeklyHours): boolean => intersectHours(one, other).length > 0
