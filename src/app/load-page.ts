import type { QueryClient } from '@tanstack/react-query'
import { isNoSuch } from '#api/client.ts'
import type { Api } from '#api/api-context.tsx'
import { type Route, paths } from '#domain/routes/routes.ts'
import { contactToEnter, unblockedContacts } from '#domain/venue/contact-to-enter.ts'
import { modeBySegment, modeSegment } from '#domain/venue/modes.ts'
import type { Feature } from '#layout/define-feature.ts'
import type { PageHead } from '#layout/define-screen.ts'
import type { ResolvedLayout } from '#layout/layout-file.ts'
import type { PageDeps } from '#session/page-deps.ts'
import type { Venue } from '#session/venue.ts'
import { loadVenue, productVenue } from './load-venue.ts'
import { loadFeature, ownerOf, registry } from './registry.ts'

/** Why a page has no screen; each has a full-screen view. */
export type Obstacle =
  | 'not-found'
  | 'order-not-found'
  | 'all-blocked'
  | 'mode-not-found'
  | 'error'
  | 'offline'

/** A page ready to be rendered: by the server into HTML, by the browser into the app. */
export type ShownPage = {
  /** Its own path and query, when it was requested by another address. */
  at?: string
} & (
  | {
      kind: 'screen'
      screenId: string
      data: unknown
      head: PageHead
      layout: ResolvedLayout
      features: string[]
      venue: Venue
    }
  | { kind: 'obstacle'; obstacle: Obstacle; venue?: Venue; requestId?: string }
)

/** What an address resolves to: a page or a redirect. */
export type Page = ShownPage | { kind: 'redirect'; path: string }

export interface PageRequest extends Api {
  route: Route
  /** Query string to keep in a redirect, with '?', or ''. */
  search: string
  /** Order modes that the visit lists; empty lists all. */
  allowedModes: readonly string[]
  now: number
  queryClient: QueryClient
  /** The page was rendered by the server and is being hydrated. */
  isDrawn?: boolean
}

/**
 * Resolves an address and loads its page. Server and browser call the same function; cached queries are not fetched
 * again.
 * @source diner spec §2 "Routes": the type of the answer decides what an alias opens
 */
export async function loadPage(request: PageRequest): Promise<Page> {
  const { route } = request
  if (route.kind === 'unknown') return obstacle('not-found')
  if (route.kind === 'branch-selection')
    return loadScreen('branch-selection', request, await productVenue(request))
  if (route.kind === 'offline' && route.alias === '') return obstacle('offline')
  try {
    return await pageOf(route, request, await loadVenue(route.alias, request))
  } catch (error) {
    // 400: an address part too long or too odd to be a name
    if (isNoSuch(error)) return obstacle('not-found')
    throw error
  }
}

/** A page that says why nothing else can be shown. @param requestId - of the request that failed */
export function obstacle(kind: Obstacle, venue?: Venue, requestId?: string): ShownPage {
  return { kind: 'obstacle', obstacle: kind, venue, requestId }
}

type VenueRoute = Exclude<Route, { kind: 'unknown' | 'branch-selection' }>

async function pageOf(route: VenueRoute, request: PageRequest, venue: Venue): Promise<Page> {
  // a placed order is shown whatever the state of its venue
  const isBlocked = route.kind !== 'follow-up' && venue.branchContact?.commercialTermsInfo.blocked === true
  if (isBlocked) return obstacle('all-blocked', venue)
  if (route.kind === 'offline') return obstacle('offline', venue)
  if (route.kind === 'entry') return entryPage(request, venue)
  if (!venue.branchContact) return obstacle('not-found', venue)
  if (route.kind !== 'menu') return loadScreen(route.kind, request, venue)
  const mode = modeBySegment(venue.modes, route.mode)
  if (!mode) return obstacle('mode-not-found', venue)
  return loadScreen(screenOf(route, venue), request, { ...venue, mode })
}

async function entryPage(request: PageRequest, venue: Venue): Promise<Page> {
  if (venue.company) return loadScreen('company', request, venue)
  if (!venue.branchContact) return branchPage(request, venue)
  const [only, second] = venue.listedModes
  if (only && !second) {
    const mode = modeSegment(only)
    const route: Route = { kind: 'menu', alias: venue.alias, mode }
    const menu = await loadScreen('menu', { ...request, route }, { ...venue, mode: only })
    return { ...menu, at: paths.menu(venue.alias, mode) + request.search }
  }
  return loadScreen('mode-selection', request, venue)
}

/** A branch with only one branch contact is replaced by that contact. @source requirements BRAN-05, ROUTE-09 */
async function branchPage(request: PageRequest, venue: Venue): Promise<Page> {
  const asked = request.queries.branchContacts(venue.alias)
  const staleTime = request.isDrawn === true ? 'static' : asked.staleTime
  const { branchContacts } = await request.queryClient.query({ ...asked, staleTime })
  const open = unblockedContacts(branchContacts)
  if (open.length === 0) return obstacle('all-blocked', venue)
  const only = contactToEnter(open, {
    searching: false,
    rewardPending: request.search.includes('loyaltyReward='),
  })
  return only
    ? { kind: 'redirect', path: paths.entry(only.alias) + request.search }
    : loadScreen('branch', request, venue)
}

/**
 * The screen of an address without data of its own. A plate opens over the menu or on its own page, as the branch
 * configures.
 * @source diner spec §2.5
 */
export function screenOf(route: Route, venue: Venue): string {
  if (route.kind !== 'menu') return route.kind
  if (route.plate === undefined) return route.category === undefined ? 'menu' : 'category'
  return venue.branch?.generalConfig.menuConfig.plateDetailInModal ? 'menu' : 'plate'
}

/** The feature a screen belongs to; undefined when the screen has no layout. */
export function featuresOf(screenId: string, { storefront }: Venue): Feature<PageDeps>[] {
  const layout = storefront.layouts[screenId]
  const blocks = layout ? [...layout.order, ...layout.aside] : []
  const owners = [ownerOf('screens', screenId), ...blocks.map(({ type }) => ownerOf('blocks', type))]
  return [...new Set(owners)].filter((owner) => owner !== undefined)
}

async function loadScreen(screenId: string, request: PageRequest, venue: Venue): Promise<ShownPage> {
  const wanted = featuresOf(screenId, venue)
  await Promise.all(wanted.map(loadFeature))
  const layout = venue.storefront.layouts[screenId]
  const screen = registry.screens[screenId]
  if (!layout || !screen) throw new Error(`No layout or screen '${screenId}'`)
  const { client, queryClient, queries, route, now, isDrawn = false } = request
  const deps: PageDeps = { client, queryClient, queries, route, venue, now, isDrawn }
  const { status, data } = await screen.load(deps)
  if (status === 404) return obstacle(route.kind === 'follow-up' ? 'order-not-found' : 'not-found', venue)
  const features = wanted.map(({ id }) => id)
  return { kind: 'screen', screenId, data, head: screen.head(data, deps), layout, features, venue }
}
