import { orderingState } from '#domain/hours/ordering.ts'
import type {
  AnalyticsContext,
  AnalyticsEvent,
  AnalyticsEventName,
  DeliveryInfo,
  OrderMode,
} from '#generated/models.ts'
import type { Venue } from './venue.ts'

/** Defers the event of a press until the screen has reacted to it. */
export const afterwards = (tell: () => void) => {
  setTimeout(tell)
}

/** State of the visit at the moment of an event. */
export interface Moment {
  venue: Venue
  visit: { source: string; campaignId?: string }
  mode?: OrderMode
  /** What is known of the address; no request is made for a statistic. */
  delivery?: DeliveryInfo
  /** @units ms since the epoch */
  now: number
}

/**
 * Builds an event from its own fields, the state of the visit and the impediments, so that callers pass only what is
 * new.
 */
export function eventOf(
  event: AnalyticsEventName,
  about: AnalyticsContext,
  { venue, visit, mode, delivery, now }: Moment,
): AnalyticsEvent {
  const { alias, branch, branchContact } = venue
  return {
    event,
    context: {
      alias: alias || undefined,
      branchId: branch?.id,
      branchContactId: branchContact?.id,
      orderModeId: mode?.id,
      orderModeType: mode?.type,
      source: visit.source,
      campaignId: visit.campaignId,
      ...about,
    },
    impediments: branchContact && mode ? orderingState(branchContact, mode, now, delivery).impediments : [],
  }
}
