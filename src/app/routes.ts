import { matchPath, useLocation } from 'react-router-dom'
import { SHIFT_VARIANTS, type CompanionRoute } from '#domain/routes/companion-routes.ts'
import { RESERVED_SEGMENTS, type Route } from '#domain/routes/routes.ts'

/** A path pattern and the kind of page it leads to; its named parts are those of that kind's type. */
interface Row<Kind extends string> {
  id: Kind
  path: string
  caseSensitive: true
  /** Opens over the page, as a nested route. */
  over?: string
}

/** Aliases and order modes are case-sensitive. */
const caseSensitive = true

/**
 * Every address of the storefront; the first match wins. Server, browser and service worker parse with it;
 * `domain/routes` writes the same addresses.
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
 * Every address of the companion pages; a separate table, since no storefront loads it.
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
 * The storefront page of a path; an unknown path gives `unknown`, never an error.
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
 * The companion page of a path.
 * @param pathname - path part of the address, still percent-encoded
 * @returns undefined when the path is the storefront's or unknown
 */
export function companionRouteOf(pathname: string): CompanionRoute | undefined {
  const path = decoded(pathname)
  const [, root = ''] = pathname.split('/')
  const route = read<CompanionRoute>(COMPANION, path ?? `/${root}`)
  return route && (path !== undefined && isKnown(route) ? route : { kind: 'unknown-companion' })
}

/** Path parts that allow only certain words. */
function isKnown(route: CompanionRoute): boolean {
  if (route.kind === 'shift') return SHIFT_VARIANTS.includes(route.variant)
  if (route.kind === 'shipment') return route.shipmentType === 'simple' || route.shipmentType === 'stack'
  return route.kind !== 'unknown-companion'
}

/** The page of a path: the storefront's, or a companion page, for which `route` is unknown. */
export type PageRoute = { route: Route; companion?: CompanionRoute }

export function pageRouteOf(pathname: string): PageRoute {
  const route = routeOf(pathname)
  return route.kind === 'unknown' ? { route, companion: companionRouteOf(pathname) } : { route }
}

/** The storefront page of the address. */
export const useRoute = (): Route => routeOf(useLocation().pathname)

/** The first match; `matchRoutes` ranks its whole table on every call, which takes eight times as long. */
function read<Of extends { kind: string }>(table: readonly Row<Of['kind']>[], path: string): Of | undefined {
  for (const { id, over, ...row } of table) {
    const found = matchPath({ ...row, path: over ? `${row.path}/${over}` : row.path }, path)
    // Only the table says that the parts of a row are those of its kind.
    if (found) return { kind: id, ...found.params } as unknown as Of
  }
  return undefined
}

/**
 * Splits a path as the router does: part by part, with an encoded slash inside a part kept.
 * @returns undefined for a broken encoding, or when a part before another one is empty
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
