import { companionRouteOf } from '#app/routes.ts'
import type { CompanionRoute } from '#domain/routes/companion-routes.ts'
import { isOfDraft, type Asked } from './plan.ts'

/**
 * How the worker of the pages on the way answers, those of riders and of who waits for them; what has no plan goes to the
 * network as if there were no worker.
 */
export type RiderPlan =
  | { kind: 'page'; alias: string; screen: string }
  /** Where an order is; kept until it is over. */
  | { kind: 'order'; alias: string }
  /** Code, fonts and pictures: their names change with their content, but for the sign of the product. */
  | { kind: 'file' }
  /** What everybody is told the same about the store. */
  | { kind: 'data' }

/** The pages of a rider hold nothing of a person: what is read with a token comes to them afterwards. */
const PAGES: readonly string[] = ['shipments', 'shipment', 'rider-shipments']
const FILES = /^\/(?:(?:companion|fonts|files)\/|icon\.svg$)/
const DATA = /^\/api\/(?:diner\/[^/]+|storefront)$/

/**
 * Decides by the address alone. Nothing that is asked with a token is ever kept.
 * @param origin - the worker's own; other origins are none of its business
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
