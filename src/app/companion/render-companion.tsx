import { createApi } from '#api/api-context.tsx'
import type { CompanionRoute } from '#domain/routes/companion-routes.ts'
import { clientScripts, featureFile } from '../client-scripts.ts'
import { drawPage } from '../draw-page.tsx'
import { dateQueries, newQueryClient } from '../new-query-client.ts'
import type { RenderInput, RenderResult } from '../render-input.ts'
import { CompanionApp } from './companion-app.tsx'
import { companionObstacleHead } from './companion-obstacle.tsx'
import { loadCompanion, type CompanionObstacle } from './load-companion.ts'

const ENTRY = 'src/app/companion/client.tsx'
const OBSTACLE_STATUS: Record<CompanionObstacle, number> = { 'not-found': 404, denied: 404, error: 503 }
const nothing = () => undefined

/**
 * Renders a request for a companion page to a complete themed page. Never cached: each is about one order or person.
 */
export async function renderCompanion(
  input: RenderInput,
  route: CompanionRoute,
  { pathname, search }: { pathname: string; search: string },
): Promise<RenderResult> {
  const queryClient = newQueryClient('server')
  const api = createApi(input.client)
  const now = input.now.getTime()
  const { requestId, report } = input
  const page = await loadCompanion({ route, search, now, queryClient, requestId, report, ...api })
  dateQueries(queryClient, now)
  const { venue } = page
  const isObstacle = page.kind === 'obstacle'
  const { document } = await drawPage(
    input,
    { pathname, search, home: undefined },
    {
      app: <CompanionApp {...{ page, api, queryClient }} onRetry={nothing} />,
      queryClient,
      venue,
      storefront: venue.storefront,
      head: isObstacle ? companionObstacleHead(page.obstacle, venue.storefront) : page.head,
      scripts: clientScripts(input.manifests.companion, ENTRY, isObstacle ? [] : [featureFile(page.feature)]),
      // the browser finds out any other reason by itself
      state: isObstacle && page.obstacle === 'error' ? { obstacle: 'error', requestId: page.requestId } : {},
    },
  )
  const status = isObstacle ? OBSTACLE_STATUS[page.obstacle] : 200
  return { kind: 'page', status, ...document }
}
