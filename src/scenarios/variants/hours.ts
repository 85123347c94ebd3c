import { everyDay } from '#domain/hours/every-day.ts'
import { isOpenAt } from '#domain/hours/next-change.ts'
import { ownWorkingDays } from '#domain/hours/mode-hours.ts'
import { intersectHours, weeklyHours } from '#domain/hours/weekly-hours.ts'
import { formatClockTime, MINUTES_PER_DAY } from '#domain/time/clock-time.ts'
import { civilAt } from '#domain/time/zoned.ts'
import type { TenantBranchContact } from '#generated/tenant.ts'

/** When a closed venue opens after the stage's time, and for how long. */
const OPENS_AFTER_HOURS = 4
const OPEN_HOURS = 5

/**
 * A venue that accepts orders at this instant: unchanged if it does already, else open around the clock.
 * @param contact - merged over its defaults
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

/** A venue that is closed at this instant and opens later that day. */
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

/** A venue paused by hand, until it is resumed. */
export const paused = (contact: TenantBranchContact): TenantBranchContact => ({
  ...contact,
  manualClosure: { reason: 'Se cortó la luz en la cuadra' },
})
