import type { BranchContact, OrderMode, WorkingDay } from '#generated/models.ts'

/** The part of a branch contact that hours and orders depend on. */
export type HoursVenue = Pick<
  BranchContact,
  'timeZone' | 'manualClosure' | 'ordersEnabled' | 'deliveryConfig'
>

/**
 * The working days a mode brings itself; its schedules add up.
 * @returns empty when the mode follows the venue
 * @source diner spec §3 OrderMode schedules[].scheduleConfigs[].workingDays
 */
export const ownWorkingDays = (mode: Pick<OrderMode, 'schedules'>): WorkingDay[] =>
  mode.schedules.flatMap((schedule) => schedule.scheduleConfigs.flatMap((config) => config.workingDays))

/**
 * The working days of a mode: its own, else the venue's.
 * @source contract: "Hours of the mode; empty = the hours of the store"
 */
export function modeWorkingDays(
  venue: HoursVenue,
  mode: Pick<OrderMode, 'schedules'>,
): readonly WorkingDay[] {
  const own = ownWorkingDays(mode)
  return own.length > 0 ? own : venue.deliveryConfig.workingDays
}

/**
 * Whether the menu of a mode only informs: nothing can be ordered there at any hour.
 * @source diner spec §2.14 'Menú informativo. Pedidos deshabilitados.' for a disabled mode or branch contact
 */
export const isInformative = (
  venue: Pick<BranchContact, 'ordersEnabled'>,
  mode: Pick<OrderMode, 'active' | 'orderEnabled'>,
): boolean => !venue.ordersEnabled || !mode.active || !mode.orderEnabled
