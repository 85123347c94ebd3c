import type { CDPSession, Page } from 'playwright'

import { escapeModal, type Escape } from './escape-modal.ts'
import { tour, type Painting } from './tour.ts'
import { walk, type Walk } from './walk.ts'

/** What is measured once on a page and used by several rules, when the first of them asks. */
export type PageFacts = {
  /** language that the texts should have */
  language: string
  /** the browser's own tools for this page */
  session(): Promise<CDPSession>
  /** contrast of texts, fields and icons as they are painted */
  painting(): Promise<Painting>
  /** the stops of the tab key */
  walk(): Promise<Walk>
  /** what Escape did to the modal in front, which is gone afterwards */
  escape(): Promise<Escape | undefined>
}

/** Begins the measuring of a page. */
export function pageFacts(page: Page, language: string, clearLooks: Set<string>): PageFacts {
  const session = once(() => page.context().newCDPSession(page))
  return {
    language,
    session,
    painting: once(async () => tour(page, await session())),
    escape: once(() => escapeModal(page)),
    walk: once(async () => walk(page, await session(), clearLooks)),
  }
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => (made ??= make())
}
