/** Limits of one cache. */
export interface Bounds {
  name: string
  entries: number
  /** Larger bodies are not kept. @units bytes */
  size: number
}

/** Ignores the `Vary` header in a match. */
export const ANY_COPY = { ignoreVary: true } as const

/** Statuses that say nothing about the address: the server is restarting, or there were too many calls. */
export const isTemporaryFailure = ({ status }: Response): boolean => status === 429 || status >= 500

/**
 * Answers from the cache, else from the network, and caches the answer: for files with a content hash in their name.
 */
export async function cachedFirst(
  caches: CacheStorage,
  request: Request,
  bounds: Bounds,
  later: (work: Promise<unknown>) => void,
): Promise<Response> {
  const kept = await caches.match(request, { ...ANY_COPY, cacheName: bounds.name })
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) later(keep(caches, request.url, answer.clone(), bounds))
  return answer
}

/** Caches an answer. Evicts the oldest entries above the limit, and never fails when there is no room. */
export async function keep(
  caches: CacheStorage,
  url: string,
  answer: Response,
  { name, entries, size }: Bounds,
): Promise<void> {
  try {
    const body = await answer.arrayBuffer()
    if (body.byteLength > size) return
    const cache = await caches.open(name)
    // Moved to the end: the most recently stored entry is evicted last.
    await cache.delete(url, ANY_COPY)
    await cache.put(url, new Response(body, answer))
    const keys = await cache.keys()
    await Promise.all(keys.slice(0, Math.max(0, keys.length - entries)).map((key) => cache.delete(key)))
  } catch {
    // A full device caches nothing; the page has its answer already.
  }
}

/** Deletes the oldest caches of a kind; keeps the own one and the latest others, `most` in all. */
export async function dropOldest(
  caches: CacheStorage,
  prefix: string,
  own: string,
  most: number,
): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== prefix + own)
  await Promise.all(others.slice(0, Math.max(0, others.length - most + 1)).map((name) => caches.delete(name)))
}
