import type { paths } from '#generated/api.ts'
import type { AnalyticsProvider } from '../contract.ts'

const PATH = '/api/analytics/events' satisfies keyof paths

type Send = (path: string, init: RequestInit) => Promise<unknown>

/**
 * Events into the table of our own server. `keepalive` lets an event outlive the page it happened on.
 * @param send - the browser's fetch
 */
export const embeddedAnalytics = (send: Send): AnalyticsProvider => ({
  id: 'embedded',
  record: (event, sessionId) => {
    const headers = { 'content-type': 'application/json', 'session-id': sessionId }
    try {
      // Whether it arrives is nobody's business on this page.
      send(PATH, { method: 'POST', keepalive: true, headers, body: JSON.stringify(event) }).catch(
        () => undefined,
      )
    } catch {
      // A browser that refuses keepalive requests loses its events, never its page.
    }
  },
})
