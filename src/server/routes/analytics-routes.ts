import type { SomeHandlers } from '../contract/handlers.ts'
import type { Services } from '../services.ts'
import { recordEvent, reportError } from '../use-cases/visit-reports.ts'

/** What browsers report: what the diner did, and what went wrong. */
export function analyticsRoutes(services: Services) {
  return {
    async recordAnalyticsEvent({ body, headers }) {
      await recordEvent(services, headers['session-id'], body)
      return { status: 204, body: undefined }
    },

    async logClientError({ body }) {
      await reportError(services, body)
      return { status: 204, body: undefined }
    },
  } satisfies SomeHandlers
}
