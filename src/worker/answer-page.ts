import { keepPage, keptPage, recentPage } from './venue-cache.ts'
import type { FetchEvent } from './worker-scope.ts'

/**
 * Answers with a fresh cached page at once and updates the cache from the network. A reload always gets the network's
 * page.
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
  // with a damaged cache, go to the network
  const kept = await recentPage(caches, url, home).catch(() => undefined)
  if (kept) event.waitUntil(fresh)
  return kept ?? fresh
}

/** The network's page, which is cached; the cached one when the network fails. */
async function freshPage(
  caches: CacheStorage,
  event: FetchEvent,
  home: string | undefined,
): Promise<Response> {
  const { request, preloadResponse } = event
  try {
    const answer = (await preloadResponse) ?? (await fetch(request))
    // on back and forward the browser may use an HTTP cache entry older than ours
    if (request.cache !== 'force-cache') event.waitUntil(keepPage(caches, request.url, answer.clone(), home))
    return answer
  } catch {
    return keptPage(caches, request.url, home)
  }
}
