import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import type { Api } from '#api/api-context.tsx'
import { requestOf } from '#api/client.ts'
import { isEmbeddable } from '#domain/routes/routes.ts'
import { isFramedByOthers } from '#platform/display.ts'
import type { Session } from '#session/session.ts'
import { systemClock } from '#platform/clock.ts'
import { browserVisibility } from '#platform/visibility.ts'
import { watchPictures } from '#ui/primitives/picture/watch-pictures.ts'

import { AppAt } from './app.tsx'
import type { ReportError } from './error-log.ts'
import { PageRouter } from './page-router.tsx'
import { never, type LeadsOn } from './kept-pages.ts'
import { loadPage, obstacle, type ShownPage } from './load-page.ts'
import { pageQueryClient } from './new-query-client.ts'
import { obstacleView } from './page-view.tsx'
import { routeOf } from './routes.ts'

interface BrowserAppProps {
  firstPage: ShownPage
  api: Api
  queryClient: QueryClient
  session: Session
  report: ReportError
}

/** The app in the browser: the same interface, plus client-side navigation. */
export function BrowserApp({ firstPage, ...around }: BrowserAppProps) {
  const { api, queryClient, session, report } = around
  useBrowserSession(session, report)
  const loader = {
    covers,
    async load({ pathname }: { pathname: string }): Promise<ShownPage | LeadsOn> {
      const route = routeOf(pathname)
      if (!isEmbeddable(route) && isFramedByOthers()) {
        // Checkout and order pages take the whole window.
        window.open(window.location.href, '_top')
        return never
      }
      if (!('alias' in route) || route.alias !== session.alias) {
        // Another venue is another brand: load its page from the server.
        window.location.reload()
        return never
      }
      const request = {
        ...session.visit.getState(),
        route,
        now: session.clock.getState().now,
        queryClient: await pageQueryClient(queryClient),
        ...api,
      }
      const page = await loadPage(request).catch((error: unknown) =>
        obstacle('error', firstPage.venue, requestOf(error)),
      )
      if (page.kind === 'redirect') return { to: page.path }
      if (page.at) return { to: page.at }
      if (page.kind === 'obstacle') await obstacleView.fetch()
      return page
    },
  }
  return (
    <PageRouter firstPage={firstPage} home={session.home} loader={loader}>
      {(shown) => <AppAt {...around} {...shown} />}
    </PageRouter>
  )
}

/** A menu and the plates that open over it are one page. @source diner spec §2.5 plateDetailInModal */
function covers(page: ShownPage, from: string, to: string): boolean {
  if (page.kind !== 'screen' || page.screenId !== 'menu') return false
  if (!page.venue.branch?.generalConfig.menuConfig.plateDetailInModal) return false
  const [one, other] = [routeOf(from), routeOf(to)]
  return (
    one.kind === 'menu' &&
    other.kind === 'menu' &&
    one.alias === other.alias &&
    one.mode === other.mode &&
    (other.category === undefined || other.plate !== undefined)
  )
}

/** How often opening hours and delays are re-evaluated. */
const CLOCK_MS = 30_000

/**
 * Runs after hydration: loads what this device has stored, starts the clock, and makes failed pictures transparent. The
 * cart is read earlier. Changes that other tabs make to the cart and the diner are followed, also when the page returns
 * from the back/forward cache.
 */
function useBrowserSession(session: Session, report: ReportError) {
  useEffect(() => {
    const follow = () => {
      session.cart.getState().follow()
      session.diner.getState().follow()
    }
    const tick = () => {
      session.clock.getState().set(systemClock.now())
      follow()
    }
    tick()
    const stopClock = systemClock.every(CLOCK_MS, tick)
    const stopWatching = browserVisibility().onChange(tick)
    addEventListener('storage', follow)
    addEventListener('pageshow', follow)
    return () => {
      stopClock()
      stopWatching()
      removeEventListener('storage', follow)
      removeEventListener('pageshow', follow)
    }
  }, [session])

  useEffect(() => watchPictures(document, (src) => report(`Not loaded: picture ${src}`)), [report])
}
