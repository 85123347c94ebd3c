import type { DehydratedState } from '@tanstack/react-query'
import type { ZoneRules } from '#domain/time/zone-offset.ts'
import type { Obstacle } from './load-page.ts'

/** What the server passes to the browser beside the HTML, as JSON in the page. */
export interface PageState {
  /** Moment of the server's render, ms since the epoch: the browser's first render uses it too. */
  now: number
  /** Time-zone rules of the venue, for its hours and times. */
  zone?: ZoneRules
  /** Alias at the root of the host, where that is a brand's own. */
  home?: string
  queries: DehydratedState
  /** A failed page cannot be rebuilt from the queries, so its reason is included. */
  obstacle?: Obstacle
  /** Whether the failed page is inside a venue's shell; the queries then include the venue. */
  obstacleInVenue?: boolean
  /** Id of the failed request. */
  requestId?: string
}

export const STATE_ELEMENT_ID = 'page-state'
/** The element the app is mounted in. */
export const ROOT_ELEMENT_ID = 'app'

/** Attribute on the root element of a page from the service worker's cache. */
export const KEPT_MARK = 'data-kept'
/** Whether this page comes from the device's cache and may be old. */
export const isKeptPage = () => document.documentElement.hasAttribute(KEPT_MARK)

/** JSON that is safe inside a script element. */
export const toScriptJson = (value: unknown) =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
