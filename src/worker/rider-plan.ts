import { companionRouteOf } from '#app/routes.ts'
import type { CompanionRoute } from '#domain/routes/companion-routes.ts'
import { isOfDraft, type Asked } from './plan.ts'

/**
 * How the worker answers requests of the delivery pages, for riders and for waiting diners. Without a plan a request
 * goes to the network as if there were no worker.
 */
export type RiderPlan =
  | { kind: 'page'; alias: string; screen: string }
  /** The status page of an order; cached until the order is finished. */
  | { kind: 'order'; alias: string }
  /** Code, fonts and pictures: their names have content hashes, except the product's icon. */
  | { kind: 'file' }
  /** Public data of the store. */
  | { kind: 'data' }

/** Rider pages contain no personal data: that is fetched with a token afterwards. */
const PAGES: readonly string[] = ['shipments', 'shipment', 'rider-shipments']
const FILES = /^\/(?:(?:companion|fonts|files)\/|icon\.svg$)/
const DATA = /^\/api\/(?:diner\/[^/]+|storefront)$/

/**
 * Decides by the address alone. Answers to requests with a token are never cached.
 * @param origin - the worker's own; other origins are ignored
 */
export function riderPlanOf(
  { method, mode, url }: Omit<Asked, 'referrer'>,
  origin: string,
): RiderPlan | undefined {
  const { pathname, origin: asked } = new URL(url)
  if (method !== 'GET' || asked !== origin || isOfDraft(pathname)) return undefined
  const route = companionRouteOf(pathname)
  if (route !== undefined && mode === 'navigate') {
    if (route.kind === 'tracking') return { kind: 'order', alias: route.alias }
    return 'alias' in route && (PAGES.includes(route.kind) || isIntake(route))
      ? { kind: 'page', alias: route.alias, screen: screenOf(route) }
      : undefined
  }
  if (FILES.test(pathname)) return { kind: 'file' }
  return DATA.test(pathname) ? { kind: 'data' } : undefined
}

/** Where a shift begins and its rider comes back to; the other forms need what it has found. */
const isIntake = (route: CompanionRoute): boolean => route.kind === 'shift' && route.variant === 'phoneIntake'

/** Pages of one screen are the same for every shipment. */
const screenOf = (route: { kind: string; shipmentType?: string }): string =>
  route.shipmentType === undefined ? route.kind : `${route.kind}-${route.shipmentType}`
