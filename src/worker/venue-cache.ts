import { paths } from '#domain/routes/routes.ts'
import type { Route } from '#domain/routes/routes.ts'
import { DAY_MS } from '#domain/time/lengths.ts'
import { commonAddress, isKept, routeAt } from './plan.ts'
import { keep } from './bounded-cache.ts'
import type { Bounds } from './bounded-cache.ts'
import { hasCodeOf } from './shell.ts'

const PREFIX = 'vitrina-venue-'
/** Venues whose pages are kept; who visits more loses the first. */
const VENUES = 8
const bounds = (alias: string): Bounds => ({ name: PREFIX + alias, entries: 40, size: 2_000_000 })
const isHtml = (answer: Response) => answer.headers.get('content-type')?.startsWith('text/html') === true
/** The server says so of answers that are the same for everybody. */
const isPublic = (answer: Response) => /\bpublic\b/.test(answer.headers.get('cache-control') ?? '')

/** Keeps a page with everything that belongs to it; one whose code is not here would be half a page. */
export async function keepPage(
  caches: CacheStorage,
  url: string,
  answer: Response,
  home?: string,
): Promise<void> {
  const common = commonAddress(url)
  if (common !== url) {
    // A person's link stands in the address and in every link of the page; kept is the page of everybody.
    const again = await fetch(common).catch(() => undefined)
    return again && keepPage(caches, common, again, home)
  }
  const { pathname, search, origin } = new URL(url)
  const route = routeAt(url, home)
  // What a redirect led to is the page of another address.
  if (!('alias' in route) || !answer.ok || answer.redirected || !isHtml(answer)) return
  if (!(await hasCodeOf(caches, await answer.clone().text()))) return
  if (isKept(route)) await keep(caches, origin + pathname + search, answer, bounds(route.alias))
  await keepOfflinePage(caches, route.alias)
  await dropOldVenues(caches, route.alias)
}

/** A venue rarely changes its look. */
const OFFLINE_PAGE_MS = DAY_MS

/** The page in the venue's look that says that there is no network; fetched again when it is a day old. */
export async function keepOfflinePage(caches: CacheStorage, alias: string): Promise<void> {
  const path = paths.offline(alias)
  const known = await caches.match(path, { cacheName: PREFIX + alias, ignoreVary: true })
  if (known && Date.now() - Date.parse(known.headers.get('date') ?? '') < OFFLINE_PAGE_MS) return
  const answer = await fetch(path).catch(() => undefined)
  if (!answer?.ok || !(await hasCodeOf(caches, await answer.clone().text()))) return
  await keep(caches, path, answer, bounds(alias))
  await dropOldVenues(caches, alias)
}

async function dropOldVenues(caches: CacheStorage, alias: string): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== PREFIX + alias)
  await Promise.all(
    others.slice(0, Math.max(0, others.length - VENUES + 1)).map((name) => caches.delete(name)),
  )
}

/** Removes the pages whose code is gone. */
export async function dropHalfPages(caches: CacheStorage): Promise<void> {
  for (const name of await caches.keys()) {
    if (!name.startsWith(PREFIX)) continue
    const cache = await caches.open(name)
    for (const key of await cache.keys()) {
      const answer = await cache.match(key, { ignoreVary: true })
      if (answer && isHtml(answer) && !(await hasCodeOf(caches, await answer.text()))) await cache.delete(key)
    }
  }
}

/** What the network says, which is kept; what was kept when the network says nothing. */
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
    const kept = await caches.match(request, { cacheName: PREFIX + alias, ignoreVary: true })
    if (kept) return kept
    throw error
  }
}

/** What to show at an address without a network: its own page, the venue's menu, or that there is no network. */
export async function keptPage(caches: CacheStorage, url: string, home?: string): Promise<Response> {
  const { pathname, href } = new URL(url)
  const route = routeAt(url, home)
  const alias = 'alias' in route ? route.alias : ''
  const cache = await caches.open(PREFIX + alias)
  const own =
    (await cache.match(href, { ignoreVary: true })) ??
    (await cache.match(pathname, { ignoreVary: true, ignoreSearch: true }))
  if (own && isKept(route)) return own
  const menu = menuFor(
    route,
    (await cache.keys()).map((key) => key.url),
    home,
  )
  if (menu !== undefined) return Response.redirect(new URL(menu, url), 302)
  return (
    (await cache.match(paths.offline(alias), { ignoreVary: true })) ??
    (await caches.match(paths.offline(''), { ignoreVary: true })) ??
    Response.error()
  )
}

/** The kept menu that stands for an entry, a category or a plate: never one of another order mode. */
function menuFor(route: Route, urls: readonly string[], home: string | undefined): string | undefined {
  if (route.kind !== 'entry' && route.kind !== 'menu') return undefined
  const found = urls.findLast((url) => {
    const kept = routeAt(url, home)
    if (kept.kind !== 'menu' || kept.category !== undefined) return false
    return route.kind === 'entry' || kept.mode === route.mode
  })
  return found && new URL(found).pathname
}
