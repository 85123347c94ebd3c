import { defaultShouldDehydrateQuery, dehydrate, type Query } from '@tanstack/react-query'
import { ServerStyleSheet } from 'styled-components'
import { createApi } from '#api/api-context.tsx'
import { addressAt, partsOf } from '#domain/routes/address.ts'
import { expandShortPath, paths, type Route } from '#domain/routes/routes.ts'
import type { Storefront } from '#generated/models.ts'
import { emptyStorage } from '#platform/storage.ts'
import { createSession } from '#session/session.ts'
import { readVisit } from '#session/visit-store.ts'
import { AppAt } from './app.tsx'
import { clientScripts, featureFile } from './client-scripts.ts'
import { renderCompanion } from './companion/render-companion.tsx'
import { documentHtml, pageIcon, firstPictureLink } from './document.ts'
import { loadPage, obstacle, type ShownPage } from './load-page.ts'
import { dateQueries, newQueryClient } from './new-query-client.ts'
import { NO_SCRIPT_CSS, noScriptHtml } from './no-script.ts'
import { obstacleHead } from './obstacle-view.tsx'
import type { PageState } from './page-state.ts'
import { pageStyle } from './page-style.ts'
import type { RenderInput, RenderResult } from './render-input.ts'
import { renderToHtml } from './render-to-html.server.ts'
import { StillRouter } from './still-router.tsx'
import { venueZone } from './venue-zone.ts'

export { judgeLayouts } from './judge-layouts.ts'

/** Pages of the whole menu; a category and a plate speak for themselves. */
const isAboutAll = (route: Route) =>
  route.kind === 'entry' || (route.kind === 'menu' && route.category === undefined)

/** On the server nothing is pressed and nothing is reported. */
const nothing = () => undefined

/** Personal pages hold no personal data when they leave the server, but they are not worth a place in the cache. */
const CACHED_KINDS = new Set(['entry', 'menu', 'cart', 'checkout'])

/** Pages on which a card is typed. @source PCI DSS 6.4.3 */
const PAYMENT_KINDS = new Set(['checkout', 'follow-up'])

const STOREFRONT_ENTRY = 'src/app/client.tsx'

/** Queries say of themselves what a page need not bring along. */
const shouldDehydrateQuery = (query: Query) =>
  query.meta?.isInPage !== false && defaultShouldDehydrateQuery(query)

/** Turns one request into a complete themed page. This file is the server's only door into the interface. */
export async function render(input: RenderInput): Promise<RenderResult> {
  const { route, companion } = input
  const { pathname, rest: search } = partsOf(input.url)
  const short = expandShortPath(pathname)
  if (short) return { kind: 'redirect', path: short + search }
  if (companion) return renderCompanion(input, companion, { pathname, search })
  const visit = readVisit(search)
  const queryClient = newQueryClient('server')
  const api = createApi(input.client)
  const now = input.now.getTime()
  const request = {
    route,
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
  const storefront = page.venue?.storefront ?? (await queryClient.query(api.queries.storefront('')))
  dateQueries(queryClient, now)
  const session = createSession({
    alias: page.venue?.alias ?? '',
    home: input.home,
    storage: emptyStorage,
    newKey: () => '',
    now,
    search,
  })
  const sheet = new ServerStyleSheet()
  const html = await renderToHtml(
    sheet.collectStyles(
      <StillRouter pathname={pathname} search={search} home={input.home}>
        <AppAt
          page={page}
          api={api}
          queryClient={queryClient}
          session={session}
          onRetry={nothing}
          report={nothing}
        />
      </StillRouter>,
    ),
  )
  const manifest = input.manifests.storefront
  const features = page.kind === 'screen' ? page.features : []
  const scripts = clientScripts(manifest, STOREFRONT_ENTRY, [
    // what joins the page, which the entry fetches once it is seen
    ...(manifest[STOREFRONT_ENTRY]?.dynamicImports ?? []),
    ...features.map(featureFile),
  ])
  const state: PageState = {
    now,
    zone: venueZone(page.venue, now),
    home: input.home,
    queries: dehydrate(queryClient, { shouldDehydrateQuery }),
    obstacle: page.kind === 'obstacle' ? page.obstacle : undefined,
    obstacleInVenue: page.kind === 'obstacle' && page.venue !== undefined ? true : undefined,
    requestId: page.kind === 'obstacle' ? page.requestId : undefined,
  }
  // The entry of an installed app ends with a slash, and is the same page.
  const address = (path: string) => addressAt(input, path)
  const canonical = address(pathname.replace(/\/$/, ''))
  const document = documentHtml({
    head: page.kind === 'screen' ? page.head : obstacleHead(page.obstacle, storefront),
    marketing: isAboutAll(route) ? page.venue?.branch?.generalConfig.onlineMarketingConfig : undefined,
    canonical,
    address,
    siteName: storefront.name,
    locale: storefront.locale,
    ...pageStyle(storefront),
    sheet,
    ...installParts(storefront),
    scripts: { ...scripts, areLater: true },
    integrity: PAYMENT_KINDS.has(route.kind) ? input.integrity : undefined,
    html,
    isSandbox: input.isSandbox,
    noScript: { css: NO_SCRIPT_CSS, html: noScriptHtml(route, page.venue) },
    state,
  })
  sheet.seal()
  const cache = isCacheable(page, route.kind) ? { contentVersion: storefront.contentVersion } : undefined
  return {
    kind: 'page',
    status: page.status,
    ...document,
    // a header is sent as it is, a byte for a letter
    link: firstPictureLink(html.toString('latin1')),
    cache,
  }
}

const isCacheable = (page: ShownPage, routeKind: string) =>
  page.status === 200 && (page.kind === 'obstacle' || CACHED_KINDS.has(routeKind))

function installParts(storefront: Storefront) {
  const icon = pageIcon(storefront)
  const { alias } = storefront
  return alias === '' ? { icon } : { icon, manifest: `${paths.entry(alias)}/manifest.webmanifest` }
}
