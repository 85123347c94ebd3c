import type { QueryClient } from '@tanstack/react-query'
import { use, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { Location, NavigationType, Navigator } from 'react-router-dom'
import type { Api } from '#api/api-context.tsx'
import { browserOnline, hasPageKeeper } from '#platform/online.ts'
import type { Session } from '#session/session.ts'
import { keptPages } from './kept-pages.ts'
import type { ShownPage } from './kept-pages.ts'
import { loadPage, obstacle } from './load-page.ts'
import { routeOf } from './routes.ts'

/** A page that takes longer than this says that it is loading; until then the page before it stays. */
const SLOW_MS = 400

export interface PageSource {
  firstPage: ShownPage
  api: Api
  queryClient: QueryClient
  session: Session
}

/** An address, and how it was come to. */
export interface Address {
  location: Location
  navigationType: NavigationType
}

/** The page of the address, and the address it belongs to: while a page is on its way, those before it. */
export function usePage(source: PageSource, asked: Address, history: Navigator) {
  const { location } = asked
  const [attempt, setAttempt] = useState(0)
  const [pages] = useState(() =>
    keptPages({ pathname: location.pathname, attempt, page: source.firstPage }, ({ pathname }) =>
      follow(pathname, source, history),
    ),
  )
  const wanted = useMemo(() => ({ ...asked, pathname: asked.location.pathname, attempt }), [asked, attempt])
  const shown = useDeferredValue(wanted)
  const [slow, setSlow] = useState<unknown>()
  const next = pages.at(wanted)
  const here = pages.at(shown)
  const page = here instanceof Promise ? use(here) : here
  useEffect(() => pages.keepOnly(shown, wanted), [pages, shown, wanted])
  useEffect(() => {
    if (!(next instanceof Promise)) return undefined
    const timer = setTimeout(() => {
      // Without a network the worker may still have the page; a load asks it.
      if (!browserOnline().isOnline() && hasPageKeeper()) window.location.reload()
      else setSlow(next)
    }, SLOW_MS)
    return () => clearTimeout(timer)
  }, [next])
  const onRetry = useCallback(() => setAttempt((count) => count + 1), [])
  return { page, shown, isLoading: next === slow, onRetry }
}

/** Never settles. */
const never = Promise.race<ShownPage>([])

/** Loads what an address shows; one that leads on never arrives, since another address is on its way. */
async function follow(
  pathname: string,
  { firstPage, api, queryClient, session }: PageSource,
  history: Navigator,
): Promise<ShownPage> {
  const route = routeOf(pathname)
  if (!('alias' in route) || route.alias !== session.alias) {
    // Another venue is another brand: its page comes whole from the server.
    window.location.reload()
    return never
  }
  const { search, allowedModes } = session.visit.getState()
  const now = session.clock.getState().now
  const request = { route, search, allowedModes, now, queryClient, ...api }
  const page = await loadPage(request).catch(() => obstacle('error', firstPage.venue))
  if (page.kind !== 'redirect') return page
  history.replace(page.path)
  return never
}
