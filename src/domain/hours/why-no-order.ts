import type { Instant } from '#domain/time/zone-offset.ts'
import { activeModes } from '#domain/venue/modes.ts'
import { isVenueOpen } from './open-state.ts'
import type { OrderingState, OrderingVenue } from './ordering.ts'

/** What to tell a diner who cannot order now. */
export type WhyNoOrder = 'mode-gone' | 'informative' | 'venue-closed' | 'mode-closed' | 'disabled'

/**
 * Why a mode takes no immediate order.
 * @param ordering - of the mode; undefined if the venue no longer offers it
 * @returns undefined if it takes one
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
