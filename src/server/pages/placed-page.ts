import { pageRouteOf, type PageRoute } from '#app/routes.ts'
import { addressAt, inAppPath, partsOf, shownPath } from '#domain/routes/address.ts'
import type { CompanionRoute } from '#domain/routes/companion-routes.ts'
import type { Route } from '#domain/routes/routes.ts'

import type { HostPlace } from '../http/places.ts'
import type { Services } from '../services.ts'

/** A page that somebody asks for: path and query as the program knows them, and what they lead to. */
export type AskedPage = PageRoute & { url: string }

const asking = (url: string): AskedPage => ({ url, ...pageRouteOf(partsOf(url).pathname) })

const ANY_ORIGIN = 'http://localhost'

/**
 * Path and query as a browser writes them: read after an origin, never against it, since a path that begins with two slashes
 * would name another host. Dot segments are resolved, so that nothing is placed as one page and drawn as another.
 * @returns undefined for what is no address
 */
function plainUrl(url: string): string | undefined {
  const address = url.startsWith('/') ? ANY_ORIGIN + url : url
  if (!URL.canParse(address)) return undefined
  const { pathname, search } = new URL(address)
  return pathname + search
}

/** What is drawn for an address that the host of a request does not have. */
const NOWHERE = asking('/')

/** What a request for a page leads to: a page of the program at that place, or another address. */
export type Placed =
  | { kind: 'page'; asked: AskedPage; place: HostPlace }
  | { kind: 'moved'; to: string; tenant: string | undefined; place: HostPlace }

/** The path and the query of a page as the program knows them. */
export function inAppUrl({ home }: HostPlace, url: string): string {
  const { pathname, rest } = partsOf(url)
  return inAppPath(home, pathname) + rest
}

/** What a host that nobody declared shows. */
export const nowhere = (place: HostPlace): Placed => ({ kind: 'page', asked: NOWHERE, place })

/**
 * Finds the page of a request. A tenant with a host has its pages there alone: whoever asks elsewhere is led to it, and
 * nothing of others is shown at it. Drafts stay on the platform, and so does what is no page of diners.
 */
export async function placePage(
  { catalog, places }: Pick<Services, 'catalog' | 'places'>,
  place: HostPlace,
  requested: string,
): Promise<Placed> {
  const url = plainUrl(requested)
  if (url === undefined) return nowhere(place)
  const asked = asking(inAppUrl(place, url))
  const alias = dinersAlias(asked)
  if (alias === undefined || alias.includes('~')) {
    if (place.tenant === undefined || asked.route.kind === 'offline') return { kind: 'page', asked, place }
    const to = addressAt(place, asked.url)
    if (to !== place.origin + url) return { kind: 'moved', to, tenant: place.tenant, place }
    return nowhere(place)
  }
  // at a tenant's own host also what it took off the air is its own
  const known = place.tenant === undefined ? catalog.find(alias) : catalog.findAny(alias)
  const tenant = (await known)?.tenant
  if (place.tenant !== undefined && tenant !== place.tenant) return nowhere(place)
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

/** Companion pages that nobody has a token for. */
const OPEN: readonly CompanionRoute['kind'][] = ['guide', 'survey', 'tracking']

/** Whether somebody works on a page with a token: a venue's people, or a rider. */
export const isForStaff = ({ companion }: AskedPage): boolean =>
  companion !== undefined && !OPEN.includes(companion.kind)

/** The alias of a page that diners open; without one, all that is not theirs. */
function dinersAlias({ route, companion }: AskedPage): string | undefined {
  if (companion?.kind === 'tracking' || companion?.kind === 'survey') return companion.alias
  return aliasOf(route)
}

/** The venue of a page of the storefront. */
export const aliasOf = (route: Route): string | undefined =>
  'alias' in route && route.alias !== '' ? route.alias : undefined
