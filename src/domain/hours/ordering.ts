import type { DeliveryInfo, OrderMode } from '#generated/models.ts'

import { offeredPayments } from '#domain/delivery/payment-types.ts'
import { hasSlots } from '#domain/schedule/slots.ts'
import { instantMs, type Instant } from '#domain/time/zone-offset.ts'
import { ORDER_MODES } from '#domain/venue/order-modes.ts'
import { isInformative, modeWorkingDays, type HoursVenue } from './mode-hours.ts'
import { isOpenAt } from './next-change.ts'
import { closedUntil } from './open-state.ts'
import { intersectHours, weeklyHours } from './weekly-hours.ts'

/** What can keep a diner from buying, as analytics names it. */
export const IMPEDIMENT_TYPES = [
  'STORE_CLOSED',
  'STORE_TEMPORARILY_CLOSED',
  'ALL_ORDER_MODES_DISABLED',
  'ORDERS_DISABLED',
  'OUT_OF_COVERAGE_AREA',
  'NO_LOGISTICS_COVERAGE',
  'NO_PAYMENT_METHODS',
] as const

/** One of {@link IMPEDIMENT_TYPES}. */
export type ImpedimentType = (typeof IMPEDIMENT_TYPES)[number]

/**
 * What a diner may do in a mode at an instant.
 * `canOrderNow` and `canSchedule` speak of the venue; the address is judged by its own checks at checkout,
 * whose messages name the reason, so the two impediments of the address do not change them.
 */
export type OrderingState = {
  canOrderNow: boolean
  readonly canSchedule: boolean
  informative: boolean
  impediments: ImpedimentType[]
}

/** A branch contact with what decides whether orders are taken. */
export type OrderingVenue = HoursVenue & { reachableByDelivery?: boolean }

/**
 * Whether a mode takes orders now or for later, and everything that stands in the way, in the order of the spec.
 * A mode with hours of its own takes orders of the moment while both it and the venue are open;
 * scheduled orders follow the hours of the mode alone.
 * @param delivery - what is known about the diner's address, delivery mode only
 * @errors throws UnknownTimeZoneError
 * @source diner spec §4 "Checks that can block a purchase", §8 impediment types
 */
export function orderingState(
  venue: OrderingVenue,
  mode: OrderMode,
  now: Instant,
  delivery?: DeliveryInfo,
): OrderingState {
  const nowMs = instantMs(now)
  const hours = intersectHours(
    weeklyHours(venue.deliveryConfig.workingDays),
    weeklyHours(modeWorkingDays(venue, mode)),
  )
  const closure = closedUntil(venue.manualClosure, nowMs)
  const informative = isInformative(venue, mode)
  const { needsAddress } = ORDER_MODES[mode.type]
  const payable = offeredPayments(mode).length > 0

  const found: Record<ImpedimentType, boolean> = {
    STORE_CLOSED: !isOpenAt(hours, nowMs, venue.timeZone),
    STORE_TEMPORARILY_CLOSED: closure !== undefined,
    ALL_ORDER_MODES_DISABLED: !venue.deliveryConfig.orderModes.some(
      ({ active, orderEnabled }) => active && orderEnabled,
    ),
    ORDERS_DISABLED: informative,
    OUT_OF_COVERAGE_AREA: needsAddress && (delivery ? !delivery.inside : venue.reachableByDelivery === false),
    NO_LOGISTICS_COVERAGE: needsAddress && delivery?.providersFailed === true,
    NO_PAYMENT_METHODS: offeredPayments(mode, delivery).length === 0,
  }
  return {
    canOrderNow: !found.STORE_CLOSED && closure === undefined && !informative && payable,
    // its slots are made only where somebody asks
    get canSchedule() {
      return mode.useSchedule && !informative && payable && hasSlots(venue, mode, now)
    },
    informative,
    impediments: IMPEDIMENT_TYPES.filter((type) => found[type]),
  }
}
