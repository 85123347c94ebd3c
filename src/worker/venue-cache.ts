import { KEPT_MARK } from '#app/page-state.ts'
import { commonAddress } from '#domain/routes/common-address.ts'
import { paths, type Route } from '#domain/routes/routes.ts'
import { DAY_MS } from '#domain/time/lengths.ts'
import { isKept, routeAt } from './plan.ts'
import { ANY_COPY, dropOldest, isTemporaryFailure, keep, type Bounds } from './bounded-cache.ts'
import { hasCodeOf } from './shell.ts'

const PREFIX = 'vitrina-venue-'
/** Number of venues with cached pages; one more evicts the oldest. */
const VENUES = 8
const bounds = (alias: string): Bounds => ({ name: PREFIX + alias, entries: 40, size: 2_000_000 })
const isHtml = (answer: Response) => answer.headers.get('content-type')?.startsWith('text/html') === true
/** Cache header of answers that are the same for everybody. */
const isPublic = (answer: Response) => /\bpublic\b/.test(answer.headers.get('cache-control') ?? '')

/** Caches a page with all its scripts; without them the page would not work. */
export async function keepPage(
  caches: CacheStorage,
  url: string,
  answer: Response,
  home?: string,
): Promise<void> {
  const common = commonAddress(url)
  if (common !== url) {
    // A personal link has its parameters in the address and in every link of the page, so the public page is cached
    // instead.
    const again = await fetch(common).catch(() => undefined)
    return again && keepPage(caches, common, again, home)
  }
  const route = routeAt(url, home)
  if (!('alias' in route) || isTemporaryFailure(answer)) return
  // The target of a redirect is the page of another address.
  if (!answer.ok || answer.redirected || !isHtml(answer)) return forgetPage(caches, url, route.alias)
  const html = await answer.text()
  if (!(await hasCodeOf(caches, html))) return
  const marked = new Response(html.replace('<html', `<html ${KEPT_MARK}`), answer)
  // the menu of the only mode is also served at its venue's address, and is cached at both
  const at = new URL(answer.headers.get('content-location') ?? url, url).href
  if (isKept(route))
    for (const address of new Set([at, url]))
      await keep(caches, keyOf(address), marked.clone(), bounds(route.alias))
  await keepOfflinePage(caches, route.alias)
  await dropOldest(caches, PREFIX, route.alias, VENUES)
}

/** The address redirects or no longer exists. */
async function forgetPage(caches: CacheStorage, url: string, alias: string): Promise<void> {
  const name = PREFIX + alias
  // `open` would create one
  if (await caches.has(name)) await (await caches.open(name)).delete(keyOf(url), ANY_COPY)
}

const keyOf = (url: string) => {
  const { origin, pathname, search } = new URL(url)
  return origin + pathname + search
}

/** Up to this age a cached page is shown before the network answers; the page then asks what has changed. @units ms */
const FRESH_MS = DAY_MS

/** The cached page of exactly this address, unless it is too old or the device's clock went back. */
export async function recentPage(
  caches: CacheStorage,
  url: string,
  home?: string,
): Promise<Response | undefined> {
  const route = routeAt(url, home)
  if (!('alias' in route) || !isKept(route)) return undefined
  const kept = await caches.match(keyOf(url), { ...ANY_COPY, cacheName: PREFIX + route.alias })
  const age = ageOf(kept)
  return age >= 0 && age < FRESH_MS ? kept : undefined
}

/** Age of the server's answer; NaN without its date. @units ms */
const ageOf = (answer: Response | undefined) => Date.now() - Date.parse(answer?.headers.get('date') ?? '')

/** A venue rarely changes its look. */
const OFFLINE_PAGE_MS = DAY_MS

/** The offline page in the venue's look; fetched again after a day. */
export async function keepOfflinePage(caches: CacheStorage, alias: string): Promise<void> {
  const path = paths.offline(alias)
  const known = await caches.match(path, { ...ANY_COPY, cacheName: PREFIX + alias })
  if (ageOf(known) < OFFLINE_PAGE_MS) return
  const answer = await fetch(path).catch(() => undefined)
  if (!answer?.ok || !(await hasCodeOf(caches, await answer.clone().text()))) return
  await keep(caches, path, answer, bounds(alias))
  await dropOldest(caches, PREFIX, alias, VENUES)
}

/** Deletes pages whose code is no longer cached. */
export async function dropHalfPages(caches: CacheStorage): Promise<void> {
  for (const name of await caches.keys()) {
    if (!name.startsWith(PREFIX)) continue
    const cache = await caches.open(name)
    for (const key of await cache.keys()) {
      const answer = await cache.match(key, ANY_COPY)
      if (answer && isHtml(answer) && !(await hasCodeOf(caches, await answer.text()))) await cache.delete(key)
    }
  }
}

/** The network's answer, which is cached; the cached one when the network fails, unless the request bypasses caches. */
export async function freshData(
  caches: CacheStorage,
  request: Request,
  alias: string,
  later: (work: Promise<unknown>) => void,
): Promise<Response> {
  try {
    const answer = await fetch(request)
    if (answer.ok && isPublic(answer)) later(keep(caches, request.url, answer.clone(), bounds(alias)))
    return answer
  } catch (error) {
    if (request.cache === 'no-cache') throw error
    const kept = await caches.match(request, { ...ANY_COPY, cacheName: PREFIX + alias })
    if (kept) return kept
    throw error
  }
}

/** The page for an address when offline: the address's own, the venue's menu, or the offline page. */
export async function keptPage(caches: CacheStorage, url: string, home?: string): Promise<Response> {
  const { pathname, href } = new URL(url)
  const route = routeAt(url, home)
  const alias = 'alias' in route ? route.alias : ''
  const cache = await caches.open(PREFIX + alias)
  const own =
    (await cache.match(href, ANY_COPY)) ?? (await cache.match(pathname, { ...ANY_COPY, ignoreSearch: true }))
  if (own && isKept(route)) return own
  const menu = menuFor(
    route,
    (await cache.keys()).map((key) => key.url),
    home,
  )
  if (menu !== undefined) return Response.redirect(new URL(menu, url), 302)
  return (
    (await cache.match(paths.offline(alias), ANY_COPY)) ??
    (await caches.match(paths.offline(''), ANY_COPY)) ??
    Response.error()
  )
}

/** The cached menu that replaces an entry, a category or a plate: never one of another order mode. */
function menuFor(route: Route, urls: readonly string[], home: string | undefined): string | undefined {
  if (route.kind !== 'entry' && route.kind !== 'menu') return undefined
  const fitting = urls.filter((url) => {
    const kept = routeAt(url, home)
    if (kept.kind !== 'menu' || kept.category !== undefined) return false
    return route.kind === 'entry' || kept.mode === route.mode
  })
  const last = fitting.at(-1)
  return last && new URL(last).pathname
}
