import type { AnalyticsEvent } from '#generated/models.ts'

/**
 * Where events of a visit go.
 *
 * @source diner spec §7 "Analytics service: receives POST events with a session-id header"
 */
export interface AnalyticsProvider {
  readonly id: string
  /**
   * Sends an event on its way and returns at once. A lost event is lost: nothing waits for it, nothing throws.
   *
   * @param sessionId - random id of the visit, 8 to 64 characters
   */
  readonly record: (event: AnalyticsEvent, sessionId: string) => void
}
