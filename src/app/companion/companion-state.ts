import type { PageState } from '../page-state.ts'

/** What the server hands to the browser beside the HTML of a companion page, as JSON in the page. */
export interface CompanionState extends Pick<PageState, 'now' | 'zone' | 'queries' | 'requestId'> {
  /** The page could not be loaded: the browser shows the same before it tries again. */
  failed?: boolean
}
