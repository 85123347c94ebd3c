import type { QueryClient } from '@tanstack/react-query'
import { isNoSuch } from '#api/client.ts'
import type { Api } from '#api/api-context.tsx'
import type { CompanionRoute } from '#domain/routes/companion-routes.ts'
import type { CompanionScreen } from '#layout/define-companion-screen.ts'
import type { PageHead } from '#layout/define-screen.ts'
import type { CompanionDeps } from '#session/companion-deps.ts'
import type { Venue } from '#session/venue.ts'
import { loadVenue, productVenue } from '../load-venue.ts'
import { companionFeatures } from './features.ts'

/** Why a companion page has no screen; each has a full-screen view. */
export type CompanionObstacle = 'not-found' | 'denied' | 'error'

/** A companion page ready to be rendered: by the server into HTML, by the browser into the app. */
export type CompanionPage =
  | {
      kind: 'screen'
      /** id of the feature the screen belongs to */
      feature: string
      screen: CompanionScreen<CompanionDeps>
      data: unknown
      head: PageHead
      venue: Venue
    }
  | { kind: 'obstacle'; obstacle: CompanionObstacle; venue: Venue; requestId?: string }

export interface CompanionRequest extends Api {
  route: CompanionRoute
  search: string
  now: number
  queryClient: QueryClient
  /** request id for the server's log; absent in the browser */
  requestId?: string
  /** called with the reason when a page cannot be loaded; absent in the browser */
  report?: (error: unknown) => void
}

/**
 * Resolves an address and loads its page; server and browser call the same function.
 * @errors network errors become an obstacle page. Rejects only when the product's own data fails to load
 */
export async function loadCompanion(request: CompanionRequest): Promise<CompanionPage> {
  const { route } = request
  let venue: Venue | undefined
  try {
    venue = 'alias' in route ? await loadVenue(route.alias, { ...request, allowedModes: [] }) : undefined
    if (route.kind === 'denied') return await obstacle('denied', request, venue)
    if (route.kind === 'unknown-companion') return await obstacle('not-found', request)
    return await loadScreen(request, venue ?? (await productVenue(request)))
  } catch (error) {
    // 400: an address part too long or too odd to be a name
    const isMissing = isNoSuch(error)
    if (!isMissing) request.report?.(error)
    return obstacle(isMissing ? 'not-found' : 'error', request, venue)
  }
}

async function loadScreen(request: CompanionRequest, venue: Venue): Promise<CompanionPage> {
  const { route } = request
  const feature = companionFeatures.find(({ screens }) => screens.includes(route.kind))
  if (!feature) return obstacle('not-found', request, venue)
  const { screens } = await feature.code.fetch()
  const screen = screens.find(({ id }) => id === route.kind)
  if (!screen) throw new Error(`No screen '${route.kind}' in '${feature.id}'`)
  const deps: CompanionDeps = { ...request, venue }
  const { status, data } = await screen.load(deps)
  if (status === 404) return obstacle('not-found', request, venue)
  return { kind: 'screen', feature: feature.id, screen, data, head: screen.head(data, deps), venue }
}

/** A page that says why nothing else can be shown. */
export async function obstacle(
  kind: CompanionObstacle,
  request: CompanionRequest,
  venue?: Venue,
): Promise<CompanionPage> {
  return {
    kind: 'obstacle',
    obstacle: kind,
    venue: venue ?? (await productVenue(request)),
    ...(kind === 'error' && request.requestId !== undefined ? { requestId: request.requestId } : {}),
  }
}
