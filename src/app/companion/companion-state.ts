import type { DehydratedState } from '@tanstack/react-query'

/** What the server hands to the browser beside the HTML of a companion page, as JSON in the page. */
export interface CompanionState {
  /** Milliseconds since the epoch of the server's render: the browser's first render uses the same. */
  now: number
  queries: DehydratedState
  /** The page could not be loaded: the browser shows the same before it tries again. */
  failed?: boolean
  /** Of the request that failed. */
  requestId?: string
}
