import type { QueryClient } from '@tanstack/react-query'
import type { Api } from '#api/api-context.tsx'
import { systemClock } from '#platform/clock.ts'
import { PageRouter } from '../page-router.tsx'
import { never } from '../kept-pages.ts'
import { useKeptFocus } from '../late/use-kept-focus.ts'
import { pageQueryClient } from '../new-query-client.ts'
import { companionRouteOf } from '../routes.ts'
import { CompanionApp } from './companion-app.tsx'
import { loadCompanion, obstacle, type CompanionPage } from './load-companion.ts'

interface BrowserCompanionProps {
  firstPage: CompanionPage
  api: Api
  queryClient: QueryClient
}

/** The companion app in the browser: the same interface, plus client-side navigation. */
export function BrowserCompanion({ firstPage, api, queryClient }: BrowserCompanionProps) {
  useKeptFocus()
  const loader = {
    async load({ pathname }: { pathname: string }): Promise<CompanionPage> {
      const route = companionRouteOf(pathname)
      if (!route) {
        // Not a companion address: load it from the server.
        window.location.reload()
        return never
      }
      const { search } = window.location
      const request = {
        route,
        search,
        now: systemClock.now(),
        queryClient: await pageQueryClient(queryClient),
        ...api,
      }
      return loadCompanion(request).catch(() => obstacle('error', request, firstPage.venue))
    },
  }
  return (
    <PageRouter firstPage={firstPage} loader={loader}>
      {(shown) => <CompanionApp api={api} queryClient={queryClient} {...shown} />}
    </PageRouter>
  )
}
