import { keepPage, keptPage, youngPage } from './venue-cache.ts'
import type { FetchEvent } from './worker-scope.ts'

/**
 * The kept page at once where it is young, while the network's comes to be kept in its place. Who reloads gets the
 * network's.
 * @source decision 140
 */
export async function answerPage(
  caches: CacheStorage,
  event: FetchEvent,
  home: string | undefined,
): Promise<Response> {
  const { cache, isReloadNavigation, url } = event.request
  const fresh = freshPage(caches, event, home)
  if (cache !== 'default' || isReloadNavigation === true) return fresh
  // a damaged cache keeps nobody from the network
  const kept = await youngPage(caches, url, home).catch(() => undefined)
  if (kept) event.waitUntil(fresh)
  return kept ?? fresh
}

/** The network's page, which is kept; the kept one when the network says nothing. */
async function freshPage(
  caches: CacheStorage,
  event: FetchEvent,
  home: string | undefined,
): Promise<Response> {
  const { request, preloadResponse } = event
  try {
    const answer = (await preloadResponse) ?? (await fetch(request))
    // on the way back and forward the browser may take an older one than is kept
    if (request.cache !== 'force-cache') event.waitUntil(keepPage(caches, request.url, answer.clone(), home))
    return answer
  } catch {
    return keptPage(caches, request.url, home)
  }
}
