import type { Page } from 'playwright'

/** A page that shows what a rule lets pass and what it reports. */
export type Proof = {
  /** what stands in its body; each wrong element has an id */
  html: string
  /** the language of the page, Spanish unless told */
  lang?: string
  /** done before it is judged */
  act?: (page: Page) => Promise<void>
  /** selectors of what is reported, one per finding, in any order: no more and no fewer */
  expected: readonly [string, ...string[]]
}
