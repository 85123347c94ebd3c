import { expect, test } from 'vitest'

import type { AnalyticsEvent } from '#generated/models.ts'
import { embeddedAnalytics } from './embedded.ts'

const event: AnalyticsEvent = {
  event: 'ADD_ITEM',
  context: { alias: 'la-esquina', quantity: 2 },
  impediments: [],
}

test('[ANALYTICS-01a] posts the event with the session id, and lets it outlive the page', () => {
  const sent: { path: string; init: RequestInit }[] = []
  const analytics = embeddedAnalytics((path, init) => {
    sent.push({ path, init })
    return Promise.resolve()
  })
  analytics.record(event, 'visit-12345678')
  expect(sent).toEqual([
    {
      path: '/api/analytics/events',
      init: {
        method: 'POST',
        keepalive: true,
        headers: { 'content-type': 'application/json', 'session-id': 'visit-12345678' },
        body: JSON.stringify(event),
      },
    },
  ])
})

test.each([
  ['a call that fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  [
    'a browser that refuses the call',
    () => {
      throw new TypeError('keepalive not supported')
    },
  ],
])('[ANALYTICS-01] %s never reaches the page', (_name, send) => {
  expect(() => embeddedAnalytics(send).record(event, 'visit-12345678')).not.toThrow()
})
