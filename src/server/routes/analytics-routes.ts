import type { Handlers } from '../contract/handlers.ts'
import type { Services } from '../services.ts'
import { recordEvent, reportError } from '../use-cases/visit-reports.ts'
import { rateGuard } from './rate-limits.ts'

/** A busy visit sends some dozen events a minute; a browser in an error loop must not fill the table. */
const EVENTS = { perMinute: 240, burst: 120 }
const ERRORS = { perMinute: 30, burst: 20 }

/** What browsers report: what the diner did, and what went wrong. */
export function analyticsRoutes(services: Services): Handlers<'logClientError' | 'recordAnalyticsEvent'> {
  const guardEvents = rateGuard(EVENTS, services.config.rateLimits)
  const guardErrors = rateGuard(ERRORS, services.config.rateLimits)
  return {
    async recordAnalyticsEvent({ body, headers, context }) {
      const refused = guardEvents(context)
      if (refused !== undefined) return refused
      await recordEvent(services, headers['session-id'], body)
      return { status: 204, body: undefined }
    },

    async logClientError({ body, context }) {
      const refused = guardErrors(context)
      if (refused !== undefined) return refused
      await reportError(services, body)
      return { status: 204, body: undefined }
    },
  }
}
