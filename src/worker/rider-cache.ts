import { KEPT_MARK } from '#app/page-state.ts'
import { DAY_MS } from '#domain/time/lengths.ts'

import { ANY_COPY, cachedFirst, isTemporaryFailure, keep, type Bounds } from './bounded-cache.ts'
import { hasCodeOf } from './shell.ts'

const MEGABYTE = 1_000_000
/** One page per screen and store, the data of a store, and the files of a few builds. */
const PAGES: Bounds = { name: 'vitrina-rider-pages', entries: 15, size: MEGABYTE }
const DATA: Bounds = { name: 'vitrina-rider-data', entries: 6, size: MEGABYTE }
const FILES: Bounds = { name: 'vitrina-rider-files', entries: 80, size: MEGABYTE }
/**
 * How long to wait for the network when the page is cached.
 * @units milliseconds
 * @source assumed: a slow network answers within it, and a browser gives up on a dead one after minutes only
 */
const PATIENCE_MS = 4_000
/** URLs in the head of a page: its scripts and their imports. */
const CODE = /(?:src|href)="(\/companion\/[\w./-]+)"/g

type Later = (work: Promise<unknown>) => void

/** Code, fonts and pictures. */
export const riderFile = (caches: CacheStorage, request: Request, later: Later): Promise<Response> =>
  cachedFirst(caches, request, FILES, later)

/** Pages of a few orders; one older than a day is useless. */
const ORDERS: Bounds = { name: 'vitrina-order-pages', entries: 4, size: MEGABYTE }
const ORDER_MS = DAY_MS

/** Cache key of a page, and its cache. */
export interface KeptAt {
  address: string
  bounds: Bounds
}

/** One cached page serves its whole screen, whatever is delivered. */
export const riderPage = (origin: string, alias: string, screen: string): KeptAt => ({
  address: `${origin}/logistics/${encodeURIComponent(alias)}/${screen}`,
  bounds: PAGES,
})

/** The page of a delivery, for the diner who waits for it. */
export const orderPage = (url: string): KeptAt => ({ address: addressOf(url), bounds: ORDERS })

const addressOf = (url: string) => {
  const { origin, pathname } = new URL(url)
  return origin + pathname
}

/** The store's data for a page. The server embeds it in the page, where it gets old. */
export const storeData = (origin: string, alias: string): Request[] =>
  [`/api/diner/${encodeURIComponent(alias)}`, `/api/storefront?alias=${encodeURIComponent(alias)}`].map(
    (path) => new Request(new URL(path, origin)),
  )

/**
 * Caches a page together with its scripts. Without all of them the page would not work; a page without scripts is not
 * ours, such as a captive portal that answers with 200.
 */
export async function keepPage(
  caches: CacheStorage,
  { address, bounds }: KeptAt,
  answer: Response,
): Promise<void> {
  if (!answer.ok || answer.redirected) return
  const works: Promise<unknown>[] = []
  const html = await answer.text()
  const files = [...html.matchAll(CODE)].map(([, file]) => new Request(new URL(file ?? '', address)))
  if (files.length === 0) return
  try {
    await Promise.all(files.map((file) => riderFile(caches, file, (work) => works.push(work))))
  } catch {
    return
  }
  await Promise.all(works)
  // a page that knows it is cached does not take its render time as the current time
  const marked = new Response(html.replace('<html', `<html ${KEPT_MARK}`), answer)
  // the age is measured by this device's clock, which may differ from the server's
  marked.headers.set('date', new Date().toUTCString())
  await keep(caches, address, marked, bounds)
}

/** The network's page, which is cached even when it arrives late, or the cached one. */
export async function freshRiderPage(
  caches: CacheStorage,
  page: KeptAt,
  request: Request,
  later: Later,
): Promise<Response> {
  const asked = fetch(request)
  later(asked.then((answer) => keepPage(caches, page, answer.clone())).catch(() => undefined))
  return askedOrKept(asked, () => keptPage(caches, page))
}

/** The network's page, or the cached one; the page itself says whether to cache it. */
export const freshOrderPage = (caches: CacheStorage, request: Request): Promise<Response> =>
  askedOrKept(fetch(request), () => keptOrderPage(caches, request.url))

/** The cached page when the network fails, takes too long, or answers 429 or 5xx. */
async function askedOrKept(asked: Promise<Response>, ask: () => Promise<Response>): Promise<Response> {
  const tooLate = new Promise<undefined>((resolve) => {
    setTimeout(resolve, PATIENCE_MS)
  })
  const fresh = await Promise.race([asked.catch(() => undefined), tooLate])
  if (fresh && !isTemporaryFailure(fresh)) return fresh
  const kept = await ask()
  return kept.type === 'error' ? asked.catch(() => kept) : kept
}

/** The cached page, if all of its scripts are cached. */
export async function keptPage(caches: CacheStorage, { address, bounds }: KeptAt): Promise<Response> {
  const cache = await caches.open(bounds.name)
  const kept = await cache.match(address, ANY_COPY)
  const isWhole = kept !== undefined && (await hasCodeOf(caches, await kept.clone().text()))
  return isWhole ? kept : Response.error()
}

async function keptOrderPage(caches: CacheStorage, url: string): Promise<Response> {
  await dropOldOrders(caches)
  return keptPage(caches, orderPage(url))
}

/** Removes the pages of a finished order from the device. */
export async function forgetOrderPage(caches: CacheStorage, url: string): Promise<void> {
  const cache = await caches.open(ORDERS.name)
  await cache.delete(addressOf(url), ANY_COPY)
}

/** Removes all order pages, so that the next user of this device finds none. */
export const forgetOrderPages = (caches: CacheStorage): Promise<boolean> => caches.delete(ORDERS.name)

/** Orders that are not known to be finished. */
export async function dropOldOrders(caches: CacheStorage): Promise<void> {
  const cache = await caches.open(ORDERS.name)
  for (const key of await cache.keys()) {
    const kept = await cache.match(key, ANY_COPY)
    const age = Date.now() - Date.parse(kept?.headers.get('date') ?? '')
    // the clock may have been set meanwhile
    if (!(Math.abs(age) < ORDER_MS)) await cache.delete(key)
  }
}

/**
 * The network's answer about a store, which is cached; the cached one when the network fails, or answers 429 or 5xx.
 */
export async function riderData(caches: CacheStorage, request: Request, later: Later): Promise<Response> {
  const asked = fetch(request)
  const answer = await asked.catch(() => undefined)
  if (answer?.ok) later(keep(caches, request.url, answer.clone(), DATA))
  if (answer && !isTemporaryFailure(answer)) return answer
  return (await caches.match(request, { ...ANY_COPY, cacheName: DATA.name })) ?? asked
}
