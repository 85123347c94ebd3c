import type { Page } from 'playwright'

/** What is measured once on a page and used by several rules. */
export type PageFacts = {
  page: Page
  language: string
}

/** Begins the measuring of a page. */
export function pageFacts(page: Page, language: string): PageFacts {
  return { page, language }
}
