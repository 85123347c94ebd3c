import { createHash } from 'node:crypto'
import { gzip } from 'node:zlib'
import { promisify } from 'node:util'

import type { PreparedBody } from '../contract/handlers.ts'
import { LruCache } from '../catalog/lru-cache.ts'

const compress = promisify(gzip)
const MAX_BYTES = 64 * 1024 * 1024
const COMPRESS_FROM_BYTES = 1_400
/** Kept by browsers and asked for again each time, at the price of a 304. */
const CACHE_CONTROL = 'public, no-cache'

/** Serialised and compressed answers that are the same for everybody, by a key that holds their version. */
export class AnswerCache {
  private readonly bodies = new LruCache<string, PreparedBody>(
    MAX_BYTES,
    (body) => body.json.length + (body.gzip?.length ?? 0) + 500,
  )
  private readonly pending = new Map<string, Promise<PreparedBody>>()

  /** @param key - must change whenever the value may */
  async get(key: string, build: () => unknown): Promise<PreparedBody> {
    const known = this.bodies.get(key)
    if (known !== undefined) return known
    const started = this.pending.get(key) ?? this.prepare(key, build)
    return started
  }

  private prepare(key: string, build: () => unknown): Promise<PreparedBody> {
    const started = prepareBody(build()).then((body) => {
      this.bodies.set(key, body)
      return body
    })
    this.pending.set(key, started)
    return started.finally(() => this.pending.delete(key))
  }
}

async function prepareBody(value: unknown): Promise<PreparedBody> {
  const json = Buffer.from(JSON.stringify(value))
  const etag = `W/"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"`
  const zipped = json.length < COMPRESS_FROM_BYTES ? undefined : await compress(json)
  return { json, gzip: zipped, etag, cacheControl: CACHE_CONTROL }
}
