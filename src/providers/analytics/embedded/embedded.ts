import type { paths } from '#generated/api.ts'
import type { AnalyticsProvider } from '../contract.ts'

const PATH = '/api/analytics/events' satisfies keyof paths

type Send = (path: string, init: RequestInit) => Promise<unknown>

/**
 * Sends events to our own server's table. `keepalive` lets an event outlive its page.
 * @param send - the browser's fetch
 */
export const embeddedAnalytics = (send: Send): AnalyticsProvider => ({
  id: 'embedded',
  record: (event, sessionId) => {
    const headers = { 'content-type': 'application/json', 'session-id': sessionId }
    try {
      // The page ignores whether it arrives.
      send(PATH, { method: 'POST', keepalive: true, headers, body: JSON.stringify(event) }).catch(
        () => undefined,
      )
    } catch {
      // A browser that refuses keepalive requests only loses its events.
    }
  },
})
