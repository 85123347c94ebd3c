import type { CDPSession, Page } from 'playwright'

import { escapeModal, type Escape } from './escape-modal.ts'
import { tour, type Painting } from './tour.ts'
import { walk, type Walk } from './walk.ts'

/** Measurements shared by several rules, made once per page when first needed. */
export type PageFacts = {
  /** expected language of the texts */
  language: string
  /** the DevTools session of this page */
  session(): Promise<CDPSession>
  /** contrast of texts, fields and icons as painted */
  painting(): Promise<Painting>
  /** the stops of the Tab key */
  walk(): Promise<Walk>
  /** the effect of Escape on the front modal, which is closed afterwards */
  escape(): Promise<Escape | undefined>
}

/** Creates the lazy measurements of a page. */
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
