import { LruCache } from '../catalog/lru-cache.ts'
import { storedBytes } from '../http/send-stored.ts'
import type { StoredBody } from '../http/send-stored.ts'

/** A page says whether its venue is open; so long may it go on saying so. */
export const FRESH_MS = 30_000
const MAX_BYTES = 128 * 1024 * 1024
/** Longer addresses are somebody's play with the query; they are drawn, not kept. */
const MAX_KEY_LENGTH = 300

/** A drawn page that is the same for every anonymous visitor. */
export type CachedPage = {
  /** the venue it shows, and what that was when it was drawn */
  alias: string
  contentVersion: string
  drawnAtMs: number
  body: StoredBody
}

/** Pages that are the same for every anonymous visitor, by address. */
export class PageCache {
  private readonly pages = new LruCache<string, CachedPage>(MAX_BYTES, ({ body }) => storedBytes(body))

  get(key: string, nowMs: number): CachedPage | undefined {
    const page = this.pages.get(key)
    const age = nowMs - (page?.drawnAtMs ?? 0)
    return age < 0 || age > FRESH_MS ? undefined : page
  }

  set(key: string, page: CachedPage): void {
    if (key.length <= MAX_KEY_LENGTH) this.pages.set(key, page)
  }
}
