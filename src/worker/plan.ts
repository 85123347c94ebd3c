import { isRecord } from '#domain/documents/is-record.ts'
import { routeOf } from '#app/routes.ts'
import { inAppPath } from '#domain/routes/address.ts'
import type { Route } from '#domain/routes/routes.ts'

/** How a request is answered; without a plan it goes to the network as if there were no worker. */
export type Plan =
  | { kind: 'page'; route: Route }
  /** Public data of one venue: menu, prices, hours. */
  | { kind: 'data'; alias: string }
  | { kind: 'code' }
  | { kind: 'font' }
  | { kind: 'picture' }

export interface Asked {
  method: string
  mode: string
  url: string
  /** Address of the page that sends the request. */
  referrer: string
}

/**
 * Calls whose answers are the same for everybody. Orders, customers, codes, payments, the operator's calls and address
 * searches are excluded: none of them is ever cached.
 */
const DATA = /^\/api\/(?:diner|storefront|directory|ordermodes|menucustomization)(?:\/|$)/
const PERSONAL = /\/order(?:s|ingcustomer)?(?:\/|$)/

/**
 * Decides by the address alone, so that this function shows what is never cached.
 * @param origin - the worker's own; other origins are ignored
 * @param home - alias at the root of that origin
 */
export function planOf(
  { method, mode, url, referrer }: Asked,
  origin: string,
  home?: string,
): Plan | undefined {
  const { pathname, origin: asked } = new URL(url)
  if (method !== 'GET' || asked !== origin) return undefined
  // nothing of a draft is cached
  if (isOfDraft(pathname) || (isOfDraft(referrer) && DATA.test(pathname))) return undefined
  if (mode === 'navigate') {
    const route = routeAt(url, home)
    return route.kind === 'unknown' ? undefined : { kind: 'page', route }
  }
  if (pathname.startsWith('/assets/')) return { kind: 'code' }
  if (pathname.startsWith('/fonts/')) return { kind: 'font' }
  if (pathname.startsWith('/files/')) return { kind: 'picture' }
  if (!DATA.test(pathname) || PERSONAL.test(pathname)) return undefined
  return { kind: 'data', alias: aliasOf(referrer, home) }
}

/** Aliases of drafts contain a tilde; those of venues cannot. */
export const isOfDraft = (address: string): boolean => /~|%7e/i.test(address)

/** The page at an address, on a host whose root is the page of an alias. */
export const routeAt = (url: string, home: string | undefined): Route =>
  routeOf(inAppPath(home, new URL(url).pathname))

function isAddress(text: string): boolean {
  try {
    return new URL(text) instanceof URL
  } catch {
    return false
  }
}

/** The alias of the page's venue, '' for none. */
function aliasOf(url: string, home: string | undefined): string {
  const route = isAddress(url) ? routeAt(url, home) : undefined
  return route && 'alias' in route ? route.alias : ''
}

/** Whether to cache a page: it shows what a venue offers and nothing a person typed. */
export const isKept = ({ kind }: Route): boolean => kind === 'entry' || kind === 'menu' || kind === 'cart'

const MOST_KEPT = 200

/** The URLs in a field of a page's message; other content is ignored. */
export function named(word: 'keep' | 'forget', message: unknown): string[] {
  const urls = isRecord(message) ? message[word] : undefined
  if (!Array.isArray(urls)) return []
  return urls.filter((url) => typeof url === 'string' && isAddress(url)).slice(0, MOST_KEPT) as string[]
}
