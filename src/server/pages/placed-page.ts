import { pageRouteOf, type PageRoute } from '#app/routes.ts'
import { addressAt, inAppPath, partsOf, shownPath } from '#domain/routes/address.ts'
import type { CompanionRoute } from '#domain/routes/companion-routes.ts'
import type { Route } from '#domain/routes/routes.ts'

import type { HostPlace } from '../http/places.ts'
import type { Services } from '../services.ts'

/** A requested page: path and query as the program knows them, and their route. */
export type AskedPage = PageRoute & { url: string }

const asking = (url: string): AskedPage => ({ url, ...pageRouteOf(partsOf(url).pathname) })

const ANY_ORIGIN = 'http://localhost'

/**
 * Normalises path and query as a browser does. They are appended to an origin, not resolved against it, because a
 * path that begins with two slashes would name another host. Dot segments are resolved, so that routing and rendering
 * see the same page.
 * @returns undefined for an invalid URL
 */
function plainUrl(url: string): string | undefined {
  const address = url.startsWith('/') ? ANY_ORIGIN + url : url
  if (!URL.canParse(address)) return undefined
  const { pathname, search } = new URL(address)
  return pathname + search
}

/** Rendered for a URL that does not exist at the request's host. */
const NOWHERE = asking('/')

/** The result of routing a page request: a page at this place, or a redirect. */
export type Placed =
  | { kind: 'page'; asked: AskedPage; place: HostPlace }
  | { kind: 'moved'; to: string; tenant: string | undefined; place: HostPlace }

/** Path and query of a page as the program knows them. */
export function inAppUrl({ home }: HostPlace, url: string): string {
  const { pathname, rest } = partsOf(url)
  return inAppPath(home, pathname) + rest
}

/** The answer to a page that this host does not have. */
export const notAtThisHost = (place: HostPlace): Placed => ({ kind: 'page', asked: NOWHERE, place })

/**
 * Routes a page request. A tenant with its own host has its pages only there: other hosts redirect to it, and it
 * shows nothing of other tenants. Drafts and pages that are not for diners stay on the platform.
 */
export async function placePage(
  { catalog, places }: Pick<Services, 'catalog' | 'places'>,
  place: HostPlace,
  requested: string,
): Promise<Placed> {
  const url = plainUrl(requested)
  if (url === undefined) return notAtThisHost(place)
  const asked = asking(inAppUrl(place, url))
  const alias = dinersAlias(asked)
  if (alias === undefined || alias.includes('~')) {
    if (place.tenant === undefined || asked.route.kind === 'offline') return { kind: 'page', asked, place }
    const to = addressAt(place, asked.url)
    if (to !== place.origin + url) return { kind: 'moved', to, tenant: place.tenant, place }
    return notAtThisHost(place)
  }
  // at a tenant's own host, venues taken offline still belong to it
  const known = place.tenant === undefined ? catalog.find(alias) : catalog.findAny(alias)
  const tenant = (await known)?.tenant
  if (place.tenant !== undefined && tenant !== place.tenant) return notAtThisHost(place)
  if (tenant === undefined || !place.isPublic) return { kind: 'page', asked, place }
  const target = await places.of(tenant, place.origin)
  const isThere = target.origin === place.origin && shownPath(target.home, asked.url) === url
  if (isThere) return { kind: 'page', asked, place }
  return {
    kind: 'moved',
    to: addressAt(target, asked.url),
    tenant,
    place: { ...target, tenant, isPublic: true },
  }
}

/** Companion pages that need no token. */
const OPEN: readonly CompanionRoute['kind'][] = ['guide', 'survey', 'tracking']

/** Whether a page is used with a token, by a venue's staff or a rider. */
export const isForStaff = ({ companion }: AskedPage): boolean =>
  companion !== undefined && !OPEN.includes(companion.kind)

/** The alias of a page for diners; undefined for all other pages. */
function dinersAlias({ route, companion }: AskedPage): string | undefined {
  if (companion?.kind === 'tracking' || companion?.kind === 'survey') return companion.alias
  return aliasOf(route)
}

/** The venue of a page of the storefront. */
export const aliasOf = (route: Route): string | undefined =>
  'alias' in route && route.alias !== '' ? route.alias : undefined
