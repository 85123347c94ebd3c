import type { OrderMode, TimeRange, Weekday, WorkingDay } from '#generated/models.ts'

import { WEEKDAYS } from '#domain/time/civil-date.ts'
import { parseClockTime } from '#domain/time/clock-time.ts'
import { instantMs, type Instant } from '#domain/time/zone-offset.ts'
import { civilAt } from '#domain/time/zoned.ts'
import { isInformative, ownWorkingDays, type HoursVenue } from './mode-hours.ts'
import { openState, type OpenState } from './open-state.ts'
import { isAlwaysOpen, weeklyHours } from './weekly-hours.ts'

/** Hours of one day as written by the venue: 'De {start} a {end}', or 'Cerrado' when there are none. */
export type HoursRow = { weekday: Weekday; ranges: TimeRange[]; today: boolean }

/**
 * What is said about orders in a mode, in the order of diner spec §2.14:
 * `disabled` 'Pedidos deshabilitados, menú informativo';
 * `venue-hours` 'Pedidos habilitados en el horario del local': the mode has no hours of its own;
 * `following-hours` 'Pedidos habilitados en los siguientes horarios': own hours, for orders of the moment;
 * `within-hours` 'Pedidos habilitados dentro de estos horarios': own hours, and orders may be scheduled within them.
 */
export type OrdersHeading = 'disabled' | 'venue-hours' | 'following-hours' | 'within-hours'

/** Hours of one order mode; rows only when they are its own. */
export type ModeHours = { modeId: string; showName: string; heading: OrdersHeading; rows: HoursRow[] }

/** Everything the hours modal shows. `alwaysOpen` and a temporary closure stand in place of the rows. */
export type HoursTable = { state: OpenState; alwaysOpen: boolean; rows: HoursRow[]; modes: ModeHours[] }

/**
 * The hours modal 'Horarios del Local' as data: the venue's week from Monday, today marked in venue time,
 * and for every active order mode which heading applies.
 * @param modes - the modes to list; inactive ones are left out
 * @errors throws UnknownTimeZoneError
 * @source diner spec §2.14; which heading means what is assumed: the spec gives the four texts only
 */
export function hoursTable(venue: HoursVenue, modes: readonly OrderMode[], now: Instant): HoursTable {
  const today = civilAt(instantMs(now), venue.timeZone).weekday
  return {
    state: openState(venue, now),
    alwaysOpen: isAlwaysOpen(weeklyHours(venue.deliveryConfig.workingDays)),
    rows: hoursRows(venue.deliveryConfig.workingDays, today),
    modes: modes
      .filter((mode) => mode.active)
      .map((mode) => {
        const heading = ordersHeading(venue, mode)
        const own = heading === 'following-hours' || heading === 'within-hours'
        return {
          modeId: mode.id,
          showName: mode.showName,
          heading,
          rows: own ? hoursRows(ownWorkingDays(mode), today) : [],
        }
      }),
  }
}

/** Which of the four headings applies to a mode. @source diner spec §2.14; see {@link OrdersHeading} */
export function ordersHeading(venue: HoursVenue, mode: OrderMode): OrdersHeading {
  if (isInformative(venue, mode)) return 'disabled'
  if (ownWorkingDays(mode).length === 0) return 'venue-hours'
  return mode.useSchedule ? 'within-hours' : 'following-hours'
}

/**
 * The seven days, Monday first, each with its ranges in order of their start.
 * Ranges are shown as written, so one past midnight stays on the day it starts.
 * @errors none; a range that cannot be read is left out, as the clock ignores it too
 * @source diner spec §2.14 'De {start} a {end}', 'Cerrado'
 */
export function hoursRows(days: readonly WorkingDay[], today: Weekday): HoursRow[] {
  return WEEKDAYS.map((weekday) => ({
    weekday,
    today: weekday === today,
    ranges: days
      .filter((day) => day.dayOfWeek === weekday)
      .flatMap((day) => day.workingHours)
      .filter(
        (range) => parseClockTime(range.startAt) !== undefined && parseClockTime(range.endAt) !== undefined,
      )
      .sort((a, b) => a.startAt.localeCompare(b.startAt)),
  }))
}
