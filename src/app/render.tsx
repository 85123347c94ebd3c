import { createApi } from '#api/api-context.tsx'
import { partsOf, shownPath } from '#domain/routes/address.ts'
import { expandShortPath, paths, type Route } from '#domain/routes/routes.ts'
import { emptyStorage } from '#platform/storage.ts'
import { createSession } from '#session/session.ts'
import { readVisit } from '#session/visit-store.ts'
import { AppAt } from './app.tsx'
import { clientScripts, featureFile } from './client-scripts.ts'
import { renderCompanion } from './companion/render-companion.tsx'
import { firstPictureLink } from './document.ts'
import { drawPage } from './draw-page.tsx'
import { loadPage, obstacle, type Obstacle } from './load-page.ts'
import { dateQueries, newQueryClient } from './new-query-client.ts'
import { NO_SCRIPT_CSS, noScriptHtml } from './no-script.ts'
import { obstacleHead } from './obstacle-view.tsx'
import type { RenderInput, RenderResult } from './render-input.ts'
import { routeOf } from './routes.ts'

export { judgeLayouts } from './judge-layouts.ts'

/** Pages about the whole menu; a category and a plate have their own metadata. */
const isAboutAll = (route: Route) =>
  route.kind === 'entry' || (route.kind === 'menu' && route.category === undefined)

/** The server has no presses and no reports. */
const nothing = () => undefined

const OBSTACLE_STATUS: Record<Obstacle, number> = {
  'not-found': 404,
  'order-not-found': 404,
  'all-blocked': 403,
  'mode-not-found': 404,
  error: 503,
  // A separate page that is cached for offline use.
  offline: 200,
}

/** Personal pages hold no personal data when sent, but are not worth caching. */
const CACHED_KINDS = new Set(['entry', 'menu', 'cart', 'checkout'])

/** Pages where a card is entered. @source PCI DSS 6.4.3 */
const PAYMENT_KINDS = new Set(['checkout', 'follow-up'])

const STOREFRONT_ENTRY = 'src/app/client.tsx'

/** Renders one request to a complete themed page. This file is the server's only entry into the interface. */
export async function render(input: RenderInput): Promise<RenderResult> {
  const { companion } = input
  const { pathname: asked, rest: search } = partsOf(input.url)
  const short = expandShortPath(asked)
  if (short) return { kind: 'redirect', path: short + search }
  if (companion) return renderCompanion(input, companion, { pathname: asked, search })
  const visit = readVisit(search)
  const queryClient = newQueryClient('server')
  const api = createApi(input.client)
  const now = input.now.getTime()
  const request = {
    route: input.route,
    search: visit.search,
    allowedModes: visit.allowedModes,
    now,
    queryClient,
    ...api,
  }
  const page = await loadPage(request).catch((error: unknown) => {
    input.report(error)
    return obstacle('error', undefined, input.requestId)
  })
  if (page.kind === 'redirect') return page
  // the menu of the only mode comes at once: a redirect would cost a slow network another round trip
  const { at } = page
  const { pathname } = partsOf(at ?? asked)
  const route = at === undefined ? input.route : routeOf(pathname)
  const storefront = page.venue?.storefront ?? (await queryClient.query(api.queries.storefront('')))
  const { alias } = storefront
  dateQueries(queryClient, now)
  const session = createSession({
    alias: page.venue?.alias ?? '',
    home: input.home,
    storage: emptyStorage,
    newKey: () => '',
    now,
    search,
  })
  const manifest = input.manifests.storefront
  const features = page.kind === 'screen' ? page.features : []
  const scripts = clientScripts(manifest, STOREFRONT_ENTRY, [
    // the hydration code, which the entry fetches once the page is visible
    ...(manifest[STOREFRONT_ENTRY]?.dynamicImports ?? []),
    ...features.map(featureFile),
  ])
  const isObstacle = page.kind === 'obstacle'
  const { document, html } = await drawPage(
    input,
    { pathname, search, home: input.home },
    {
      app: <AppAt {...{ page, api, queryClient, session }} onRetry={nothing} report={nothing} />,
      queryClient,
      venue: page.venue,
      storefront,
      head: isObstacle ? obstacleHead(page.obstacle, storefront) : page.head,
      marketing: isAboutAll(route) ? page.venue?.branch?.generalConfig.onlineMarketingConfig : undefined,
      manifest: alias === '' ? undefined : `${paths.entry(alias)}/manifest.webmanifest`,
      scripts: { ...scripts, areLater: true },
      integrity: PAYMENT_KINDS.has(route.kind) ? input.integrity : undefined,
      noScript: { css: NO_SCRIPT_CSS, html: noScriptHtml(route, page.venue) },
      state: isObstacle
        ? {
            obstacle: page.obstacle,
            obstacleInVenue: page.venue !== undefined ? true : undefined,
            requestId: page.requestId,
          }
        : {},
    },
  )
  // a header is sent as latin1, one byte per character
  const picture = firstPictureLink(html.toString('latin1'))
  const status = isObstacle ? OBSTACLE_STATUS[page.obstacle] : 200
  const isCacheable = status === 200 && (isObstacle || CACHED_KINDS.has(route.kind))
  const cache = isCacheable ? { contentVersion: storefront.contentVersion } : undefined
  return {
    kind: 'page',
    status,
    ...document,
    headers: {
      ...(picture && { link: picture }),
      ...(at && { 'content-location': shownPath(input.home, at) }),
    },
    cache,
  }
}
