import { dehydrate } from '@tanstack/react-query'
import { ServerStyleSheet } from 'styled-components'
import { createApi } from '#api/api-context.tsx'
import { addressAt } from '#domain/routes/address.ts'
import type { CompanionRoute } from '#domain/routes/companion-routes.ts'
import { clientScripts, featureFile } from '../client-scripts.ts'
import { documentHtml, pageIcon } from '../document.ts'
import { dateQueries, newQueryClient } from '../new-query-client.ts'
import { pageStyle } from '../page-style.ts'
import type { RenderInput, RenderResult } from '../render-input.ts'
import { renderToHtml } from '../render-to-html.server.ts'
import { StillRouter } from '../still-router.tsx'
import { venueZone } from '../venue-zone.ts'
import { CompanionApp } from './companion-app.tsx'
import { companionObstacleHead } from './companion-obstacle.tsx'
import type { CompanionState } from './companion-state.ts'
import { loadCompanion } from './load-companion.ts'

const ENTRY = 'src/app/companion/client.tsx'
const nothing = () => undefined

/** Turns a request for a companion page into a complete themed page. None is kept: each is about one order or person. */
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
  const { storefront } = page.venue
  const sheet = new ServerStyleSheet()
  const html = await renderToHtml(
    sheet.collectStyles(
      <StillRouter pathname={pathname} search={search} home={undefined}>
        <CompanionApp page={page} api={api} queryClient={queryClient} onRetry={nothing} />
      </StillRouter>,
    ),
  )
  const state: CompanionState = {
    now,
    zone: venueZone(page.venue, now),
    queries: dehydrate(queryClient),
    ...(page.kind === 'obstacle' && page.obstacle === 'error'
      ? { failed: true, requestId: page.requestId }
      : {}),
  }
  const document = documentHtml({
    head: page.kind === 'screen' ? page.head : companionObstacleHead(page.obstacle, storefront),
    canonical: addressAt(input, pathname),
    address: (path) => addressAt(input, path),
    siteName: storefront.name,
    locale: storefront.locale,
    ...pageStyle(storefront),
    sheet,
    icon: pageIcon(storefront),
    scripts: clientScripts(
      input.manifests.companion,
      ENTRY,
      page.kind === 'screen' ? [featureFile(page.feature)] : [],
    ),
    html,
    isSandbox: input.isSandbox,
    state,
  })
  sheet.seal()
  return { kind: 'page', status: page.status, ...document }
}
