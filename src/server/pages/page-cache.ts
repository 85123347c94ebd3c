import { createHash } from 'node:crypto'

import { LruCache } from '../catalog/lru-cache.ts'
import type { BrowserSources } from '../payments/contract.ts'
import { packSegment } from './gzip-segments.ts'
import type { Segment } from './gzip-segments.ts'
import { MAX_IDLE_COPIES, PageCopies } from './page-copies.ts'

/** A page says whether its venue is open; so long may it go on saying so. */
const FRESH_MS = 30_000
const MAX_BYTES = 128 * 1024 * 1024
/** Longer addresses are somebody's play with the query; they are drawn, not kept. */
const MAX_KEY_LENGTH = 300

/** A drawn page, cut where each answer's nonce goes. */
export type CachedPage = {
  status: number
  /** the venue it shows, and what that was when it was drawn */
  alias: string
  contentVersion: string
  drawnAtMs: number
  /** what its policy lets through besides our own */
  sources: BrowserSources
  etag: string
  segments: Segment[]
  copies: PageCopies
}

/** Pages that are the same for every anonymous visitor, by address. */
export class PageCache {
  private readonly pages = new LruCache<string, CachedPage>(MAX_BYTES, sizeOf)

  get(key: string, nowMs: number): CachedPage | undefined {
    const page = this.pages.get(key)
    const age = nowMs - (page?.drawnAtMs ?? 0)
    return age < 0 || age > FRESH_MS ? undefined : page
  }

  set(key: string, page: CachedPage): void {
    if (key.length <= MAX_KEY_LENGTH) this.pages.set(key, page)
  }
}

function sizeOf(page: CachedPage): number {
  return page.segments.reduce(
    (total, { plain, packed }) => total + plain.length + packed.length * (1 + MAX_IDLE_COPIES),
    500,
  )
}

/** Cuts a page at the placeholder of its nonce and compresses the pieces. */
export async function cutPage(
  html: string,
  placeholder: string,
  page: Omit<CachedPage, 'etag' | 'segments' | 'copies'>,
): Promise<CachedPage> {
  const segments = await Promise.all(html.split(placeholder).map(packSegment))
  // the sources too: a copy that a browser keeps has the policy of its answer
  const hash = createHash('sha256').update(JSON.stringify(page.sources))
  for (const { plain } of segments) hash.update(plain)
  const etag = `W/"${hash.digest('base64url').slice(0, 22)}"`
  return { ...page, etag, segments, copies: new PageCopies(segments) }
}
