import type { MarketingEvent } from '#domain/marketing/marketing-event.ts'
import type { AnalyticsEvent } from '#generated/models.ts'

/**
 * Destination of a visit's events.
 * @source diner spec §7 "Analytics service: receives POST events with a session-id header"
 */
export interface AnalyticsProvider {
  readonly id: string
  /**
   * Sends an event in the background. Failures are ignored and never throw.
   * @param sessionId - random id of the visit, 8 to 64 characters
   */
  readonly record: (event: AnalyticsEvent, sessionId: string) => void
}

/** The window that a vendor's code runs in: a separate frame, never a storefront page. */
export interface MarketingPage {
  readonly document: Document
  /** Storefront address passed to the vendor, without secrets such as order codes. */
  readonly location: string
}

/**
 * A marketing vendor, which receives views, cart additions and purchases once the diner has consented.
 * @source diner spec §7 "Marketing"; requirements ANALYTICS-02; design §5 "Consent"
 */
export interface MarketingProvider {
  readonly id: string
  /** Passes an event to the vendor's code, which may still be loading; returns at once and never throws. */
  readonly record: (event: MarketingEvent) => void
}

/** Starts a vendor's code. @param id - the branch's id at the vendor, already validated by the vendor's pattern */
export type StartMarketing = (id: string, page: MarketingPage) => MarketingProvider
