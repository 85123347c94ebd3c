import { KEPT_MARK } from '#app/page-state.ts'

import { ANY_COPY, cachedFirst, isTrouble, keep, type Bounds } from './bounded-cache.ts'
import { hasCodeOf } from './shell.ts'

const MEGABYTE = 1_000_000
/** One page a screen and store, a store's data, and the files of a few builds. */
const PAGES: Bounds = { name: 'vitrina-rider-pages', entries: 12, size: MEGABYTE }
const DATA: Bounds = { name: 'vitrina-rider-data', entries: 6, size: MEGABYTE }
const FILES: Bounds = { name: 'vitrina-rider-files', entries: 80, size: MEGABYTE }
/**
 * How long a rider waits for the network's page when one is kept.
 * @units milliseconds
 * @source assumed: a slow network answers within it, and a browser gives up on a dead one after minutes only
 */
const PATIENCE_MS = 4_000
/** What a page names in its head: its code, and what its code needs. */
const CODE = /(?:src|href)="(\/companion\/[\w./-]+)"/g

type Later = (work: Promise<unknown>) => void

/** Code, fonts and pictures. */
export const riderFile = (caches: CacheStorage, request: Request, later: Later): Promise<Response> =>
  cachedFirst(caches, request, FILES, later)

/** One kept page stands for all of its screen. */
const pageAddress = (origin: string, alias: string, screen: string) =>
  `${origin}/logistics/${encodeURIComponent(alias)}/${screen}`

/** Which page of whom. */
export interface RiderPage {
  origin: string
  alias: string
  screen: string
}

/** What a page needs to know of its store; the server's page brings it along, and it grows old. */
export const storeData = (origin: string, alias: string): Request[] =>
  [`/api/diner/${encodeURIComponent(alias)}`, `/api/storefront?alias=${encodeURIComponent(alias)}`].map(
    (path) => new Request(new URL(path, origin)),
  )

/**
 * Keeps a page with the code it names; without the code it would be half a page, and without any it is not ours: a
 * network that wants a sign-in answers with 200 too.
 */
export async function keepRiderPage(caches: CacheStorage, page: RiderPage, answer: Response): Promise<void> {
  if (!answer.ok || answer.redirected) return
  const works: Promise<unknown>[] = []
  const html = await answer.text()
  const files = [...html.matchAll(CODE)].map(([, file]) => new Request(new URL(file ?? '', page.origin)))
  if (files.length === 0) return
  try {
    await Promise.all(files.map((file) => riderFile(caches, file, (work) => works.push(work))))
  } catch {
    return
  }
  await Promise.all(works)
  // a page that knows that it was kept does not take the moment it was drawn for the present
  const marked = new Response(html.replace('<html', `<html ${KEPT_MARK}`), answer)
  await keep(caches, pageAddress(page.origin, page.alias, page.screen), marked, PAGES)
}

/**
 * The network's page, which is kept however late it comes; the kept one when the network fails, takes too long, or answers
 * 429 or 5xx.
 */
export async function freshRiderPage(
  caches: CacheStorage,
  page: RiderPage,
  request: Request,
  later: Later,
): Promise<Response> {
  const asked = fetch(request)
  later(asked.then((answer) => keepRiderPage(caches, page, answer.clone())).catch(() => undefined))
  const tooLate = new Promise<undefined>((resolve) => {
    setTimeout(resolve, PATIENCE_MS)
  })
  const fresh = await Promise.race([asked.catch(() => undefined), tooLate])
  if (fresh && !isTrouble(fresh)) return fresh
  const kept = await keptRiderPage(caches, page)
  return kept.type === 'error' ? asked.catch(() => kept) : kept
}

/** The page of the same screen as it was kept, if all of its code is here. */
export async function keptRiderPage(caches: CacheStorage, page: RiderPage): Promise<Response> {
  const cache = await caches.open(PAGES.name)
  const kept = await cache.match(pageAddress(page.origin, page.alias, page.screen), ANY_COPY)
  const isWhole = kept !== undefined && (await hasCodeOf(caches, await kept.clone().text()))
  return isWhole ? kept : Response.error()
}

/** What the network says of a store, which is kept; what was kept when the network fails, or answers 429 or 5xx. */
export async function riderData(caches: CacheStorage, request: Request, later: Later): Promise<Response> {
  const asked = fetch(request)
  const answer = await asked.catch(() => undefined)
  if (answer?.ok) later(keep(caches, request.url, answer.clone(), DATA))
  if (answer && !isTrouble(answer)) return answer
  return (await caches.match(request, { ...ANY_COPY, cacheName: DATA.name })) ?? asked
}
