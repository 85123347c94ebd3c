import { matchPath, useLocation } from 'react-router-dom'
import { SHIFT_VARIANTS, type CompanionRoute } from '#domain/routes/companion-routes.ts'
import { RESERVED_SEGMENTS, type Route } from '#domain/routes/routes.ts'

/** An address and the kind of page it leads to; its named parts are those that the type of this kind has. */
interface Row<Kind extends string> {
  id: Kind
  path: string
  caseSensitive: true
  /** What opens over the page, as a page inside of it. */
  over?: string
}

/** Aliases and order modes tell 'A' from 'a'. */
const caseSensitive = true

/**
 * Every address of the storefront, of two that fit the first; server, browser and service worker read it here,
 * `domain/routes` writes the same.
 * @source diner spec §2 "Routes"
 */
export const STOREFRONT: readonly Row<Route['kind']>[] = [
  { id: 'branch-selection', path: '/menu', caseSensitive },
  { id: 'entry', path: '/menu/:alias', caseSensitive },
  { id: 'cart', path: '/menu/:alias/preview', caseSensitive },
  { id: 'checkout', path: '/menu/:alias/checkout', caseSensitive },
  { id: 'follow-up', path: '/menu/:alias/order/:orderCode', caseSensitive },
  { id: 'menu', path: '/menu/:alias/:mode', caseSensitive, over: ':category?/:plate?' },
  { id: 'offline', path: '/offline/:alias?', caseSensitive },
  { id: 'unknown', path: '*', caseSensitive },
]

/**
 * Every address of the companion pages; a table of its own since no storefront loads it.
 * @source delivery spec §2 "Screens and routes"; the guide's and the console's paths are ours
 */
export const COMPANION: readonly Row<CompanionRoute['kind']>[] = [
  { id: 'survey', path: '/encuesta/:alias/:orderCode', caseSensitive },
  { id: 'guide', path: '/guia', caseSensitive },
  { id: 'console', path: '/console/:alias', caseSensitive },
  { id: 'books', path: '/console/:alias/caja', caseSensitive },
  { id: 'tracking', path: '/logistics/tracking/order/:alias/:orderCode', caseSensitive },
  { id: 'denied', path: '/logistics/:alias/404', caseSensitive },
  { id: 'shipments', path: '/logistics/:alias/shipments', caseSensitive },
  { id: 'shipment', path: '/logistics/:alias/shipments/:shipmentType/:shipmentId', caseSensitive },
  { id: 'rider-shipments', path: '/logistics/:alias/rider/:riderId/shipments', caseSensitive },
  { id: 'shift', path: '/logistics/:alias/rider/:variant', caseSensitive },
  { id: 'unknown-companion', path: '/encuesta/*', caseSensitive },
  { id: 'unknown-companion', path: '/guia/*', caseSensitive },
  { id: 'unknown-companion', path: '/console/*', caseSensitive },
  { id: 'unknown-companion', path: '/logistics/*', caseSensitive },
]

/**
 * The page of the storefront that a path names; a path which is not ours is `unknown`, never an error.
 * @param pathname - path part of the address, still percent-encoded
 * @source diner spec §2: preview, checkout and order in third position are not order modes
 */
export function routeOf(pathname: string): Route {
  const path = decoded(pathname)
  const route = path === undefined ? undefined : read<Route>(STOREFRONT, path)
  if (route?.kind === 'offline') return { ...route, alias: route.alias ?? '' }
  const isNoMode = route?.kind === 'menu' && RESERVED_SEGMENTS.some((word) => word === route.mode)
  return route === undefined || route.kind === 'unknown' || isNoMode ? { kind: 'unknown' } : route
}

/**
 * The companion page that a path names.
 * @param pathname - path part of the address, still percent-encoded
 * @returns undefined when the path belongs to the storefront, or to nobody
 */
export function companionRouteOf(pathname: string): CompanionRoute | undefined {
  const path = decoded(pathname)
  const [, root = ''] = pathname.split('/')
  const route = read<CompanionRoute>(COMPANION, path ?? `/${root}`)
  return route && (path !== undefined && isKnown(route) ? route : { kind: 'unknown-companion' })
}

/** Parts of an address that only some words can be. */
function isKnown(route: CompanionRoute): boolean {
  if (route.kind === 'shift') return SHIFT_VARIANTS.includes(route.variant)
  if (route.kind === 'shipment') return route.shipmentType === 'simple' || route.shipmentType === 'stack'
  return route.kind !== 'unknown-companion'
}

/** The page that a path names: of the storefront, or one beside it, for which `route` is unknown. */
export type PageRoute = { route: Route; companion?: CompanionRoute }

export function pageRouteOf(pathname: string): PageRoute {
  const route = routeOf(pathname)
  return route.kind === 'unknown' ? { route, companion: companionRouteOf(pathname) } : { route }
}

/** The page of the storefront that the address names. */
export const useRoute = (): Route => routeOf(useLocation().pathname)

/** The first row that fits: `matchRoutes` ranks its whole table each time it is asked, which costs eight times as much. */
function read<Of extends { kind: string }>(table: readonly Row<Of['kind']>[], path: string): Of | undefined {
  for (const { id, over, ...row } of table) {
    const found = matchPath({ ...row, path: over ? `${row.path}/${over}` : row.path }, path)
    // The parts of a row are those of its kind: the table is the only place that says so.
    if (found) return { kind: id, ...found.params } as unknown as Of
  }
  return undefined
}

/**
 * A path as the router reads it: part by part, a slash inside of one still encoded.
 * @returns undefined for a broken encoding, and where a part before another one is empty
 */
function decoded(pathname: string): string | undefined {
  if (/\/\/[^/]/.test(pathname)) return undefined
  try {
    return pathname
      .split('/')
      .map((part) => decodeURIComponent(part).replaceAll('/', '%2F'))
      .join('/')
  } catch {
    return undefined
  }
}
