import { type SomeHandlers, DONE } from '../contract/handlers.ts'
import type { Services } from '../services.ts'
import { recordEvent, reportError, takeReport } from '../use-cases/visit-reports.ts'

/** Reports by browsers: analytics events, errors, and violations of a page's policy. */
export function reportRoutes(services: Services) {
  return {
    async recordAnalyticsEvent({ body, headers }) {
      await recordEvent(services, headers['session-id'], body)
      return DONE
    },

    async logClientError({ body }) {
      await reportError(services, body)
      return DONE
    },

    async reportPolicyViolation({ body, context }) {
      await takeReport(services, body, context.home)
      return DONE
    },
  } satisfies SomeHandlers
}
