import { everyDay } from '#domain/hours/every-day.ts'
import { isOpenAt } from '#domain/hours/next-change.ts'
import { ownWorkingDays } from '#domain/hours/mode-hours.ts'
import { intersectHours, weeklyHours } from '#domain/hours/weekly-hours.ts'
import { formatClockTime, MINUTES_PER_DAY } from '#domain/time/clock-time.ts'
import { civilAt } from '#domain/time/zoned.ts'
import type { TenantBranchContact } from '#generated/tenant.ts'

/** How long after the moment of the stage a closed venue opens, and for how long. */
const OPENS_AFTER_HOURS = 4
const OPEN_HOURS = 5

/**
 * A venue that takes orders at this moment: as it is when it does, else open around the clock.
 * @param contact - laid over its defaults
 */
export function openAt(contact: TenantBranchContact, now: number, timeZone: string): TenantBranchContact {
  const { manualClosure: _, ...rest } = contact
  const zone = contact.timeZone ?? timeZone
  const days = contact.deliveryConfig?.workingDays ?? []
  const modes = (contact.orderModes ?? []).filter((mode) => mode.active)
  const isOpen = modes.every((mode) => {
    const own = ownWorkingDays({ schedules: [], ...mode })
    const hours = intersectHours(weeklyHours(days), weeklyHours(own.length > 0 ? own : days))
    return isOpenAt(hours, now, zone)
  })
  if (isOpen) return rest
  return {
    ...rest,
    deliveryConfig: { ...contact.deliveryConfig, workingDays: everyDay(['00:00', '00:00']) },
    orderModes: contact.orderModes?.map((mode) => ({ ...mode, schedules: [] })),
  }
}

/** A venue that is closed at this moment and opens later that day. */
export function closedAt(contact: TenantBranchContact, now: number, timeZone: string): TenantBranchContact {
  const { hour, minute } = civilAt(now, contact.timeZone ?? timeZone)
  const start = hour * 60 + minute - (minute % 30) + OPENS_AFTER_HOURS * 60
  const clock = (minutes: number) => formatClockTime(minutes % MINUTES_PER_DAY)
  return {
    ...contact,
    deliveryConfig: {
      ...contact.deliveryConfig,
      workingDays: everyDay([clock(start), clock(start + OPEN_HOURS * 60)]),
    },
  }
}

/** A venue that closed itself by hand, until it says otherwise. */
export const paused = (contact: TenantBranchContact): TenantBranchContact => ({
  ...contact,
  manualClosure: { reason: 'Se cortó la luz en la cuadra' },
})
