import { LruCache } from '../catalog/lru-cache.ts'
import { etagOf, packText, storedBytes, type StoredBody } from '../http/send.ts'

const MAX_BYTES = 64 * 1024 * 1024
/** Kept by browsers and asked for again each time, at the price of a 304. */
const HEADERS = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'public, no-cache' }

/** Serialised and compressed answers that are the same for everybody, by a key that holds their version. */
export class AnswerCache {
  private readonly bodies = new LruCache<string, StoredBody>(MAX_BYTES, storedBytes)
  private readonly pending = new Map<string, Promise<StoredBody>>()

  /** @param key - must change whenever the value may */
  async get(key: string, value: unknown): Promise<StoredBody> {
    const known = this.bodies.get(key)
    if (known !== undefined) return known
    const started = this.pending.get(key) ?? this.prepare(key, value)
    return started
  }

  private prepare(key: string, value: unknown): Promise<StoredBody> {
    const started = prepareBody(value).then((body) => {
      this.bodies.set(key, body)
      return body
    })
    this.pending.set(key, started)
    return started.finally(() => this.pending.delete(key))
  }
}

async function prepareBody(value: unknown): Promise<StoredBody> {
  const json = JSON.stringify(value)
  return { headers: HEADERS, etag: etagOf(json), ...(await packText(json)) }
}
