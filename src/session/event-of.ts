import { orderingState } from '#domain/hours/ordering.ts'
import type {
  AnalyticsContext,
  AnalyticsEvent,
  AnalyticsEventName,
  DeliveryInfo,
  OrderMode,
} from '#generated/models.ts'
import type { Venue } from './venue.ts'

/** What is told of a press waits until the screen has answered it. */
export const afterwards = (tell: () => void) => {
  setTimeout(tell)
}

/** Where a visit stood when something happened. */
export interface Moment {
  venue: Venue
  visit: { source: string; campaignId?: string }
  mode?: OrderMode
  /** What is known of the address; nothing is asked for a statistic. */
  delivery?: DeliveryInfo
  /** @units ms since the epoch */
  now: number
}

/** An event with where the visit stood and what kept the diner from buying, so that callers say only what is new. */
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
