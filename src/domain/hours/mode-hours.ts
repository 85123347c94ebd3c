import type { BranchContact, OrderMode, WorkingDay } from '#generated/models.ts'
import type { Instant } from '#domain/time/zone-offset.ts'
import { isVenueOpen } from './open-state.ts'

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
 * Whether the hours that a mode follows, its own or the venue's, include an instant.
 * @errors throws UnknownTimeZoneError
 * @source contract: "Hours of the mode; empty = the hours of the store"
 */
export const isModeOpen = (venue: HoursVenue, mode: Pick<OrderMode, 'schedules'>, now: Instant): boolean =>
  isVenueOpen({ ...venue, deliveryConfig: { workingDays: modeWorkingDays(venue, mode) } }, now)

/**
 * Whether the menu of a mode only informs: nothing can be ordered there at any hour.
 * @source diner spec §2.14 'Menú informativo. Pedidos deshabilitados.' for a disabled mode or branch contact
 */
export const isInformative = (
  venue: Pick<BranchContact, 'ordersEnabled'>,
  mode: Pick<OrderMode, 'active' | 'orderEnabled'>,
): boolean => !venue.ordersEnabled || !mode.active || !mode.orderEnabled
