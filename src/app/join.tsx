import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'

import { createApi } from '#api/api-context.tsx'
import { createApiClient } from '#api/client.ts'
import { inAppPath, shownPath } from '#domain/routes/address.ts'
import { watchInstallPrompt } from '#platform/install-prompt.ts'
import { socialApp } from '#platform/display.ts'
import { onDemand } from '#platform/on-demand.ts'
import { browserOnline } from '#platform/online.ts'
import { randomKey } from '#platform/random-key.ts'
import { browserSessionStorage, browserStorage } from '#platform/storage.ts'
import { createSession } from '#session/session.ts'
import { BrowserApp } from './browser-app.tsx'
import { correctClock } from './correct-clock.ts'
import { createErrorLog, watchErrors } from './error-log.ts'
import { loadPage, obstacle } from './load-page.ts'
import { loadVenue } from './load-venue.ts'
import { hydrateQueries, newQueryClient } from './new-query-client.ts'
import { isKeptPage, ROOT_ELEMENT_ID, STATE_ELEMENT_ID, type PageState } from './page-state.ts'
import { routeOf } from './routes.ts'

const renewCode = onDemand(() => import('./late/renew.ts'))

/** Hydrates the server's page with the same data, moment and screen. */
async function joinPage(root: HTMLElement, state: PageState) {
  const { home } = state
  const { href, search, hash, origin } = window.location
  const path = () => inAppPath(home, window.location.pathname)
  const api = createApi(createApiClient(origin, (request) => fetch(request)))
  const report = createErrorLog({ client: api.client, routeOf, path })
  watchErrors(window, report)
  const queryClient = newQueryClient('browser', report)
  const route = routeOf(path())
  const alias = 'alias' in route ? route.alias : ''
  const session = createSession({
    alias,
    home,
    storage: browserStorage(report),
    log: report,
    tabStorage: browserSessionStorage(),
    newKey: randomKey,
    now: state.now,
    search,
    app: socialApp(),
  })
  correctClock(state, queryClient, session.clock.getState().set)
  hydrateQueries(queryClient, state.queries)
  if (isKeptPage() && browserOnline().isOnline())
    renewCode
      .fetch()
      .then(({ renew }) => renew(alias, { queryClient, asked: href, ...api }))
      .catch(() => undefined)
  const request = {
    ...session.visit.getState(),
    route,
    now: state.now,
    queryClient,
    isDrawn: true,
    ...api,
  }
  const page = state.obstacle
    ? obstacle(
        state.obstacle,
        state.obstacleInVenue ? await loadVenue(alias, request) : undefined,
        state.requestId,
      )
    : await loadPage(request)
  if (page.kind === 'redirect') return window.location.replace(shownPath(home, page.path))
  if (page.at) history.replaceState(null, '', shownPath(home, page.at) + hash)
  // A transition hydrates in slices, so that taps are answered in between; without it hydration is one long task.
  startTransition(() => {
    hydrateRoot(
      root,
      <BrowserApp firstPage={page} api={api} queryClient={queryClient} session={session} report={report} />,
    )
  })
}

/** Hydrates the page that the server rendered. */
export function join(): void {
  watchInstallPrompt()
  const root = document.getElementById(ROOT_ELEMENT_ID)
  const state = document.getElementById(STATE_ELEMENT_ID)?.textContent
  // Trusted: our own server embeds the state in this page.
  if (root && state) void joinPage(root, JSON.parse(state) as PageState)
}
