import type { Instant } from '#domain/time/zone-offset.ts'
import { activeModes } from '#domain/venue/modes.ts'
import { isVenueOpen } from './open-state.ts'
import type { OrderingState, OrderingVenue } from './ordering.ts'

/** What a diner is told who can order nothing now. */
export type WhyNoOrder = 'mode-gone' | 'informative' | 'venue-closed' | 'mode-closed' | 'disabled'

/**
 * Why a mode takes no order of the moment.
 * @param ordering - of the mode; undefined where the venue offers it no longer
 * @returns undefined where it takes one
 * @errors throws UnknownTimeZoneError
 * @source requirements CART-06
 */
export function whyNoOrder(
  venue: OrderingVenue,
  ordering: OrderingState | undefined,
  now: Instant,
): WhyNoOrder | undefined {
  if (!ordering) return activeModes(venue.deliveryConfig.orderModes).length > 0 ? 'mode-gone' : 'disabled'
  if (ordering.canOrderNow) return undefined
  if (ordering.informative) return 'informative'
  if (!isVenueOpen(venue, now)) return 'venue-closed'
  return ordering.impediments.includes('STORE_CLOSED') ? 'mode-closed' : 'disabled'
}
