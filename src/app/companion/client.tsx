import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'

import { createApi } from '#api/api-context.tsx'
import { createApiClient } from '#api/client.ts'
import { followTranslation } from '#platform/translated-texts.ts'
import { correctClock } from '../correct-clock.ts'
import { createErrorLog, watchErrors } from '../error-log.ts'
import { hydrateQueries, newQueryClient } from '../new-query-client.ts'
import { ROOT_ELEMENT_ID, STATE_ELEMENT_ID, type PageState } from '../page-state.ts'
import { companionRouteOf } from '../routes.ts'
import { BrowserCompanion } from './browser-companion.tsx'
import { loadCompanion, obstacle } from './load-companion.ts'

/** Hydrates the server's page with the same data, moment and screen. */
async function start(root: HTMLElement, state: PageState) {
  const { pathname, search, origin } = window.location
  const route = companionRouteOf(pathname) ?? { kind: 'unknown-companion' }
  const api = createApi(createApiClient(origin, (request) => fetch(request)))
  const report = createErrorLog({
    client: api.client,
    routeOf: companionRouteOf,
    path: () => window.location.pathname,
  })
  watchErrors(window, report)
  const queryClient = newQueryClient('browser', report)
  correctClock(state, queryClient)
  hydrateQueries(queryClient, state.queries)
  const request = { route, search, now: state.now, queryClient, ...api }
  const page = state.obstacle
    ? await obstacle('error', { ...request, requestId: state.requestId })
    : await loadCompanion(request)
  startTransition(() => {
    hydrateRoot(root, <BrowserCompanion firstPage={page} api={api} queryClient={queryClient} />)
  })
}

followTranslation()
const root = document.getElementById(ROOT_ELEMENT_ID)
const state = document.getElementById(STATE_ELEMENT_ID)?.textContent
// Trusted: our own server embeds the state in this page.
if (root && state) void start(root, JSON.parse(state) as PageState)
