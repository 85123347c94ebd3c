import type { MarketingEvent } from '#domain/marketing/marketing-event.ts'
import type { AnalyticsEvent } from '#generated/models.ts'

/**
 * Where events of a visit go.
 * @source diner spec §7 "Analytics service: receives POST events with a session-id header"
 */
export interface AnalyticsProvider {
  readonly id: string
  /**
   * Sends an event on its way and returns at once. A lost event is lost: nothing waits for it, nothing throws.
   * @param sessionId - random id of the visit, 8 to 64 characters
   */
  readonly record: (event: AnalyticsEvent, sessionId: string) => void
}

/** The window a vendor's code runs in: a frame of its own, never a page of the storefront. */
export interface MarketingPage {
  readonly document: Document
  /** Address of the storefront that the vendor is told, without what a code would open. */
  readonly location: string
}

/**
 * A marketing vendor, which hears what was looked at, put into a cart and bought, once the diner has agreed.
 * @source diner spec §7 "Marketing"; requirements ANALYTICS-02; design §5 "Consent"
 */
export interface MarketingProvider {
  readonly id: string
  /** Hands an event to the vendor's code, which may still be on its way; returns at once and never throws. */
  readonly record: (event: MarketingEvent) => void
}

/** Starts a vendor's code. @param id - the branch's id at the vendor, which passed the vendor's pattern */
export type StartMarketing = (id: string, page: MarketingPage) => MarketingProvider
