/** What may be kept under one name. */
export interface Bounds {
  name: string
  entries: number
  /** Larger bodies are not kept. @units bytes */
  size: number
}

/** Whatever the request said of what it takes. */
export const ANY_COPY = { ignoreVary: true } as const

/** Says nothing about what is at the address: a server that starts anew, or too many calls. */
export const isTrouble = ({ status }: Response): boolean => status === 429 || status >= 500

/** Answers from the cache, else from the network, and keeps what came: for files whose name changes with their content. */
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

/** Keeps an answer; the oldest leave when there are too many, and nothing fails when there is no room. */
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
    // Again at the end: what was asked for last leaves last.
    await cache.delete(url, ANY_COPY)
    await cache.put(url, new Response(body, answer))
    const keys = await cache.keys()
    await Promise.all(keys.slice(0, Math.max(0, keys.length - entries)).map((key) => cache.delete(key)))
  } catch {
    // A full device keeps nothing, and the answer was given already.
  }
}

/** Drops the caches of a kind that came first; the own one and the last others stay, `most` in all. */
export async function dropOldest(
  caches: CacheStorage,
  prefix: string,
  own: string,
  most: number,
): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== prefix + own)
  await Promise.all(others.slice(0, Math.max(0, others.length - most + 1)).map((name) => caches.delete(name)))
}
