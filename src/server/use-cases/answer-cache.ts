import { LruCache } from '../catalog/lru-cache.ts'
import { etagOf, formsOf, storedBytes, type StoredBody } from '../http/send.ts'

const MAX_BYTES = 64 * 1024 * 1024
/** Browsers keep the answer but revalidate it each time, which costs a 304. */
const HEADERS = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'public, no-cache' }

/** Serialised answers that are the same for every caller, under keys that contain their version. */
export class AnswerCache {
  private readonly bodies = new LruCache<string, StoredBody>(MAX_BYTES, storedBytes)

  /** @param key - must change whenever the value may change */
  get(key: string, value: unknown): StoredBody {
    const known = this.bodies.get(key)
    if (known !== undefined) return known
    const forms = formsOf(Buffer.from(JSON.stringify(value)))
    const body = { headers: HEADERS, etag: etagOf(forms.plain), ...forms }
    this.bodies.set(key, body)
    return body
  }
}
