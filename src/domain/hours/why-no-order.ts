import type { Instant } from '#domain/time/zone-offset.ts'
import { isVenueOpen } from './open-state.ts'
import type { OrderingState, OrderingVenue } from './ordering.ts'

/** What a diner is told who can order nothing now. */
export type WhyNoOrder = 'informative' | 'venue-closed' | 'mode-closed' | 'disabled'

/**
 * Why a mode takes no order of the moment.
 * @returns undefined where it takes one
 * @errors throws UnknownTimeZoneError
 * @source requirements CART-06
 */
export function whyNoOrder(
  venue: OrderingVenue,
  { canOrderNow, informative, impediments }: OrderingState,
  now: Instant,
): WhyNoOrder | undefined {
  if (canOrderNow) return undefined
  if (informative) return 'informative'
  if (!isVenueOpen(venue, now)) return 'venue-closed'
  return impediments.includes('STORE_CLOSED') ? 'mode-closed' : 'disabled'
}
