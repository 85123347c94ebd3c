import type { DehydratedState } from '@tanstack/react-query'
import type { ZoneRules } from '#domain/time/zone-offset.ts'
import type { Obstacle } from './load-page.ts'

/** What the server hands to the browser beside the HTML, as JSON in the page. */
export interface PageState {
  /** Milliseconds since the epoch of the server's render: the browser's first render uses the same. */
  now: number
  /** What the clocks of the venue do: its hours and times are told by them. */
  zone?: ZoneRules
  /** Alias at the root of the host, where that is a brand's own. */
  home?: string
  queries: DehydratedState
  /** A failed page cannot be loaded again from the queries: its reason travels along. */
  obstacle?: Obstacle
  /** Whether the failed page stands in a venue's shell; the venue is among the queries then. */
  obstacleInVenue?: boolean
  /** Of the request that failed. */
  requestId?: string
}

export const STATE_ELEMENT_ID = 'page-state'
/** Where the app is mounted. */
export const ROOT_ELEMENT_ID = 'app'

/** Attribute of the root element of a page that the service worker kept. */
export const KEPT_MARK = 'data-kept'
/** Whether this page was kept on the device, and may be old. */
export const isKeptPage = () => document.documentElement.hasAttribute(KEPT_MARK)

/** JSON which can stand inside a script element. */
export const toScriptJson = (value: unknown) =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
